import type { z } from 'zod';
import type { Clause } from './clause';
import type { Message } from './message';
import type { Random } from './random';
import type { Result } from './result';
import type { Seat, Viewer } from './seat';
import type { Violation } from './violation';

/** Commands, events, questions and open choices are discriminated unions on `kind`, in plain JSON. */
export type Tagged = { readonly kind: string };

/**
 * Something that has happened. `final` marks what can't be taken back without everybody's consent:
 * a hidden thing was revealed, or chance spoke.
 */
export type GameEvent = Tagged & { readonly final?: true };

/** What a seat may do: every discrete command, and a description of each continuous choice (a ship's move). */
export type Legal<C, L> = { readonly commands: readonly C[]; readonly open: readonly L[] };

export type Outcome = {
  /** One entry for each seat, in the game's own unit (gold, glory, money). */
  readonly scores: readonly number[];
  /** Several for a shared win; none for a draw. */
  readonly winners: readonly Seat[];
  /**
   * The place of each seat, 1 for the first, equal ones shared: where more than the score decides, so that the right one
   * wins when the first has resigned.
   */
  readonly places?: readonly number[];
  /** Why the game is over. */
  readonly reason: Message;
};

/** One house rule: how the options page shows a field of `options.schema`. */
export type OptionHelp = {
  readonly label: string;
  readonly help: string;
  readonly house?: true;
  /** Not for the options page: something else sets it (a campaign). */
  readonly hidden?: true;
};

export type OptionsSpec<O> = {
  readonly schema: z.ZodType<O>;
  readonly defaults: O;
  /** Named sets of options, the recommended one first. */
  readonly presets: readonly { readonly id: string; readonly name: string; readonly options: O }[];
  readonly help: { readonly [K in keyof O]-?: OptionHelp };
};

/** An opponent. It is given a view, never a state. */
export type Bot<V, C> = {
  readonly level: 'deckhand' | 'mate' | 'captain';
  /** e.g. hunter, trader, raider */
  readonly character?: string;
  choose(view: V, seat: Seat, budget: Budget, random: Random): Choice<C>;
};

/** How much work one decision may take. `iterations` makes results repeat; `expired` is asked now and then. */
export type Budget = { readonly iterations?: number; readonly expired: () => boolean };
export type Choice<C> = { readonly command: C; readonly reason: Message };

/** The type parameters of a game, in one place. All of them are plain JSON. */
export type GameTypes = {
  options: object;
  state: object;
  command: Tagged;
  event: GameEvent;
  view: object;
  question: Tagged;
  answer: object;
  /** An open (continuous) choice in `legal`. */
  open: Tagged;
};

/**
 * The contract that every game keeps: a record of pure functions over plain JSON state.
 * The split of game and state, and one test kit for all, follow OpenSpiel.
 */
export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly name: string;
  /** Least and most players. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Rises when a rule changes. */
  readonly rulesVersion: number;
  /** Everything can be undone, whoever did it and whatever it showed: a table without rules (the sandbox). */
  readonly freeUndo?: true;
  readonly options: OptionsSpec<T['options']>;
  readonly schemas: {
    readonly state: z.ZodType<T['state']>;
    readonly command: z.ZodType<T['command']>;
    readonly question: z.ZodType<T['question']>;
  };
  readonly clauses: readonly Clause[];

  /** The first state. @param seats how many play */
  setUp(options: T['options'], seats: number, random: Random): T['state'];
  /** The seats that may act now; none once it is over, and none in a free-form game, where anybody may. */
  toAct(state: T['state']): readonly Seat[];
  /** What `seat` may do now; empty when it isn't to act. Must depend on what the seat may know alone. */
  legal(state: T['state'], seat: Seat): Legal<T['command'], T['open']>;
  /** One legal command, continuous ones included. Only called for a seat in `toAct`. */
  sample(state: T['state'], seat: Seat, random: Random): T['command'];
  /** Never changes the state. */
  check(state: T['state'], seat: Seat, command: T['command']): Result<undefined, Violation>;
  /** Changes a state that the caller owns. Never fails after `check`. */
  play(state: T['state'], seat: Seat, command: T['command'], random: Random): T['event'][];
  /** What `viewer` may know, with what it has learnt. Nothing else ever leaves the main process. */
  view(state: T['state'], viewer: Viewer): T['view'];
  /** The event as `viewer` may know it, or null when it learns nothing at all. */
  redact(event: T['event'], viewer: Viewer, state: T['state']): T['event'] | null;
  /** Measuring and previews, answered from a view: pure, never a change, never a leak. */
  ask(view: T['view'], question: T['question']): T['answer'];
  /** A full state that agrees with the view, the hidden part drawn at random. */
  imagine(view: T['view'], random: Random): T['state'];
  /** Null until it is over. */
  outcome(state: T['state']): Outcome | null;
  /** What must always hold; a list of what doesn't. Checked after each command in tests. */
  invariants(state: T['state']): readonly string[];
  /** The sentence for the log, or null for an event that isn't worth one. The event is already redacted. */
  describe(event: T['event']): Message | null;
  /** The position as loose pieces on a table. */
  lay(state: T['state']): readonly Piece[];
  /** And back: a state, or the list of what makes it illegal. */
  pickUp(pieces: readonly Piece[], options: T['options']): Result<T['state'], readonly Message[]>;
  readonly bots: readonly Bot<T['view'], T['command']>[];
}

/** A loose piece on the sandbox's table. Millimetres, degrees; `data` is the game's own and survives the way back. */
export type Piece = {
  readonly id: string;
  /** e.g. `spanish-main/ship`, `piratas/card` */
  readonly kind: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly face: 'up' | 'down';
  /** Whose hand or area it lies in, if anybody's. */
  readonly owner: Seat | null;
  readonly data: Readonly<Record<string, unknown>>;
};

/**
 * A game of which only the contract is known. Members are methods, so TypeScript lets a particular game stand
 * here; whoever holds an `AnyGame` parses what comes from outside with `schemas` first.
 */
export type AnyGame = Game<GameTypes>;
