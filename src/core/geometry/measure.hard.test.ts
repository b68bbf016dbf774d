import { describe, expect, test } from 'vitest';
import { measure, type Polygon } from './measure';
import type { At } from './units';

const hull: Polygon = [
  [0, 0],
  [-16, 8],
  [-60, 8],
  [-60, -8],
  [-16, -8],
];
const box = (minX: number, minY: number, maxX: number, maxY: number): Polygon => [
  [minX, minY],
  [maxX, minY],
  [maxX, maxY],
  [minX, maxY],
];
const turnedRound = (p: Polygon): Polygon => [...p].reverse();
/** The same shape with its first point repeated at the end, every point doubled, and a point on every edge. */
const untidy = (p: Polygon): Polygon =>
  p.flatMap((a, i): At[] => {
    const b = p[(i + 1) % p.length] ?? a;
    const middle: At = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    return i + 1 === p.length ? [a, a, middle, p[0] ?? a] : [a, a, middle];
  });

type SweepAsked = {
  readonly tip?: At;
  readonly toward?: At;
  readonly bar?: number;
  readonly touching?: readonly number[];
  readonly footprint?: Polygon;
};
function sweep(obstacles: readonly Polygon[], asked: SweepAsked = {}) {
  const answer = measure({
    ask: 'sweep',
    footprint: hull,
    tip: [0, 0],
    toward: [1, 0],
    bar: 86,
    touching: [],
    obstacles,
    ...asked,
  });
  if (!('reach' in answer)) throw new Error('not a sweep');
  return answer;
}
function expectSweep(
  answer: ReturnType<typeof sweep>,
  reach: number,
  rests: readonly (readonly [number, number])[],
) {
  expect(Math.abs(answer.reach - reach), `reach ${answer.reach} for ${reach}`).toBeLessThan(0.3);
  expect(answer.rests.length, JSON.stringify(answer.rests)).toBe(rests.length);
  const ends = (list: readonly (readonly [number, number])[]): number[] => list.flat();
  ends(rests).forEach((t, i) => {
    expect(Math.abs((ends(answer.rests)[i] ?? Number.NaN) - t)).toBeLessThan(0.3);
  });
}

