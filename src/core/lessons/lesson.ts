import type { GameTypes, MatchStart, Seat } from '../engine';

/** The learner always sits here. */
export const LEARNER = 0 as Seat;

/** One command that stands, and what came of it. */
export type Moment<T extends GameTypes> = {
  readonly seat: Seat;
  readonly command: T['command'];
  readonly events: readonly T['event'][];
};

/**
 * One thing to read or to do. Its text is `<game>.lesson.<id>`; a step that waits may have a second one,
 * `<game>.lesson.<id>.else`, for a learner who did something different.
 */
export type LessonStep<T extends GameTypes> = {
  readonly id: string;
  /** What the text speaks of: pieces by their id, controls by their test id (`action-move`). */
  readonly points?: readonly string[];
  /** Absent: there is only something to read. */
  readonly waits?: Waiting<T>;
};

export type Waiting<T extends GameTypes> = {
  /** The commands by which the step can be gone through, in order: what "show me" plays, and the tests. */
  readonly shown: readonly T['command'][];
  /** Whether this command, by whomever, is what the step was waiting for. */
  done(moment: Moment<T>): boolean;
  /** Kinds of command on the way there; any other is a stray one. */
  readonly along?: readonly T['command']['kind'][];
};

/** What another seat of a lesson plays. */
export type Script<T extends GameTypes> = {
  readonly name: string;
  /** Its commands in order. */
  readonly plays: readonly T['command'][];
  /** Where the next of those is not allowed, or none is left: the first of these that is. After them a bot decides. */
  readonly otherwise: readonly T['command'][];
};

/**
 * A guided game: an ordinary match from a laid-out position, with fixed chance, others who play by a script, and steps that
 * follow what the learner does. It forbids nothing: whoever strays may play on or go back.
 */
export type Lesson<T extends GameTypes> = {
  readonly game: string;
  readonly options: T['options'];
  readonly seed: number;
  readonly others: readonly Script<T>[];
  readonly steps: readonly LessonStep<T>[];
  position(): T['state'];
};

/**
 * A lesson of which only the form is known; whoever holds it gives it the commands and events of its own game alone.
 * Members with parameters are methods, as in `AnyGame`.
 */
export type AnyLesson = Lesson<GameTypes>;

/** The mark of a lesson's match in its start. */
export const FIRST_GAME = 'first-game';

/** @param learner the person's name */
export const lessonStart = (lesson: AnyLesson, rulesVersion: number, learner: string): MatchStart => ({
  game: lesson.game,
  rulesVersion,
  options: { ...lesson.options },
  players: [
    { kind: 'person', name: learner },
    ...lesson.others.map(({ name }) => ({ kind: 'opponent' as const, name, level: 'deckhand' as const })),
  ],
  seed: lesson.seed,
  position: { ...lesson.position() },
  lesson: FIRST_GAME,
});
