import {
  type AnyGame,
  applyRead,
  err,
  hashJson,
  type Match,
  type Message,
  message,
  ok,
  openMatch,
  type Result,
  type Snapshot,
} from '../../core/engine';
import { fault, type StorageFault } from './faults';
import type { Gathered } from './gather';
import type { StateMigrations } from './migrations';
import { type Plan, planOf } from './plan';

export type OpenedSave = {
  readonly match: Match;
  readonly plan: Plan;
  /** What the player is told: dropped, rescued, lost. */
  readonly messages: readonly Message[];
  /** Entries of the file that are not in the match. */
  readonly lost: number;
  /** Null, or why the match is for viewing alone. */
  readonly readOnly: Message | null;
  /** The file should be written anew: it held something that is not in the match, or is not in its place. */
  readonly repair: boolean;
};

export type OpenWith = {
  readonly entropy: () => number;
  readonly migrations: StateMigrations;
};

type Tried = { readonly match: Match } | { readonly cut: number; readonly why: string };

/**
 * A match out of what was gathered: from the newest sound snapshot, then entry by entry, each checked by the rules and by
 * its hash. Where that fails, the match is opened up to there.
 */
export function openGathered(
  game: AnyGame,
  gathered: Gathered,
  { entropy, migrations }: OpenWith,
): Result<OpenedSave, StorageFault> {
  const { header } = gathered;
  const messages: Message[] = [];
  let limit = Number.POSITIVE_INFINITY;
  let refused: string | null = null;
  // Each round cuts at least one entry or ends; a save that needs many rounds is garbage.
  for (let round = 0; round < 8; round++) {
    const plan = planOf(gathered, limit);
    const tried = tryOpen(game, gathered, plan, { entropy, migrations });
    if (!tried.ok) return tried;
    if ('cut' in tried.value) {
      limit = tried.value.cut;
      refused ??= tried.value.why;
      continue;
    }
    const { match } = tried.value;
    const all = planOf(gathered);
    const lost = all.entries.length + all.beyond - plan.entries.length;
    if (gathered.torn) messages.push(message('storage.report.torn'));
    if (gathered.rescued > 0) messages.push(message('storage.report.rescued', { lines: gathered.rescued }));
    if (plan.missing > 0) messages.push(message('storage.report.missing', { entries: plan.missing }));
    if (refused !== null) messages.push(message('storage.report.refused', { why: refused }));
    if (lost > 0) messages.push(message('storage.report.cut', { kept: plan.entries.length, lost }));
    const repair = messages.length > 0 || gathered.faulty > 0;
    if (gathered.faulty > 0 && messages.length === 0) {
      messages.push(message('storage.report.dropped', { lines: gathered.faulty }));
    }
    const newest = plan.snapshots.at(-1)?.snapshot.rulesVersion ?? header.start.rulesVersion;
    const newer = gathered.newer || newest > game.rulesVersion;
    if (newest < game.rulesVersion) messages.push(message('storage.report.older-rules'));
    return ok({
      match,
      plan,
      messages,
      lost,
      readOnly: newer ? message('storage.read-only.newer') : null,
      repair,
    });
  }
  return fault('damaged', { problem: refused ?? 'too much is broken' });
}

