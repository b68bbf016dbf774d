let answer: boolean | null = null;

/** Whether the address asks for the table in words alone: `?words`. */
export const asksForWords = (): boolean => new URLSearchParams(window.location.search).has('words');

/** Whether the 3D table can be drawn and is wanted. Asked once: a context is dear. */
export function hasWebGl(): boolean {
  answer ??= !asksForWords() && canDraw();
  return answer;
}

function canDraw(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
