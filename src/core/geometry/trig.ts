import type { Millidegree } from './units';

/** Tangent of 22.5°. */
const HALF_OCTANT = Math.SQRT2 - 1;

export type Direction = { readonly cos: number; readonly sin: number };

const PER_MILLIDEGREE = Math.PI / 180_000;

/** Taylor's series; below 45° the terms left out are under 1e-19. Only + and ×, so equal on every machine. */
function series(x: number, first: number): number {
  const q = x * x;
  let sum = 0;
  let term = first === 0 ? 1 : x;
  for (let k = first; k < 20; k += 2) {
    sum += term;
    term = (-term * q) / ((k + 1) * (k + 2));
  }
  return sum;
}

/**
 * Sine and cosine of a committed heading. Our own, so that saves, hashes and replays do not depend
 * on a platform's `Math`; quarter turns are exact, and turning by one only swaps and negates.
 */
export function direction(heading: Millidegree): Direction {
  const quarter = Math.floor(heading / 90_000);
  const rest = heading - quarter * 90_000;
  const low = rest <= 45_000;
  const x = (low ? rest : 90_000 - rest) * PER_MILLIDEGREE;
  const c = series(x, low ? 0 : 1);
  const s = series(x, low ? 1 : 0);
  if (quarter === 0) return { cos: c, sin: s };
  if (quarter === 1) return { cos: -s || 0, sin: c };
  if (quarter === 2) return { cos: -c || 0, sin: -s || 0 };
  return { cos: s, sin: -c || 0 };
}

/** The angle whose tangent is t, in radians, for t within ±tan 22.5°; the terms left out are under 1e-19. */
function arctangent(t: number): number {
  const q = t * t;
  let sum = 0;
  let power = t;
  for (let k = 1; k < 50; k += 2) {
    sum += power / k;
    power = -power * q;
  }
  return sum;
}

/**
 * The heading of a vector in thousandths of a degree, not rounded, from −180 000 (left out) to 180 000; 0 for the
 * vector (0, 0). Our own for the same reason: where a tow lies is worked out from it.
 */
export function headingOf(x: number, y: number): number {
  const [long, short] = Math.abs(x) >= Math.abs(y) ? [Math.abs(x), Math.abs(y)] : [Math.abs(y), Math.abs(x)];
  if (long === 0) return 0;
  const t = short / long;
  const octant =
    t <= HALF_OCTANT
      ? arctangent(t) / PER_MILLIDEGREE
      : 45_000 + arctangent((t - 1) / (t + 1)) / PER_MILLIDEGREE;
  const quarter = Math.abs(x) >= Math.abs(y) ? octant : 90_000 - octant;
  const half = x >= 0 ? quarter : 180_000 - quarter;
  return y >= 0 ? half : -half;
}
