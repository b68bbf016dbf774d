import type { Game, GameTypes } from '../game';
import { jsonFault, stableJson } from '../json';
import { type Message, messageSchema } from '../message';
import type { Random } from '../random';
import { type Seat, seatsUpTo, type Viewer } from '../seat';
import type { Violation } from '../violation';

/** Everything that a failure names, so that it can be run again. */
export type Failure = {
  readonly game: string;
  /** Seed of this one game: `kit(game, { seed, games: 1 })` runs it again. */
  readonly seed: number;
  readonly seats: number;
  /** How many commands had been played. */
  readonly command: number;
  /** Short name of the check. */
  readonly invariant: string;
  readonly detail: string;
};

/** One position under test, and what the checks of it share. */
export type Probe<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly state: T['state'];
  readonly seats: readonly Seat[];
  readonly random: Random;
  readonly freeForm: boolean;
  /** Catalogue of texts: every message that comes up must be in it. */
  readonly text: Readonly<Record<string, string>> | null;
  /** Kinds of events that say openly what no view keeps (somebody looked at a card). */
  readonly spoken: ReadonlySet<string>;
  readonly fail: (invariant: string, detail: string) => void;
};

export const viewersOf = (seats: readonly Seat[]): Viewer[] => [...seats, 'spectator'];

export const seatsFor = (count: number): readonly Seat[] => seatsUpTo(count);

/** Runs one of the game's functions; that it throws or changes the state is a failure, and null is returned. */
export function guarded<T extends GameTypes, R>(probe: Probe<T>, name: string, run: () => R): R | null {
  const before = JSON.stringify(probe.state);
  try {
    const value = run();
    if (JSON.stringify(probe.state) !== before) probe.fail('pure', `${name} changed the state`);
    return value;
  } catch (error) {
    probe.fail('throws', `${name} threw ${error instanceof Error ? (error.stack ?? error.message) : error}`);
    return null;
  }
}

/** Fails where two values' stable texts differ, and shows the neighbourhood of the first difference. */
export function same<T extends GameTypes>(
  probe: Probe<T>,
  invariant: string,
  what: string,
  expected: unknown,
  actual: unknown,
): boolean {
  const a = textOf(expected);
  const b = textOf(actual);
  if (a === b) return true;
  let i = 0;
  while (a[i] === b[i]) i++;
  const cut = (text: string) => text.slice(Math.max(0, i - 60), i + 60);
  probe.fail(invariant, `${what} differs: …${cut(a)}… against …${cut(b)}…`);
  return false;
}

function textOf(value: unknown): string {
  try {
    return stableJson(value);
  } catch (error) {
    return `not JSON: ${error instanceof Error ? error.message : error}`;
  }
}

export function plain<T extends GameTypes>(probe: Probe<T>, what: string, value: unknown): void {
  const fault = jsonFault(value);
  if (fault) probe.fail('plain JSON', `${what}: ${fault}`);
}

export function wellFormed<T extends GameTypes>(probe: Probe<T>, what: string, message: Message): void {
  const parsed = messageSchema.safeParse(message);
  if (!parsed.success) probe.fail('message', `${what}: ${parsed.error.message}`);
  else for (const id of idsOf(message)) knownText(probe, what, id);
}

function knownText<T extends GameTypes>(probe: Probe<T>, what: string, id: string): void {
  if (probe.text && !Object.hasOwn(probe.text, id)) probe.fail('message', `${what}: no text for ${id}`);
}

function idsOf(param: unknown): string[] {
  if (Array.isArray(param)) return param.flatMap(idsOf);
  if (typeof param !== 'object' || param === null || !('id' in param)) return [];
  const nested = 'params' in param && param.params ? Object.values(param.params).flatMap(idsOf) : [];
  return [String(param.id), ...nested];
}

export function wellFormedViolation<T extends GameTypes>(probe: Probe<T>, v: Violation): void {
  plain(probe, `violation ${v.code}`, v);
  if (!probe.game.clauses.some((clause) => clause.id === v.clause)) {
    probe.fail('clause', `violation ${v.code} cites ${v.clause}, which is no clause of the game`);
  }
  wellFormed(probe, `violation ${v.code}`, {
    id: `${probe.game.id}.refused.${v.code}`,
    ...(v.params && { params: v.params }),
  });
}
