import { orient } from './orient';

/** Axis-aligned, closed, micrometres. */
export type Box = {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
};

/**
 * A closed polygon's vertices in order, without repeating the first. Micrometres; flat arrays, because the
 * queries spend their time here. Always counter-clockwise and without collinear or repeated vertices.
 */
export type Ring = { readonly xs: Float64Array; readonly ys: Float64Array; readonly box: Box };

export function boxOf(xs: ArrayLike<number>, ys: ArrayLike<number>): Box {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (let i = 0; i < xs.length; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    if (x < minX) minX = x;
    if (x > maxX) maxX = x;
    if (y < minY) minY = y;
    if (y > maxY) maxY = y;
  }
  return { minX, minY, maxX, maxY };
}

/** As given: the caller vouches for order and cleanness. */
export function rawRing(xs: ArrayLike<number>, ys: ArrayLike<number>): Ring {
  return { xs: Float64Array.from(xs), ys: Float64Array.from(ys), box: boxOf(xs, ys) };
}

export const shiftRing = (r: Ring, dx: number, dy: number): Ring => ({
  xs: r.xs.map((x) => x + dx),
  ys: r.ys.map((y) => y + dy),
  box: { minX: r.box.minX + dx, minY: r.box.minY + dy, maxX: r.box.maxX + dx, maxY: r.box.maxY + dy },
});

/** Twice the signed area, counter-clockwise positive. Measured from the first vertex, so it does not drift with place. */
export function doubleArea(xs: ArrayLike<number>, ys: ArrayLike<number>): number {
  const x0 = xs[0] as number;
  const y0 = ys[0] as number;
  let sum = 0;
  for (let i = 1; i + 1 < xs.length; i++) {
    sum +=
      ((xs[i] as number) - x0) * ((ys[i + 1] as number) - y0) -
      ((xs[i + 1] as number) - x0) * ((ys[i] as number) - y0);
  }
  return sum;
}

/**
 * Repeated points, points in the middle of a straight edge and spikes without width say nothing about the
 * shape: they go. Then the order is made counter-clockwise.
 * @returns null when no area is left
 */
export function cleanRing(points: readonly { readonly x: number; readonly y: number }[]): Ring | null {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  for (let i = 0, kept = 0; xs.length >= 3 && kept < xs.length; ) {
    const n = xs.length;
    const at = i % n;
    const before = (at + n - 1) % n;
    const after = (at + 1) % n;
    const turn = orient(
      xs[before] as number,
      ys[before] as number,
      xs[at] as number,
      ys[at] as number,
      xs[after] as number,
      ys[after] as number,
    );
    if (turn === 0) {
      xs.splice(at, 1);
      ys.splice(at, 1);
      // Its neighbours have new neighbours: look at them again.
      i = at === 0 ? 0 : at - 1;
      kept = 0;
    } else {
      i = at + 1;
      kept++;
    }
  }
  if (xs.length < 3) return null;
  if (turnAtLowest(xs, ys) < 0) {
    xs.reverse();
    ys.reverse();
  }
  return rawRing(xs, ys);
}

/** Which way a simple polygon goes round: the sign of its turn at its lowest vertex. Exact, however thin it is. */
function turnAtLowest(xs: readonly number[], ys: readonly number[]): number {
  const n = xs.length;
  const x = (i: number): number => xs[i % n] as number;
  const y = (i: number): number => ys[i % n] as number;
  let low = 0;
  for (let i = 1; i < n; i++) if (y(i) < y(low) || (y(i) === y(low) && x(i) < x(low))) low = i;
  return orient(x(low + n - 1), y(low + n - 1), x(low), y(low), x(low + 1), y(low + 1));
}

/** Strictly convex: every turn is to the left, and the path goes round only once (a pentagram goes twice). */
export function isConvex({ xs, ys }: Ring): boolean {
  const n = xs.length;
  let reversals = 0;
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const k = j + 1 === n ? 0 : j + 1;
    const ax = xs[i] as number;
    const ay = ys[i] as number;
    const bx = xs[j] as number;
    const by = ys[j] as number;
    const cx = xs[k] as number;
    const cy = ys[k] as number;
    if (orient(ax, ay, bx, by, cx, cy) <= 0) return false;
    // Once round, the path turns back twice along y; an edge across counts as going on.
    if (by >= ay !== cy >= by) reversals++;
  }
  return reversals <= 2;
}

const between = (a: number, b: number, x: number): boolean => (a <= b ? a <= x && x <= b : b <= x && x <= a);

/** Do the closed segments ab and cd have a point in common? Exact. */
export function segmentsMeet(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  cx: number,
  cy: number,
  dx: number,
  dy: number,
): boolean {
  const c = orient(ax, ay, bx, by, cx, cy);
  const d = orient(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  const a = orient(cx, cy, dx, dy, ax, ay);
  const b = orient(cx, cy, dx, dy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  if (a !== 0 || b !== 0 || c !== 0 || d !== 0) return true;
  // All on one line: they meet if an end of one lies in the other.
  return (
    (between(ax, bx, cx) && between(ay, by, cy)) ||
    (between(ax, bx, dx) && between(ay, by, dy)) ||
    (between(cx, dx, ax) && between(cy, dy, ay))
  );
}

/** No two edges meet but neighbours at their common vertex. */
export function isSimple(r: Ring): boolean {
  const { xs, ys } = r;
  const n = xs.length;
  const x = (i: number): number => xs[i % n] as number;
  const y = (i: number): number => ys[i % n] as number;
  for (let i = 0; i < n; i++) {
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (segmentsMeet(x(i), y(i), x(i + 1), y(i + 1), x(j), y(j), x(j + 1), y(j + 1))) return false;
    }
  }
  return true;
}

/** 1 inside, 0 on the boundary, −1 outside. Exact. */
export function sideOf(r: Ring, px: number, py: number): -1 | 0 | 1 {
  const { xs, ys, box } = r;
  if (px < box.minX || px > box.maxX || py < box.minY || py > box.maxY) return -1;
  const n = xs.length;
  let inside = false;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ax = xs[j] as number;
    const ay = ys[j] as number;
    const bx = xs[i] as number;
    const by = ys[i] as number;
    if ((ay > py && by > py) || (ay < py && by < py) || (ax < px && bx < px)) continue;
    const turn = orient(ax, ay, bx, by, px, py);
    if (turn === 0) {
      if (between(ax, bx, px) && between(ay, by, py)) return 0;
      continue;
    }
    if (ay > py !== by > py && turn > 0 === by > ay) inside = !inside;
  }
  return inside ? 1 : -1;
}

export const boxesApart = (a: Box, b: Box, by: number): boolean =>
  a.minX - b.maxX > by || b.minX - a.maxX > by || a.minY - b.maxY > by || b.minY - a.maxY > by;

/** A point strictly inside a convex ring. On the lattice four times finer, so it is exact. */
export const insidePoint = (xs: Float64Array, ys: Float64Array): readonly [number, number] => [
  ((xs[0] as number) + (xs[1] as number) + 2 * (xs[2] as number)) / 4,
  ((ys[0] as number) + (ys[1] as number) + 2 * (ys[2] as number)) / 4,
];
