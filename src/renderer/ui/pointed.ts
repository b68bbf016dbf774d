import { useEffect } from 'react';
import { createStore, useStore } from 'zustand';

const NOBODY: ReadonlySet<string> = new Set();

/** What a lesson points at: pieces of the table by id, controls by test id. */
const pointed = createStore<ReadonlySet<string>>(() => NOBODY);

/** Points at these for as long as the component is there. */
export function usePointing(ids: readonly string[]): void {
  const key = ids.join('\n');
  useEffect(() => {
    pointed.setState(key === '' ? NOBODY : new Set(key.split('\n')), true);
    return () => pointed.setState(NOBODY, true);
  }, [key]);
}

/** Whether this is pointed at; a part without a name never is. */
export const usePointed = (id: string | undefined): boolean =>
  useStore(pointed, (ids) => id !== undefined && ids.has(id));

/** All that is pointed at, for a scene to mark its pieces. */
export const usePointedPieces = (): ReadonlySet<string> => useStore(pointed);
