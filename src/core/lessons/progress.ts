import type { GameTypes, Tagged } from '../engine';
import { type AnyLesson, LEARNER, type Moment } from './lesson';

/** How far a lesson has come, told from the commands that stand: so undo takes it back too, and a reload changes nothing. */
export type Progress = {
  /** The first step after the last thing done: what is to be read now begins here. */
  readonly from: number;
  /** The step that waits for something; the number of steps when none does any more. */
  readonly at: number;
  /** The learner has done something else than this step speaks of. */
  readonly strayed: boolean;
  /** How the step could go on; null where nothing is shown. */
  readonly shown: Tagged | null;
  /** For each step, how many commands stood when it began; as far as the lesson has come. */
  readonly began: readonly number[];
};

export function progressOf(lesson: AnyLesson, moments: readonly Moment<GameTypes>[]): Progress {
  const { steps } = lesson;
  const waitingFrom = (from: number): number => {
    const at = steps.findIndex((step, i) => i >= from && step.waits !== undefined);
    return at < 0 ? steps.length : at;
  };
  const began: number[] = [];
  const enter = (from: number, at: number, plays: number): void => {
    for (let step = from; step <= at && step < steps.length; step++) began[step] = plays;
  };
  let from = 0;
  let at = waitingFrom(0);
  let strayed = false;
  let own = 0;
  enter(from, at, 0);
  for (const [i, moment] of moments.entries()) {
    const waits = steps[at]?.waits;
    if (!waits) break;
    if (waits.done(moment)) {
      from = at + 1;
      at = waitingFrom(from);
      strayed = false;
      own = 0;
      enter(from, at, i + 1);
    } else if (moment.seat === LEARNER) {
      own += 1;
      if (!waits.along?.includes(moment.command.kind)) strayed = true;
    }
  }
  return { from, at, strayed, shown: steps[at]?.waits?.shown[own] ?? null, began };
}
