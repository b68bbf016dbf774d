import { steps } from './lattice';
import type { Ring } from './ring';

/** A point of the target's edge f + (num/den)·(g − f), exactly. */
export type ExactPoint = {
  readonly fx: number;
  readonly fy: number;
  readonly gx: number;
  readonly gy: number;
  readonly num: bigint;
  readonly den: bigint;
};

/**
 * Does the segment from m to the point cross into the interior of a core? In whole numbers, for the single
 * directions in which several corners line up. It does where it passes from one side of the boundary to the other
 * strictly between its ends; touching a corner, or running along an edge, is no crossing [G5, G7].
 */
export function crossesCore(core: Ring, mx: number, my: number, to: ExactPoint): boolean {
  const { xs, ys } = core;
  const n = xs.length;
  const ox = steps(mx);
  const oy = steps(my);
  // The direction of sight, den times too long.
  const fx = steps(to.fx) - ox;
  const fy = steps(to.fy) - oy;
  const wx = fx * to.den + to.num * (steps(to.gx) - steps(to.fx));
  const wy = fy * to.den + to.num * (steps(to.gy) - steps(to.fy));
  const side: bigint[] = [];
  const along: bigint[] = [];
  for (let i = 0; i < n; i++) {
    const px = steps(xs[i] as number) - ox;
    const py = steps(ys[i] as number) - oy;
    side.push(wx * py - wy * px);
    along.push(wx * px + wy * py);
  }
  // A vertex at the sight's far end has along = |w|²/den.
  const far = wx * wx + wy * wy;
  const start = side.findIndex((s) => s !== 0n);
  if (start < 0) return false;
  for (let k = 0; k < n; k++) {
    const i = (start + k) % n;
    const a = side[i] as bigint;
    if (a === 0n) continue;
    let j = (i + 1) % n;
    let between = true;
    while (side[j] === 0n) {
      const t = along[j] as bigint;
      if (t <= 0n || t * to.den >= far) between = false;
      j = (j + 1) % n;
    }
    const b = side[j] as bigint;
    if (a > 0n === b > 0n) continue;
    if (j === (i + 1) % n) {
      // A plain crossing at along = (a·along_j − b·along_i)/(a − b).
      const t = a * (along[j] as bigint) - b * (along[i] as bigint);
      const scale = a - b;
      const positive = scale > 0n ? t : -t;
      const size = scale > 0n ? scale : -scale;
      if (positive > 0n && positive * to.den < far * size) return true;
    } else if (between) return true;
  }
  return false;
}
