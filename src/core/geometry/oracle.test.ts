import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverOf, entryOfPoint, firstAhead, type Part } from './cover';
import { nearest, ringsWithin } from './distance';
import { Intervals } from './intervals';
import { overlapPoint } from './overlap';
import { convexParts } from './parts';
import { profileOf } from './profile';
import { type Ring, rawRing, sideOf } from './ring';
import { look } from './sight';
import { convexRing, pairsOf, simpleRing } from './testing/arbitraries';
import { cmp, sign, toNumber, whole } from './testing/fraction';
import { covered, entry, gapSquare, interiorsMeet, poly, side, visible } from './testing/oracle';
import type { Outline } from './types';

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

  // A right-angled travel along (3, 4): u = 3x + 4y and v = 3y − 4x are whole, five times too long.
  const ways = [
    { cos: 1, sin: 0, a: 1, b: 0, size: 1 },
    { cos: 0.6, sin: 0.8, a: 3, b: 4, size: 5 },
  ];

  test.each(ways)('covered travels along ($cos, $sin)', ({ cos, sin, a, b, size }) => {
    const cover = new Intervals();
    fc.assert(
      fc.property(convexRing(), simpleRing(20, 9), fc.boolean(), (hull, core, ahead) => {
        const turn = (r: Ring) => poly(pairsOf(r).map(([x, y]) => [a * x + b * y, a * y - b * x] as const));
        const bar = whole(60 * size);
        // As for a ship: her foremost point is where she starts from.
        const along = ([x, y]: readonly [number, number]): number => a * x + b * y;
        const tip = pairsOf(hull).reduce((best, p) => (along(p) > along(best) ? p : best));
        const front = along(tip);
        const wanted = covered(turn(hull), turn(core), bar, ahead ? whole(front) : undefined);
        const path = { x: tip[0], y: tip[1], cos, sin };
        const relative = rawRing(
          hull.xs.map((x) => x - path.x),
          hull.ys.map((y) => y - path.y),
        );
        const part: Part = { ring: relative, profile: profileOf(relative, cos, sin) };
        if (ahead) {
          // Only where it begins matters: there she stops.
          const { travel } = firstAhead(cover, [part], [core], path, 60);
          const first = wanted[0];
          const begins = first === undefined ? 61 : toNumber(first[0]) / size;
          expect(Math.min(travel, 61)).toBeCloseTo(begins, 9);
          return;
        }
        coverOf(cover, [part], [core], path);
        const found: number[][] = [];
        for (let i = 0; i < cover.count; i++) {
          const from = Math.max(cover.lo[i] as number, 0);
          const to = Math.min(cover.hi[i] as number, 60);
          if (to - from > 1e-9) found.push([from, to]);
        }
        const swallowed = wanted.length === 1 && found.length === 0;
        if (swallowed) return; // wholly inside all the way: asked of `insideAt`, not of edges
        expect(found.length).toBe(wanted.length);
        wanted.forEach(([from, to], i) => {
          expect(found[i]?.[0]).toBeCloseTo(toNumber(from) / size, 9);
          expect(found[i]?.[1]).toBeCloseTo(toNumber(to) / size, 9);
        });
      }),
      { numRuns: RUNS },
    );
  });

  test('[B10] the path of a point enters a polygon, not when it runs along an edge', () => {
    const point = fc.integer({ min: -2, max: 14 });
    fc.assert(
      fc.property(
        simpleRing(),
        point,
        point,
        fc.constantFrom(...ways),
        (core, x, y, { cos, sin, a, b, size }) => {
          const first = entry({ x: whole(x), y: whole(y) }, { x: whole(a), y: whole(b) }, exact(core));
          const found = entryOfPoint([core], { x, y, cos, sin });
          if (first === null) expect(found).toBe(Infinity);
          else expect(found).toBeCloseTo(toNumber(first) * size, 9);
        },
      ),
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
