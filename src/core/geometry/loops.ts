import { LATTICE, steps } from './lattice';
import type { Ring } from './ring';

/** A place in whole numbers: (x/w, y/w) lattice steps, w positive and in lowest terms, so that equal places have equal keys. */
type Place = { readonly x: bigint; readonly y: bigint; readonly w: bigint; readonly key: string };
type Vector = readonly [x: bigint, y: bigint];
/** A directed straight piece of a path between two of its crossings; `along` is the direction of its segment. */
type Piece = { readonly from: Place; readonly to: Place; readonly along: Vector };
type Segment = { readonly a: Place; readonly b: Place; readonly along: Vector; readonly cuts: Place[] };

/** A closed path, micrometres. */
export type Loop = { readonly xs: readonly number[]; readonly ys: readonly number[] };

/**
 * The boundary of all that a closed path winds round at least once, each loop with that region on its left. In whole
 * numbers throughout: however close the path's details lie, the pieces fit together.
 * @param path micrometres on the lattice; it may cross itself and run along itself
 */
export function boundaryOfWound(path: Ring): readonly Loop[] {
  const segments = segmentsOf(path);
  for (let i = 0; i < segments.length; i++)
    for (let j = i + 1; j < segments.length; j++) cutPair(segments[i] as Segment, segments[j] as Segment);
  const kept = segments
    .flatMap(piecesOf)
    .filter((p) => windingBeside(segments, p, 1n) >= 1 && windingBeside(segments, p, -1n) <= 0);
  return loopsOf(kept);
}

function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

function place(x: bigint, y: bigint, w: bigint): Place {
  const by = gcd(gcd(x, y), w) * (w < 0n ? -1n : 1n);
  const [px, py, pw] = [x / by, y / by, w / by];
  return { x: px, y: py, w: pw, key: `${px} ${py} ${pw}` };
}

const cross = (a: Vector, b: Vector): bigint => a[0] * b[1] - a[1] * b[0];
const dot = (a: Vector, b: Vector): bigint => a[0] * b[0] + a[1] * b[1];
/** From a corner of the path (w = 1) to another. */
const between = (a: Place, b: Place): Vector => [b.x - a.x, b.y - a.y];

function segmentsOf({ xs, ys }: Ring): Segment[] {
  const corners = Array.from(xs, (x, i) => place(steps(x), steps(ys[i] as number), 1n));
  return corners.flatMap((a, i): Segment[] => {
    const b = corners[(i + 1) % corners.length] as Place;
    return a.key === b.key ? [] : [{ a, b, along: between(a, b), cuts: [a, b] }];
  });
}

/** Cuts two segments where they cross, or where the one's end lies on the other. */
function cutPair(s: Segment, t: Segment): void {
  if (boxesApart(s, t)) return;
  const det = cross(s.along, t.along);
  const apart = between(s.a, t.a);
  if (det === 0n) {
    if (cross(s.along, apart) !== 0n) return;
    for (const p of [t.a, t.b]) if (within(s, p)) s.cuts.push(p);
    for (const p of [s.a, s.b]) if (within(t, p)) t.cuts.push(p);
    return;
  }
  const onS = cross(apart, t.along);
  const onT = cross(apart, s.along);
  const unit = (n: bigint): boolean => (det > 0n ? n >= 0n && n <= det : n <= 0n && n >= det);
  if (!unit(onS) || !unit(onT)) return;
  const at = place(s.a.x * det + onS * s.along[0], s.a.y * det + onS * s.along[1], det);
  s.cuts.push(at);
  t.cuts.push(at);
}

const boxesApart = (s: Segment, t: Segment): boolean =>
  (s.a.x < t.a.x && s.a.x < t.b.x && s.b.x < t.a.x && s.b.x < t.b.x) ||
  (s.a.x > t.a.x && s.a.x > t.b.x && s.b.x > t.a.x && s.b.x > t.b.x) ||
  (s.a.y < t.a.y && s.a.y < t.b.y && s.b.y < t.a.y && s.b.y < t.b.y) ||
  (s.a.y > t.a.y && s.a.y > t.b.y && s.b.y > t.a.y && s.b.y > t.b.y);

