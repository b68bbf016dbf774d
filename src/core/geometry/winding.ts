import { snap } from './lattice';
import { type Ring, rawRing, sideOf } from './ring';
import { segmentDistance } from './segment';
import { TOUCH_UM } from './units';

type Piece = { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number };

/**
 * For a concave outline whose moved edges cross each other (a vanished edge, a neck thinner than twice TOUCH):
 * cut the moved ring where it crosses itself, and keep the parts that have its inside on their left only.
 * @param moved the ring of moved edges, possibly crossing itself
 */
export function insetByWinding(outline: Ring, moved: Ring): readonly Ring[] {
  const kept = cutAtCrossings(moved).filter((p) => {
    const mx = (p.ax + p.bx) / 2;
    const my = (p.ay + p.by) / 2;
    const length = Math.sqrt((p.bx - p.ax) ** 2 + (p.by - p.ay) ** 2);
    // A hundredth of a micrometre to each side of the middle.
    const ox = (-(p.by - p.ay) / length) * 0.01;
    const oy = ((p.bx - p.ax) / length) * 0.01;
    return windingAt(moved, mx + ox, my + oy) >= 1 && windingAt(moved, mx - ox, my - oy) <= 0;
  });
  return chain(kept).filter((ring) => staysInside(outline, ring));
}

function cutAtCrossings({ xs, ys }: Ring): Piece[] {
  const n = xs.length;
  const out: Piece[] = [];
  for (let i = 0; i < n; i++) {
    const ax = xs[i] as number;
    const ay = ys[i] as number;
    const dx = (xs[(i + 1) % n] as number) - ax;
    const dy = (ys[(i + 1) % n] as number) - ay;
    const cuts = [0, 1];
    for (let j = 0; j < n; j++) {
      if (j === i) continue;
      const px = xs[j] as number;
      const py = ys[j] as number;
      const qx = (xs[(j + 1) % n] as number) - px;
      const qy = (ys[(j + 1) % n] as number) - py;
      const det = dx * qy - dy * qx;
      if (det === 0) continue;
      const t = ((px - ax) * qy - (py - ay) * qx) / det;
      const s = ((px - ax) * dy - (py - ay) * dx) / det;
      if (t > 0 && t < 1 && s >= 0 && s <= 1) cuts.push(t);
    }
    cuts.sort((a, b) => a - b);
    for (let k = 0; k + 1 < cuts.length; k++) {
      const from = cuts[k] as number;
      const to = cuts[k + 1] as number;
      const piece = {
        ax: snap(ax + dx * from),
        ay: snap(ay + dy * from),
        bx: snap(ax + dx * to),
        by: snap(ay + dy * to),
      };
      if (piece.ax !== piece.bx || piece.ay !== piece.by) out.push(piece);
    }
  }
  return out;
}

function windingAt({ xs, ys }: Ring, px: number, py: number): number {
  const n = xs.length;
  let winding = 0;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ax = xs[j] as number;
    const ay = ys[j] as number;
    const bx = xs[i] as number;
    const by = ys[i] as number;
    const left = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    if (ay <= py && by > py && left > 0) winding++;
    else if (ay > py && by <= py && left < 0) winding--;
  }
  return winding;
}

const near = (ax: number, ay: number, bx: number, by: number): boolean =>
  Math.abs(ax - bx) < 0.01 && Math.abs(ay - by) < 0.01;

function chain(pieces: readonly Piece[]): Ring[] {
  const left = new Set(pieces);
  const rings: Ring[] = [];
  for (const first of pieces) {
    if (!left.delete(first)) continue;
    const loop = [first];
    let last = first;
    while (!near(last.bx, last.by, first.ax, first.ay)) {
      const next = [...left].find((p) => near(p.ax, p.ay, last.bx, last.by));
      if (next === undefined) break;
      left.delete(next);
      loop.push(next);
      last = next;
    }
    if (loop.length >= 3 && near(last.bx, last.by, first.ax, first.ay)) {
      rings.push(
        rawRing(
          loop.map((p) => p.ax),
          loop.map((p) => p.ay),
        ),
      );
    }
  }
  return rings;
}

/** A ring that has turned inside out lies too close to the outline. */
function staysInside(outline: Ring, ring: Ring): boolean {
  const n = outline.xs.length;
  for (let k = 0; k < ring.xs.length; k++) {
    const x = ring.xs[k] as number;
    const y = ring.ys[k] as number;
    if (sideOf(outline, x, y) !== 1) return false;
    for (let i = 0; i < n; i++) {
      const j = (i + 1) % n;
      const d = segmentDistance(
        x,
        y,
        outline.xs[i] as number,
        outline.ys[i] as number,
        outline.xs[j] as number,
        outline.ys[j] as number,
      );
      if (d < TOUCH_UM - 0.05) return false;
    }
  }
  return true;
}
