import { LATTICE, steps } from './lattice';
import { boxesApart, type Ring, segmentsMeet, sideOf } from './ring';
import { nearestParam, segmentSquare } from './segment';
import type { Outline } from './types';
import { type At, type Millimetre, TOUCH_UM, toMm } from './units';

/** The nearest points of two shapes, micrometres. `square` is the squared distance. */
export type Nearest = {
  readonly square: number;
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
};

const boxSquare = (px: number, py: number, r: Ring): number => {
  const dx = px < r.box.minX ? r.box.minX - px : px > r.box.maxX ? px - r.box.maxX : 0;
  const dy = py < r.box.minY ? r.box.minY - py : py > r.box.maxY ? py - r.box.maxY : 0;
  return dx * dx + dy * dy;
};

/** The ring's edge (by its first vertex) that is nearest to p and nearer than `best` squared; −1 when none is. */
function edgeNearerThan(px: number, py: number, { xs, ys }: Ring, best: number): number {
  const n = xs.length;
  let edge = -1;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const square = segmentSquare(px, py, xs[j] as number, ys[j] as number, xs[i] as number, ys[i] as number);
    if (square < best) {
      best = square;
      edge = j;
    }
  }
  return edge;
}

function edgeSquare(px: number, py: number, { xs, ys }: Ring, edge: number): number {
  const next = edge + 1 === xs.length ? 0 : edge + 1;
  return segmentSquare(
    px,
    py,
    xs[edge] as number,
    ys[edge] as number,
    xs[next] as number,
    ys[next] as number,
  );
}

/** A common point of two closed polygons, or null. Exact verdict. */
export function commonPoint(a: Ring, b: Ring): readonly [number, number] | null {
  if (boxesApart(a.box, b.box, 0)) return null;
  const n = a.xs.length;
  const m = b.xs.length;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const px = a.xs[j] as number;
    const py = a.ys[j] as number;
    const qx = a.xs[i] as number;
    const qy = a.ys[i] as number;
    const minX = Math.min(px, qx);
    const maxX = Math.max(px, qx);
    const minY = Math.min(py, qy);
    const maxY = Math.max(py, qy);
    if (minX > b.box.maxX || maxX < b.box.minX || minY > b.box.maxY || maxY < b.box.minY) continue;
    for (let k = 0, l = m - 1; k < m; l = k++) {
      const rx = b.xs[l] as number;
      const ry = b.ys[l] as number;
      const sx = b.xs[k] as number;
      const sy = b.ys[k] as number;
      if ((rx > maxX && sx > maxX) || (rx < minX && sx < minX)) continue;
      if ((ry > maxY && sy > maxY) || (ry < minY && sy < minY)) continue;
      if (segmentsMeet(px, py, qx, qy, rx, ry, sx, sy)) return crossing(px, py, qx, qy, rx, ry, sx, sy);
    }
  }
  const ax = a.xs[0] as number;
  const ay = a.ys[0] as number;
  if (sideOf(b, ax, ay) >= 0) return [ax, ay];
  const bx = b.xs[0] as number;
  const by = b.ys[0] as number;
  return sideOf(a, bx, by) >= 0 ? [bx, by] : null;
}

function crossing(
  px: number,
  py: number,
  qx: number,
  qy: number,
  rx: number,
  ry: number,
  sx: number,
  sy: number,
): readonly [number, number] {
  const det = (qx - px) * (sy - ry) - (qy - py) * (sx - rx);
  if (det === 0) {
    // On one line: an end of one that lies in the other.
    const t = nearestParam(rx, ry, px, py, qx, qy);
    return [px + t * (qx - px), py + t * (qy - py)];
  }
  const t = Math.min(1, Math.max(0, ((rx - px) * (sy - ry) - (ry - py) * (sx - rx)) / det));
  return [px + t * (qx - px), py + t * (qy - py)];
}

/** Nearest points of two closed polygons. */
export function nearest(a: Ring, b: Ring): Nearest {
  const common = commonPoint(a, b);
  if (common !== null) return { square: 0, ax: common[0], ay: common[1], bx: common[0], by: common[1] };
  let square = Infinity;
  let vertex = 0;
  let edge = 0;
  let vertexOfA = true;
  for (let i = 0; i < a.xs.length; i++) {
    const px = a.xs[i] as number;
    const py = a.ys[i] as number;
    if (boxSquare(px, py, b) >= square) continue;
    const found = edgeNearerThan(px, py, b, square);
    if (found >= 0) {
      square = edgeSquare(px, py, b, found);
      vertex = i;
      edge = found;
    }
  }
  for (let i = 0; i < b.xs.length; i++) {
    const px = b.xs[i] as number;
    const py = b.ys[i] as number;
    if (boxSquare(px, py, a) >= square) continue;
    const found = edgeNearerThan(px, py, a, square);
    if (found >= 0) {
      square = edgeSquare(px, py, a, found);
      vertex = i;
      edge = found;
      vertexOfA = false;
    }
  }
  const own = vertexOfA ? a : b;
  const other = vertexOfA ? b : a;
  const px = own.xs[vertex] as number;
  const py = own.ys[vertex] as number;
  const [qx, qy] = onEdge(other, edge, px, py);
  return vertexOfA ? { square, ax: px, ay: py, bx: qx, by: qy } : { square, ax: qx, ay: qy, bx: px, by: py };
}

