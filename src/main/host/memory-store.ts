import { type Entry, err, type Match, message, ok, openMatch } from '../../core/engine';
import { defaultSettings, type Settings } from '../../shared/settings';
import type { MatchStore, SavedMatch, SettingsStore, StoreFault } from './ports';

type Kept = { name: string; match: Match; entries: Entry[]; binned: boolean };

const missing = (id: string) =>
  err<StoreFault>({ code: 'missing', message: message('host.refused.no-such-match', { id }) });

/** A shelf that lasts as long as the program: for tests. Like the disk's it keeps lines, not live matches. */
export function memoryStore(entropy: () => number): MatchStore {
  const kept = new Map<string, Kept>();
  let count = 0;
  const put = (name: string, match: Match): string => {
    const id = `${match.game.id}-${++count}`;
    kept.set(id, { name, match, entries: [...match.entries], binned: false });
    return id;
  };
  const reopened = ({ match, entries }: Kept) =>
    openMatch(match.game, { start: match.start, entries }, entropy);
  const journalOf = (id: string, into: Kept) => ({
    id,
    append: async (_match: Match, entries: readonly Entry[]) => {
      into.entries.push(...entries);
      return ok(undefined);
    },
    close: async () => undefined,
  });
  const listed = (binned: boolean): SavedMatch[] =>
    [...kept].flatMap(([id, one]) => (one.binned === binned ? [described(id, one)] : []));
  const opened: MatchStore['open'] = async (id) => {
    const one = kept.get(id);
    if (!one || one.binned) return missing(id);
    const match = reopened(one);
    if (!match.ok) return err({ code: 'damaged', message: message('host.refused.bad-save') });
    const { name } = one;
    return ok({ match: match.value, name, journal: journalOf(id, one), report: { messages: [] } });
  };
  return {
    list: async () => listed(false),
    bin: async () => listed(true),
    purge: async (id) => (kept.delete(id) ? ok(undefined) : missing(id)),
    create: async (name, match) => {
      const id = put(name, match);
      const one = kept.get(id);
      return one ? ok(journalOf(id, one)) : missing(id);
    },
    open: opened,
    look: async (id) => {
      const read = await opened(id);
      return read.ok ? ok({ ...read.value, journal: null }) : read;
    },
    rename: async (id, name) => change(kept.get(id), id, (one) => Object.assign(one, { name })),
    discard: async (id) => change(kept.get(id), id, (one) => Object.assign(one, { binned: true })),
    restore: async (id) => change(kept.get(id), id, (one) => Object.assign(one, { binned: false })),
    duplicate: async (id) => {
      const one = kept.get(id);
      const match = one && reopened(one);
      return one && match?.ok ? ok(put(one.name, match.value)) : missing(id);
    },
    exportText: async (id) => {
      const one = kept.get(id);
      return one ? ok(JSON.stringify({ start: one.match.start, entries: one.entries })) : missing(id);
    },
    importText: async () => err({ code: 'damaged', message: message('host.refused.bad-save') }),
    exportMatch: (_name, match) => JSON.stringify({ start: match.start, entries: match.entries }),
  };
}

function change(one: Kept | undefined, id: string, how: (one: Kept) => void) {
  if (!one) return missing(id);
  how(one);
  return ok(undefined);
}

const described = (id: string, { name, match, entries }: Kept): SavedMatch => ({
  id,
  game: match.game.id,
  name,
  players: match.players,
  commands: entries.filter((entry) => entry.kind === 'play').length,
  created: 0,
  changed: 0,
  finished: match.outcome() !== null,
  bytes: 0,
  integrity: 'ok',
  trouble: null,
});

export function memorySettings(): SettingsStore {
  let kept: Settings = defaultSettings;
  return {
    load: async () => kept,
    save: async (settings) => {
      kept = settings;
      return ok(undefined);
    },
  };
}