describe('a sweep', () => {
  test('by a cove: into its bottom, and not through its headlands', () => {
    const cove: Polygon = [
      [20, -40],
      [90, -40],
      [90, 40],
      [20, 40],
      [20, 9],
      [70, 9],
      [70, -9],
      [20, -9],
    ];
    expectSweep(sweep([cove]), 70, [[0, 70]]);
    expectSweep(sweep([turnedRound(cove)]), 70, [[0, 70]]);
    expectSweep(sweep([untidy(cove)]), 70, [[0, 70]]);
    // Two millimetres to the side the shoulder meets the headland: 16 back, less 16/8 for each of its 7 mm.
    expectSweep(sweep([cove], { tip: [0, 2] }), 34, [[0, 34]]);
  });

  test('a cove whose mouth is narrower than she stops her at its mouth', () => {
    const cove: Polygon = [
      [20, -40],
      [90, -40],
      [90, 40],
      [20, 40],
      [20, 4],
      [70, 4],
      [70, -4],
      [20, -4],
    ];
    expectSweep(sweep([cove]), 28, [[0, 28]]);
  });

  test('a nick finer than TOUCH in an island changes nothing', () => {
    const wall: Polygon = [
      [40, -30],
      [60, -30],
      [60, 30],
      [40, 30],
      [40, 0.01],
      [40.02, 0],
      [40, -0.01],
    ];
    expectSweep(sweep([wall]), 40, [[0, 40]]);
    expectSweep(sweep([wall], { touching: [0] }), 40, [[0, 40]]);
  });

  test('an island hanging together by a neck under a tenth of a millimetre blocks with both its parts', () => {
    const twins: Polygon = [
      [40, 2],
      [50, 2],
      [50, 0.04],
      [60, 0.04],
      [60, -30],
      [70, -30],
      [70, 30],
      [60, 30],
      [60, 0.08],
      [50.04, 0.08],
      [50.04, 30],
      [40, 30],
    ];
    // Her flank at y = 2 lies 4 mm aft of the tip.
    expectSweep(sweep([twins]), 44, [[0, 44]]);
    expectSweep(sweep([twins], { tip: [52, -20] }), 8, [[0, 8]]);
  });

  test('with a bar of no length she stays where she is, if she may lie there', () => {
    expectSweep(sweep([], { bar: 0 }), 0, [[0, 0]]);
    expectSweep(sweep([box(-40, -3, -20, 3)], { bar: 0 }), 0, []);
  });

  test('starting with her tip inside something she gets nowhere', () => {
    expectSweep(sweep([box(-10, -10, 10, 10)]), 0, []);
    expectSweep(sweep([box(-500, -500, 500, 500)]), 0, []);
    expectSweep(sweep([box(-500, -500, 500, 500)], { touching: [0] }), 0, []);
  });

  test('with her tip on an edge she may leave along it, and not enter', () => {
    const quay = box(0, -40, 40, 40);
    expectSweep(sweep([quay], { touching: [0] }), 0, [[0, 0]]);
    expectSweep(sweep([quay], { touching: [0], toward: [-1, 0] }), 86, [[60, 86]]);
    // Along the edge half of her lies over it; by length and beam she must be clear, and is, after 40 + 60 only.
    expectSweep(sweep([quay], { touching: [0], toward: [0, 1] }), 76, []);
    expectSweep(sweep([quay], { touching: [0], toward: [0, 1], tip: [0, 30] }), 86, [[70, 86]]);
  });

  test('what she touched at the start and comes clear of stops her when she comes back to it', () => {
    const hook: Polygon = [
      [-70, -40],
      [0, -40],
      [0, -25],
      [75, -25],
      [75, 3],
      [95, 3],
      [95, -35],
      [10, -35],
      [10, -50],
      [-70, -50],
    ];
    // Her flank at y = 3 lies 6 mm aft of the tip, but her tip itself meets the face of it first.
    expectSweep(sweep([hook], { touching: [0] }), 75, [[0, 75]]);
  });

  test('touching and not touching differ only for what lies behind the start', () => {
    const behind = box(-40, 4, -30, 30);
    expectSweep(sweep([behind]), 86, [[30, 86]]);
    expectSweep(sweep([behind], { touching: [0] }), 86, [[30, 86]]);
    const long = box(-200, 4, 30, 40);
    // Ahead of the start it stands in the way of the shoulder: 8 mm aft of the tip.
    expectSweep(sweep([long]), 8, []);
    expectSweep(sweep([long], { touching: [0] }), 76, []);
  });

  test('the direction counts, not its length, however small or large that is', () => {
    const wall = box(40, -40, 60, 40);
    for (const length of [1e-300, 1e-160, 1, 1e6])
      expectSweep(sweep([wall], { toward: [length, 0] }), 40, [[0, 40]]);
    expect(() => sweep([], { toward: [0, 0] })).toThrow(/length/);
  });

  test('a concave footprint leaves what lies in its hollow alone', () => {
    const fork: Polygon = [
      [0, 10],
      [-40, 10],
      [-40, -10],
      [0, -10],
      [0, -6],
      [-30, -6],
      [-30, 6],
      [0, 6],
    ];
    expectSweep(sweep([box(20, -5, 25, 5)], { footprint: fork, bar: 80 }), 50, [[0, 50]]);
    expectSweep(sweep([box(20, -5, 25, 7)], { footprint: fork, bar: 80 }), 20, [[0, 20]]);
  });

  test('numbers off the grid and far from the origin measure the same', () => {
    const d = 987_654.321_987;
    const wall = box(40 + d, -40 - d, 60 + d, 40 - d);
    expectSweep(sweep([wall], { tip: [d, -d] }), 40, [[0, 40]]);
  });
});

function fire(target: Polygon, blockers: readonly Polygon[], range = 83.8, from: At = [0, 0]) {
  const answer = measure({ ask: 'fire', from, range, target, blockers });
  if (!('seen' in answer)) throw new Error('not a fire');
  return [Math.round(answer.nearest * 1e6) / 1e6, answer.inRange, answer.seen, answer.clear];
}

