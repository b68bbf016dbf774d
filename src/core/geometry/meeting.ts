import type { Path } from './cover';
import { onEdge } from './distance';
import type { Intervals } from './intervals';
import type { Ring } from './ring';

/** A first contact: travel, and the two points, micrometres. */
export type Meeting = {
  readonly travel: number;
  readonly hx: number;
  readonly hy: number;
  readonly ix: number;
  readonly iy: number;
};

const stretch = { from: 0, to: 0 };

/**
 * The closed interval of travels at which a point going along +u is within `r` of the segment ab.
 * Where the point's line crosses the strip beside the segment, and the discs at its ends; together they are convex.
 * @returns false when it never is; else the interval is in `stretch`
 */
function pointNearSegment(
  pu: number,
  pv: number,
  au: number,
  av: number,
  bu: number,
  bv: number,
  r: number,
): boolean {
  const above = Math.max(av, bv) + r;
  const below = Math.min(av, bv) - r;
  if (pv > above || pv < below) return false;
  let from = Infinity;
  let to = -Infinity;
  const disc = (cu: number, cv: number): void => {
    const square = r * r - (pv - cv) * (pv - cv);
    if (square < 0) return;
    const half = Math.sqrt(square);
    from = Math.min(from, cu - half - pu);
    to = Math.max(to, cu + half - pu);
  };
  disc(au, av);
  disc(bu, bv);
  const du = bu - au;
  const dv = bv - av;
  const length = Math.sqrt(du * du + dv * dv);
  if (dv !== 0 && length > 0) {
    // The strip's two long sides: the segment moved by ±r along its normal.
    for (const sign of [1, -1]) {
      const su = au - (sign * r * dv) / length;
      const sv = av + (sign * r * du) / length;
      const t = (pv - sv) / dv;
      if (t < 0 || t > 1) continue;
      const u = su + t * du - pu;
      from = Math.min(from, u);
      to = Math.max(to, u);
    }
  }
  stretch.from = from;
  stretch.to = to;
  return from <= to;
}

/**
 * The first travel, not negative and not one at which she lies over the thing (a ship lifted over something is not
 * in contact with it), at which the zone is within `r` of the outline; tangents included. Two polygons that come
 * together first meet with a vertex of one.
 * @param zone relative to the travelling point @param cover her merged cover of the outline's core
 */
export function firstMeeting(
  zone: Ring,
  outline: Ring,
  path: Path,
  cover: Intervals,
  limit: number,
  r: number,
): Meeting | null {
  const { cos, sin } = path;
  const n = zone.xs.length;
  const m = outline.xs.length;
  const zu = zone.xs.map((x, i) => x * cos + (zone.ys[i] as number) * sin);
  const zv = zone.xs.map((x, i) => (zone.ys[i] as number) * cos - x * sin);
  const ou = outline.xs.map((x, i) => (x - path.x) * cos + ((outline.ys[i] as number) - path.y) * sin);
  const ov = outline.xs.map((x, i) => ((outline.ys[i] as number) - path.y) * cos - (x - path.x) * sin);

  if (!beside(zv, ov, r)) return null;

  let best = Infinity;
  let vertex = -1;
  let edge = -1;
  let vertexOfZone = true;
  const consider = (i: number, k: number, ofZone: boolean): void => {
    const t = firstUncovered(stretch.from, stretch.to, cover);
    if (t < best) {
      best = t;
      vertex = i;
      edge = k;
      vertexOfZone = ofZone;
    }
  };
  for (let i = 0; i < n; i++) {
    for (let k = 0; k < m; k++) {
      const l = k + 1 === m ? 0 : k + 1;
      if (
        pointNearSegment(
          zu[i] as number,
          zv[i] as number,
          ou[k] as number,
          ov[k] as number,
          ou[l] as number,
          ov[l] as number,
          r,
        )
      )
        consider(i, k, true);
    }
  }
  // The outline's vertices come towards the zone: look along −u.
  for (let k = 0; k < m; k++) {
    for (let i = 0; i < n; i++) {
      const j = i + 1 === n ? 0 : i + 1;
      if (
        pointNearSegment(
          -(ou[k] as number),
          ov[k] as number,
          -(zu[i] as number),
          zv[i] as number,
          -(zu[j] as number),
          zv[j] as number,
          r,
        )
      )
        consider(k, i, false);
    }
  }
  if (!(best <= limit)) return null;
  return pointsOf(best, vertex, edge, vertexOfZone, zone, outline, path);
}

/** Do the two pass each other within r at all? */
function beside(a: Float64Array, b: Float64Array, r: number): boolean {
  let [minA, maxA, minB, maxB] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const v of a) {
    minA = Math.min(minA, v);
    maxA = Math.max(maxA, v);
  }
  for (const v of b) {
    minB = Math.min(minB, v);
    maxB = Math.max(maxB, v);
  }
  return minA - maxB <= r && minB - maxA <= r;
}

/** The smallest t in [max(from, 0), to] outside the open cover; ∞ if there is none. */
function firstUncovered(from: number, to: number, cover: Intervals): number {
  let t = Math.max(from, 0);
  for (let i = 0; i < cover.count; i++) {
    if ((cover.lo[i] as number) < t && t < (cover.hi[i] as number)) t = cover.hi[i] as number;
  }
  return t <= to ? t : Infinity;
}

function pointsOf(
  travel: number,
  vertex: number,
  edge: number,
  vertexOfZone: boolean,
  zone: Ring,
  outline: Ring,
  path: Path,
): Meeting {
  const sx = path.x + travel * path.cos;
  const sy = path.y + travel * path.sin;
  if (vertexOfZone) {
    const hx = (zone.xs[vertex] as number) + sx;
    const hy = (zone.ys[vertex] as number) + sy;
    const [ix, iy] = onEdge(outline, edge, hx, hy);
    return { travel, hx, hy, ix, iy };
  }
  const ix = outline.xs[vertex] as number;
  const iy = outline.ys[vertex] as number;
  const [zx, zy] = onEdge(zone, edge, ix - sx, iy - sy);
  return { travel, hx: zx + sx, hy: zy + sy, ix, iy };
}
