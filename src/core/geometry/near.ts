import { bowTouches } from './contact';
import { placeHull, type TurnedHull, turnHull } from './place';
import type { Box, Ring } from './ring';
import { segmentSquare } from './segment';
import { AROUND, comeAbout, isFree } from './settle';
import { type Line, nearestFreeOn } from './slide';
import type { Hull, Obstacle, PlacedHull } from './types';
import { micrometre, millidegree, type Pose } from './units';

type Spot = { readonly x: number; readonly y: number; readonly square: number };

/**
 * All places of a shape's own point at which it meets a ring without overlapping it there: a vertex of the one on an
 * edge of the other, with both neighbours of the vertex on the outer side of that edge.
 * @param shape relative to its own point
 */
function meetingLines(shape: Ring, ring: Ring): Line[] {
  const n = shape.xs.length;
  const m = ring.xs.length;
  const sx = (i: number): number => shape.xs[i % n] as number;
  const sy = (i: number): number => shape.ys[i % n] as number;
  const rx = (k: number): number => ring.xs[k % m] as number;
  const ry = (k: number): number => ring.ys[k % m] as number;
  const out: Line[] = [];
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < m; k++) {
      if (turnsAway(shape, i, rx(k + 1) - rx(k), ry(k + 1) - ry(k)))
        out.push({ ax: rx(k) - sx(i), ay: ry(k) - sy(i), bx: rx(k + 1) - sx(i), by: ry(k + 1) - sy(i) });
      if (turnsAway(ring, k, sx(i + 1) - sx(i), sy(i + 1) - sy(i)))
        out.push({ ax: rx(k) - sx(i), ay: ry(k) - sy(i), bx: rx(k) - sx(i + 1), by: ry(k) - sy(i + 1) });
    }
  }
  return out;
}

/** Do both edges at a vertex lead to the right of (or along) a direction: away from the inside of an edge that runs so? */
function turnsAway({ xs, ys }: Ring, i: number, dx: number, dy: number): boolean {
  const n = xs.length;
  const x = xs[i] as number;
  const y = ys[i] as number;
  const before = (i + n - 1) % n;
  const after = (i + 1) % n;
  return (
    dx * ((ys[before] as number) - y) - dy * ((xs[before] as number) - x) <= 0 &&
    dx * ((ys[after] as number) - y) - dy * ((xs[after] as number) - x) <= 0
  );
}

/** The places at which a shape's box touches the edge of the sea from within. */
function edgeLines({ box }: Ring, sea: Box): Line[] {
  const minX = sea.minX - box.minX;
  const minY = sea.minY - box.minY;
  const maxX = sea.maxX - box.maxX;
  const maxY = sea.maxY - box.maxY;
  return [
    { ax: minX, ay: minY, bx: maxX, by: minY },
    { ax: minX, ay: maxY, bx: maxX, by: maxY },
    { ax: minX, ay: minY, bx: minX, by: maxY },
    { ax: maxX, ay: minY, bx: maxX, by: maxY },
  ];
}

/** The free place nearest to the wish on any of the lines, if nearer than `best` squared. */
function nearestSpot(
  turned: TurnedHull,
  wish: Pose,
  lines: readonly Line[],
  obstacles: readonly Obstacle[],
  sea: Box,
  best: number,
): Spot | null {
  const near: { line: Line; square: number }[] = [];
  for (const line of lines) {
    const square = segmentSquare(wish.x, wish.y, line.ax, line.ay, line.bx, line.by);
    if (square < best) near.push({ line, square });
  }
  near.sort((a, b) => a.square - b.square);
  const outlines = obstacles.map((o) => o.outline);
  let found: Spot | null = null;
  for (const { line, square } of near) {
    if (square >= (found?.square ?? best)) break;
    const at = nearestFreeOn(line, wish.x, wish.y, turned.parts, outlines, sea);
    if (at === null) continue;
    const [x, y] = at;
    const distance = (x - wish.x) ** 2 + (y - wish.y) ** 2;
    if (distance < (found?.square ?? best)) found = { x, y, square: distance };
  }
  return found;
}

/** The grid pose at or beside a place that passes the test. */
function onGrid(
  hull: Hull,
  x: number,
  y: number,
  heading: Pose['heading'],
  fits: (p: PlacedHull) => boolean,
): Pose | null {
  for (const [dx, dy] of AROUND) {
    const at = { x: micrometre(x + dx), y: micrometre(y + dy), heading };
    if (fits(placeHull(hull, at))) return at;
  }
  return null;
}

/**
 * The free pose nearest to a wish, keeping her heading: the wish itself, or a place where she meets a core or the
 * edge of the sea, for the nearest free place lies on such a line. Null when the sea is full.
 */
export function berthNear(hull: Hull, wish: Pose, obstacles: readonly Obstacle[], sea: Box): Pose | null {
  const fits = (p: PlacedHull): boolean => isFree(p, obstacles, sea);
  if (fits(placeHull(hull, wish))) return wish;
  const turned = turnHull(hull, wish.heading);
  let best = nearestSpot(turned, wish, edgeLines(turned.ring, sea), obstacles, sea, Infinity);
  for (const { outline } of obstacles) {
    for (const core of outline.core) {
      const bound = best?.square ?? Infinity;
      best = nearestSpot(turned, wish, meetingLines(turned.ring, core), obstacles, sea, bound) ?? best;
    }
  }
  return best === null ? null : onGrid(hull, best.x, best.y, wish.heading, fits);
}

const STEP = 1000;

/**
 * A pose with the bow touching the island and nothing overlapped, close to a wish [A6, A7, E8]. For each heading, a
 * degree apart from the wished one outwards, the nearest such place is exact; of these the one is taken for which
 * the midpoint of her keel moves, and her ends swing, least. Null when the island is full.
 */
export function dockNear(
  hull: Hull,
  wish: Pose,
  island: Obstacle,
  obstacles: readonly Obstacle[],
  sea: Box,
): Pose | null {
  const all = obstacles.some((o) => o.id === island.id) ? obstacles : [...obstacles, island];
  const fits = (p: PlacedHull): boolean => bowTouches(p, island.outline) && isFree(p, all, sea);
  if (fits(placeHull(hull, wish))) return wish;
  let best: Pose | null = null;
  let cost = Infinity;
  for (let turn = 0; turn <= 180_000; turn += STEP) {
    const swing = ((turn * Math.PI) / 180_000) * (hull.length / 2);
    if (swing >= cost) break;
    for (const side of turn === 0 || turn === 180_000 ? [1] : [1, -1]) {
      const heading = millidegree(wish.heading + side * turn);
      const turned = turnHull(hull, heading);
      const aim = comeAbout(hull, wish, heading);
      const lines = meetingLines(turned.bow, island.outline.ring);
      const spot = nearestSpot(turned, aim, lines, all, sea, (cost - swing) ** 2);
      const at = spot && onGrid(hull, spot.x, spot.y, heading, fits);
      if (spot === null || at === null) continue;
      best = at;
      cost = swing + Math.sqrt(spot.square);
    }
  }
  return best;
}