describe('a line of fire', () => {
  const target = box(70, -5, 80, 5);

  test('a target that holds the gun is hit, and one whose edge it stands on', () => {
    expect(fire(box(-5, -5, 5, 5), [])).toEqual([0, true, true, true]);
    expect(fire(box(0, -5, 5, 5), [])).toEqual([0, true, true, true]);
    expect(fire(box(-5, -5, 5, 5), [box(-2, -2, 2, 2)])).toEqual([0, true, false, false]);
  });

  test('a range of no length reaches only what the gun touches', () => {
    expect(fire(target, [], 0)).toEqual([70, false, true, false]);
    expect(fire(box(0, -5, 5, 5), [], 0)).toEqual([0, true, true, true]);
  });

  test('a gun inside a blocker sees nothing; one on its edge sees outwards only', () => {
    expect(fire(target, [box(-5, -5, 5, 5)])).toEqual([70, true, false, false]);
    expect(fire(target, [box(-5, -5, 0, 5)])).toEqual([70, true, true, true]);
    expect(fire(target, [box(0, -5, 5, 5)])).toEqual([70, true, false, false]);
  });

  test('a blocker that touches the target, or lies behind it, hides no more than its shadow', () => {
    expect(fire(target, [box(80, -50, 90, 50)])).toEqual([70, true, true, true]);
    expect(fire(target, [box(60, -50, 70, 50)])).toEqual([70, true, false, false]);
    expect(fire(target, [box(60, -50, 70, 4)])).toEqual([70, true, true, true]);
    expect(fire(target, [box(65, -50, 75, 50)])).toEqual([70, true, false, false]);
  });

  test('what is seen may be out of range, and what is in range unseen', () => {
    // Nearest point hidden; the far end, 90 mm off, is seen.
    const long: Polygon = [
      [70, -5],
      [80, -5],
      [80, 60],
      [70, 60],
    ];
    expect(fire(long, [box(60, -50, 65, 45)], 80)).toEqual([70, true, true, false]);
    expect(fire(long, [box(60, -50, 65, 45)], 90)).toEqual([70, true, true, true]);
  });

  test('through a bay of an island there is sight, through its back there is none', () => {
    const bay: Polygon = [
      [20, -30],
      [50, -30],
      [50, 30],
      [20, 30],
      [20, 10],
      [45, 0],
      [20, -10],
    ];
    expect(fire(target, [bay])).toEqual([70, true, false, false]);
    expect(fire(box(30, -1, 32, 1), [bay])).toEqual([30, true, true, true]);
    expect(fire(box(30, -1, 32, 1), [turnedRound(untidy(bay))])).toEqual([30, true, true, true]);
  });

  test('a nick, a spike, or a thin neck leaves an island as a blocker', () => {
    const nicked: Polygon = [
      [30, -50],
      [50, -50],
      [50, 50],
      [30, 50],
      [30, 0.01],
      [30.02, 0],
      [30, -0.01],
    ];
    const spiked = nicked.map(([x, y]): At => [x === 30.02 ? 29.98 : x, y]);
    expect(fire(target, [nicked])).toEqual([70, true, false, false]);
    expect(fire(target, [spiked])).toEqual([70, true, false, false]);
  });

  test('a blocker thinner than twice TOUCH has no core and hides nothing', () => {
    expect(fire(target, [box(30, -50, 30.09, 50)])).toEqual([70, true, true, true]);
    expect(fire(target, [box(30, -50, 30.2, 50)])).toEqual([70, true, false, false]);
  });

  test('two blockers whose edges meet leave no sight between them when they overlap, and one when they are apart', () => {
    const low = (top: number) => box(30, -50, 40, top);
    expect(fire(target, [low(0.2), box(35, -0.2, 45, 50)])).toEqual([70, true, false, false]);
    expect(fire(target, [low(-0.5), box(30, 0.5, 40, 50)])).toEqual([70, true, true, true]);
  });
});

function contact(a: Polygon, b: Polygon) {
  const answer = measure({ ask: 'contact', a, b });
  if (!('gap' in answer)) throw new Error('not a contact');
  return [Math.round(answer.gap * 1e6) / 1e6, answer.overlaps];
}

describe('contact', () => {
  test('of one shape inside another, in its bay, or level with it', () => {
    expect(contact(box(0, 0, 50, 50), box(20, 20, 30, 30))).toEqual([0, true]);
    expect(contact(box(20, 20, 30, 30), box(0, 0, 50, 50))).toEqual([0, true]);
    expect(contact(box(0, 0, 50, 50), box(0, 0, 50, 50))).toEqual([0, true]);
    const bay: Polygon = [
      [0, 0],
      [50, 0],
      [50, 50],
      [40, 50],
      [40, 10],
      [10, 10],
      [10, 50],
      [0, 50],
    ];
    expect(contact(bay, box(12, 13, 38, 60))).toEqual([2, false]);
    expect(contact(bay, box(10, 10, 40, 60))).toEqual([0, false]);
    expect(contact(bay, box(9.7, 13, 38, 60))).toEqual([0, true]);
  });

  test('touching along an edge, at a corner, or by less than TOUCH is no overlap', () => {
    expect(contact(box(0, 0, 10, 10), box(10, 0, 20, 10))).toEqual([0, false]);
    expect(contact(box(0, 0, 10, 10), box(10, 10, 20, 20))).toEqual([0, false]);
    expect(contact(box(0, 0, 10, 10), box(9.97, 0, 20, 10))).toEqual([0, false]);
    expect(contact(box(0, 0, 10, 10), box(9.8, 0, 20, 10))).toEqual([0, true]);
  });

  test('clockwise, doubled and collinear points, and spikes without width, change nothing', () => {
    const a = box(0, 0, 10, 10);
    const b = box(12, 3, 20, 7);
    const spiked: Polygon = [...a.slice(0, 2), [11.9, 0], ...a.slice(1)];
    for (const p of [a, turnedRound(a), untidy(a), turnedRound(untidy(a)), spiked])
      expect(contact(p, turnedRound(untidy(b)))).toEqual([2, false]);
  });

  test('a shape that crosses or touches itself, or has no area, is refused by name', () => {
    const cross: Polygon = [
      [0, 0],
      [10, 10],
      [10, 0],
      [0, 10],
    ];
    const pinched: Polygon = [
      [0, 0],
      [10, 0],
      [5, 5],
      [10, 10],
      [0, 10],
      [5, 5],
    ];
    expect(() => contact(cross, box(0, 0, 1, 1))).toThrow(/^a: .*cross or touch itself/);
    expect(() => contact(box(0, 0, 1, 1), pinched)).toThrow(/^b: .*cross or touch itself/);
    expect(() => contact(box(0, 0, 0, 5), cross)).toThrow(/^a: .*enclose an area/);
  });
});
