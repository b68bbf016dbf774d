import { type Intervals, SLIVER } from './intervals';
import { chainAt, type Profile } from './profile';
import { insidePoint, type Ring, sideOf } from './ring';

/** A straight travel: from (x, y) along (cos, sin). u = along, v = to the left. */
export type Path = { readonly x: number; readonly y: number; readonly cos: number; readonly sin: number };

/** A convex part of the mover, relative to the travelling point, with its profile along the path. */
export type Part = { readonly ring: Ring; readonly profile: Profile };

/**
 * Adds the open interval of travels at which the interior of the part meets the closed segment from (u1, v1) to
 * (u2, v2). As the front is concave and the back convex, the extremes lie at vertices of a chain or at the
 * segment's ends: nothing is sampled.
 */
function addSegment(out: Intervals, p: Profile, u1: number, v1: number, u2: number, v2: number): void {
  const low = Math.max(Math.min(v1, v2), p.minV);
  const high = Math.min(Math.max(v1, v2), p.maxV);
  if (Math.abs(v1 - v2) <= SLIVER) {
    if (v1 <= p.minV + SLIVER || v1 >= p.maxV - SLIVER) return;
    out.add(
      Math.min(u1, u2) - chainAt(p.frontU, p.frontV, v1),
      Math.max(u1, u2) - chainAt(p.backU, p.backV, v1),
      v1,
      v1,
    );
    return;
  }
  if (!(high - low > SLIVER)) return;
  const across = v2 - v1;
  const along = u2 - u1;
  const uLow = low === v1 ? u1 : low === v2 ? u2 : u1 + ((low - v1) / across) * along;
  const uHigh = high === v1 ? u1 : high === v2 ? u2 : u1 + ((high - v1) / across) * along;

  let lo = uLow - chainAt(p.frontU, p.frontV, low);
  let loV = low;
  let t = uHigh - chainAt(p.frontU, p.frontV, high);
  if (t < lo) {
    lo = t;
    loV = high;
  }
  for (let i = 0; i < p.frontV.length; i++) {
    const v = p.frontV[i] as number;
    if (v <= low) continue;
    if (v >= high) break;
    t = u1 + ((v - v1) / across) * along - (p.frontU[i] as number);
    if (t < lo) {
      lo = t;
      loV = v;
    }
  }

  let hi = uLow - chainAt(p.backU, p.backV, low);
  let hiV = low;
  t = uHigh - chainAt(p.backU, p.backV, high);
  if (t > hi) {
    hi = t;
    hiV = high;
  }
  for (let i = 0; i < p.backV.length; i++) {
    const v = p.backV[i] as number;
    if (v <= low) continue;
    if (v >= high) break;
    t = u1 + ((v - v1) / across) * along - (p.backU[i] as number);
    if (t > hi) {
      hi = t;
      hiV = v;
    }
  }
  out.add(lo, hi, loV, hiV);
}

/**
 * The travels at which the mover's interior meets a core: open intervals, in order and merged.
 * Replaces what `out` held.
 */
export function coverOf(out: Intervals, parts: readonly Part[], core: readonly Ring[], path: Path): void {
  out.clear();
  for (const part of parts) for (const ring of core) addRing(out, part.profile, ring, path, false);
  out.merge((from, to) => insideAt(parts, core, path, (from + to) / 2));
}

/**
 * The first travel at which the part of the mover that is ahead of the start meets a core [B8 iii]; ∞ if none.
 * `at.v` says where across her. Before a part first meets an edge it is either free or wholly inside a core.
 */
export function firstAhead(
  scratch: Intervals,
  parts: readonly Part[],
  core: readonly Ring[],
  path: Path,
  bar: number,
): { readonly travel: number; readonly v: number } {
  let travel = Infinity;
  let v = 0;
  for (const part of parts) {
    scratch.clear();
    for (const ring of core) addRing(scratch, part.profile, ring, path, true);
    const first = firstPositive(scratch);
    const meets = first < 0 ? Infinity : Math.max(scratch.lo[first] as number, 0);
    const [enters, foremost] = foremostOf(part, path);
    if (enters < meets && insideAhead(part, foremost, core, path, enters, Math.min(meets, bar))) {
      if (enters < travel) {
        travel = Math.max(enters, 0);
        v = 0;
      }
    } else if (meets < travel) {
      travel = meets;
      v = scratch.loV[first] as number;
    }
  }
  return { travel, v };
}

function firstPositive(list: Intervals): number {
  for (let i = 0; i < list.count; i++) if ((list.hi[i] as number) > 0) return i;
  return -1;
}

/** The travel at which a part first comes ahead of the start, and its foremost vertex. */
function foremostOf({ ring: { xs, ys } }: Part, path: Path): readonly [number, number] {
  let best = 0;
  let u = -Infinity;
  for (let i = 0; i < xs.length; i++) {
    const along = (xs[i] as number) * path.cos + (ys[i] as number) * path.sin;
    if (along > u) {
      u = along;
      best = i;
    }
  }
  return [-u, best];
}

