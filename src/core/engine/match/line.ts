import type { AnyGame, GameEvent } from '../game';
import { cloneJson, stableJson } from '../json';
import { Random, type RandomState } from '../random';
import { err, ok, type Result } from '../result';
import type { Seat } from '../seat';
import type { MatchStart } from './entry';

export type PlayStep = {
  readonly kind: 'play';
  readonly entry: number;
  readonly seat: Seat;
  readonly command: { readonly kind: string };
};

/** One step of the game as it stands, without what was struck out. */
export type LineStep = PlayStep | { readonly kind: 'salt'; readonly entry: number; readonly salt: number };

export type Mark = {
  readonly steps: readonly LineStep[];
  readonly state: object;
  readonly random: RandomState;
};

/** A step that can't be taken: the log doesn't fit the rules. */
export type LineFault = { readonly entry: number; readonly why: string };

const SPACING = 50;

/**
 * The game along its steps, able to go to any of them: a state, chance, and marks (copies of both) every {@link SPACING}
 * steps from which it replays. Undo, take-backs and the replay's scrubber all go through `goTo`.
 */
export class Line {
  /** The steps taken so far. */
  private taken: LineStep[] = [];
  private marks: Mark[];
  state: object;
  random: Random;

  /** @param first the state and chance before any step */
  constructor(
    private readonly game: AnyGame,
    readonly first: { readonly state: object; readonly random: RandomState },
  ) {
    this.marks = [{ steps: [], state: cloneJson(first.state), random: first.random }];
    this.state = cloneJson(first.state);
    this.random = Random.fromState(first.random);
  }

  get steps(): readonly LineStep[] {
    return this.taken;
  }

  get plays(): PlayStep[] {
    return this.taken.filter((step) => step.kind === 'play');
  }

  /** Takes one step whose command has been checked. @returns what happened */
  take(step: LineStep): GameEvent[] {
    const events = this.apply(step);
    this.record(step);
    return events;
  }

  /** Adds a mark that comes from elsewhere (a snapshot), to be replayed from. */
  addMark(mark: Mark): void {
    this.marks.push(mark);
    this.marks.sort((a, b) => a.steps.length - b.steps.length);
  }

  /**
   * Goes to the position after exactly these steps, replayed from the nearest mark. Every command is checked.
   * @param seen is told of each replayed step, with the state after it
   * @returns a fault, and everything is as before, where a step is not allowed
   */
  goTo(
    steps: readonly LineStep[],
    seen?: (step: LineStep, events: readonly GameEvent[], state: object) => void,
  ): Result<undefined, LineFault> {
    const mark = this.nearest(steps);
    const kept = { state: this.state, random: this.random, taken: this.taken };
    this.state = cloneJson(mark.state);
    this.random = Random.fromState(mark.random);
    this.taken = [...mark.steps];
    for (const step of steps.slice(mark.steps.length)) {
      const events = this.tryStep(step);
      if (!events.ok) {
        Object.assign(this, kept);
        return events;
      }
      this.record(step);
      seen?.(step, events.value, this.state);
    }
    // Marks on another branch will hardly be needed again; those further along this one may be (a scrubber goes back).
    this.marks = this.marks.filter((one) => samePrefix(one.steps, steps) || samePrefix(steps, one.steps));
    return ok(undefined);
  }

  /** Throws away what a failed command may have left half done. */
  restore(): void {
    const result = this.goTo(this.taken);
    if (!result.ok)
      throw new Error(`the match doesn't replay at entry ${result.error.entry}: ${result.error.why}`);
  }

  /** One step, checked; nothing has changed where it is a fault. */
  tryTake(step: LineStep): Result<GameEvent[], LineFault> {
    const events = this.tryStep(step);
    if (events.ok) this.record(step);
    return events;
  }

  private tryStep(step: LineStep): Result<GameEvent[], LineFault> {
    const fault = (why: string) => err({ entry: step.entry, why });
    try {
      if (step.kind === 'play') {
        const verdict = this.game.check(this.state, step.seat, step.command);
        if (!verdict.ok) return fault(`${verdict.error.code} [${verdict.error.clause}]`);
      }
      return ok(this.apply(step));
    } catch (error) {
      return fault(error instanceof Error ? error.message : String(error));
    }
  }

  private apply(step: LineStep): GameEvent[] {
    if (step.kind === 'play') return this.game.play(this.state, step.seat, step.command, this.random);
    this.random = Random.salted(this.random.state, step.salt);
    return [];
  }

  private record(step: LineStep): void {
    this.taken.push(step);
    const { length } = this.taken;
    if (length % SPACING !== 0) return;
    if (this.marks.some(({ steps }) => steps.length === length && samePrefix(steps, this.taken))) return;
    this.addMark({ steps: [...this.taken], state: cloneJson(this.state), random: this.random.state });
  }

  /** The furthest mark on the way. */
  private nearest(steps: readonly LineStep[]): Mark {
    const on = this.marks.filter((mark) => samePrefix(mark.steps, steps));
    const last = on[on.length - 1];
    if (!last) throw new Error('a line has no first mark');
    return last;
  }
}

const samePrefix = (prefix: readonly LineStep[], steps: readonly LineStep[]): boolean =>
  prefix.length <= steps.length && prefix.every((step, i) => step === steps[i]);

/** The first state and chance of a match: set up, or the position that it began from. */
export function firstPosition(game: AnyGame, start: MatchStart): { state: object; random: RandomState } {
  const random = Random.fromSeed(start.seed);
  const state = start.position
    ? game.schemas.state.parse(start.position)
    : game.setUp(game.options.schema.parse(start.options), start.players.length, random);
  return { state, random: random.state };
}

/** Whether two lists of events are the same, byte for byte. */
export const sameEvents = (a: readonly GameEvent[], b: readonly GameEvent[]): boolean =>
  stableJson(a) === stableJson(b);
