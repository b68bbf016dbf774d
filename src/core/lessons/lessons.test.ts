import { describe, expect, test } from 'vitest';
import { type GameTypes, type Match, Random, seat, startMatch, type Tagged } from '../engine';
import { games } from '../games';
import { type AnyLesson, LEARNER, lessonStart, lessons, type Moment, progressOf, scriptedReply } from '.';

const salt = () => 7;

/** A lesson's match, played by its script and by whoever learns. */
class Course {
  readonly match: Match;
  private readonly moments: Moment<GameTypes>[] = [];

  constructor(readonly lesson: AnyLesson) {
    const game = games.get(lesson.game);
    if (!game) throw new Error(`no game ${lesson.game}`);
    const match = startMatch(game, lessonStart(lesson, game.rulesVersion, 'Ann'), salt);
    if (!match.ok) throw new Error(JSON.stringify(match.error));
    this.match = match.value;
    this.others();
  }

  get progress() {
    return progressOf(this.lesson, this.moments);
  }

  play(command: Tagged): void {
    this.submit(LEARNER, command);
    this.others();
  }

  private submit(by: typeof LEARNER, command: Tagged): void {
    const step = this.match.submit({ kind: 'play', seat: by, command });
    if (!step.ok) throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(step.error)}`);
    this.moments.push({ seat: by, command, events: step.value.told(LEARNER).events });
  }

  /** Scripted seats play until the learner has to; a script that has nothing to say is a fault. */
  private others(): void {
    for (let n = 0; n < 100; n++) {
      const acting = this.match.toAct().find((one) => one !== LEARNER);
      if (acting === undefined) return;
      const played = this.moments.filter((moment) => moment.seat === acting).length;
      const reply = scriptedReply(this.lesson, this.match.game, this.match.state, acting, played);
      if (!reply) throw new Error(`seat ${acting} has no reply`);
      this.submit(acting, reply);
    }
    throw new Error('the others never stop');
  }
}

describe.each([...lessons.values()].map((lesson) => [lesson.game, lesson] as const))('%s', (_, lesson) => {
  test('can be gone through by what it shows, step by step, and the learner wins', () => {
    const course = new Course(lesson);
    const entered = new Set<number>();
    for (let n = 0; n < 200; n++) {
      const { at, strayed, shown } = course.progress;
      expect(strayed, lesson.steps[at]?.id).toBe(false);
      entered.add(at);
      if (at === lesson.steps.length) break;
      expect(shown, `${lesson.steps[at]?.id} shows the next command`).not.toBeNull();
      if (shown) course.play(shown);
    }
    const waiting = lesson.steps.flatMap((step, i) => (step.waits ? [i] : []));
    expect([...entered]).toEqual([...waiting, lesson.steps.length]);
    expect(course.match.outcome()?.winners).toEqual([LEARNER]);
  });

  test('goes back to the start of each step, and the same dice fall again', () => {
    const course = new Course(lesson);
    const { match } = course;
    const hashes = [match.hash()];
    let shown = course.progress.shown;
    while (shown) {
      course.play(shown);
      hashes.push(match.hash());
      shown = course.progress.shown;
    }
    for (const before of hashes.toReversed().slice(1)) {
      const last = match.timeline().plays.findLast((play) => play.seat === LEARNER);
      expect(last).toBeDefined();
      expect(match.submit({ kind: 'ask-take-back', seat: LEARNER }).ok).toBe(true);
      expect(match.hash()).toBe(before);
    }
  });

  test('no two steps have one name', () => {
    const ids = lesson.steps.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

test('every game has a guided first game', () => {
  const ruled = ['caribbean', 'piratas', 'shuffling-the-deck', 'spanish-main'];
  expect([...lessons.keys()].sort()).toEqual(ruled);
});

test('a learner who does something else has strayed, until he does it after all', () => {
  const lesson = lessons.get('spanish-main');
  if (!lesson) throw new Error('no lesson');
  const course = new Course(lesson);
  course.play({ kind: 'end-turn' });
  expect(course.progress).toMatchObject({ at: 4, strayed: true, began: [0, 0, 0, 0, 0] });
  const move = lesson.steps[4]?.waits?.shown[0];
  if (move) course.play(move);
  expect(course.progress).toMatchObject({ from: 5, at: 5, strayed: false });
  expect(course.match.toAct()).toEqual([seat(0)]);
  // The generator stands where a fresh one would: nothing was rolled.
  expect(course.match.snapshot().random).toEqual(Random.fromSeed(lesson.seed).state);
});
