import { describe, expect, test } from 'vitest';
import { cleanRing, type Ring } from './ring';
import type { Pair } from './testing/arbitraries';
import { coverByKernel, coverByOracle, stopByKernel, stopByOracle } from './testing/covers';
import { expectIntervals } from './testing/encounters';

function ring(points: readonly Pair[]): Ring {
  const made = cleanRing(points.map(([x, y]) => ({ x, y })));
  if (made === null) throw new Error('no area');
  return made;
}

/** Found by drawing shapes until the kernel and the rational numbers disagreed. 61: she is never stopped. */
describe('where things line up exactly, rounding decides nothing', () => {
  test('[B8 ii] coming clear of a thing and into it at the same travel leaves that travel free', () => {
    const e = {
      way: { a: -8, b: 15, size: 17 },
      hull: ring([
        [3, 5],
        [5, 4],
        [12, 3],
        [3, 10],
      ]),
      core: ring([
        [17, 19],
        [3, 19],
        [4, 18],
        [2, 14],
        [3, 7],
        [4, 3],
        [9, 10],
        [18, 3],
      ]),
    };
    const wanted: [number, number][] = [
      [0, 17],
      [17, 17 + 17 / 15],
    ];
    expectIntervals(coverByOracle(e), wanted);
    expectIntervals(coverByKernel(e), wanted);
  });

  const threeFour = { a: 3, b: 4, size: 5 };
  test.each([
    [
      'a corner',
      61,
      [
        [0, 6],
        [9, 4],
        [11, 8],
        [4, 12],
        [1, 12],
      ],
      [
        [19, 0],
        [14, 1],
        [3, 14],
        [0, 0],
      ],
    ],
    [
      'a corner beside her',
      61,
      [
        [2, 0],
        [9, 2],
        [10, 10],
        [4, 12],
      ],
      [
        [1, 10],
        [2, 1],
        [6, 13],
      ],
    ],
    [
      'the corner of a sliver',
      61,
      [
        [1, 6],
        [12, 8],
        [6, 10],
      ],
      [
        [8, 11],
        [6, 6],
        [6, 2],
      ],
    ],
    [
      'an edge',
      5 / 18,
      [
        [1, 12],
        [5, 1],
        [10, 6],
      ],
      [
        [0, 18],
        [3, 7],
        [16, 2],
        [14, 3],
        [6, 9],
        [11, 7],
        [20, 6],
        [12, 8],
        [5, 13],
      ],
    ],
    [
      'a corner of a fork',
      61,
      [
        [1, 0],
        [9, 12],
        [3, 4],
      ],
      [
        [0, 0],
        [8, 8],
        [11, 20],
      ],
    ],
  ] satisfies [string, number, Pair[], Pair[]][])(
    '[B8 iii] %s just level with her start is not ahead of it',
    (_, stop, hull, core) => {
      const e = { way: threeFour, hull: ring(hull), core: ring(core) };
      expect(stopByOracle(e)).toBeCloseTo(stop, 9);
      expect(stopByKernel(e)).toBeCloseTo(stop, 8);
    },
  );
});
