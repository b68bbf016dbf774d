import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverByKernel, coverByOracle, stopByKernel, stopByOracle } from './testing/covers';
import { encounters, expectIntervals } from './testing/encounters';

const RUNS = 40_000;

describe('in tens of thousands of draws the kernel agrees with brute force in rational numbers', () => {
  test('[B8] the travels at which she would lie over a polygon', () => {
    fc.assert(
      fc.property(encounters, (e) => {
        expectIntervals(coverByKernel(e), coverByOracle(e));
      }),
      { numRuns: RUNS },
    );
  });

  test('[B8] the first travel at which what is ahead of her start meets a polygon', () => {
    fc.assert(
      fc.property(encounters, (e) => {
        expect(stopByKernel(e)).toBeCloseTo(stopByOracle(e), 8);
      }),
      { numRuns: RUNS },
    );
  });
});
