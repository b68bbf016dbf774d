import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryOfPoint } from './cover';
import { nearest, ringsWithin } from './distance';
import { overlapPoint } from './overlap';
import { convexParts } from './parts';
import { type Ring, sideOf } from './ring';
import { look } from './sight';
import { pairsOf, simpleRing } from './testing/arbitraries';
import { coverByKernel, coverByOracle, stopByKernel, stopByOracle, ways } from './testing/covers';
import { encounters, expectIntervals } from './testing/encounters';
import { cmp, sign, toNumber, whole } from './testing/fraction';
import { entry, gapSquare, interiorsMeet, poly, side, visible } from './testing/oracle';
import type { Outline } from './types';

/** `oracle.long.test.ts` runs the sweeps tens of thousands of times. */
const RUNS = 200;

/** The polygon as its own core, so that small whole numbers reach the predicates unshrunk. */
const bare = (ring: Ring): Outline => ({ ring, core: [ring], convex: false, parts: convexParts(ring) });
const exact = (ring: Ring) => poly(pairsOf(ring));

describe('the kernel agrees with brute force in rational numbers', () => {
  test('an interior meets a polygon', () => {
    fc.assert(
      fc.property(simpleRing(), simpleRing(), (a, b) => {
        expect(overlapPoint(bare(a), bare(b)) !== null).toBe(interiorsMeet(exact(a), exact(b)));
      }),
      { numRuns: RUNS },
    );
  });

  test('distance of two polygons, and its comparison with a length', () => {
    fc.assert(
      fc.property(simpleRing(), simpleRing(), fc.integer({ min: 0, max: 14 }), (a, b, limit) => {
        const square = gapSquare(exact(a), exact(b));
        expect(nearest(a, b).square).toBeCloseTo(toNumber(square), 9);
        expect(ringsWithin(a, b, limit)).toBe(cmp(square, whole(limit * limit)) <= 0);
        if (limit > 0) expect(ringsWithin(a, b, limit, true)).toBe(cmp(square, whole(limit * limit)) < 0);
      }),
      { numRuns: RUNS },
    );
  });

  test('[B8] the travels at which she would lie over a polygon', () => {
    fc.assert(
      fc.property(encounters, (e) => {
        expectIntervals(coverByKernel(e), coverByOracle(e));
      }),
      { numRuns: 2 * RUNS },
    );
  });

  test('[B8] the first travel at which what is ahead of her start meets a polygon', () => {
    fc.assert(
      fc.property(encounters, (e) => {
        expect(stopByKernel(e)).toBeCloseTo(stopByOracle(e), 8);
      }),
      { numRuns: 2 * RUNS },
    );
  });

  test('[B10] the path of a point enters a polygon, not when it runs along an edge', () => {
    const point = fc.integer({ min: -2, max: 14 });
    fc.assert(
      fc.property(simpleRing(), point, point, fc.constantFrom(...ways), (core, x, y, { a, b, size }) => {
        const first = entry({ x: whole(x), y: whole(y) }, { x: whole(a), y: whole(b) }, exact(core));
        const found = entryOfPoint([core], { x, y, cos: a / size, sin: b / size });
        if (first === null) expect(found).toBe(Infinity);
        else expect(found).toBeCloseTo(toNumber(first) * size, 9);
      }),
      { numRuns: RUNS },
    );
  });

  test('[G23] what is visible, and what of it within range', () => {
    const point = fc.integer({ min: -2, max: 14 });
    let looked = 0;
    fc.assert(
      fc.property(
        fc.tuple(point, point),
        simpleRing(12, 6),
        fc.array(simpleRing(12, 6), { maxLength: 3 }),
        fc.integer({ min: 1, max: 14 }),
        ([x, y], target, cores, range) => {
          fc.pre(sideOf(target, x, y) < 0 && cores.every((c) => sideOf(c, x, y) < 0));
          looked++;
          const m = { x: whole(x), y: whole(y) };
          const wanted = visible(m, exact(target), cores.map(exact), whole(range * range));
          let seen = false;
          let clear = false;
          look(x, y, target, cores, range, (v) => {
            seen = true;
            clear ||= v.inRange;
            return false;
          });
          expect({ seen, clear }).toEqual(wanted);
        },
      ),
      { numRuns: RUNS },
    );
    expect(looked).toBeGreaterThan(RUNS / 2);
  });

  test('inside, on the edge, outside', () => {
    const point = fc.integer({ min: -1, max: 13 });
    fc.assert(
      fc.property(simpleRing(), point, point, (ring, x, y) => {
        expect(sideOf(ring, x, y)).toBe(sign(whole(side(exact(ring), { x: whole(x), y: whole(y) }))));
      }),
      { numRuns: RUNS },
    );
  });
});
