import { orient } from './orient';
import { isConvex, type Ring, rawRing } from './ring';

/**
 * A polygon cut into convex pieces (the polygon itself when it is convex, else triangles by ear clipping).
 * Only for the polygon that moves: her interior meets a closed region with an inside of its own exactly when
 * the interior of one of her pieces does. Lines of sight never see these cuts [G24].
 */
export function convexParts(ring: Ring): readonly Ring[] {
  if (isConvex(ring)) return [ring];
  const left = Array.from(ring.xs, (_, i) => i);
  const out: Ring[] = [];
  while (left.length > 3) {
    const ear = left.findIndex((_, k) => isEar(ring, left, k));
    // A simple polygon always has an ear; cutting anywhere keeps a broken one from hanging.
    const k = Math.max(ear, 0);
    out.push(triangle(ring, left, k));
    left.splice(k, 1);
  }
  out.push(triangle(ring, left, 1));
  return out.filter((t) => isConvex(t));
}

function corners(left: readonly number[], k: number): readonly [number, number, number] {
  const n = left.length;
  return [left[(k + n - 1) % n] as number, left[k] as number, left[(k + 1) % n] as number];
}

function triangle({ xs, ys }: Ring, left: readonly number[], k: number): Ring {
  const at = corners(left, k);
  return rawRing(
    at.map((i) => xs[i] as number),
    at.map((i) => ys[i] as number),
  );
}

function isEar({ xs, ys }: Ring, left: readonly number[], k: number): boolean {
  const [i, j, m] = corners(left, k);
  const side = (p: number, q: number, r: number): number =>
    orient(
      xs[p] as number,
      ys[p] as number,
      xs[q] as number,
      ys[q] as number,
      xs[r] as number,
      ys[r] as number,
    );
  if (side(i, j, m) <= 0) return false;
  return left.every(
    (r) => r === i || r === j || r === m || side(i, j, r) < 0 || side(j, m, r) < 0 || side(m, i, r) < 0,
  );
}
