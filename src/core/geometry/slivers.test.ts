import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measure, type Polygon } from './measure';
import { overlapPoint } from './overlap';
import { outlineOf } from './place';
import { type Pair, pairsOf, simpleRing } from './testing/arbitraries';
import { meetsCore } from './testing/cores';

/** Shapes with points far thinner than TOUCH. Their cores end where they are twice TOUCH wide: not at the point. */
const times =
  (k: number) =>
  (points: readonly Pair[]): Pair[] =>
    points.map(([x, y]) => [x * k, y * k]);
const placed = (points: readonly Pair[]) => outlineOf(points.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })));
const counterClockwise = (points: readonly Pair[]): Pair[] =>
  pairsOf(placed(points).ring).map(([x, y]) => [x / 1000, y / 1000]);
const runsInto = (mover: readonly Pair[], standing: readonly Pair[]): boolean =>
  overlapPoint(placed(mover), placed(standing)) !== null;

/** By brute force; null within a hundredth of a micrometre of changing its mind. */
function byOracle(mover: readonly Pair[], standing: readonly Pair[]): boolean | null {
  const [m, s] = [counterClockwise(mover), counterClockwise(standing)];
  const found = meetsCore(m, s, 49.99);
  return found === meetsCore(m, s, 50.01) ? found : null;
}

describe('points thinner than TOUCH', () => {
  /** Turned so that the way runs along +x: a needle from (8, −10) to (2, 0), 0.84° wide. */
  const needle: Polygon = times(4)([
    [15, 0],
    [7, -7],
    [2, 0],
    [11, -13],
    [31, 7],
    [-1, 17],
    [14, 6],
    [19, 7],
  ]);
  const hull: Polygon = times(4)([
    [0, 0],
    [-5, 6],
    [-16, 6],
    [-17, 5],
    [-17, -5],
    [-16, -6],
    [-5, -6],
  ]);

  test('[B8] a hull runs into a needle where its core begins, not at its point', () => {
    const answer = measure({
      ask: 'sweep',
      footprint: hull,
      tip: [0, 0],
      toward: [1, 0],
      bar: 120,
      obstacles: [needle],
      touching: [0],
    });
    // By hand: the corner of the core lies TOUCH from both edges, the bow's edge leads back 5 for every 6 aside.
    const [ax, ay] = [5 / Math.hypot(5, 7), -7 / Math.hypot(5, 7)];
    const [bx, by] = [9 / Math.hypot(9, 13), -13 / Math.hypot(9, 13)];
    const back = 0.05 / Math.abs(ax * by - ay * bx);
    const [u, v] = [8 + back * (ax + bx), back * (ay + by)];
    expect('reach' in answer && answer.reach).toBeCloseTo(u + Math.abs(v) * (5 / 6), 1);
  });

  const sail = (travel: number): Pair[] => hull.map(([x, y]) => [x + travel, y]);
  test.each([
    [8.1, false],
    [12, false],
    [16.5, false],
    [16.6, true],
    [17, true],
  ])('[B8] after %f mm brute force says the same: over the needle’s core %s', (travel, over) => {
    expect(byOracle(sail(travel), needle)).toBe(over);
    expect(runsInto(sail(travel), needle)).toBe(over);
  });

  const wedges: [string, Pair[], Pair[]][] = [
    [
      'a wedge of 0.9° along the foot of a comb',
      [
        [10, -4],
        [-6, -5],
        [-3, -5],
      ],
      [
        [9, -5],
        [20, -5],
        [20, 25],
        [17, 25],
        [17, -4],
        [16, -4],
        [16, 25],
        [13, 25],
        [13, -4],
        [12, -4],
        [12, 25],
        [9, 25],
      ],
    ],
    [
      'a corner whose end only just comes over an edge',
      [
        [-5, 0],
        [-5, 5],
        [5, 5],
        [10, -11],
        [10, 5],
        [3, 10],
        [-6, 5],
      ],
      [
        [3, -10],
        [-4, -11],
        [10, -10],
      ],
    ],
    [
      'a wedge of 4° on the floor of a notch',
      [
        [5, -5],
        [25, -5],
        [25, -3],
        [21, -3],
        [21, -4],
        [17, -4],
        [17, -3],
        [13, -3],
        [13, -4],
        [9, -4],
        [9, -3],
        [5, -3],
      ],
      [
        [25, 8],
        [25, 9],
        [21, -4],
      ],
    ],
  ];
  describe.each(wedges)('%s', (_, a, b) => {
    test.each([1, 4, 40, 400])('at %i times its size, overlap is what brute force says', (k) => {
      const [p, q] = [times(k)(a), times(k)(b)];
      const both = [byOracle(p, q), byOracle(q, p)];
      expect(both).not.toContain(null);
      expect([runsInto(p, q), runsInto(q, p)]).toEqual(both);
      expect(measure({ ask: 'contact', a: p, b: q })).toEqual({ gap: 0, overlaps: both.every(Boolean) });
    });
  });

  test('drawn at random, a tenth of a millimetre to the step', () => {
    let told = 0;
    fc.assert(
      fc.property(simpleRing(12, 6), simpleRing(12, 6), fc.constantFrom(0.1, 0.3, 1), (a, b, k) => {
        const [p, q] = [times(k)(pairsOf(a)), times(k)(pairsOf(b))];
        const wanted = byOracle(p, q);
        fc.pre(wanted !== null);
        told++;
        expect(runsInto(p, q)).toBe(wanted);
      }),
      { numRuns: 60 },
    );
    expect(told).toBeGreaterThan(30);
  });
});

describe('[G24] an outline is measured however fine its details', () => {
  const outlines: [string, Polygon][] = [
    [
      'a sliver of 0.006 mm beside a spike',
      [
        [0.3076923076923066, -17.53846153846154],
        [-47.38461538461539, -59.07692307692308],
        [73.53846153846155, -151.69230769230768],
        [48, -80],
        [20.923076923076923, -4.615384615384617],
        [34.76923076923077, -37.84615384615385],
        [105.23076923076923, 21.846153846153847],
        [-0.6153846153846168, 47.07692307692308],
      ],
    ],
    [
      'two edges that all but fall into one',
      [
        [-80.8, 77.6],
        [92, -32],
        [-105.6, 111.2],
        [-94.4, -87.2],
        [33.6, -43.2],
        [-6.4, -3.1999999999999993],
        [-69.6, 59.2],
        [8.8, 10.4],
      ],
    ],
  ];
  test.each(outlines)('%s', (_, points) => {
    const ring = counterClockwise(points);
    // A small square at places all over it: over the core or not, as brute force has it.
    const places: Pair[] = [
      [0, 0],
      [-90, -60],
      [-50, -30],
      [30, -100],
      [20, -60],
      [60, 10],
      [0, 30],
      [-95, 80],
    ];
    const over = places.map(([x, y]) => {
      const square: Pair[] = [
        [x, y],
        [x + 1, y],
        [x + 1, y + 1],
        [x, y + 1],
      ];
      const wanted = byOracle(square, ring);
      expect(runsInto(square, ring)).toBe(wanted);
      return wanted;
    });
    expect(new Set(over)).toEqual(new Set([true, false]));
  });
});
