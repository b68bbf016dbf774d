import { add, cmp, div, type Fraction, middle, mul, sign, sorted, sub, whole } from './fraction';

/**
 * Brute force in rational numbers, by other methods than the kernel's: vertical slabs for areas, every critical
 * travel and direction with everything between them for sweeps and sight. Slow, and exact.
 */
export type P = { readonly x: Fraction; readonly y: Fraction };
export type Poly = readonly P[];

export const poly = (points: readonly (readonly [number, number])[]): Poly =>
  points.map(([x, y]) => ({ x: whole(x), y: whole(y) }));

export const edges = (p: Poly): (readonly [P, P])[] => p.map((a, i) => [a, p[(i + 1) % p.length] as P]);
const minus = (a: P, b: P): P => ({ x: sub(a.x, b.x), y: sub(a.y, b.y) });
const cross = (a: P, b: P): Fraction => sub(mul(a.x, b.y), mul(a.y, b.x));
const dot = (a: P, b: P): Fraction => add(mul(a.x, b.x), mul(a.y, b.y));
export const shift = (p: Poly, dx: Fraction, dy: Fraction): Poly =>
  p.map((a) => ({ x: add(a.x, dx), y: add(a.y, dy) }));

/** Where the lines of two edges cross within both, closed; null for parallel ones. */
export function meet([a, b]: readonly [P, P], [c, d]: readonly [P, P]): P | null {
  const r = minus(b, a);
  const s = minus(d, c);
  const det = cross(r, s);
  if (sign(det) === 0) return null;
  const t = div(cross(minus(c, a), s), det);
  const u = div(cross(minus(c, a), r), det);
  const unit = (f: Fraction): boolean => sign(f) >= 0 && cmp(f, whole(1)) <= 0;
  return unit(t) && unit(u) ? { x: add(a.x, mul(t, r.x)), y: add(a.y, mul(t, r.y)) } : null;
}

/** The y at which a vertical line that passes no vertex crosses the polygon, ascending. */
export function crossingsAt(p: Poly, x: Fraction): Fraction[] {
  const out: Fraction[] = [];
  for (const [a, b] of edges(p)) {
    if (cmp(a.x, x) === cmp(b.x, x)) continue;
    const t = div(sub(x, a.x), sub(b.x, a.x));
    out.push(add(a.y, mul(t, sub(b.y, a.y))));
  }
  return out.sort(cmp);
}

/** Do the interiors have a common point, with x above `beyond` if given? */
export function interiorsMeet(a: Poly, b: Poly, beyond?: Fraction): boolean {
  const xs = [...a, ...b].map((p) => p.x);
  for (const e of edges(a)) for (const f of edges(b)) xs.push(meet(e, f)?.x ?? e[0].x);
  if (beyond !== undefined) xs.push(beyond);
  const slabs = sorted(xs);
  return slabs.slice(1).some((right, i) => {
    const x = middle(slabs[i] as Fraction, right);
    if (beyond !== undefined && cmp(x, beyond) <= 0) return false;
    const inA = crossingsAt(a, x);
    const inB = crossingsAt(b, x);
    return stretches(inA).some(([p, q]) =>
      stretches(inB).some(([r, s]) => cmp(p, s) < 0 && cmp(r, q) < 0 && cmp(p, q) < 0 && cmp(r, s) < 0),
    );
  });
}

const stretches = (ys: readonly Fraction[]): (readonly [Fraction, Fraction])[] =>
  ys.flatMap((y, i) => (i % 2 === 0 ? [[y, ys[i + 1] as Fraction] as const] : []));

/** 1 inside, 0 on the boundary, −1 outside. */
export function side(p: Poly, q: P): number {
  let inside = false;
  for (const [a, b] of edges(p)) {
    const turn = sign(cross(minus(b, a), minus(q, a)));
    if (turn === 0 && sign(dot(minus(a, q), minus(b, q))) <= 0) return 0;
    if (cmp(a.y, q.y) > 0 !== cmp(b.y, q.y) > 0 && turn > 0 === cmp(b.y, a.y) > 0) inside = !inside;
  }
  return inside ? 1 : -1;
}

function pointSquare(q: P, [a, b]: readonly [P, P]): Fraction {
  const d = minus(b, a);
  const along = dot(minus(q, a), d);
  const length = dot(d, d);
  if (sign(along) <= 0) return dot(minus(q, a), minus(q, a));
  if (cmp(along, length) >= 0) return dot(minus(q, b), minus(q, b));
  const c = cross(minus(q, a), d);
  return div(mul(c, c), length);
}

/** Squared distance of two closed polygons. */
export function gapSquare(a: Poly, b: Poly): Fraction {
  const touching = edges(a).some((e) => edges(b).some((f) => meet(e, f) !== null));
  if (touching || side(a, b[0] as P) >= 0 || side(b, a[0] as P) >= 0) return whole(0);
  const all = [
    ...a.flatMap((q) => edges(b).map((e) => pointSquare(q, e))),
    ...b.flatMap((q) => edges(a).map((e) => pointSquare(q, e))),
  ];
  return all.reduce((least, f) => (cmp(f, least) < 0 ? f : least));
}

/**
 * The open intervals of travel along +x at which the interiors meet, of which only travels above 0 and below `bar`
 * are told. Between two critical travels (a vertex of one on an edge of the other) nothing changes.
 * @param beyond count only common points with x above this
 */