function tryOpen(
  game: AnyGame,
  { header }: Gathered,
  plan: Plan,
  { entropy, migrations }: OpenWith,
): Result<Tried, StorageFault> {
  const { start } = header;
  let snapshots = plan.snapshots.slice(-KEPT_SNAPSHOTS);
  const foreign = snapshots.some(({ snapshot }) => snapshot.rulesVersion !== game.rulesVersion);
  while (true) {
    const usable = snapshots
      .filter(({ snapshot, hash }) => hashOfSnapshot(snapshot) === hash)
      .map(({ snapshot }) => lift(game, snapshot, migrations))
      .filter((one) => one !== null);
    const base = usable.at(-1)?.entries ?? 0;
    // Missing entries need a sound snapshot after them.
    if (plan.entries.slice(base).some((entry) => entry.kind === 'lost')) {
      const gap = plan.entries.findIndex((entry, i) => i >= base && entry.kind === 'lost');
      return ok({ cut: gap, why: `entry ${gap + 1} is missing` });
    }
    const opened = openMatch(
      game,
      { start, entries: plan.entries.slice(0, base), snapshots: usable },
      entropy,
    );
    if (!opened.ok) {
      const { code, entry, why } = opened.error;
      // A snapshot that the rules refuse is dropped, and the one before it tried.
      if (snapshots.length > 0 && (code === 'bad-snapshot' || code === 'old-rules')) {
        snapshots = code === 'bad-snapshot' ? snapshots.slice(0, -1) : [];
        continue;
      }
      return fault('damaged', { problem: `entry ${entry}: ${why}` });
    }
    return ok(followTail(opened.value, plan, base, !foreign));
  }
}

/** How many of the newest snapshots are looked at: the last to open from, those before for undo and as a spare. */
const KEPT_SNAPSHOTS = 3;

/** @param hashed false where older rules made the hashes */
function followTail(match: Match, { entries, hashes }: Plan, base: number, hashed: boolean): Tried {
  for (let i = base; i < entries.length; i++) {
    const entry = entries[i];
    if (!entry) break;
    const done = applyRead(match, entry);
    if (!done.ok) return { cut: i, why: `entry ${i + 1}: ${done.error.violation?.code ?? done.error.code}` };
    const hash = hashes[i];
    if (hashed && hash && match.hash() !== hash) return { cut: i, why: `entry ${i + 1}: another state` };
  }
  return { match };
}

/** A snapshot in the present rules, or null where no migration leads there. */
function lift(game: AnyGame, snapshot: Snapshot, migrations: StateMigrations): Snapshot | null {
  let { state } = snapshot;
  for (let version = snapshot.rulesVersion; version < game.rulesVersion; version++) {
    const step = migrations.get(`${game.id}/${version}`);
    // Without a step the state is tried as it is: most rule changes leave its shape alone.
    if (step) state = { ...step(state) };
  }
  return { ...snapshot, state, rulesVersion: game.rulesVersion };
}

/** As `Match.hash` makes it. */
export const hashOfSnapshot = ({ state, random, table }: Snapshot): string =>
  hashJson([state, random, table]);

/** Where the log and the rules first differ. `entry` 0: before any command. */
export type Difference = { readonly at: number; readonly why: string };

/**
 * The whole match from its first position, every command checked and every hash compared: nothing is repaired, nothing
 * trusted.
 */
export function verify(game: AnyGame, gathered: Gathered, entropy: () => number): Result<Match, Difference> {
  const plan = planOf(gathered);
  const opened = openMatch(game, { start: gathered.header.start, entries: [] }, entropy);
  if (!opened.ok) return err({ at: 0, why: opened.error.why });
  const match = opened.value;
  const snapshots = new Map(plan.snapshots.map((one) => [one.snapshot.entries, one]));
  for (let i = 0; i <= plan.entries.length; i++) {
    const entry = plan.entries[i - 1];
    if (entry) {
      if (entry.kind === 'lost') return err({ at: i, why: 'the line is missing or can’t be read' });
      const done = applyRead(match, entry);
      if (!done.ok) return err({ at: i, why: done.error.violation?.code ?? done.error.code });
      const hash = plan.hashes[i - 1];
      if (hash && match.hash() !== hash) return err({ at: i, why: 'the state after it has another hash' });
    }
    const here = snapshots.get(i);
    if (here && (here.hash !== match.hash() || hashOfSnapshot(here.snapshot) !== here.hash)) {
      return err({ at: i, why: 'the snapshot is of another state' });
    }
  }
  const next = plan.entries.length + 1;
  if (plan.beyond > 0) return err({ at: next, why: 'the line is missing or can’t be read' });
  if (gathered.torn) return err({ at: next, why: 'the last line is not whole' });
  if (gathered.faulty > 0)
    return err({ at: next, why: 'some lines can’t be read, come twice or out of order' });
  return ok(match);
}
