import { describe, expect, test } from 'vitest';
import { attitudeOf, dieShowing, flattened, quatOf, readDie } from './die';
import { dot, polyhedron } from './physics/polyhedra';
import type { Sides } from './piece';

const shapes: readonly { readonly sides: Sides; readonly corners: number; readonly round: number }[] = [
  { sides: 4, corners: 4, round: 3 },
  { sides: 6, corners: 8, round: 4 },
  { sides: 8, corners: 6, round: 3 },
  { sides: 10, corners: 12, round: 4 },
  { sides: 12, corners: 20, round: 5 },
  { sides: 20, corners: 12, round: 3 },
];

describe.each(shapes)('a d$sides', ({ sides, corners, round }) => {
  const body = polyhedron(sides);

  test(`has ${sides} faces of ${round} corners, and ${corners} corners in all`, () => {
    expect(body.faces.map((ring) => ring.length)).toEqual(Array(sides).fill(round));
    expect(body.vertices).toHaveLength(corners);
  });

  test('bears each number from 1 up once, opposite faces adding up alike', () => {
    expect([...body.values].sort((a, b) => a - b)).toEqual(Array.from({ length: sides }, (_, i) => i + 1));
    if (sides === 4) return;
    body.normals.forEach((normal, i) => {
      const opposite = body.normals.findIndex((other) => dot(other, normal) < -0.999);
      expect((body.values[i] ?? 0) + (body.values[opposite] ?? 0)).toBe(sides + 1);
    });
  });

  test('is fair: every face is as far from the middle as every other', () => {
    for (const [i, ring] of body.faces.entries()) {
      const corner = body.vertices[ring[0] ?? 0] ?? [0, 0, 0];
      expect(dot(body.normals[i] ?? [0, 0, 0], corner)).toBeCloseTo(body.inradius, 9);
    }
  });

  test('turned to a number by hand reads as that number, flat, from its committed attitude', () => {
    for (const value of body.values) {
      const die = dieShowing(sides, value);
      const read = readDie(sides, quatOf(die.attitude));
      expect([die.value, read.value, read.cocked]).toEqual([value, value, false]);
      expect(read.upright).toBeGreaterThan(0.99999);
    }
  });
});

describe('reading a die', () => {
  test('a d6 that leans by thirty degrees is cocked, one that leans by five is not', () => {
    const lean = (halfSine: number) => readDie(6, [halfSine, 0, 0, Math.sqrt(1 - halfSine * halfSine)]);
    expect(lean(0.2588).cocked).toBe(true);
    expect(lean(0.0436).cocked).toBe(false);
  });

  test('lying flat it keeps its number and the way that it is turned', () => {
    const q = attitudeOf([0.03, 0.01, 0.4, 0.9]);
    const before = readDie(20, quatOf(q));
    const die = flattened(20, quatOf(q));
    expect(die.value).toBe(before.value);
    expect(readDie(20, quatOf(die.attitude)).upright).toBeGreaterThan(0.99999);
  });
});
