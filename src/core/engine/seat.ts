import { z } from 'zod';

declare const seatBrand: unique symbol;

/** A place at the table, counted from 0 in the order of play. */
export type Seat = number & { readonly [seatBrand]: true };

/** Who looks: somebody at a seat, or anybody at all. */
export type Viewer = Seat | 'spectator';

/** @throws RangeError when `n` is no whole number from 0 to 15. */
export function seat(n: number): Seat {
  if (!Number.isInteger(n) || n < 0 || n > 15) throw new RangeError(`not a seat: ${n}`);
  return n as Seat;
}

/** The seats 0 … count − 1. */
export const seatsUpTo = (count: number): Seat[] => Array.from({ length: count }, (_, i) => seat(i));

export const seatSchema = z.number().int().min(0).max(15).transform(seat);
export const viewerSchema = z.union([seatSchema, z.literal('spectator')]);
