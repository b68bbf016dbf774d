import { describe, expect, test } from 'vitest';
import { degrees, pose } from '../../../../core/geometry';
import { bearingOf, bearingOfPoint, bearingTo, headingOf, POINTS, pointOf, squareOf } from './bearings';

describe('bearings', () => {
  test.each([
    [0, 90],
    [90, 0],
    [180, 270],
    [270, 180],
    [45, 45],
  ])('a heading of %i° from east is a bearing of %i°', (heading, bearing) => {
    expect(bearingOf(degrees(heading))).toBe(bearing);
    expect(headingOf(bearing)).toBe(degrees(heading));
  });
  test('a point to the south-east bears 135°', () => {
    expect(bearingTo(pose(0, 0, 0), { x: 10, y: -10 })).toBeCloseTo(135, 9);
  });
  test('each compass point is found again from its bearing', () => {
    for (const point of POINTS) expect(pointOf(bearingOfPoint(point))).toBe(point);
    expect(pointOf(338)).toBe('n');
    expect(pointOf(337)).toBe('nw');
  });
  test('squares run from A1 in the south-west to H8 in the north-east', () => {
    expect(squareOf(pose(0, 0, 0))).toBe('A1');
    expect(squareOf(pose(914_400, 914_400, 0))).toBe('H8');
    expect(squareOf(pose(457_199, 457_201, 0))).toBe('D5');
  });
});
