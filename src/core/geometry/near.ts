import { bowTouches } from './contact';
import { placeHull, type TurnedHull, turnHull } from './place';
import { type Box, boxesApart, type Ring, sideOf } from './ring';
import { segmentSquare } from './segment';
import { AROUND, comeAbout, isFree } from './settle';
import { type Line, nearestFreeOn } from './slide';
import type { Hull, Obstacle, Outline, PlacedHull } from './types';
import { type Millidegree, micrometre, millidegree, type Pose, TOUCH_UM } from './units';

type Spot = { readonly x: number; readonly y: number; readonly square: number };

type May = {
  readonly edge: (i: number) => boolean;
  readonly vertex: (i: number, dx: number, dy: number) => boolean;
};
const ANY: May = { edge: () => true, vertex: () => true };

/**
 * All places of a shape's own point at which it meets a ring without overlapping it there: a vertex of the one on an
 * edge of the other, with both neighbours of the vertex on the outer side of that edge.
 * @param shape relative to its own point @param may leaves out vertices of the shape (against an edge that runs so), and edges
 */
function meetingLines(shape: Ring, ring: Ring, may: May = ANY): Line[] {
  const n = shape.xs.length;
  const m = ring.xs.length;
  const sx = (i: number): number => shape.xs[i % n] as number;
  const sy = (i: number): number => shape.ys[i % n] as number;
  const rx = (k: number): number => ring.xs[k % m] as number;
  const ry = (k: number): number => ring.ys[k % m] as number;
  const out: Line[] = [];
  for (let i = 0; i < n; i++) {
    const edge = may.edge(i);
    for (let k = 0; k < m; k++) {
      const dx = rx(k + 1) - rx(k);
      const dy = ry(k + 1) - ry(k);
      if (turnsAway(shape, i, dx, dy) && may.vertex(i, dx, dy))
        out.push({ ax: rx(k) - sx(i), ay: ry(k) - sy(i), bx: rx(k + 1) - sx(i), by: ry(k + 1) - sy(i) });
      if (edge && turnsAway(ring, k, sx(i + 1) - sx(i), sy(i + 1) - sy(i)))
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
  outlines: Outline[],
  sea: Box,
  best: number,
): Spot | null {
  const near: { line: Line; square: number }[] = [];
  for (const line of lines) {
    const square = segmentSquare(wish.x, wish.y, line.ax, line.ay, line.bx, line.by);
    if (square < best) near.push({ line, square });
  }
  near.sort((a, b) => a.square - b.square);
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
  const outlines = obstacles.map((o) => o.outline);
  let best = nearestSpot(turned, wish, edgeLines(turned.ring, sea), outlines, sea, Infinity);
  for (const { outline } of obstacles) {
    for (const core of outline.core) {
      const bound = best?.square ?? Infinity;
      best = nearestSpot(turned, wish, meetingLines(turned.ring, core), outlines, sea, bound) ?? best;
    }
  }
  return best === null ? null : onGrid(hull, best.x, best.y, wish.heading, fits);
}

/** Whole headings, so that a ship turned to one is remembered while she is dragged. */
const DEGREE = 1000;
const COARSE = 4 * DEGREE;

type Docked = { readonly pose: Pose; readonly cost: number };

/**
 * A pose with the bow touching the island and nothing overlapped, close to a wish [A6, A7, E8]. For the wished heading
 * and every fourth degree the nearest such place is exact; of these the one is taken for which the midpoint of her keel
 * moves, and her ends swing, least; then the degrees beside it may better it. Where there is none, the degrees half-way
 * between are tried. Null when the island is full.
 */
export function dockNear(
  hull: Hull,
  wish: Pose,
  island: Obstacle,
  obstacles: readonly Obstacle[],
  sea: Box,
): Pose | null {
  const reach = hull.length + hull.beam;
  const near = obstacles.filter(
    (o) => o.id === island.id || !boxesApart(o.outline.ring.box, island.outline.ring.box, reach),
  );
  const all = near.some((o) => o.id === island.id) ? near : [...near, island];
  const fits = (p: PlacedHull): boolean => bowTouches(p, island.outline) && isFree(p, all, sea);
  if (fits(placeHull(hull, wish))) return wish;
  // Its own list: what has just taken a whole line is looked at first.
  const outlines = all.map((o) => o.outline);
  let best: Docked | null = null;
  const attempt = (turn: number): void => {
    const swing = ((Math.abs(turn) * Math.PI) / 180_000) * (hull.length / 2);
    const room = (best?.cost ?? Infinity) - swing;
    if (room <= 0) return;
    const heading = millidegree(wish.heading + turn);
    const turned = turnHull(hull, heading);
    const aim = comeAbout(hull, wish, heading);
    const spot = nearestSpot(turned, aim, bowLines(turned, island.outline.ring), outlines, sea, room * room);
    const at = spot && onGrid(hull, spot.x, spot.y, heading, fits);
    if (spot !== null && at !== null) best = { pose: at, cost: swing + Math.sqrt(spot.square) };
  };
  for (const turn of turns(wish.heading, 0)) attempt(turn);
  const coarse = best as Docked | null;
  if (coarse !== null) {
    const middle = signedTurn(wish.heading, Math.round(coarse.pose.heading / DEGREE) * DEGREE);
    for (let beside = DEGREE; beside < COARSE; beside += DEGREE) {
      attempt(middle + beside);
      attempt(middle - beside);
    }
  } else for (const turn of turns(wish.heading, COARSE / 2)) attempt(turn);
  return (best as Docked | null)?.pose ?? null;
}

/** From a heading, the turns to itself and to the headings a coarse step apart, the least first. */
function turns(from: Millidegree, offset: number): number[] {
  const out = new Set(offset === 0 ? [0] : []);
  for (let heading = offset; heading < 360_000; heading += COARSE) out.add(signedTurn(from, heading));
  return [...out].sort((a, b) => Math.abs(a) - Math.abs(b) || b - a);
}

function signedTurn(from: number, to: number): number {
  const turn = to - from;
  return turn > 180_000 ? turn - 360_000 : turn < -180_000 ? turn + 360_000 : turn;
}

/**
 * The places at which her bow meets a ring: as for the bow zone by itself, but where the rest of her would lie
 * across the ring's edge, or the zone's own rear edge would be what meets, there is nothing to look for.
 */
function bowLines({ bow, ring }: TurnedHull, land: Ring): Line[] {
  return meetingLines(bow, land, {
    edge: (i) => {
      const j = i + 1 === bow.xs.length ? 0 : i + 1;
      const x = ((bow.xs[i] as number) + (bow.xs[j] as number)) / 2;
      const y = ((bow.ys[i] as number) + (bow.ys[j] as number)) / 2;
      return !wellInside(ring, x, y);
    },
    vertex: (i, dx, dy) => {
      const x = bow.xs[i] as number;
      const y = bow.ys[i] as number;
      const slack = TOUCH_UM * Math.sqrt(dx * dx + dy * dy);
      for (let k = 0; k < ring.xs.length; k++)
        if (dx * ((ring.ys[k] as number) - y) - dy * ((ring.xs[k] as number) - x) > slack) return false;
      return true;
    },
  });
}

/** Inside, and further than a few micrometres of rounding from the edge. */
const wellInside = (r: Ring, x: number, y: number): boolean =>
  [-3, 3].every((d) => sideOf(r, x + d, y) === 1 && sideOf(r, x, y + d) === 1);
