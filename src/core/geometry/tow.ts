import { placeHull } from './place';
import type { Box, Ring } from './ring';
import { isFree } from './settle';
import { headingOf } from './trig';
import type { Hull, Obstacle, PlacedHull } from './types';
import { type GridPoint, millidegree, type Pose } from './units';

const QUARTER = 90_000;

/**
 * Where a towed derelict lies: her bow tip at the middle of the tower's stern, in line with her; if that overlaps
 * something, at the nearest heading within ±90° that is free [E2]; null when none is. As she turns about her bow
 * tip, what she overlaps changes only where a vertex of hers crosses an edge of a core, or a vertex of a core an
 * edge of hers; so only headings beside such crossings have to be tried.
 * @param obstacles the tower included, the derelict left out
 */
export function towBehind(
  tower: PlacedHull,
  derelict: Hull,
  obstacles: readonly Obstacle[],
  sea: Box,
): Pose | null {
  const tip = tower.stern;
  const straight = tower.pose.heading;
  const at = (offset: number): Pose => ({ ...tip, heading: millidegree(straight + offset) });
  const free = (offset: number): boolean => isFree(placeHull(derelict, at(offset)), obstacles, sea);
  if (free(0)) return at(0);
  const offsets = new Set<number>();
  for (const heading of crossings(derelict, tip, obstacles, sea)) {
    const offset = wrapped(heading - straight);
    // Beside the crossing, on either side; outlines are rounded to the grid, so one step further as well.
    for (const o of [-1, 0, 1, 2]) offsets.add(Math.floor(offset) + o);
  }
  for (const side of [QUARTER, -QUARTER]) offsets.add(side);
  const tried = [...offsets]
    .filter((o) => Math.abs(o) <= QUARTER)
    .sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
  const found = tried.find(free);
  return found === undefined ? null : at(found);
}

/** To −180° … 180°, in thousandths. */
const wrapped = (angle: number): number => angle - 360_000 * Math.round(angle / 360_000);

/** Headings, in thousandths of a degree and not rounded, at which a vertex of one lies on an edge of the other. */
function crossings(hull: Hull, tip: GridPoint, obstacles: readonly Obstacle[], sea: Box): number[] {
  const out: number[] = [];
  const own = hull.outline.map((p) => ({ x: p.x, y: p.y }));
  const shapes = [...obstacles.flatMap((o) => o.outline.core.map(cornersOf)), cornersOfBox(sea)];
  for (const shape of shapes) {
    const corners = shape.map((p) => ({ x: p.x - tip.x, y: p.y - tip.y }));
    if (corners.length === 0) continue;
    for (const v of own) circleOnEdges(v, corners, (angle) => out.push(angle - angleOf(v)));
    for (const v of corners) circleOnEdges(v, own, (angle) => out.push(angleOf(v) - angle));
  }
  return out;
}

type Corner = { readonly x: number; readonly y: number };

const angleOf = (p: Corner): number => headingOf(p.x, p.y);
const cornersOf = (r: Ring): Corner[] => Array.from(r.xs, (x, i) => ({ x, y: r.ys[i] as number }));
const cornersOfBox = (b: Box): Corner[] => [
  { x: b.minX, y: b.minY },
  { x: b.maxX, y: b.minY },
  { x: b.maxX, y: b.maxY },
  { x: b.minX, y: b.maxY },
];

/** The directions in which the circle through v about the origin meets the edges of a polygon. */
function circleOnEdges(v: Corner, polygon: readonly Corner[], found: (angle: number) => void): void {
  const square = v.x * v.x + v.y * v.y;
  if (square === 0) return;
  polygon.forEach((a, i) => {
    const b = polygon[(i + 1) % polygon.length] as Corner;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = dx * dx + dy * dy;
    const half = a.x * dx + a.y * dy;
    const root = half * half - length * (a.x * a.x + a.y * a.y - square);
    if (root < 0) return;
    for (const t of [(-half - Math.sqrt(root)) / length, (-half + Math.sqrt(root)) / length])
      if (t >= 0 && t <= 1) found(angleOf({ x: a.x + t * dx, y: a.y + t * dy }));
  });
}
