import { toAt } from './distance';
import type { Aim, Screen } from './fire';
import { type Ring, segmentsMeet } from './ring';
import { segmentSquare } from './segment';
import type { Fire } from './types';
import { toMm } from './units';

const GOLDEN = (Math.sqrt(5) - 1) / 2;
const ROUNDS = 20;
/** A line that keeps so far from everything needs no better; micrometres. */
export const CLEAR_ENOUGH = 20_000;

/**
 * Of the lines that are known to be clear, the one that keeps furthest from everything (to draw: the verdict is
 * already certain). Along one stretch the clearance rises and falls once, between what lies left and right.
 */
export function clearestLine(
  mx: number,
  my: number,
  target: Ring,
  screens: readonly Screen[],
  aimed: Aim,
  reach: number,
): NonNullable<Fire['line']> {
  const limit = Math.min(reach, CLEAR_ENOUGH);
  let to = [aimed.nearestX, aimed.nearestY] as const;
  let clearance = aimed.stretches.length === 0 ? 0 : -1;
  const consider = (x: number, y: number): number => {
    const found = lineClearance(mx, my, x, y, screens, limit);
    if (found > clearance) {
      clearance = found;
      to = [x, y];
    }
    return found;
  };
  // The shortest line will do if it is clear enough; else every stretch is searched.
  if (aimed.stretches.length > 0) {
    const shortest = lineClearance(mx, my, aimed.nearestX, aimed.nearestY, screens, limit);
    if (shortest >= limit) return { to: toAt(...to), clearance: toMm(shortest) };
  }
  for (const { edge, from, to: end } of aimed.stretches) {
    const next = (edge + 1) % target.xs.length;
    const fx = target.xs[edge] as number;
    const fy = target.ys[edge] as number;
    const dx = (target.xs[next] as number) - fx;
    const dy = (target.ys[next] as number) - fy;
    const [a, b] = withinReach(mx - fx, my - fy, dx, dy, Math.max(0, from), Math.min(1, end), reach);
    const at = (s: number): number => consider(fx + s * dx, fy + s * dy);
    // Where both ends are worse than what is known by more than the stretch is long, no point of it is better.
    const length = (b - a) * Math.sqrt(dx * dx + dy * dy);
    if (Math.max(at(a), at(b)) + length > clearance) highest(at, a, b);
    if (clearance >= limit) break;
  }
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

/** Golden section; `f` remembers the best. */
function highest(f: (s: number) => number, a: number, b: number): void {
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

/** The distance of a line from the nearest thing that could block it, at most `limit`. */
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
      const bx = xs[i] as number;
      const by = ys[i] as number;
      // Only as much of a crossing as the core's margin allows is possible here.
      if (segmentsMeet(mx, my, x, y, ax, ay, bx, by)) return 0;
      square = Math.min(
        square,
        segmentSquare(ax, ay, mx, my, x, y),
        segmentSquare(mx, my, ax, ay, bx, by),
        segmentSquare(x, y, ax, ay, bx, by),
      );
    }
  }
  return Math.sqrt(square);
}
