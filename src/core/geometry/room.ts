import { within } from './afloat';
import { bowTouches } from './contact';
import { apart, nearest, toAt } from './distance';
import { overlapPoint } from './overlap';
import { placeOutline } from './place';
import { type Box, shiftRing } from './ring';
import type { Obstacle, Outline, PlacedHull, Room } from './types';
import { type GridPoint, type Millimetre, micrometre, type Pose, TOUCH_UM, toMm } from './units';

type Fault = Room['faults'][number];

const inset = (sea: Box, by: number): Box => ({
  minX: sea.minX + by,
  minY: sea.minY + by,
  maxX: sea.maxX - by,
  maxY: sea.maxY - by,
});

function fault(kind: Fault['kind'], a: Outline, other: Obstacle): Fault {
  const n = nearest(a.ring, other.outline.ring);
  return {
    kind,
    id: other.id,
    gap: toMm(Math.sqrt(n.square)),
    at: [toAt(n.ax, n.ay), toAt(n.bx, n.by)],
  };
}

function seaFault({ ring: { box } }: Outline, sea: Box): Fault {
  const gap = Math.min(box.minX - sea.minX, box.minY - sea.minY, sea.maxX - box.maxX, sea.maxY - box.maxY);
  const at = toAt((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2);
  return { kind: 'sea', id: 'sea', gap: toMm(gap), at: [at, at] };
}

/**
 * May an island lie there: at least `spacing` from every other, measured edge to edge [A1, A2], and at least
 * `margin` from the edge of the sea [A4]? Both closed with TOUCH. Exact.
 */
export function roomForIsland(
  island: Outline,
  others: readonly Obstacle[],
  spacing: Millimetre,
  sea: Box,
  margin: Millimetre,
): Room {
  const faults = others
    .filter((o) => !apart(island, o.outline, spacing))
    .map((o) => fault('too-close', island, o));
  if (!within(island.ring.box, inset(sea, margin * 1000 - TOUCH_UM))) faults.push(seaFault(island, sea));
  return { fits: faults.length === 0, faults };
}

/** May a ship lie there with her bow zone touching that island [A6, A7]? Exact. */
export function roomForShip(
  ship: PlacedHull,
  island: Obstacle,
  obstacles: readonly Obstacle[],
  sea: Box,
): Room {
  const all = obstacles.some((o) => o.id === island.id) ? obstacles : [...obstacles, island];
  const faults = all
    .filter((o) => overlapPoint(ship, o.outline) !== null)
    .map((o) => fault('overlap', ship, o));
  if (!within(ship.ring.box, sea)) faults.push(seaFault(ship, sea));
  if (!bowTouches(ship, island.outline)) faults.push(fault('not-touching', ship, island));
  return { fits: faults.length === 0, faults };
}

/** A square of places, by its middle; `bound` is the least distance from the wish that any place in it can have. */
type Cell = { readonly x: number; readonly y: number; readonly half: number; readonly bound: number };

/** Stop when no place can be nearer by this much, and do not divide squares smaller than that; micrometres. */
const GOOD_ENOUGH = 500;
const SMALLEST = 4;

/**
 * A legal place for an island, with the wished heading, within a millimetre of the nearest; null when there is none
 * [A3]. Branch and bound over places: moving by d changes every distance by at most d, so a square whose middle is
 * too close by more than its own radius holds no place at all. (A gap narrower than a few micrometres may be missed.)
 */
export function placeIslandNear(
  shape: readonly GridPoint[],
  wish: Pose,
  others: readonly Obstacle[],
  spacing: Millimetre,
  sea: Box,
  margin: Millimetre,
): Pose | null {
  const home = placeOutline(shape, { ...wish, x: micrometre(0), y: micrometre(0) });
  const place = (x: number, y: number): Outline => ({ ...home, ring: shiftRing(home.ring, x, y) });
  const fits = (x: number, y: number): boolean =>
    roomForIsland(place(x, y), others, spacing, sea, margin).fits;
  if (fits(wish.x, wish.y)) return wish;

  const free = inset(sea, margin * 1000);
  const { box } = home.ring;
  const range = {
    minX: Math.ceil(free.minX - box.minX),
    maxX: Math.floor(free.maxX - box.maxX),
    minY: Math.ceil(free.minY - box.minY),
    maxY: Math.floor(free.maxY - box.maxY),
  };
  if (range.minX > range.maxX || range.minY > range.maxY) return null;
  const clampX = (x: number): number => Math.min(Math.max(Math.round(x), range.minX), range.maxX);
  const clampY = (y: number): number => Math.min(Math.max(Math.round(y), range.minY), range.maxY);
  const cell = (x: number, y: number, half: number): Cell => {
    const dx = Math.max(0, Math.abs(wish.x - x) - half);
    const dy = Math.max(0, Math.abs(wish.y - y) - half);
    return { x, y, half, bound: Math.sqrt(dx * dx + dy * dy) };
  };
  const gap = (x: number, y: number): number => {
    const { ring } = place(x, y);
    return others.reduce(
      (least, o) => Math.min(least, Math.sqrt(nearest(ring, o.outline.ring).square)),
      Infinity,
    );
  };

  const half = Math.max(range.maxX - range.minX, range.maxY - range.minY) / 2 + 1;
  const open = [cell((range.minX + range.maxX) / 2, (range.minY + range.maxY) / 2, half)];
  let best: { readonly x: number; readonly y: number; readonly distance: number } | null = null;
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (best !== null && next.bound > best.distance - GOOD_ENOUGH) break;
    const { x, y, half: h } = next;
    if (x + h < range.minX || x - h > range.maxX || y + h < range.minY || y - h > range.maxY) continue;
    const px = clampX(x);
    const py = clampY(y);
    // From the place that is tried, the far corner of the square may be that far away.
    const radius = Math.sqrt((Math.abs(px - x) + h) ** 2 + (Math.abs(py - y) + h) ** 2);
    if (gap(px, py) + radius < spacing * 1000 - TOUCH_UM) continue;
    const distance = Math.sqrt((px - wish.x) ** 2 + (py - wish.y) ** 2);
    if ((best === null || distance < best.distance) && fits(px, py)) best = { x: px, y: py, distance };
    if (h > SMALLEST) {
      const q = h / 2;
      for (const [sx, sy] of [
        [-q, -q],
        [q, -q],
        [-q, q],
        [q, q],
      ] as const)
        insert(open, cell(x + sx, y + sy, q));
    }
  }
  return best === null ? null : { ...wish, x: micrometre(best.x), y: micrometre(best.y) };
}

/** Keeps the list descending by bound, so that the nearest square is taken next. */
function insert(open: Cell[], c: Cell): void {
  let low = 0;
  let high = open.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((open[middle] as Cell).bound > c.bound) low = middle + 1;
    else high = middle;
  }
  open.splice(low, 0, c);
}
