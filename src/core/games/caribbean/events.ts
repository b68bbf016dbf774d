import { z } from 'zod';
import { seatSchema } from '../../engine';
import { bidSchema, cardSchema, shipSchema } from './types';

const event = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), final: z.literal(true).optional(), ...shape });

const ship = shipSchema;
const seat = seatSchema;
const count = z.number().int().min(0);
const name = z.string();

/** What happens, in the order in which it happens. `final`: cards or chests were turned up. */
export const eventSchema = z.discriminatedUnion('kind', [
  event('bid-laid', { seat, bid: bidSchema }),
  event('bids-shown', { ship, cards: z.array(cardSchema) }),
  event('tied', { ship, seats: z.array(seat), bid: count }),
  event('tie-answered', { seat, reveal: z.boolean() }),
  /** For each tied seat its card, or null where it declined. */
  event('tie-breaks-shown', { ship, shown: z.array(z.strictObject({ seat, card: cardSchema.nullable() })) }),
  event('ship-won', { ship, seat, bid: count, thieves: count, moves: count }),
  event('ship-stays', { ship, why: z.enum(['no-barrels', 'tie']) }),
  event('sailed', { ship, from: name, to: name, left: count }),
  event('captured', { ship, seat, city: name }),
  event('stolen', { ship, from: ship, city: name }),
  event('swapped', { ship, with: ship, took: name, gave: name }),
  event('given', { ship, to: ship, city: name }),
  event('delivered', { ship, owner: seat, city: name, value: count }),
  event('anchored', { ship, seat }),
  event('chests-opened', { cities: z.array(name) }),
  event('round-began', { round: count }),
  event('game-over', { reason: z.enum(['sum', 'no-chests', 'stalled']) }),
]);
export type CaribbeanEvent = z.infer<typeof eventSchema>;