/** Is what is ahead, after a travel between the two, inside a core? */
function insideAhead(
  { ring: { xs, ys } }: Part,
  foremost: number,
  core: readonly Ring[],
  path: Path,
  enters: number,
  meets: number,
): boolean {
  if (!(meets > enters)) return false;
  const t = Math.max((enters + meets) / 2, 0);
  const fx = xs[foremost] as number;
  const fy = ys[foremost] as number;
  // From the foremost vertex a little way into the part, and still ahead.
  const [cx, cy] = insidePoint(xs, ys);
  const depth = (fx - cx) * path.cos + (fy - cy) * path.sin;
  const share = depth <= 0 ? 0.5 : Math.min(0.5, (t - enters) / (2 * depth));
  const x = path.x + t * path.cos + fx + share * (cx - fx);
  const y = path.y + t * path.sin + fy + share * (cy - fy);
  return core.some((ring) => sideOf(ring, x, y) === 1);
}

function addRing(out: Intervals, p: Profile, { xs, ys }: Ring, path: Path, ahead: boolean): void {
  const { x, y, cos, sin } = path;
  const n = xs.length;
  let du = (xs[n - 1] as number) - x;
  let dv = (ys[n - 1] as number) - y;
  let u1 = du * cos + dv * sin;
  let v1 = dv * cos - du * sin;
  for (let i = 0; i < n; i++) {
    du = (xs[i] as number) - x;
    dv = (ys[i] as number) - y;
    const u2 = du * cos + dv * sin;
    const v2 = dv * cos - du * sin;
    if (!ahead) addSegment(out, p, u1, v1, u2, v2);
    else if (u1 > SLIVER || u2 > SLIVER) {
      // Only the part ahead of the start counts: cut the edge where u = 0. One that only touches that line is not ahead.
      if (u1 >= 0 && u2 >= 0) addSegment(out, p, u1, v1, u2, v2);
      else cutAtStart(out, p, u1, v1, u2, v2);
    }
    u1 = u2;
    v1 = v2;
  }
}

function cutAtStart(out: Intervals, p: Profile, u1: number, v1: number, u2: number, v2: number): void {
  const v0 = v1 + (u1 / (u1 - u2)) * (v2 - v1);
  if (u1 > 0) addSegment(out, p, u1, v1, 0, v0);
  else addSegment(out, p, 0, v0, u2, v2);
}

/** Is the mover wholly inside a core after t of travel? Asked only where she meets none of its edges. */
export function insideAt(parts: readonly Part[], core: readonly Ring[], path: Path, t: number): boolean {
  return parts.some(({ ring: { xs, ys } }) => {
    const [cx, cy] = insidePoint(xs, ys);
    const x = path.x + t * path.cos + cx;
    const y = path.y + t * path.sin + cy;
    return core.some((ring) => sideOf(ring, x, y) === 1);
  });
}

/**
 * The first travel at which the path of the travelling point enters the interior of a core [B8 i]; ∞ if none.
 * A path along an edge is inside only if both its sides are: crossings are counted for each side, and must agree.
 */
export function entryOfPoint(core: readonly Ring[], path: Path): number {
  let first = Infinity;
  for (const ring of core) {
    const left = crossings(ring, path, (v) => v > 0);
    const right = crossings(ring, path, (v) => v >= 0);
    first = Math.min(first, firstCommon(left, right));
  }
  return first;
}

function crossings({ xs, ys }: Ring, path: Path, above: (v: number) => boolean): number[] {
  const n = xs.length;
  const out: number[] = [];
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ax = (xs[j] as number) - path.x;
    const ay = (ys[j] as number) - path.y;
    const bx = (xs[i] as number) - path.x;
    const by = (ys[i] as number) - path.y;
    const v1 = ay * path.cos - ax * path.sin;
    const v2 = by * path.cos - bx * path.sin;
    if (above(v1) === above(v2)) continue;
    const u1 = ax * path.cos + ay * path.sin;
    const u2 = bx * path.cos + by * path.sin;
    out.push(v1 === v2 ? u1 : u1 + (v1 / (v1 - v2)) * (u2 - u1));
  }
  return out.sort((a, b) => a - b);
}

/** The first t ≥ 0 that begins a stretch of both lists, whose numbers pair off as from, to. */
function firstCommon(left: readonly number[], right: readonly number[]): number {
  let first = Infinity;
  for (let i = 0; i + 1 < left.length; i += 2) {
    for (let k = 0; k + 1 < right.length; k += 2) {
      const from = Math.max(left[i] as number, right[k] as number, 0);
      const to = Math.min(left[i + 1] as number, right[k + 1] as number);
      if (from < to) first = Math.min(first, from);
    }
  }
  return first;
}
