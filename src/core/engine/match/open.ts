import type { AnyGame } from '../game';
import { cloneJson } from '../json';
import { err, ok, type Result } from '../result';
import { type Entry, type MatchStart, matchStartSchema, type Snapshot } from './entry';
import { firstPosition, Line } from './line';
import { Match } from './match';
import { type MatchRefusal, refuse } from './refusal';

/** A new match, or why these options, seats or position can't be played. @param entropy a fresh 32-bit number for salts */
export function startMatch(
  game: AnyGame,
  wanted: MatchStart,
  entropy: () => number,
): Result<Match, MatchRefusal> {
  const parsed = matchStartSchema.safeParse(wanted);
  if (!parsed.success) return refuse('bad-seats', { problem: parsed.error.issues[0]?.message ?? '' });
  const start = parsed.data;
  const { min, max } = game.seats;
  const seats = start.players.length;
  if (start.game !== game.id || seats < min || seats > max) return refuse('bad-seats', { seats, min, max });
  const options = game.options.schema.safeParse(start.options);
  if (!options.success) {
    const [issue] = options.error.issues;
    const where = issue?.path.map(String).join('.') ?? '';
    return refuse('bad-options', { where, problem: issue?.message ?? '' });
  }
  if (start.position) {
    const position = checkPosition(game, start.position, seats);
    if (position) return refuse('bad-position', { problem: position });
  }
  try {
    return ok(new Match(game, start, new Line(game, firstPosition(game, start)), entropy));
  } catch (error) {
    return refuse('bad-options', {
      where: '',
      problem: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Why a state can't be begun from, or null. */
export function checkPosition(game: AnyGame, position: object, seats: number): string | null {
  const parsed = game.schemas.state.safeParse(position);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? 'not a state'}`;
  }
  try {
    const state = cloneJson(parsed.data);
    const broken = game.invariants(state);
    if (broken.length > 0) return broken.join('; ');
    return game.toAct(state).some((seat) => seat >= seats) ? `a position of more than ${seats} seats` : null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export type SavedMatch = {
  readonly start: MatchStart;
  readonly entries: readonly Entry[];
  /** In order; the last that holds is opened from, earlier ones let undo go back quickly. */
  readonly snapshots?: readonly Snapshot[];
};

/** Why a log can't be opened further than to `entry` − 1. */
export type OpenFault = { readonly entry: number; readonly code: string; readonly why: string };

/**
 * A match from its log: from the last snapshot, then entry by entry, each checked.
 * @returns a fault at the first entry that the rules refuse; what comes before it can be opened
 */
export function openMatch(game: AnyGame, saved: SavedMatch, entropy: () => number): Result<Match, OpenFault> {
  const { start, entries } = saved;
  const sameRules = start.rulesVersion === game.rulesVersion;
  const snapshots = (saved.snapshots ?? []).filter(
    (one) => one.rulesVersion === game.rulesVersion && one.entries <= entries.length,
  );
  const last = snapshots.at(-1);
  if (!last && !sameRules) {
    return err({ entry: 0, code: 'old-rules', why: `rules ${start.rulesVersion}, and no snapshot` });
  }
  const bad = last && badSnapshot(game, last, start);
  if (bad) return err({ entry: last.entries, code: 'bad-snapshot', why: bad });
  const earlier = entries.slice(0, last?.entries ?? 0);
  const whole = sameRules && !earlier.some((entry) => entry.kind === 'lost');
  const fresh = last && !whole ? matchFrom(game, start, last, entropy) : startMatch(game, start, entropy);
  if (!fresh.ok) return err({ entry: 0, code: fresh.error.code, why: whyOf(fresh.error) });
  if (last) fresh.value.resume(earlier, snapshots, !whole);
  return follow(fresh.value, entries.slice(last?.entries ?? 0));
}

/** After older rules or lost lines a match begins for us where its newest snapshot stands; what was before is for viewing. */
function matchFrom(
  game: AnyGame,
  start: MatchStart,
  { state, random, entries }: Snapshot,
  entropy: () => number,
): Result<Match, MatchRefusal> {
  const line = new Line(game, { state: game.schemas.state.parse(state), random });
  return ok(new Match(game, start, line, entropy, entries));
}

function badSnapshot(game: AnyGame, { state, table, since }: Snapshot, start: MatchStart): string | null {
  const seats = start.players.length;
  const lists = [table.players, table.notebooks, since];
  if (lists.some((list) => list.length !== seats)) return `not for ${seats} seats`;
  return checkPosition(game, state, seats);
}

function follow(match: Match, entries: readonly Entry[]): Result<Match, OpenFault> {
  for (const entry of entries) {
    const done = applyRead(match, entry);
    if (!done.ok) {
      return err({ entry: match.entries.length + 1, code: done.error.code, why: whyOf(done.error) });
    }
  }
  return ok(match);
}

/** One entry read from a journal: its command is parsed before the rules see it. */
export function applyRead(match: Match, entry: Entry): ReturnType<Match['apply']> {
  if (entry.kind !== 'play') return match.apply(entry);
  const command = match.game.schemas.command.safeParse(entry.command);
  if (!command.success) return refuse('bad-command', { problem: command.error.issues[0]?.message ?? '' });
  return match.apply({ ...entry, command: command.data });
}

const whyOf = ({ message, violation }: MatchRefusal): string =>
  violation
    ? `${violation.code} [${violation.clause}]`
    : [message.id, ...Object.values(message.params ?? {}).map(String)].join(' ');
