import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coreOf } from './core';
import { outlineOf } from './place';
import { doubleArea, type Ring, sideOf } from './ring';
import { segmentDistance } from './segment';
import type { Outline } from './types';
import { insetByWinding } from './winding';

/** Micrometres. */
const shape = (...points: readonly (readonly [number, number])[]): Outline =>
  outlineOf(points.map(([x, y]) => ({ x, y })));
const areas = (rings: readonly Ring[]): number[] =>
  rings.map((r) => doubleArea(r.xs, r.ys) / 2).sort((a, b) => a - b);
const holds = (rings: readonly Ring[], x: number, y: number): boolean =>
  rings.some((r) => sideOf(r, x, y) === 1);

describe('the core of an outline', () => {
  const ell = shape([0, 0], [1000, 0], [1000, 400], [400, 400], [400, 1000], [0, 1000]);

  test('is its edges moved inwards by TOUCH, whichever way it is worked out', () => {
    const wanted = 900 * 300 + 300 * 600;
    expect(areas(ell.core)).toEqual([wanted]);
    const [area = 0] = areas(insetByWinding(ell.ring));
    expect(area).toBeCloseTo(wanted, 0);
  });

  test('falls into two where a neck is thinner than twice TOUCH, and is one where it is just thicker', () => {
    const dumbbell = (neck: number): Outline =>
      shape(
        [0, 0],
        [1000, 0],
        [1000, 500 - neck / 2],
        [2000, 500 - neck / 2],
        [2000, 0],
        [3000, 0],
        [3000, 1000],
        [2000, 1000],
        [2000, 500 + neck / 2],
        [1000, 500 + neck / 2],
        [1000, 1000],
        [0, 1000],
      );
    expect(areas(dumbbell(90).core).map(Math.round)).toEqual([810_000, 810_000]);
    expect(areas(dumbbell(100).core).map(Math.round)).toEqual([810_000, 810_000]);
    expect(areas(dumbbell(102).core).map(Math.round)).toEqual([2 * 810_000 + 1100 * 2]);
  });

  test('an island keeps its core whatever little spike or nick its edge has', () => {
    const island = (...nick: readonly (readonly [number, number])[]): Outline =>
      shape([0, 0], [50_000, 0], [50_000, 40_000], ...nick, [0, 40_000]);
    const whole = 49_900 * 39_900;
    const spike = island([30_010, 40_000], [30_000, 40_030], [29_990, 40_000]);
    const nick = island([30_010, 40_000], [30_000, 39_970], [29_990, 40_000]);
    const needle = island([30_000, 40_000], [29_999, 60_000], [29_998, 40_000]);
    for (const { core } of [spike, nick, needle]) {
      expect(core).toHaveLength(1);
      expect(Math.abs((areas(core)[0] ?? 0) - whole)).toBeLessThan(20_000);
    }
  });

  test('a narrow bay does not cut an island far ahead of where it ends', () => {
    const bay = shape(
      [0, 0],
      [50_000, 0],
      [50_000, 19_999],
      [25_000, 20_000],
      [50_000, 20_001],
      [50_000, 40_000],
      [0, 40_000],
    );
    expect(bay.core).toHaveLength(1);
    // A mitre without end would go on for a metre.
    expect(holds(bay.core, 23_900, 20_000)).toBe(true);
    expect(holds(bay.core, 24_100, 20_000)).toBe(false);
  });

  test('a shape thinner than twice TOUCH has none', () => {
    expect(coreOf(shape([0, 0], [5000, 0], [5000, 99], [0, 99]).ring)).toEqual([]);
    expect(coreOf(shape([0, 0], [5000, 0], [5000, 5000], [4920, 5000], [4920, 80], [0, 80]).ring)).toEqual(
      [],
    );
  });

  test('moves exactly with its outline', () => {
    const at = (dx: number): Outline =>
      shape(
        [dx, 0],
        [dx + 1000, 0],
        [dx + 1000, 460],
        [dx + 433, 455],
        [dx + 420, 480],
        [dx, 1000],
        [dx + 40, 470],
      );
    const moved = at(123_456).core.map((r) => [...r.xs]);
    expect(moved).toEqual(at(0).core.map((r) => [...r.xs].map((x) => x + 123_456)));
    expect(moved.length).toBeGreaterThan(0);
  });
});

describe('the core of any outline whatever', () => {
  /** Jagged stars, many of whose edges and necks are shorter than TOUCH. */
  const jagged = fc
    .tuple(
      fc.constantFrom(200, 400, 1000, 5000, 30_000),
      fc.array(
        fc.tuple(
          fc.integer({ min: 10, max: 100 }).map((n) => n / 100),
          fc.integer({ min: -60, max: 60 }),
        ),
        {
          minLength: 5,
          maxLength: 14,
        },
      ),
    )
    .map(([scale, rays]) =>
      rays.flatMap(([r, nudge], i) => {
        const angle = (i / rays.length) * 2 * Math.PI;
        const x = Math.round(scale * r * Math.cos(angle));
        const y = Math.round(scale * r * Math.sin(angle));
        return i % 3 === 0
          ? [
              { x, y },
              { x: x + nudge, y: y - nudge },
            ]
          : [{ x, y }];
      }),
    );

  const simple = (points: readonly { x: number; y: number }[]): Outline | null => {
    try {
      return outlineOf(points);
    } catch {
      return null;
    }
  };

  const depth = ({ xs, ys }: Ring, x: number, y: number): number =>
    Array.from(xs).reduce((least, ax, i) => {
      const j = (i + 1) % xs.length;
      return Math.min(least, segmentDistance(x, y, ax, ys[i] ?? 0, xs[j] ?? 0, ys[j] ?? 0));
    }, Infinity);

  /** Twice as far from an inner corner as its mitre can go. */
  const beyondMitres = ({ xs, ys }: Ring, x: number, y: number): boolean =>
    Array.from(xs).every((vx, i) => Math.hypot(x - vx, y - (ys[i] ?? 0)) > 1002);

  test('holds no place nearer than TOUCH to an edge, and every other that is clear of corners', () => {
    const place = fc.integer({ min: 0, max: 997 }).map((n) => n / 997);
    let held = 0;
    fc.assert(
      fc.property(
        jagged,
        fc.array(fc.tuple(place, place), { minLength: 30, maxLength: 30 }),
        (points, places) => {
          const outline = simple(points);
          if (outline === null) return;
          const { box } = outline.ring;
          for (const [s, t] of places) {
            const x = box.minX + s * (box.maxX - box.minX);
            const y = box.minY + t * (box.maxY - box.minY);
            const d = sideOf(outline.ring, x, y) === 1 ? depth(outline.ring, x, y) : 0;
            const inCore = holds(outline.core, x, y);
            if (d < 49.8) expect(inCore).toBe(false);
            if (d > 50.2 && beyondMitres(outline.ring, x, y)) expect(inCore).toBe(true);
            if (inCore) held++;
          }
        },
      ),
      { numRuns: 300, seed: 3 },
    );
    expect(held).toBeGreaterThan(300);
  });
});
