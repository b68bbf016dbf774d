import { toAt } from './distance';
import type { Aim } from './fire';
import type { Ring } from './ring';
import { segmentSquare } from './segment';
import type { Fire, Obstacle } from './types';
import { toMm } from './units';

/** The best is known to within this; micrometres. */
const FINE = 20;
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

/** A piece of a stretch, the clearance of the line to its middle, and the most that any line to it can have. */
type Piece = { readonly stretch: Stretch; readonly a: number; readonly b: number; readonly most: number };

/**
 * Of the lines that are known to be clear, one that keeps as far from everything as any (within a fiftieth of a
 * millimetre; to draw: the verdict is already certain). Where a line's end moves by so much, its clearance changes by
 * no more: a piece of a stretch whose middle is not nearly the best holds nothing better, and is not looked at again.
 */
export function clearestLine(
  mx: number,
  my: number,
  target: Ring,
  screens: readonly Obstacle[],
  aimed: Aim,
  reach: number,
): NonNullable<Fire['line']> {
  const limit = Math.min(reach, CLEAR_ENOUGH, distanceToAll(mx, my, screens));
  let to = [aimed.nearestX, aimed.nearestY] as const;
  let clearance = -1;
  /** Returns the clearance, or something less where it can't be more than `enough`. */
  const look = (x: number, y: number, enough: number): number => {
    const found = lineClearance(mx, my, x, y, screens, limit, enough);
    if (found > clearance) {
      clearance = found;
      to = [x, y];
    }
    return found;
  };
  const answer = (): NonNullable<Fire['line']> => ({
    to: toAt(...to),
    clearance: toMm(Math.max(clearance, 0)),
  });

  let pieces: Piece[] = [];
  const halve = (stretch: Stretch, a: number, b: number): void => {
    const { fx, fy, dx, dy } = stretch;
    const s = (a + b) / 2;
    const half = ((b - a) / 2) * Math.sqrt(dx * dx + dy * dy);
    const most = look(fx + s * dx, fy + s * dy, clearance + FINE - half) + half;
    if (most > clearance + FINE) pieces.push({ stretch, a, b, most });
  };
  const stretches = aimed.stretches.map(({ edge, from, to: end }): Stretch => {
    const next = (edge + 1) % target.xs.length;
    const fx = target.xs[edge] as number;
    const fy = target.ys[edge] as number;
    const dx = (target.xs[next] as number) - fx;
    const dy = (target.ys[next] as number) - fy;
    const [a, b] = withinReach(mx - fx, my - fy, dx, dy, Math.max(0, from), Math.min(1, end), reach);
    return { fx, fy, dx, dy, a, b };
  });
  if (stretches.some((s) => onStretch(s, aimed.nearestX, aimed.nearestY)))
    look(aimed.nearestX, aimed.nearestY, -1);
  for (const s of stretches) {
    if (clearance > limit - FINE) return answer();
    look(s.fx + s.a * s.dx, s.fy + s.a * s.dy, clearance);
    look(s.fx + s.b * s.dx, s.fy + s.b * s.dy, clearance);
    halve(s, s.a, s.b);
  }
  while (pieces.length > 0 && clearance < limit - FINE) {
    const round = pieces.sort((p, q) => q.most - p.most);
    pieces = [];
    for (const { stretch, a, b, most } of round) {
      if (most <= clearance + FINE) break;
      halve(stretch, a, (a + b) / 2);
      halve(stretch, (a + b) / 2, b);
    }
  }
  return answer();
}

/** Is a point of the target's edge on its visible part? (Within a micrometre: what is drawn is a clear line either way.) */
function onStretch({ fx, fy, dx, dy, a, b }: Stretch, x: number, y: number): boolean {
  return segmentSquare(x, y, fx + a * dx, fy + a * dy, fx + b * dx, fy + b * dy) < 1;
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

/** The distance of the mast itself from the nearest thing: no line from it can keep further off. */
function distanceToAll(mx: number, my: number, screens: readonly Obstacle[]): number {
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
 * to the line, and from the line's far end to each of its edges. Once it is under `enough`, it is no longer exact.
 */
function lineClearance(
  mx: number,
  my: number,
  x: number,
  y: number,
  screens: readonly Obstacle[],
  limit: number,
  enough: number,
): number {
  const least = enough > 0 ? enough * enough : -1;
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
      if (square < least) return Math.sqrt(square);
    }
  }
  return Math.sqrt(square);
}
