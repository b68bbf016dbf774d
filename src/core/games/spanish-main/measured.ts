import {
  clampToGrid,
  type Fire,
  type FireQuery,
  fire,
  type Hull,
  type Millidegree,
  type Millimetre,
  millimetre,
  type Obstacle,
  type PlacedHull,
  type Pose,
  type Sweep,
  sweep,
  towBehind,
} from '../../geometry';
import { placeOf, SEA, touches } from './table';

/**
 * The kernel's dear answers, each remembered by the whole of its question: a player looks, the command is checked, and it
 * is played, all with the same measurements. These are pure functions and a question holds everything that they
 * read, so that no answer can go stale. Outlines and hulls are told apart by identity: `table` keeps one of each, and
 * a second one would only be measured again.
 */
class Recent<Q, A> {
  private readonly kept: { readonly question: Q; readonly answer: A }[] = [];
  private next = 0;

  /** @param size how many answers are kept: as many as one command needs, and some */
  constructor(
    private readonly size: number,
    private readonly same: (a: Q, b: Q) => boolean,
    private readonly measure: (question: Q) => A,
  ) {}

  get(question: Q): A {
    for (const { question: known, answer } of this.kept) if (this.same(known, question)) return answer;
    const answer = this.measure(question);
    this.kept[this.next] = { question, answer };
    this.next = (this.next + 1) % this.size;
    return answer;
  }
}

const samePose = (a: Pose, b: Pose): boolean => a.x === b.x && a.y === b.y && a.heading === b.heading;
const sameThings = (a: readonly Obstacle[], b: readonly Obstacle[]): boolean =>
  a.length === b.length && a.every((one, i) => one.outline === b[i]?.outline && one.id === b[i]?.id);

type Course = {
  readonly hull: Hull;
  readonly from: Pose;
  readonly heading: Millidegree;
  readonly bar: Millimetre;
  readonly around: readonly Obstacle[];
};
type Sailed = { readonly swept: Sweep; readonly touching: ReadonlySet<string> };

const courses = new Recent<Course, Sailed>(
  16,
  (a, b) =>
    a.heading === b.heading &&
    a.hull === b.hull &&
    a.bar === b.bar &&
    samePose(a.from, b.from) &&
    sameThings(a.around, b.around),
  ({ hull, from, heading, bar, around }) => {
    const her = placeOf(hull, from);
    // [B8 iv] What she touches before she swings may be swung over.
    const touching = new Set(around.filter((o) => touches(her, o.outline)).map((o) => o.id));
    return { swept: sweep({ hull, from, heading, bar, obstacles: around, touching, sea: SEA }), touching };
  },
);

/** A sweep from `from` along one bar, with the ids of what she touches there before she swings. */
export const sail = (course: Course): Sailed => courses.get(course);

const ends = new WeakMap<Sweep, { readonly travel: number; readonly pose: Pose | null }>();

/** Where she lies after so much of that travel, in millimetres; null when she can't rest on this line at all. */
export function endOf(swept: Sweep, travel: number): Pose | null {
  const known = ends.get(swept);
  if (known?.travel === travel) return known.pose;
  const pose = clampToGrid(swept, millimetre(travel));
  ends.set(swept, { travel, pose });
  return pose;
}

type Tow = {
  readonly tower: PlacedHull;
  readonly derelict: Hull;
  readonly around: readonly Obstacle[];
};
const tows = new Recent<Tow, Pose | null>(
  8,
  (a, b) => a.tower === b.tower && a.derelict === b.derelict && sameThings(a.around, b.around),
  ({ tower, derelict, around }) => towBehind(tower, derelict, around, SEA),
);

/** Where a derelict would hang behind her tower. @param tow `around`: the tower included, the derelict left out */
export const hang = (tow: Tow): Pose | null => tows.get(tow);

const shots = new Recent<FireQuery, Fire>(
  8,
  (a, b) =>
    a.ship === b.ship &&
    a.mast === b.mast &&
    a.target.outline === b.target.outline &&
    a.target.id === b.target.id &&
    a.shipId === b.shipId &&
    a.range === b.range &&
    a.sheltered === b.sheltered &&
    a.rule === b.rule &&
    a.standing.every((stands, i) => stands === b.standing[i]) &&
    sameThings(a.blockers, b.blockers),
  fire,
);

/** A shot from one mast at one target. The list of masts is copied, for the ship's own changes with a hit. */
export const shootAlong = (shot: FireQuery): Fire => shots.get({ ...shot, standing: [...shot.standing] });
