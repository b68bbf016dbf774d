import fc from 'fast-check';
import {
  type Fire,
  type FireQuery,
  fire,
  type GridPoint,
  type HullType,
  hulls,
  micrometre,
  millidegree,
  millimetre,
  type Obstacle,
  outlineOf,
  type Pose,
  placeHull,
  pose,
  type Sweep,
  sweep,
} from '../index';
import { type Pair, simpleRing } from './arbitraries';

/** A position to be measured: everything as committed, so that it can be turned and moved exactly. */
export type Scene = {
  readonly type: HullType;
  readonly at: Pose;
  readonly islands: readonly (readonly Pair[])[];
  readonly other: Pose;
  readonly touching: boolean;
};

const around = fc.integer({ min: -90_000, max: 90_000 });
const poses = fc
  .tuple(around, around, fc.integer({ min: 0, max: 359_999 }))
  .map(([x, y, heading]) => pose(x, y, heading));
/** Islands of a few centimetres, concave ones too, anywhere about the ship. */
const islands = fc.array(
  fc
    .tuple(simpleRing(12, 7), around, around)
    .map(([ring, x, y]): readonly Pair[] =>
      Array.from(ring.xs, (px, i) => [px * 5_003 + x, (ring.ys[i] as number) * 5_003 + y] as const),
    ),
  { maxLength: 4 },
);
export const scenes: fc.Arbitrary<Scene> = fc.record({
  type: fc.constantFrom<HullType>('1', '2', '3A', '3B', '4', '5'),
  at: poses,
  islands,
  other: poses,
  touching: fc.boolean(),
});

/** A quarter turn about the origin some times over, then a shift on the grid. */
type Motion = { readonly quarters: number; readonly dx: number; readonly dy: number };
export const STILL: Motion = { quarters: 0, dx: 0, dy: 0 };
export const motions = fc.record({
  quarters: fc.integer({ min: 0, max: 3 }),
  dx: fc.integer({ min: -400_000, max: 400_000 }),
  dy: fc.integer({ min: -400_000, max: 400_000 }),
});

function moved([x, y]: Pair, { quarters, dx, dy }: Motion): GridPoint {
  let p = [x, y] as Pair;
  for (let i = 0; i < quarters; i++) p = [-p[1], p[0]];
  return { x: micrometre(p[0] + dx), y: micrometre(p[1] + dy) };
}
export const movedPose = (p: Pose, m: Motion): Pose => ({
  ...moved([p.x, p.y], m),
  heading: millidegree(p.heading + 90_000 * m.quarters),
});
export const obstacles = (s: Scene, m = STILL): Obstacle[] => [
  ...s.islands.map((points, i) => ({ id: `i${i}`, outline: outlineOf(points.map((p) => moved(p, m))) })),
  { id: 'other', outline: placeHull(hulls['2'], movedPose(s.other, m)) },
];

export const L = millimetre(83.8);
export const sail = (s: Scene, m = STILL, bar = L, without = -1): Sweep => {
  const all = obstacles(s, m);
  const at = movedPose(s.at, m);
  return sweep({
    hull: hulls[s.type],
    from: at,
    heading: at.heading,
    bar,
    obstacles: all.filter((_, i) => i !== without),
    touching: new Set(s.touching ? all.map((o) => o.id) : []),
  });
};
export const shot = (s: Scene, m = STILL, range = L, without = -1): FireQuery => {
  const all = obstacles(s, m);
  const target = all.at(-1) as Obstacle;
  const ship = placeHull(hulls[s.type], movedPose(s.at, m));
  return {
    ship,
    shipId: 'me',
    mast: 0,
    standing: ship.masts.map(() => true),
    range,
    target,
    blockers: all.filter((_, i) => i !== without),
  };
};
export const shoot = (s: Scene, m = STILL, range = L, without = -1): Fire => fire(shot(s, m, range, without));
