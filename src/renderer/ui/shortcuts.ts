import { useEffect, useRef } from 'react';
import { createStore, useStore } from 'zustand';
import { isTyping, keyOf } from './keys';

export type Shortcut = {
  /** Stable, for a player's own keys: `table.undo`. */
  readonly id: string;
  readonly key: string;
  /** In words, for the overlay that `?` shows. */
  readonly label: string;
  /** The heading it stands under there. */
  readonly group: string;
  readonly run: () => void;
};

type Bound = { readonly list: readonly Shortcut[]; readonly own: Readonly<Record<string, string>> };

/** Every shortcut that works now, the latest bound last: it wins where two want the same key. */
export const shortcuts = createStore<Bound>(() => ({ list: [], own: {} }));

const keyFor = (shortcut: Shortcut, own: Bound['own']): string => own[shortcut.id] ?? shortcut.key;

/** Binds a key for as long as the component is there (`null`: not now). */
export function useShortcut(shortcut: Shortcut | null): void {
  const run = useRef(shortcut?.run);
  run.current = shortcut?.run;
  const { id, key, label, group } = shortcut ?? { id: null, key: '', label: '', group: '' };
  useEffect(() => {
    if (id === null) return;
    const bound: Shortcut = { id, key, label, group, run: () => run.current?.() };
    shortcuts.setState(({ list }) => ({ list: [...list, bound] }));
    return () => shortcuts.setState(({ list }) => ({ list: list.filter((other) => other !== bound) }));
  }, [id, key, label, group]);
}

/** What works now with the keys that work it, own keys put in. */
export function useShortcutList(): readonly Shortcut[] {
  const { list, own } = useStore(shortcuts);
  return list.map((shortcut) => ({ ...shortcut, key: keyFor(shortcut, own) }));
}

const leavesField = (field: EventTarget | null, key: string): boolean =>
  key === 'Escape' ||
  key === 'Ctrl+Enter' ||
  (key === 'Enter' && (field instanceof HTMLInputElement || field instanceof HTMLSelectElement));

const pressesItself = (target: EventTarget | null, key: string): boolean =>
  (key === 'Enter' || key === 'Space') &&
  target instanceof HTMLElement &&
  target.closest('button, a[href], summary') !== null;

/** Listens to the whole window. @returns a function that stops it */
export function listenToKeys(target: Window): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    const key = keyOf(event);
    // In a field every key is the field's, but for those that leave it; what is focused is pressed by its own keys.
    if (isTyping(event.target) ? !leavesField(event.target, key) : pressesItself(event.target, key)) return;
    // An open dialog keeps the keys to itself: what lies under it must not act.
    const inDialog = document.querySelector('dialog[open]') !== null;
    const { list, own } = shortcuts.getState();
    const hit = list.findLast(
      (shortcut) => keyFor(shortcut, own) === key && (!inDialog || shortcut.group === 'dialog'),
    );
    if (!hit) return;
    event.preventDefault();
    hit.run();
  };
  target.addEventListener('keydown', onKey);
  return () => target.removeEventListener('keydown', onKey);
}
