import { toAt } from './distance';
import type { Aim, Screen } from './fire';
import type { Ring } from './ring';
import { segmentSquare } from './segment';
import type { Fire } from './types';
import { toMm } from './units';

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const ROUNDS = 18;
/** A line that keeps so far from everything needs no better; micrometres. */
export const CLEAR_ENOUGH = 20_000;

/** A visible part of one edge of the target, cut to the range: f + s·d for s from a to b. */
type Stretch = {
  readonly fx: number;
  readonly fy: number;
  readonly dx: number;
  readonly dy: number;
  readonly a: number;
  readonly b: number;
};

/**
 * Of the lines that are known to be clear, the one that keeps furthest from everything (to draw: the verdict is
 * already certain). Every stretch is tried at its ends and in the middle, and the two best are searched: along
 * one the clearance rises and falls once, between what lies to its left and to its right.
 */
export function clearestLine(
  mx: number,
  my: number,
  target: Ring,
  screens: readonly Screen[],
  aimed: Aim,
  reach: number,
): NonNullable<Fire['line']> {
  const limit = Math.min(reach, CLEAR_ENOUGH, distanceToAll(mx, my, screens));
  let to = [aimed.nearestX, aimed.nearestY] as const;
  let clearance = -1;
  const stretches = aimed.stretches.map(({ edge, from, to: end }): Stretch => {
    const next = (edge + 1) % target.xs.length;
    const fx = target.xs[edge] as number;
    const fy = target.ys[edge] as number;
    const dx = (target.xs[next] as number) - fx;
    const dy = (target.ys[next] as number) - fy;
    const [a, b] = withinReach(mx - fx, my - fy, dx, dy, Math.max(0, from), Math.min(1, end), reach);
    return { fx, fy, dx, dy, a, b };
  });
  const at = ({ fx, fy, dx, dy }: Stretch, s: number): number => {
    const x = fx + s * dx;
    const y = fy + s * dy;
    const found = lineClearance(mx, my, x, y, screens, limit);
    if (found > clearance) {
      clearance = found;
      to = [x, y];
    }
    return found;
  };
  const rough = stretches.map((part) => ({
    part,
    best: Math.max(at(part, (part.a + part.b) / 2), at(part, part.a), at(part, part.b)),
  }));
  rough.sort((p, q) => q.best - p.best);
  for (const { part } of rough.slice(0, 2)) if (clearance < limit) search((s) => at(part, s), part.a, part.b);
  return { to: toAt(...to), clearance: toMm(Math.max(clearance, 0)) };
}

/** The part of [from, to] at which f + s·d is within reach. */
function withinReach(
  ux: number,
  uy: number,
  dx: number,
  dy: number,
  from: number,
  to: number,
  reach: number,
): readonly [number, number] {
  const length = dx * dx + dy * dy;
  const foot = (ux * dx + uy * dy) / length;
  const across = (ux * dy - uy * dx) ** 2 / length;
  const half = Math.sqrt(Math.max(0, (reach * reach - across) / length));
  const a = Math.min(Math.max(from, foot - half), to);
  return [a, Math.max(Math.min(to, foot + half), a)];
}

/** Golden section for the greatest value; `f` remembers it. */
function search(f: (s: number) => number, a: number, b: number): void {
  let p = b - GOLDEN * (b - a);
  let q = a + GOLDEN * (b - a);
  let fp = f(p);
  let fq = f(q);
  for (let i = 0; i < ROUNDS; i++) {
    if (fp >= fq) {
      b = q;
      q = p;
      fq = fp;
      p = b - GOLDEN * (b - a);
      fp = f(p);
    } else {
      a = p;
      p = q;
      fp = fq;
      q = a + GOLDEN * (b - a);
      fq = f(q);
    }
  }
}

/** The distance of the mast itself from the nearest thing: no line from it can keep further off. */
function distanceToAll(mx: number, my: number, screens: readonly Screen[]): number {
  let square = Infinity;
  for (const { outline } of screens) {
    const { xs, ys } = outline.ring;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++)
      square = Math.min(
        square,
        segmentSquare(mx, my, xs[j] as number, ys[j] as number, xs[i] as number, ys[i] as number),
      );
  }
  return Math.sqrt(square);
}

/**
 * The distance of a clear line from the nearest thing that could block it, at most `limit`: from each of its corners
 * to the line, and from the line's far end to each of its edges.
 */
function lineClearance(
  mx: number,
  my: number,
  x: number,
  y: number,
  screens: readonly Screen[],
  limit: number,
): number {
  let square = limit * limit;
  for (const { outline } of screens) {
    const { xs, ys, box } = outline.ring;
    const slack = Math.sqrt(square);
    if (
      box.minX - slack > Math.max(mx, x) ||
      box.maxX + slack < Math.min(mx, x) ||
      box.minY - slack > Math.max(my, y) ||
      box.maxY + slack < Math.min(my, y)
    )
      continue;
    for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      const ax = xs[j] as number;
      const ay = ys[j] as number;
      const corner = segmentSquare(ax, ay, mx, my, x, y);
      if (corner < square) square = corner;
      const end = segmentSquare(x, y, ax, ay, xs[i] as number, ys[i] as number);
      if (end < square) square = end;
    }
  }
  return Math.sqrt(square);
}