/** The point of a ring's edge (from vertex `edge` on) nearest to p. */
export function onEdge({ xs, ys }: Ring, edge: number, px: number, py: number): readonly [number, number] {
  const next = edge + 1 === xs.length ? 0 : edge + 1;
  const ax = xs[edge] as number;
  const ay = ys[edge] as number;
  const bx = xs[next] as number;
  const by = ys[next] as number;
  const t = nearestParam(px, py, ax, ay, bx, by);
  return [ax + t * (bx - ax), ay + t * (by - ay)];
}

/** The edge of a ring nearest to p, by its first vertex, and the squared distance. */
export function nearestEdge(
  r: Ring,
  px: number,
  py: number,
): { readonly edge: number; readonly square: number } {
  const edge = edgeNearerThan(px, py, r, Infinity);
  return { edge, square: edgeSquare(px, py, r, edge) };
}

/** Doubles are far better than this, even for edges a kilometre long. */
export const CLOSE_CALL = 1e-6;

/** Is the distance from p to ab at most (or, when `open`, under) `limit`? Doubles decide unless it is too close to call; then whole numbers do. */
function pointWithin(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
  open: boolean,
): boolean {
  const square = segmentSquare(px, py, ax, ay, bx, by);
  const bound = limit * limit;
  if (square < bound * (1 - CLOSE_CALL)) return true;
  if (square > bound * (1 + CLOSE_CALL)) return false;
  return pointWithinExact(px, py, ax, ay, bx, by, limit, open);
}

function pointWithinExact(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
  open: boolean,
): boolean {
  const dx = steps(bx) - steps(ax);
  const dy = steps(by) - steps(ay);
  const ux = steps(px) - steps(ax);
  const uy = steps(py) - steps(ay);
  const bound = steps(limit) ** 2n;
  const length = dx * dx + dy * dy;
  const along = ux * dx + uy * dy;
  const small = (square: bigint, most: bigint): boolean => (open ? square < most : square <= most);
  if (along <= 0n) return small(ux * ux + uy * uy, bound);
  if (along >= length) return small((ux - dx) ** 2n + (uy - dy) ** 2n, bound);
  return small((ux * dy - uy * dx) ** 2n, bound * length);
}

/** Is a point outside a polygon at most `limit` micrometres from it? Exact. */
export function pointNearRing(px: number, py: number, r: Ring, limit: number): boolean {
  const { xs, ys } = r;
  const n = xs.length;
  if (boxSquare(px, py, r) > limit * limit * (1 + 1e-9)) return false;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    if (pointWithin(px, py, xs[j] as number, ys[j] as number, xs[i] as number, ys[i] as number, limit, false))
      return true;
  }
  return false;
}

function verticesWithin(a: Ring, b: Ring, limit: number, open: boolean): boolean {
  const bound = limit * limit * (1 + 1e-9);
  const m = b.xs.length;
  for (let i = 0; i < a.xs.length; i++) {
    const px = a.xs[i] as number;
    const py = a.ys[i] as number;
    if (boxSquare(px, py, b) > bound) continue;
    for (let k = 0, l = m - 1; k < m; l = k++) {
      if (
        pointWithin(
          px,
          py,
          b.xs[l] as number,
          b.ys[l] as number,
          b.xs[k] as number,
          b.ys[k] as number,
          limit,
          open,
        )
      )
        return true;
    }
  }
  return false;
}

/** Is the distance of two closed polygons at most `limit` micrometres, or when `open` under it? Exact. */
export function ringsWithin(a: Ring, b: Ring, limit: number, open = false): boolean {
  if (limit < 0 || boxesApart(a.box, b.box, limit)) return false;
  if (verticesWithin(a, b, limit, open) || verticesWithin(b, a, limit, open)) return true;
  return !(open && limit === 0) && commonPoint(a, b) !== null;
}

/** Contact: a gap of at most TOUCH. Exact. */
export const touches = (a: Outline, b: Outline): boolean => ringsWithin(a.ring, b.ring, TOUCH_UM);

const um = (mm: Millimetre): number => Math.round(mm * 1000 * LATTICE) / LATTICE;

/** Outline to outline at most `range`, closed with TOUCH [G22]. Exact. */
export const within = (a: Outline, b: Outline, range: Millimetre): boolean =>
  ringsWithin(a.ring, b.ring, um(range) + TOUCH_UM);

/** Outline to outline at least `distance`, closed with TOUCH [A1]. Exact. */
export const apart = (a: Outline, b: Outline, distance: Millimetre): boolean =>
  !ringsWithin(a.ring, b.ring, um(distance) - TOUCH_UM, true);

export const toAt = (x: number, y: number): At => [toMm(x), toMm(y)];
