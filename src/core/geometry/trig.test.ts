import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { direction, headingOf } from './trig';
import { degrees, millidegree } from './units';

const heading = fc.integer({ min: 0, max: 359_999 }).map((n) => millidegree(n));

describe('sine and cosine of our own', () => {
  test('are those of the platform, to the last digits', () => {
    fc.assert(
      fc.property(heading, (angle) => {
        const { cos, sin } = direction(angle);
        const radians = (angle * Math.PI) / 180_000;
        expect(cos).toBeCloseTo(Math.cos(radians), 14);
        expect(sin).toBeCloseTo(Math.sin(radians), 14);
      }),
    );
  });

  test('are exact at quarter turns', () => {
    expect([0, 90, 180, 270].map((n) => direction(degrees(n)))).toEqual([
      { cos: 1, sin: 0 },
      { cos: 0, sin: 1 },
      { cos: -1, sin: 0 },
      { cos: 0, sin: -1 },
    ]);
  });
});

describe('the heading of a vector', () => {
  test.each([
    [1, 0, 0],
    [1, 1, 45_000],
    [0, 2, 90_000],
    [-3, 3, 135_000],
    [-1, 0, 180_000],
    [0, -1, -90_000],
    [1, -1, -45_000],
    [0, 0, 0],
  ])('(%d, %d) is %d thousandths of a degree', (x, y, expected) => {
    expect(headingOf(x, y)).toBeCloseTo(expected, 9);
  });

  test('leads back to the direction that it came from', () => {
    fc.assert(
      fc.property(heading, fc.integer({ min: 1, max: 1_000_000 }), (angle, length) => {
        const { cos, sin } = direction(angle);
        expect(millidegree(headingOf(length * cos, length * sin))).toBe(angle);
      }),
    );
  });
});
