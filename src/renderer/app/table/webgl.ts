let answer: boolean | null = null;

/** Whether this machine can draw the 3D table. Asked once: a context is dear. `?words` in the address says no. */
export function hasWebGl(): boolean {
  answer ??= !new URLSearchParams(window.location.search).has('words') && canDraw();
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
