import type { Entry, Match, Message, Result } from '../../core/engine';
import type { Settings } from '../../shared/settings';
import type { ShelfEntry } from '../../shared/table';

/** Why the disk says no. */
export type StoreFault = { readonly code: string; readonly message: Message };

/** Where the lines of one match go. */
export interface MatchJournal {
  readonly id: string;
  /** Resolves once the lines are on disk. What fails is kept and written with the next ones. */
  append(match: Match, entries: readonly Entry[]): Promise<Result<undefined, StoreFault>>;
  /** With a last snapshot, so that it opens at once. */
  close(match?: Match): Promise<unknown>;
}

export type OpenedMatch = {
  readonly match: Match;
  readonly name: string;
  /** Null: only for viewing. */
  readonly journal: MatchJournal | null;
  readonly report: { readonly messages: readonly Message[] };
};

/** The part of the store that the host needs. */
export interface MatchStore {
  list(): Promise<readonly SavedMatch[]>;
  /** What lies in the bin. */
  bin(): Promise<readonly SavedMatch[]>;
  /** Out of the bin, for good. */
  purge(id: string): Promise<Result<unknown, StoreFault>>;
  create(name: string, match: Match): Promise<Result<MatchJournal, StoreFault>>;
  open(id: string): Promise<Result<OpenedMatch, StoreFault>>;
  /** As it is on disk: nothing is repaired and nothing is kept open. */
  look(id: string): Promise<Result<OpenedMatch, StoreFault>>;
  rename(id: string, name: string): Promise<Result<unknown, StoreFault>>;
  duplicate(id: string): Promise<Result<string, StoreFault>>;
  discard(id: string): Promise<Result<unknown, StoreFault>>;
  restore(id: string): Promise<Result<unknown, StoreFault>>;
  exportText(id: string): Promise<Result<string, StoreFault>>;
  importText(
    text: string,
  ): Promise<
    Result<{ readonly id: string; readonly report: { readonly messages: readonly Message[] } }, StoreFault>
  >;
  /** From memory, for when the disk takes nothing. */
  exportMatch(name: string, match: Match): string;
}

export type SavedMatch = Omit<ShelfEntry, 'match' | 'seats'> & {
  readonly id: string;
  readonly players: readonly { readonly kind: 'person' | 'opponent'; readonly name: string }[];
};

export interface SettingsStore {
  load(): Promise<Settings>;
  save(settings: Settings): Promise<Result<unknown, StoreFault>>;
}
