import type { AnyGame, GameEvent, GameTypes, Match, Seat, Tagged } from '../../core/engine';
import {
  type AnyLesson,
  LEARNER,
  type Moment,
  type Progress,
  progressOf,
  scriptedReply,
} from '../../core/lessons';
import type { Table } from '../../shared/table';

/** A lesson under way at a table: where it stands, and what the others are to play. */
export class LessonRun {
  /** What came of each entry of the log, as the learner was told. */
  private readonly events = new Map<number, readonly GameEvent[]>();
  private known: { readonly entries: number; readonly progress: Progress } | null = null;

  constructor(
    private readonly lesson: AnyLesson,
    private readonly match: Match,
  ) {}

  /** Told of each command as it is played; what was played before the table was opened is played out once. */
  saw(entry: number, events: readonly GameEvent[]): void {
    this.events.set(entry, events);
  }

  get progress(): Progress {
    const entries = this.match.entries.length;
    if (this.known?.entries !== entries) {
      this.known = { entries, progress: progressOf(this.lesson, this.moments()) };
    }
    return this.known.progress;
  }

  /** As a screen is told. */
  get told(): NonNullable<Table['lesson']> {
    const { from, at, strayed, shown } = this.progress;
    return {
      steps: this.lesson.steps.map(({ id, points = [], waits }) => ({
        id,
        points: [...points],
        waits: waits !== undefined,
      })),
      from,
      at,
      strayed,
      shown,
    };
  }

  reply(game: AnyGame, seat: Seat): Tagged | null {
    const played = this.match.timeline().plays.filter((play) => play.seat === seat).length;
    return scriptedReply(this.lesson, game, this.match.state, seat, played);
  }

  /** Whether the learner has done anything since that step began: so much has to be taken back to begin it again. */
  isPast(step: number): boolean {
    const began = this.progress.began[step] ?? 0;
    return this.match.timeline().plays.findLastIndex(({ seat }) => seat === LEARNER) >= began;
  }

  private moments(): Moment<GameTypes>[] {
    const timeline = this.match.timeline();
    return timeline.plays.map(({ entry, seat, command }, i) => {
      const known = this.events.get(entry);
      if (known) return { seat, command, events: known };
      const moment = timeline.at(i + 1);
      const events = moment.ok
        ? moment.value.events.flatMap((event) => {
            const seen = this.match.game.redact(event, LEARNER, moment.value.state);
            return seen ? [seen] : [];
          })
        : [];
      this.events.set(entry, events);
      return { seat, command, events };
    });
  }
}
