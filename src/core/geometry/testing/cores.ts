import { LATTICE, snap } from '../lattice';
import type { Pair } from './arbitraries';
import { cmp, type Fraction, middle, sorted } from './fraction';
import { crossingsAt, edges, meet, type Poly, poly } from './oracle';

/**
 * Does a mover's interior meet the core of what stands? In rational numbers, and without ever making the core: on
 * every vertical line between critical places, what is left of both polygons without the strips along the standing
 * one's edges and the mitres at its inner corners.
 * @param mover @param standing millimetres, counter-clockwise @param depth how far edges move inwards, micrometres
 */
export function meetsCore(mover: readonly Pair[], standing: readonly Pair[], depth: number): boolean {
  const exact = (points: readonly Pair[]): Poly =>
    poly(points.map(([x, y]) => [snap(x) * LATTICE, snap(y) * LATTICE] as const));
  const outer = standing.map(([x, y]) => [x * 1000, y * 1000] as const);
  const m = exact(mover.map(([x, y]) => [x * 1000, y * 1000] as const));
  const s = exact(outer);
  const strips = stripsOf(outer, depth).map(exact);
  const all = [m, s, ...strips].flatMap(edges);
  const xs = all.map(([a]) => a.x);
  all.forEach((e, i) => {
    for (const f of all.slice(i + 1)) xs.push(meet(e, f)?.x ?? e[0].x);
  });
  const slabs = sorted(xs);
  return slabs.slice(1).some((right, i) => {
    const x = middle(slabs[i] as Fraction, right);
    const ins = [m, s].map((p) => crossingsAt(p, x));
    if (ins.some((list) => list.length === 0)) return false;
    const outs = strips.map((p) => crossingsAt(p, x));
    const ys = sorted([...ins, ...outs].flat());
    return ys.slice(1).some((top, k) => {
      const y = middle(ys[k] as Fraction, top);
      const holds = (list: readonly Fraction[]): boolean =>
        list.filter((f) => cmp(f, y) < 0).length % 2 === 1;
      return ins.every(holds) && !outs.some(holds);
    });
  });
}

/** Along each edge a rectangle, and at each corner that points inwards a kite up to where the moved edges cross. */
function stripsOf(ring: readonly Pair[], depth: number): Pair[][] {
  return ring.flatMap((b, i) => {
    const a = ring[(i + ring.length - 1) % ring.length] as Pair;
    const c = ring[(i + 1) % ring.length] as Pair;
    const [ux, uy] = unit(a, b);
    const [vx, vy] = unit(b, c);
    const rectangle: Pair[] = [
      b,
      c,
      [c[0] - vy * depth, c[1] + vx * depth],
      [b[0] - vy * depth, b[1] + vx * depth],
    ];
    if (ux * vy - uy * vx >= 0) return [rectangle];
    const k = depth / (1 + ux * vx + uy * vy);
    const kite: Pair[] = [
      b,
      [b[0] - vy * depth, b[1] + vx * depth],
      [b[0] - (uy + vy) * k, b[1] + (ux + vx) * k],
      [b[0] - uy * depth, b[1] + ux * depth],
    ];
    return [rectangle, kite];
  });
}

function unit([ax, ay]: Pair, [bx, by]: Pair): Pair {
  const length = Math.hypot(bx - ax, by - ay);
  return [(bx - ax) / length, (by - ay) / length];
}
