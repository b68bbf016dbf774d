import * as THREE from 'three';
import { expect, test } from 'vitest';
import { BAR_THICK, barGeometry, dieShowing } from './bits';

test.each([1, 2, 3, 4, 5, 6])('a die that shows %i has that side up, however it is spun', (value) => {
  const sides: Readonly<Record<number, readonly [number, number, number]>> = {
    3: [1, 0, 0],
    4: [-1, 0, 0],
    6: [0, 1, 0],
    1: [0, -1, 0],
    5: [0, 0, 1],
    2: [0, 0, -1],
  };
  for (const spin of [0, 1, 2.5, 5]) {
    const up = new THREE.Vector3(...(sides[value] ?? [0, 0, 0])).applyQuaternion(dieShowing(value, spin));
    expect(up.y).toBeCloseTo(1);
  }
});

test('a side that no die has is a mistake', () => {
  expect(() => dieShowing(7, 0)).toThrow(RangeError);
});

test('a bar starts at its origin and is as long as it was measured', () => {
  const g = barGeometry('L', 83.8);
  g.computeBoundingBox();
  expect(g.boundingBox?.min.x).toBeCloseTo(0);
  expect(g.boundingBox?.max.x).toBeCloseTo(83.8);
  expect(g.boundingBox?.max.y).toBeCloseTo(BAR_THICK);
});
