import { z } from 'zod';

declare const unit: unique symbol;

/** A whole number of micrometres: what is committed. The sea is 914 400 across. */
export type Micrometre = number & { readonly [unit]: 'µm' };
/** A whole number of thousandths of a degree, 0 to 359 999, counter-clockwise from +x: what is committed. */
export type Millidegree = number & { readonly [unit]: 'm°' };
/** A length in millimetres: what is measured, asked for, and shown. */
export type Millimetre = number & { readonly [unit]: 'mm' };

/** A measured or drawn place, in millimetres: the same pair as in the engine's `Witness`. */
export type At = readonly [x: number, y: number];

/** A committed place on the grid. */
export type GridPoint = { readonly x: Micrometre; readonly y: Micrometre };

/** Where a piece lies. For a ship `x`, `y` is her bow tip and `heading` the way her bow faces. */
export type Pose = GridPoint & { readonly heading: Millidegree };

/** The one tolerance of the whole program. */
export const TOUCH = 0.05 as Millimetre;
/** `TOUCH` on the grid. */
export const TOUCH_UM = 50;

const FULL_TURN = 360_000;

/** Half away from zero, so that mirrored and turned shapes round alike; never −0. */
export const roundAway = (v: number): number => (v < 0 ? -Math.floor(0.5 - v) : Math.floor(v + 0.5)) || 0;

/** @throws RangeError when `n` is not finite. Rounds to the grid, half away from zero. */
export function micrometre(n: number): Micrometre {
  if (!Number.isFinite(n)) throw new RangeError(`not a length: ${n}`);
  return roundAway(n) as Micrometre;
}

/** Any angle in thousandths of a degree, brought to 0 … 359 999. @throws RangeError when not finite */
export function millidegree(n: number): Millidegree {
  if (!Number.isFinite(n)) throw new RangeError(`not an angle: ${n}`);
  const whole = roundAway(n) % FULL_TURN;
  return (whole < 0 ? whole + FULL_TURN : whole) as Millidegree;
}

export const millimetre = (n: number): Millimetre => n as Millimetre;
/** Millimetres to the grid, half away from zero. */
export const toGrid = (mm: number): Micrometre => micrometre(mm * 1000);
/** The grid to millimetres. */
export const toMm = (um: number): Millimetre => (um / 1000) as Millimetre;
/** @param degrees any angle */
export const degrees = (n: number): Millidegree => millidegree(n * 1000);

/** @param x micrometres @param y micrometres @param heading thousandths of a degree */
export const pose = (x: number, y: number, heading: number): Pose => ({
  x: micrometre(x),
  y: micrometre(y),
  heading: millidegree(heading),
});

export const micrometreSchema = z.number().int().transform(micrometre);
export const millidegreeSchema = z
  .number()
  .int()
  .min(0)
  .max(FULL_TURN - 1)
  .transform(millidegree);
export const gridPointSchema = z.strictObject({ x: micrometreSchema, y: micrometreSchema });
export const poseSchema = z.strictObject({
  x: micrometreSchema,
  y: micrometreSchema,
  heading: millidegreeSchema,
});
