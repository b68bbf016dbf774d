import { type HullType, hulls, outlineOf, placeHull, pose } from '../index';
import type { Box } from '../ring';
import type { Obstacle, PlacedHull, Sweep } from '../types';
import { toGrid } from '../units';

/** A polygon as it lies, in millimetres. */
export const land = (id: string, points: readonly (readonly [number, number])[]): Obstacle => ({
  id,
  outline: outlineOf(points.map(([x, y]) => ({ x: toGrid(x), y: toGrid(y) }))),
});

/** An axis-aligned rectangle, millimetres. */
export const block = (id: string, minX: number, minY: number, maxX: number, maxY: number): Obstacle =>
  land(id, [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ]);

/** A round island: a regular polygon about the circle, one of its edges facing +x. */
export function round(id: string, x: number, y: number, radius: number, sides = 72): Obstacle {
  const outer = radius / Math.cos(Math.PI / sides);
  return land(
    id,
    Array.from({ length: sides }, (_, i) => {
      const angle = (2 * Math.PI * (i + 0.5)) / sides;
      return [x + outer * Math.cos(angle), y + outer * Math.sin(angle)] as const;
    }),
  );
}

/** A ship with her bow tip at x, y (millimetres), facing `heading` degrees. */
export const ship = (type: HullType, x: number, y: number, heading: number): PlacedHull =>
  placeHull(hulls[type], pose(x * 1000, y * 1000, heading * 1000));

export const named = (id: string, outline: PlacedHull): Obstacle => ({ id, outline });

export const sea: Box = { minX: 0, minY: 0, maxX: 914_400, maxY: 914_400 };

export const mayRestAt = (s: Sweep, travel: number): boolean =>
  s.rests.some(([from, to]) => from <= travel && travel <= to);
