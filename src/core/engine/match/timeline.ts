import type { AnyGame, GameEvent } from '../game';
import type { RandomState } from '../random';
import { err, ok, type Result } from '../result';
import { Line, type LineFault, type LineStep } from './line';

/** One moment of a match. */
export type Moment = {
  /** How many commands have been played. */
  readonly number: number;
  /** The command that led here; null at the start. */
  readonly step: Extract<LineStep, { kind: 'play' }> | null;
  readonly events: readonly GameEvent[];
  readonly state: object;
};

/** A match as it stands, from its first position to its last, for a scrubber that jumps either way. */
export class Timeline {
  private readonly line: Line;
  /** The number of steps up to and with each command. */
  private readonly ends: readonly number[];

  constructor(
    game: AnyGame,
    first: { readonly state: object; readonly random: RandomState },
    private readonly steps: readonly LineStep[],
  ) {
    this.line = new Line(game, first);
    this.steps = [...steps];
    this.ends = this.steps.flatMap((step, i) => (step.kind === 'play' ? [i + 1] : []));
  }

  /** The commands in order, each with the log's entry that holds it. */
  get plays(): readonly Extract<LineStep, { kind: 'play' }>[] {
    return this.steps.filter((step) => step.kind === 'play');
  }

  /** How many commands there are. */
  get length(): number {
    return this.ends.length;
  }

  /**
   * The moment after `number` commands, 0 for the start. Its state belongs to the timeline until the next call.
   * @returns a fault where the log doesn't fit the rules
   */
  at(number: number): Result<Moment, LineFault> {
    if (!Number.isInteger(number) || number < 0 || number > this.length) {
      return err({ entry: 0, why: `no command ${number} in a match of ${this.length}` });
    }
    const end = number === 0 ? 0 : (this.ends[number - 1] ?? 0);
    const before = this.line.goTo(this.steps.slice(0, Math.max(0, end - 1)));
    if (!before.ok) return before;
    const step = this.steps[end - 1];
    if (step?.kind !== 'play') return ok({ number, step: null, events: [], state: this.line.state });
    const events = this.line.tryTake(step);
    return events.ok ? ok({ number, step, events: events.value, state: this.line.state }) : events;
  }
}
