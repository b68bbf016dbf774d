import type { AnyGame, GameEvent } from '../game';
import type { Seat } from '../seat';
import type { Line, LineStep } from './line';

/** What is known of a command beyond the log. */
export type PlayRecord = {
  /** What it did. */
  readonly events: readonly GameEvent[];
  /** Others could choose at the same time. */
  readonly simultaneous: boolean;
  /** It put several seats before a choice at the same time: what they choose is secret until all have chosen. */
  readonly opens: boolean;
  /** Onlookers are told nothing of it. */
  readonly secret: boolean;
};

/** @param before who was to act before the command @param state after it */
export function recordOf(
  game: AnyGame,
  events: readonly GameEvent[],
  before: readonly Seat[],
  state: object,
): PlayRecord {
  const after = game.toAct(state);
  return {
    events,
    simultaneous: before.length !== 1,
    opens: after.length > 1 && after.some((seat) => !before.includes(seat)),
    secret: events.every((event) => game.redact(event, 'spectator', state) === null),
  };
}

/** Told of a command that is played again. @param state after it */
export type Hear = (entry: number, events: readonly GameEvent[], state: object) => void;

/**
 * What was played, as far back as somebody asks. Of commands before the snapshot that a match was opened from nothing is
 * known until then: they are played again. Else an undo of a secret choice would go another way after a reload, and so tell
 * that another has chosen.
 */
export class PlayMemory {
  private readonly records = new Map<number, PlayRecord>();

  constructor(
    private readonly game: AnyGame,
    private readonly line: Line,
    private readonly hear: Hear,
  ) {}

  add(entry: number, record: PlayRecord): void {
    this.records.set(entry, record);
  }

  /** Undefined where the steps up to it can't be played any more. @param step one that stands */
  of(step: LineStep): PlayRecord | undefined {
    if (!this.records.has(step.entry)) this.recallFrom(step);
    return this.records.get(step.entry);
  }

  private recallFrom(step: LineStep): void {
    const { game, line } = this;
    const { steps } = line;
    const at = steps.indexOf(step);
    if (!line.goTo(steps.slice(0, at)).ok) return;
    for (const one of steps.slice(at)) {
      const before = game.toAct(line.state);
      const events = line.tryTake(one);
      if (!events.ok) break;
      if (one.kind !== 'play' || this.records.has(one.entry)) continue;
      this.records.set(one.entry, recordOf(game, events.value, before, line.state));
      this.hear(one.entry, events.value, line.state);
    }
    line.goTo(steps);
  }
}
