import { CLOSE_CALL } from './distance';
import { crossesCore, type ExactPoint } from './graze';
import { steps } from './lattice';
import { orient } from './orient';
import { type Box, type Ring, sideOf } from './ring';
import { segmentSquare } from './segment';
import { Shadows } from './shadows';

/** A visible stretch of one edge of the target: s from `from` to `to` on the edge that begins at vertex `edge`. */
export type Visible = {
  readonly edge: number;
  readonly from: number;
  readonly to: number;
  /** Some point of it is within range. */
  readonly inRange: boolean;
};

const shadows = new Shadows();
const relevant: number[] = [];

/**
 * What of a target is visible from m past the cores of blockers, exactly. A line is blocked when it meets the
 * interior of a core; grazing is not blocked. m must lie outside the target.
 * @param found called for each visible stretch; return true to stop looking
 * @returns the indices of the blockers that throw a shadow on the target
 */
export function look(
  mx: number,
  my: number,
  target: Ring,
  cores: readonly Ring[],
  reach: number,
  found: (v: Visible) => boolean,
): readonly number[] {
  chooseRelevant(mx, my, target, cores);
  const { xs, ys } = target;
  const n = xs.length;
  for (const r of relevant) if (sideOf(cores[r] as Ring, mx, my) === 1) return relevant;
  for (let j = n - 1, i = 0; i < n; j = i++) {
    const fx = xs[j] as number;
    const fy = ys[j] as number;
    const gx = xs[i] as number;
    const gy = ys[i] as number;
    // Only edges that face the eye: a far side is visible only through a near one.
    if (orient(fx, fy, gx, gy, mx, my) >= 0) continue;
    if (scanEdge(mx, my, j, fx, fy, gx, gy, cores, reach, found)) break;
  }
  return relevant;
}

function scanEdge(
  mx: number,
  my: number,
  edge: number,
  fx: number,
  fy: number,
  gx: number,
  gy: number,
  cores: readonly Ring[],
  reach: number,
  found: (v: Visible) => boolean,
): boolean {
  shadows.begin(mx, my, fx, fy, gx, gy);
  for (const r of relevant) shadows.addRing(cores[r] as Ring, r);
  const report = (a: number, b: number): boolean =>
    found({
      edge,
      from: shadows.s[a] as number,
      to: shadows.s[b] as number,
      inRange: stretchInRange(mx, my, fx, fy, gx, gy, a, b, reach),
    });
  let at: number = Shadows.ZERO;
  for (let k = 0; k < shadows.count; k++) {
    const shadow = shadows.order[k] as number;
    const lo = shadows.lo[shadow] as number;
    const hi = shadows.hi[shadow] as number;
    const gap = shadows.compare(lo, at);
    if (gap > 0) {
      const end = shadows.compare(lo, Shadows.ONE) < 0 ? lo : Shadows.ONE;
      if (report(at, end)) return true;
      if (end === Shadows.ONE) return false;
    } else if (gap === 0 && !shadows.joined(at, lo)) {
      if (passes(mx, my, at, fx, fy, gx, gy, cores) && report(at, at)) return true;
    }
    if (shadows.compare(hi, at) > 0) {
      at = hi;
      if (shadows.compare(at, Shadows.ONE) > 0) return false;
    }
  }
  const rest = shadows.compare(at, Shadows.ONE);
  if (rest < 0) return report(at, Shadows.ONE);
  return rest === 0 && passes(mx, my, at, fx, fy, gx, gy, cores) && report(at, at);
}

/** A single direction between shadows that meet: does it get through? */
function passes(
  mx: number,
  my: number,
  end: number,
  fx: number,
  fy: number,
  gx: number,
  gy: number,
  cores: readonly Ring[],
): boolean {
  const [num, den] = shadows.fraction(end);
  const to: ExactPoint = { fx, fy, gx, gy, num, den };
  return relevant.every((r) => !crossesCore(cores[r] as Ring, mx, my, to));
}