export function covered(
  mover: Poly,
  standing: Poly,
  bar: Fraction,
  beyond?: Fraction,
): (readonly [Fraction, Fraction])[] {
  const zero = whole(0);
  const critical = [zero, bar];
  const alongLine = (q: P, [a, b]: readonly [P, P], towards: 1 | -1): void => {
    if (cmp(a.y, q.y) === cmp(b.y, q.y) && cmp(a.y, q.y) !== 0) return;
    const ends =
      cmp(a.y, b.y) === 0 ? [a.x, b.x] : [add(a.x, mul(div(sub(q.y, a.y), sub(b.y, a.y)), sub(b.x, a.x)))];
    for (const x of ends) critical.push(towards === 1 ? sub(x, q.x) : sub(q.x, x));
  };
  for (const q of mover) for (const e of edges(standing)) alongLine(q, e, 1);
  for (const q of standing) for (const e of edges(mover)) alongLine(q, e, -1);
  if (beyond !== undefined) {
    for (const q of mover) critical.push(sub(beyond, q.x));
    // Where an edge of the standing shape crosses the border, the border's point is a vertex too.
    for (const [a, b] of edges(standing)) {
      if (cmp(a.x, beyond) === cmp(b.x, beyond)) continue;
      const t = div(sub(beyond, a.x), sub(b.x, a.x));
      const y = add(a.y, mul(t, sub(b.y, a.y)));
      for (const e of edges(mover)) alongLine({ x: beyond, y }, e, -1);
    }
  }
  const times = sorted(critical.filter((t) => sign(t) >= 0 && cmp(t, bar) <= 0));
  const out: [Fraction, Fraction][] = [];
  times.slice(1).forEach((to, i) => {
    const from = times[i] as Fraction;
    if (!interiorsMeet(shift(mover, middle(from, to), zero), standing, beyond)) return;
    const last = out.at(-1);
    const joined =
      last !== undefined &&
      cmp(last[1], from) === 0 &&
      interiorsMeet(shift(mover, from, zero), standing, beyond);
    if (last !== undefined && joined) last[1] = to;
    else out.push([from, to]);
  });
  return out;
}

/** What can be seen from m: some point of the target, and some point of it within the range squared. */
export function visible(
  m: P,
  target: Poly,
  cores: readonly Poly[],
  rangeSquare: Fraction,
): { readonly seen: boolean; readonly clear: boolean } {
  const points = [...target, ...cores.flat()];
  const targetEdges = edges(target);
  for (const core of cores)
    for (const e of edges(core))
      for (const f of targetEdges) {
        const at = meet(e, f);
        if (at !== null) points.push(at);
      }
  for (const [a, b] of targetEdges) {
    const d = minus(b, a);
    const t = div(dot(minus(m, a), d), dot(d, d));
    points.push({ x: add(a.x, mul(t, d.x)), y: add(a.y, mul(t, d.y)) });
  }
  const directions = byAngle(points.map((p) => minus(p, m)).filter((w) => sign(dot(w, w)) > 0));
  const between = directions.map((w, i) => bisector(w, directions[(i + 1) % directions.length] as P));
  let seen = false;
  let clear = false;
  for (const w of [...directions, ...between]) {
    const hit = firstHit(m, w, target);
    if (hit === null || cores.some((core) => entersBefore(m, w, core, hit))) continue;
    seen = true;
    if (cmp(mul(mul(hit, hit), dot(w, w)), rangeSquare) <= 0) clear = true;
  }
  return { seen, clear };
}

const half = (w: P): number => (sign(w.y) > 0 || (sign(w.y) === 0 && sign(w.x) > 0) ? 0 : 1);

function byAngle(list: readonly P[]): P[] {
  const compare = (a: P, b: P): number => half(a) - half(b) || -sign(cross(a, b));
  const out = [...list].sort(compare);
  return out.filter((w, i) => i === 0 || compare(out[i - 1] as P, w) !== 0);
}

/** A direction strictly between two neighbours, counter-clockwise. */
function bisector(a: P, b: P): P {
  const turn = sign(cross(a, b));
  const sum = { x: add(a.x, b.x), y: add(a.y, b.y) };
  if (turn > 0) return sum;
  if (turn < 0) return { x: sub(whole(0), sum.x), y: sub(whole(0), sum.y) };
  return { x: sub(whole(0), a.y), y: a.x };
}

/** All τ ≥ 0 at which m + τw meets the closed edges. */
function hits(m: P, w: P, p: Poly): Fraction[] {
  const out: Fraction[] = [];
  for (const [a, b] of edges(p)) {
    const d = minus(b, a);
    const det = cross(w, d);
    if (sign(det) === 0) {
      if (sign(cross(w, minus(a, m))) !== 0) continue;
      for (const q of [a, b]) out.push(div(dot(minus(q, m), w), dot(w, w)));
    } else {
      const s = div(cross(minus(a, m), w), det);
      if (sign(s) >= 0 && cmp(s, whole(1)) <= 0) out.push(div(cross(minus(a, m), d), det));
    }
  }
  return sorted(out.filter((t) => sign(t) >= 0));
}

const firstHit = (m: P, w: P, target: Poly): Fraction | null => hits(m, w, target)[0] ?? null;

/** The first τ at which m + τw enters the interior of a polygon; null if it never does. */
export function entry(m: P, w: P, core: Poly): Fraction | null {
  const times = sorted([whole(0), ...hits(m, w, core)]);
  const enters = times.slice(1).findIndex((to, i) => {
    const t = middle(times[i] as Fraction, to);
    return side(core, { x: add(m.x, mul(t, w.x)), y: add(m.y, mul(t, w.y)) }) === 1;
  });
  return enters < 0 ? null : (times[enters] as Fraction);
}

function entersBefore(m: P, w: P, core: Poly, limit: Fraction): boolean {
  const enters = entry(m, w, core);
  return enters !== null && cmp(enters, limit) < 0;
}
