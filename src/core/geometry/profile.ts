import type { Ring } from './ring';

/**
 * A convex shape seen along a direction of travel: for every v across it, how far forward and how far back the
 * shape reaches. u runs along the travel, v to its left. Both chains ascend in v.
 */
export type Profile = {
  readonly frontU: Float64Array;
  readonly frontV: Float64Array;
  readonly backU: Float64Array;
  readonly backV: Float64Array;
  readonly minV: number;
  readonly maxV: number;
};

/** @param ring convex, relative to the point that travels */
export function profileOf(ring: Ring, cos: number, sin: number): Profile {
  const n = ring.xs.length;
  const u = new Float64Array(n);
  const v = new Float64Array(n);
  let minV = Infinity;
  let maxV = -Infinity;
  for (let i = 0; i < n; i++) {
    const x = ring.xs[i] as number;
    const y = ring.ys[i] as number;
    u[i] = x * cos + y * sin;
    const across = y * cos - x * sin;
    v[i] = across;
    if (across < minV) minV = across;
    if (across > maxV) maxV = across;
  }
  // An edge across the end belongs to neither chain: the front starts where it is furthest forward.
  const pick = (level: number, sign: 1 | -1): number => {
    let best = -1;
    for (let i = 0; i < n; i++) {
      if (v[i] !== level) continue;
      if (best < 0 || sign * (u[i] as number) > sign * (u[best] as number)) best = i;
    }
    return best;
  };
  const walk = (from: number, to: number, step: number): number[] => {
    const out = [from];
    for (let i = from; i !== to; ) {
      i = (i + step + n) % n;
      out.push(i);
    }
    return out;
  };
  const front = walk(pick(minV, 1), pick(maxV, 1), 1);
  const back = walk(pick(minV, -1), pick(maxV, -1), -1);
  const take = (from: Float64Array, chain: readonly number[]): Float64Array => {
    const out = new Float64Array(chain.length);
    for (let i = 0; i < chain.length; i++) out[i] = from[chain[i] as number] as number;
    return out;
  };
  return {
    frontU: take(u, front),
    frontV: take(v, front),
    backU: take(u, back),
    backV: take(v, back),
    minV,
    maxV,
  };
}

/** The chain's u at v, which must lie within the chain. */
export function chainAt(us: Float64Array, vs: Float64Array, v: number): number {
  const n = vs.length;
  if (v <= (vs[0] as number)) return us[0] as number;
  for (let i = 1; i < n; i++) {
    const v1 = vs[i] as number;
    if (v > v1) continue;
    const u1 = us[i] as number;
    const v0 = vs[i - 1] as number;
    const u0 = us[i - 1] as number;
    return v === v1 ? u1 : u0 + ((v - v0) / (v1 - v0)) * (u1 - u0);
  }
  return us[n - 1] as number;
}
