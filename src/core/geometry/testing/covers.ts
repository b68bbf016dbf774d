import { coverOf, firstAhead, insideAt, type Part } from '../cover';
import { Intervals } from '../intervals';
import { profileOf } from '../profile';
import { type Ring, rawRing } from '../ring';
import { type Pair, pairsOf } from './arbitraries';
import { toNumber, whole } from './fraction';
import { covered, poly } from './oracle';

/** A right-angled way: along (a, b), whose length is the whole number `size`. */
export type Way = { readonly a: number; readonly b: number; readonly size: number };

export const ways: readonly Way[] = [
  { a: 1, b: 0, size: 1 },
  { a: 0, b: -1, size: 1 },
  { a: 3, b: 4, size: 5 },
  { a: -4, b: -3, size: 5 },
  { a: 5, b: 12, size: 13 },
  { a: -8, b: 15, size: 17 },
];

/** A mover and what stands, on a small grid; the polygon is its own core, so that the numbers reach the kernel unshrunk. */
export type Encounter = { readonly hull: Ring; readonly core: Ring; readonly way: Way };

const BAR = 60;
const cover = new Intervals();

const along =
  ({ a, b }: Way) =>
  ([x, y]: Pair): number =>
    a * x + b * y;
const foremost = ({ hull, way }: Encounter): Pair =>
  pairsOf(hull).reduce((best, p) => (along(way)(p) > along(way)(best) ? p : best));

/** Turned so that the way runs along +x, `size` times too large: whole numbers. */
const turned = (r: Ring, { a, b }: Way) =>
  poly(pairsOf(r).map(([x, y]) => [a * x + b * y, a * y - b * x] as const));

/** As for a ship, her foremost point is where she starts from. */
function launched(e: Encounter) {
  const [x, y] = foremost(e);
  const { a, b, size } = e.way;
  const path = { x, y, cos: a / size, sin: b / size };
  const ring = rawRing(
    e.hull.xs.map((hx) => hx - x),
    e.hull.ys.map((hy) => hy - y),
  );
  const part: Part = { ring, profile: profileOf(ring, path.cos, path.sin) };
  return { part, path };
}

/** The open intervals of covered travels between 0 and the bar, by brute force in rational numbers. */
export function coverByOracle(e: Encounter): (readonly [number, number])[] {
  const { way } = e;
  return covered(turned(e.hull, way), turned(e.core, way), whole(BAR * way.size)).map(
    ([from, to]) => [toNumber(from) / way.size, toNumber(to) / way.size] as const,
  );
}

/** The same by the kernel. Wholly inside all the way she meets no edge: that is asked of `insideAt`. */
export function coverByKernel(e: Encounter): (readonly [number, number])[] {
  const { part, path } = launched(e);
  coverOf(cover, [part], [e.core], path);
  const found: (readonly [number, number])[] = [];
  for (let i = 0; i < cover.count; i++) {
    const from = Math.max(cover.lo[i] as number, 0);
    const to = Math.min(cover.hi[i] as number, BAR);
    if (to - from > 1e-9) found.push([from, to]);
  }
  const swallowed = found.length === 0 && insideAt([part], [e.core], path, BAR / 2);
  return swallowed ? [[0, BAR]] : found;
}

/** The first travel at which what is ahead of the start meets the core; the bar and one more when it never does. */
export function stopByOracle(e: Encounter): number {
  const { way } = e;
  const start = whole(along(way)(foremost(e)));
  const [first] = covered(turned(e.hull, way), turned(e.core, way), whole(BAR * way.size), start);
  return first === undefined ? BAR + 1 : toNumber(first[0]) / way.size;
}

export function stopByKernel(e: Encounter): number {
  const { part, path } = launched(e);
  return Math.min(firstAhead(cover, [part], [e.core], path, BAR).travel, BAR + 1);
}
