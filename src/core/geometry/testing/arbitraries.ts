import fc from 'fast-check';
import { cleanRing, isConvex, isSimple, type Ring, segmentsMeet } from '../ring';

export type Pair = readonly [number, number];

/** Points on a small grid, where everything that can line up does. */
const gridPoints = (size: number, most: number): fc.Arbitrary<Pair[]> =>
  fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: size }), fc.integer({ min: 0, max: size })), {
    minLength: 3,
    maxLength: most,
    selector: ([x, y]) => x * 1000 + y,
  });

/** Takes crossings out of a closed path by turning the part between them round. */
function untangled(points: readonly Pair[]): Pair[] {
  const p = [...points];
  const n = p.length;
  for (let round = 0; round < 60; round++) {
    let crossed = false;
    for (let i = 0; i < n && !crossed; i++) {
      for (let j = i + 2; j < n && !crossed; j++) {
        if (i === 0 && j === n - 1) continue;
        const [a, b, c, d] = [p[i], p[i + 1], p[j], p[(j + 1) % n]] as [Pair, Pair, Pair, Pair];
        if (!segmentsMeet(...a, ...b, ...c, ...d)) continue;
        p.splice(i + 1, j - i, ...p.slice(i + 1, j + 1).reverse());
        crossed = true;
      }
    }
    if (!crossed) break;
  }
  return p;
}

const asRing = (points: readonly Pair[]): Ring | null => cleanRing(points.map(([x, y]) => ({ x, y })));
const isRing = (r: Ring | null): r is Ring => r !== null;

/** Simple polygons, mostly concave, on a small grid. */
export const simpleRing = (size = 12, most = 8): fc.Arbitrary<Ring> =>
  gridPoints(size, most)
    .map((points) => asRing(untangled(points)))
    .filter(isRing)
    .filter(isSimple);

/** Convex polygons on a small grid. */
export const convexRing = (size = 12, most = 8): fc.Arbitrary<Ring> =>
  gridPoints(size, most)
    .map((points) => asRing(hullOf(points)))
    .filter(isRing)
    .filter(isConvex);

/** Andrew's monotone chain. */
export function hullOf(points: readonly Pair[]): Pair[] {
  const p = [...points].sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const build = (list: readonly Pair[]): Pair[] => {
    const out: Pair[] = [];
    for (const q of list) {
      while (out.length >= 2) {
        const [a, b] = out.slice(-2) as [Pair, Pair];
        if ((b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(q);
    }
    return out.slice(0, -1);
  };
  return [...build(p), ...build([...p].reverse())];
}

export const pairsOf = (r: Ring): Pair[] => Array.from(r.xs, (x, i) => [x, r.ys[i] as number] as const);
