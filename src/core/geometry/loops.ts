import type { Ring } from './ring';

/** A directed straight piece of a path between two of its crossings, micrometres. */
export type Piece = { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number };
/** A closed path. */
export type Loop = { readonly xs: readonly number[]; readonly ys: readonly number[] };

type Point = readonly [x: number, y: number];
type Cut = { readonly t: number; readonly at: Point };

/** Places nearer than this are one, micrometres. */
const SAME = 0.004;
/** Sine of the angle below which two lines count as parallel. */
const PARALLEL = 1e-9;

/** A closed path cut wherever it crosses or runs along itself. */
export function piecesOf({ xs, ys }: Ring): Piece[] {
  const n = xs.length;
  const corner = (i: number): Point => [xs[i % n] as number, ys[i % n] as number];
  const cuts: Cut[][] = Array.from({ length: n }, (_, i) => [
    { t: 0, at: corner(i) },
    { t: 1, at: corner(i + 1) },
  ]);
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++)
      cutPair(corner(i), corner(i + 1), corner(j), corner(j + 1), cuts[i] as Cut[], cuts[j] as Cut[]);
  return cuts.flatMap((list) => {
    list.sort((a, b) => a.t - b.t);
    return list.slice(1).map(({ at: [bx, by] }, k): Piece => {
      const [ax, ay] = (list[k] as Cut).at;
      return { ax, ay, bx, by };
    });
  });
}

/** Cuts two segments where they cross: both at the very same place, so that the pieces fit together. */
function cutPair(a: Point, b: Point, c: Point, d: Point, ofAb: Cut[], ofCd: Cut[]): void {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const ex = d[0] - c[0];
  const ey = d[1] - c[1];
  const long = Math.sqrt((dx * dx + dy * dy) * (ex * ex + ey * ey));
  const det = dx * ey - dy * ex;
  if (Math.abs(det) <= PARALLEL * long) {
    for (const p of [c, d]) cutBy(a, dx, dy, p, ofAb);
    for (const p of [a, b]) cutBy(c, ex, ey, p, ofCd);
    return;
  }
  const t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / det;
  const s = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / det;
  if (t < 0 || t > 1 || s < 0 || s > 1) return;
  const at: Point = [a[0] + t * dx, a[1] + t * dy];
  ofAb.push({ t, at });
  ofCd.push({ t: s, at });
}

/** Cuts a segment at a point that lies on it. */
function cutBy(a: Point, dx: number, dy: number, p: Point, cuts: Cut[]): void {
  const square = dx * dx + dy * dy;
  const ux = p[0] - a[0];
  const uy = p[1] - a[1];
  const t = (ux * dx + uy * dy) / square;
  if (!(t > 0 && t < 1)) return;
  if (Math.abs(ux * dy - uy * dx) < SAME * Math.sqrt(square)) cuts.push({ t, at: p });
}

/**
 * Joins pieces end to end. Where several meet, the sharpest turn to the left stays with the same loop.
 * @returns null when they don't close: some piece leads nowhere
 */
export function loopsOf(pieces: readonly Piece[]): readonly Loop[] | null {
  const places = new Places();
  const from = new Map<number, Map<number, Piece>>();
  let left = 0;
  for (const p of pieces) {
    const a = places.at(p.ax, p.ay);
    const b = places.at(p.bx, p.by);
    if (a === b) continue;
    const out = from.get(a) ?? new Map<number, Piece>();
    from.set(a, out);
    // Pieces that lie on each other bound the same thing.
    if (!out.has(b)) left++;
    out.set(b, p);
  }
  const loops: Loop[] = [];
  for (const start of from.keys()) {
    while ((from.get(start)?.size ?? 0) > 0) {
      const xs: number[] = [];
      const ys: number[] = [];
      let at = start;
      let before: Piece | null = null;
      do {
        const next = leftmost(from.get(at), before);
        if (next === null) return null;
        from.get(at)?.delete(next.to);
        left--;
        const [x, y] = places.point(at);
        xs.push(x);
        ys.push(y);
        before = next.piece;
        at = next.to;
      } while (at !== start);
      loops.push({ xs, ys });
    }
  }
  return left === 0 ? loops : null;
}

function leftmost(
  out: ReadonlyMap<number, Piece> | undefined,
  before: Piece | null,
): { readonly to: number; readonly piece: Piece } | null {
  let best: { readonly to: number; readonly piece: Piece } | null = null;
  for (const [to, piece] of out ?? []) {
    if (best === null || (before !== null && turnOf(before, piece) > turnOf(before, best.piece)))
      best = { to, piece };
  }
  return best;
}

/** Grows with the angle of the turn from one piece into the next: −2 for back to the right, 2 for back to the left. */
function turnOf(p: Piece, q: Piece): number {
  const ax = p.bx - p.ax;
  const ay = p.by - p.ay;
  const bx = q.bx - q.ax;
  const by = q.by - q.ay;
  const length = Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by));
  const cos = (ax * bx + ay * by) / length;
  return ax * by - ay * bx >= 0 ? 1 - cos : cos - 1;
}

/** Numbers places; those nearer than `SAME` are one. */
class Places {
  private readonly xs: number[] = [];
  private readonly ys: number[] = [];

  at(x: number, y: number): number {
    for (let i = 0; i < this.xs.length; i++) {
      if (Math.abs((this.xs[i] as number) - x) < SAME && Math.abs((this.ys[i] as number) - y) < SAME)
        return i;
    }
    this.ys.push(y);
    return this.xs.push(x) - 1;
  }

  point(i: number): Point {
    return [this.xs[i] as number, this.ys[i] as number];
  }
}
