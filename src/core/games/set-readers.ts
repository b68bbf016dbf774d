import type { Result } from '../engine';
import { readCustomSet, type SetFault, type SetFile } from './spanish-main/custom-set';

export type { SetFault, SetFile } from './spanish-main/custom-set';

/** A set of cards of somebody's own; what is in it is the game's affair. */
export type OwnSet = { readonly id: string; readonly name: string };

/** A game that takes sets of one's own. */
export type SetReader = {
  /** The option that holds the sets of a match, as a list. */
  readonly option: string;
  /** Files made into one set, or every fault with its file and field. */
  readonly read: (id: string, name: string, files: readonly SetFile[]) => Result<OwnSet, readonly SetFault[]>;
};

export const setReaders: ReadonlyMap<string, SetReader> = new Map([
  ['spanish-main', { option: 'sets', read: readCustomSet }],
]);
