import type { AnyGame, GameEvent } from '../game';
import type { Line, LineStep } from './line';

/** What is known of a command beyond the log: what it did, and whether others could choose at the same time. */
export type PlayRecord = { readonly events: readonly GameEvent[]; readonly simultaneous: boolean };

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
      const simultaneous = game.toAct(line.state).length !== 1;
      const events = line.tryTake(one);
      if (!events.ok) break;
      if (one.kind !== 'play' || this.records.has(one.entry)) continue;
      this.records.set(one.entry, { events: events.value, simultaneous });
      this.hear(one.entry, events.value, line.state);
    }
    line.goTo(steps);
  }
}
