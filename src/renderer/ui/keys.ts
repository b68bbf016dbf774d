/** A key with its modifiers in one fixed spelling: `Ctrl+Z`, `Shift+ArrowUp`, `?`. */
export function keyOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string {
  const printable = event.key.length === 1;
  const key = printable ? event.key.toUpperCase() : event.key;
  const parts = [
    event.ctrlKey || event.metaKey ? 'Ctrl' : '',
    event.altKey ? 'Alt' : '',
    // Shift is already in a character like `?`; with a letter or a named key it must be told.
    event.shiftKey && (!printable || /[A-Z]/.test(key)) ? 'Shift' : '',
    key === ' ' ? 'Space' : key,
  ];
  return parts.filter(Boolean).join('+');
}

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Enter: '⏎',
  Backspace: '⌫',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

/** How a key is written on a button. */
export const keyLabel = (key: string): string =>
  key
    .split('+')
    .map((part) => SIGNS[part] ?? part)
    .join(' ');

/** True where a key press is meant for a field and no shortcut may take it. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  ) {
    return true;
  }
  const silent = ['button', 'checkbox', 'radio', 'range', 'submit', 'reset'];
  return target instanceof HTMLInputElement && !silent.includes(target.type);
}
