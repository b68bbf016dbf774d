/**
 * Core vertices, and numbers that come from outside, lie on a lattice of 1/1024 µm: a core then moves exactly with
 * its outline and turns exactly by quarters, and every comparison has an exact answer in whole numbers.
 */
export const LATTICE = 1024;

/** To the lattice, half away from zero. */
export const snap = (v: number): number =>
  (v < 0 ? -Math.floor(0.5 - v * LATTICE) : Math.floor(v * LATTICE + 0.5)) / LATTICE || 0;

/** A lattice number as a whole number of steps. */
export const steps = (v: number): bigint => BigInt(Math.round(v * LATTICE));
