import fc from 'fast-check';
import { expect } from 'vitest';
import { convexRing, simpleRing } from './arbitraries';
import { type Encounter, ways } from './covers';

/** Movers and what stands, on grids so small that everything that can line up does. */
export const encounters: fc.Arbitrary<Encounter> = fc
  .constantFrom([12, 20], [8, 12], [4, 8])
  .chain(([hull = 8, core = 12]) =>
    fc.record({ hull: convexRing(hull), core: simpleRing(core, 9), way: fc.constantFrom(...ways) }),
  );

export function expectIntervals(
  found: readonly (readonly [number, number])[],
  wanted: readonly (readonly [number, number])[],
): void {
  expect(found.length, JSON.stringify({ found, wanted })).toBe(wanted.length);
  wanted.forEach(([from, to], i) => {
    expect(found[i]?.[0]).toBeCloseTo(from, 8);
    expect(found[i]?.[1]).toBeCloseTo(to, 8);
  });
}