/** Is the nearest point of the stretch from end a to end b within `reach` of m? Exact. */
function stretchInRange(
  mx: number,
  my: number,
  fx: number,
  fy: number,
  gx: number,
  gy: number,
  a: number,
  b: number,
  reach: number,
): boolean {
  const dx = gx - fx;
  const dy = gy - fy;
  const sa = shadows.s[a] as number;
  const sb = shadows.s[b] as number;
  const square = segmentSquare(mx, my, fx + sa * dx, fy + sa * dy, fx + sb * dx, fy + sb * dy);
  const bound = reach * reach;
  if (square < bound * (1 - CLOSE_CALL)) return true;
  if (square > bound * (1 + CLOSE_CALL)) return false;
  return stretchInRangeExact(mx, my, fx, fy, dx, dy, shadows.fraction(a), shadows.fraction(b), reach);
}

function stretchInRangeExact(
  mx: number,
  my: number,
  fx: number,
  fy: number,
  dx: number,
  dy: number,
  [na, da]: readonly [bigint, bigint],
  [nb, db]: readonly [bigint, bigint],
  reach: number,
): boolean {
  const ex = steps(dx);
  const ey = steps(dy);
  const ux = steps(mx) - steps(fx);
  const uy = steps(my) - steps(fy);
  const bound = steps(reach) ** 2n;
  const length = ex * ex + ey * ey;
  const along = ux * ex + uy * ey;
  // The foot of the perpendicular is at along/length.
  if (along * da >= na * length && along * db <= nb * length)
    return (ux * ey - uy * ex) ** 2n <= bound * length;
  const [n, d] = along * da < na * length ? [na, da] : [nb, db];
  return (ux * d - n * ex) ** 2n + (uy * d - n * ey) ** 2n <= bound * d * d;
}

/** Leaves out blockers that can't lie between m and the target: outside the box of both, or beside the cone of sight. */
function chooseRelevant(mx: number, my: number, target: Ring, cores: readonly Ring[]): void {
  relevant.length = 0;
  const { box } = target;
  const minX = Math.min(mx, box.minX);
  const minY = Math.min(my, box.minY);
  const maxX = Math.max(mx, box.maxX);
  const maxY = Math.max(my, box.maxY);
  // The two vertices of the target between which all of it is seen.
  let [leftX, leftY, rightX, rightY] = [0, 0, 0, 0];
  for (let i = 0; i < target.xs.length; i++) {
    const x = (target.xs[i] as number) - mx;
    const y = (target.ys[i] as number) - my;
    if (i === 0 || leftX * y - leftY * x > 0) [leftX, leftY] = [x, y];
    if (i === 0 || rightX * y - rightY * x < 0) [rightX, rightY] = [x, y];
  }
  // In a bay the target may lie all round; the cone holds only if every vertex lies in it.
  let cone = leftX * rightX + leftY * rightY > 0;
  for (let i = 0; cone && i < target.xs.length; i++) {
    const x = (target.xs[i] as number) - mx;
    const y = (target.ys[i] as number) - my;
    cone = leftX * y - leftY * x <= 0 && rightX * y - rightY * x >= 0;
  }
  for (let r = 0; r < cores.length; r++) {
    const b = (cores[r] as Ring).box;
    if (b.minX > maxX || b.maxX < minX || b.minY > maxY || b.maxY < minY) continue;
    if (cone && (beside(b, mx, my, -leftX, -leftY) || beside(b, mx, my, rightX, rightY))) continue;
    relevant.push(r);
  }
}

/** Does the box lie wholly to the right of the ray from m along w, clear of rounding? */
function beside(b: Box, mx: number, my: number, wx: number, wy: number): boolean {
  const x = wy > 0 ? b.minX : b.maxX;
  const y = wx > 0 ? b.maxY : b.minY;
  // The corner furthest to the left.
  return wx * (y - my) - wy * (x - mx) < -1;
}
