import { snap } from './lattice';
import { doubleArea, isConvex, isSimple, type Ring, rawRing } from './ring';
import { TOUCH_UM } from './units';
import { insetByWinding, LONGEST_MITRE } from './winding';

/**
 * The core of an outline: its edges moved inwards by TOUCH and joined again with mitres. Usually one ring;
 * none when the shape is too thin; several when a neck is.
 */
export function coreOf(ring: Ring): readonly Ring[] {
  const moved = moveEdges(ring);
  if (moved.plain && (isConvex(ring) || isSimple(moved.ring))) return [moved.ring];
  if (isConvex(ring)) {
    const clipped = clipByEdges(ring);
    return clipped === null ? [] : [clipped];
  }
  return insetByWinding(ring);
}

/** `plain`: every edge is still there, and no corner that points inwards has grown a long mitre. */
type Moved = { readonly ring: Ring; readonly plain: boolean };

/** Each vertex goes to where the moved lines of its two edges cross. */
function moveEdges({ xs, ys }: Ring): Moved {
  const n = xs.length;
  const nx = new Float64Array(n);
  const ny = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const dx = (xs[j] as number) - (xs[i] as number);
    const dy = (ys[j] as number) - (ys[i] as number);
    const length = Math.sqrt(dx * dx + dy * dy);
    nx[i] = -dy / length;
    ny[i] = dx / length;
  }
  let plain = true;
  const cx = new Float64Array(n);
  const cy = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    const h = i === 0 ? n - 1 : i - 1;
    const ax = nx[h] as number;
    const ay = ny[h] as number;
    const bx = nx[i] as number;
    const by = ny[i] as number;
    const k = TOUCH_UM / (1 + (ax * bx + ay * by));
    const reflex = ax * by - ay * bx < 0;
    if (reflex && ((ax + bx) ** 2 + (ay + by) ** 2) * k * k > LONGEST_MITRE * LONGEST_MITRE) plain = false;
    cx[i] = (xs[i] as number) + snap((ax + bx) * k);
    cy[i] = (ys[i] as number) + snap((ay + by) * k);
  }
  for (let i = 0; i < n; i++) {
    const j = i + 1 === n ? 0 : i + 1;
    const along =
      ((cx[j] as number) - (cx[i] as number)) * (ny[i] as number) -
      ((cy[j] as number) - (cy[i] as number)) * (nx[i] as number);
    if (!(along > 0)) plain = false;
  }
  return { ring: rawRing(cx, cy), plain };
}

/** For a convex outline some of whose edges vanish: what is left after cutting a strip along every edge. */
function clipByEdges(ring: Ring): Ring | null {
  // Relative to the first vertex, so that the result does not depend on where the shape lies.
  const ox = ring.xs[0] as number;
  const oy = ring.ys[0] as number;
  let xs = Array.from(ring.xs, (x) => x - ox);
  let ys = Array.from(ring.ys, (y) => y - oy);
  const n = ring.xs.length;
  for (let e = 0; e < n; e++) {
    const f = (e + 1) % n;
    const px = (ring.xs[e] as number) - ox;
    const py = (ring.ys[e] as number) - oy;
    const dx = (ring.xs[f] as number) - ox - px;
    const dy = (ring.ys[f] as number) - oy - py;
    const length = Math.sqrt(dx * dx + dy * dy);
    const depth = xs.map((x, i) => (dx * ((ys[i] as number) - py) - dy * (x - px)) / length - TOUCH_UM);
    const keptX: number[] = [];
    const keptY: number[] = [];
    for (let i = 0; i < xs.length; i++) {
      const j = (i + 1) % xs.length;
      const a = depth[i] as number;
      const b = depth[j] as number;
      const x = xs[i] as number;
      const y = ys[i] as number;
      if (a >= 0) {
        keptX.push(x);
        keptY.push(y);
      }
      if (a > 0 !== b > 0 && a !== 0 && b !== 0) {
        const t = a / (a - b);
        keptX.push(x + t * ((xs[j] as number) - x));
        keptY.push(y + t * ((ys[j] as number) - y));
      }
    }
    xs = keptX;
    ys = keptY;
    if (xs.length < 3) return null;
  }
  const snappedX = xs.map((x) => ox + snap(x));
  const snappedY = ys.map((y) => oy + snap(y));
  return doubleArea(snappedX, snappedY) > 1 ? rawRing(snappedX, snappedY) : null;
}
