import { orient } from './orient';
import { boxesApart, insidePoint, type Ring, sideOf } from './ring';
import type { Outline } from './types';

/** Is a closed segment free of the open interior of a convex ring? Exact: a separating line exists or not. */
function segmentOutside(convex: Ring, px: number, py: number, qx: number, qy: number): boolean {
  const { xs, ys } = convex;
  const n = xs.length;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ax = xs[j] as number;
    const ay = ys[j] as number;
    const bx = xs[i] as number;
    const by = ys[i] as number;
    if (orient(ax, ay, bx, by, px, py) <= 0 && orient(ax, ay, bx, by, qx, qy) <= 0) return true;
  }
  let left = false;
  let right = false;
  for (let i = 0; i < n; i++) {
    const side = orient(px, py, qx, qy, xs[i] as number, ys[i] as number);
    if (side > 0) left = true;
    else if (side < 0) right = true;
    if (left && right) return false;
  }
  return true;
}

/**
 * Where the open interior of a convex ring meets a closed polygon. Exact verdict.
 * @returns a point that lies in both, or null
 */
function meetingPoint(convex: Ring, core: Ring): readonly [number, number] | null {
  if (boxesApart(convex.box, core.box, 0)) return null;
  const { xs, ys } = core;
  const { box } = convex;
  const n = xs.length;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const px = xs[j] as number;
    const py = ys[j] as number;
    const qx = xs[i] as number;
    const qy = ys[i] as number;
    if (
      (px < box.minX && qx < box.minX) ||
      (px > box.maxX && qx > box.maxX) ||
      (py < box.minY && qy < box.minY) ||
      (py > box.maxY && qy > box.maxY)
    )
      continue;
    if (!segmentOutside(convex, px, py, qx, qy)) return middleOfCut(convex, px, py, qx, qy);
  }
  const [x, y] = insidePoint(convex.xs, convex.ys);
  return sideOf(core, x, y) === 1 ? [x, y] : null;
}

/** The middle of the part of a segment inside a convex ring (for the witness). */
function middleOfCut(
  convex: Ring,
  px: number,
  py: number,
  qx: number,
  qy: number,
): readonly [number, number] {
  const { xs, ys } = convex;
  const n = xs.length;
  let from = 0;
  let to = 1;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ex = (xs[i] as number) - (xs[j] as number);
    const ey = (ys[i] as number) - (ys[j] as number);
    const a = ex * (py - (ys[j] as number)) - ey * (px - (xs[j] as number));
    const b = ex * (qy - (ys[j] as number)) - ey * (qx - (xs[j] as number));
    if (a < 0 && b > 0) from = Math.max(from, a / (a - b));
    else if (a > 0 && b < 0) to = Math.min(to, a / (a - b));
  }
  const t = (from + to) / 2;
  return [px + t * (qx - px), py + t * (qy - py)];
}

/** Does the mover's interior meet the core of what stands? Touching, and up to TOUCH of overlap, do not. */
export function runsInto(mover: Outline, standing: Outline): boolean {
  return overlapPoint(mover, standing) !== null;
}

/** As `runsInto`, with a point of the overlap in micrometres. */
export function overlapPoint(mover: Outline, standing: Outline): readonly [number, number] | null {
  for (const part of mover.parts) {
    for (const core of standing.core) {
      const at = meetingPoint(part, core);
      if (at !== null) return at;
    }
  }
  return null;
}

/** Two resting shapes overlap only when each interior meets the other's core. */
export const overlaps = (a: Outline, b: Outline): boolean => runsInto(a, b) && runsInto(b, a);