/** Is a corner on the segment's line strictly between its ends? */
function within(s: Segment, p: Place): boolean {
  const far = dot(between(s.a, p), s.along);
  return far > 0n && far < dot(s.along, s.along);
}

function piecesOf({ cuts, along }: Segment): Piece[] {
  const measure = (p: Place): bigint => p.x * along[0] + p.y * along[1];
  const inOrder = [...cuts].sort((p, q) => {
    const difference = measure(p) * q.w - measure(q) * p.w;
    return difference > 0n ? 1 : difference < 0n ? -1 : 0;
  });
  return inOrder.slice(1).flatMap((to, i): Piece[] => {
    const from = inOrder[i] as Place;
    return from.key === to.key ? [] : [{ from, to, along }];
  });
}

/**
 * How often the path winds round the places just to the left (`side` 1) or right (−1) of a piece's middle: the
 * crossings of a ray from there along +x. Where the middle itself lies on a line or level with a corner, the step to
 * the side decides.
 */
function windingBeside(segments: readonly Segment[], { from, to, along }: Piece, side: bigint): number {
  const w = 2n * from.w * to.w;
  const x = from.x * to.w + to.x * from.w;
  const y = from.y * to.w + to.y * from.w;
  const aside: Vector = [-along[1] * side, along[0] * side];
  const below = (p: Place): boolean => {
    const rise = y - p.y * w;
    return rise > 0n || (rise === 0n && aside[1] >= 0n);
  };
  let winding = 0;
  for (const s of segments) {
    const up = below(s.a);
    if (up === below(s.b)) continue;
    const turn = s.along[0] * (y - s.a.y * w) - s.along[1] * (x - s.a.x * w) || cross(s.along, aside);
    if (up && turn > 0n) winding++;
    else if (!up && turn < 0n) winding--;
  }
  return winding;
}

/** Joins the pieces of a region's boundary end to end. Where several meet, the sharpest turn to the left stays with the same loop. */
function loopsOf(pieces: readonly Piece[]): Loop[] {
  const leaving = new Map<string, Map<string, Piece>>();
  for (const p of pieces) {
    const out = leaving.get(p.from.key) ?? new Map<string, Piece>();
    leaving.set(p.from.key, out);
    // Pieces that lie on each other bound the same thing.
    out.set(p.to.key, p);
  }
  const take = (at: string, before: Vector | null): Piece | null => {
    const out = leaving.get(at);
    let best: Piece | null = null;
    for (const p of out?.values() ?? [])
      if (best === null || (before !== null && furtherLeft(before, p.along, best.along))) best = p;
    if (best !== null) out?.delete(best.to.key);
    return best;
  };
  const loops: Loop[] = [];
  for (const start of leaving.keys()) {
    for (let next = take(start, null); next !== null; next = take(start, null)) {
      const xs: number[] = [];
      const ys: number[] = [];
      for (let piece: Piece | null = next; piece !== null; ) {
        xs.push(micrometres(piece.from.x, piece.from.w));
        ys.push(micrometres(piece.from.y, piece.from.w));
        piece = piece.to.key === start ? null : take(piece.to.key, piece.along);
      }
      loops.push({ xs, ys });
    }
  }
  return loops;
}

const micrometres = (n: bigint, w: bigint): number => Number(n) / Number(w) / LATTICE;

/** Coming along `before`, does `a` turn further to the left than `b`? */
function furtherLeft(before: Vector, a: Vector, b: Vector): boolean {
  const half = (v: Vector): number => {
    const turn = cross(before, v);
    return turn > 0n ? 1 : turn < 0n ? -1 : 0;
  };
  const [ofA, ofB] = [half(a), half(b)];
  return ofA === ofB ? cross(b, a) > 0n : ofA > ofB;
}
