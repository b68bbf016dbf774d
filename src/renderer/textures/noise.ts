import { at } from '../table/units';

/** Small seeded generator (mulberry32) for what is painted: pictures must come out the same every time. */
export function rng(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const lattice = (() => {
  const table = new Float32Array(65536);
  const random = rng(7);
  for (let i = 0; i < table.length; i++) table[i] = random();
  return table;
})();

/** Value noise in 0…1; the lattice wraps every `wrap` cells (a power of two up to 256). */
export function noise(x: number, y: number, wrap = 256): number {
  const xi = Math.floor(x);
  const yi = Math.floor(y);
  const mask = wrap - 1;
  let fx = x - xi;
  let fy = y - yi;
  fx = fx * fx * (3 - 2 * fx);
  fy = fy * fy * (3 - 2 * fy);
  const x0 = xi & mask;
  const x1 = (xi + 1) & mask;
  const y0 = (yi & mask) << 8;
  const y1 = ((yi + 1) & mask) << 8;
  const a = at(lattice, x0 + y0);
  const b = at(lattice, x1 + y0);
  const c = at(lattice, x0 + y1);
  const d = at(lattice, x1 + y1);
  return a + (b - a) * fx + (c - a) * fy + (a - b - c + d) * fx * fy;
}

/** Octaves of value noise, 0…1. */
export function fbm(x: number, y: number, octaves = 4, wrap = 256): number {
  let sum = 0;
  let weight = 0;
  let amplitude = 0.5;
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x, y, Math.min(256, wrap));
    weight += amplitude;
    amplitude *= 0.5;
    x *= 2;
    y *= 2;
    wrap *= 2;
  }
  return sum / weight;
}
