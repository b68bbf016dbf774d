import { z } from 'zod';
import { cardIdSchema } from './ids';

/** The bars by which everything is measured, printed on the back of a deckplate. Millimetres. */
export const BAR = { S: 57.5, L: 83.8 } as const;
export const barSchema = z.enum(['S', 'L']);
export type Bar = z.output<typeof barSchema>;

export const hullTypeSchema = z.enum(['1', '2', '3A', '3B', '4', '5']);
export type HullType = z.output<typeof hullTypeSchema>;

/** How many masts a hull carries. */
export const mastsOf = (hull: HullType): number => Number(hull[0]);

/** `2L`: rank 2, long range. A roll must be higher than the rank. */
export const cannonSchema = z
  .string()
  .regex(/^[1-6][SL]$/, 'a cannon is a rank of 1 to 6 and S or L, like 3S');
export type Cannon = { readonly rank: number; readonly range: Bar };
export const cannonOf = (text: string): Cannon => ({
  rank: Number(text[0]),
  range: text[1] === 'L' ? 'L' : 'S',
});

const name = z.string().trim().min(1).max(60);
const keyword = z.string().min(1).max(60);

export const shipCardSchema = z
  .strictObject({
    id: cardIdSchema,
    name,
    nation: name,
    points: z.number().int().min(0).max(100),
    /** Bars joined by `+`: `S+L`. */
    move: z.string().regex(/^[SL](\+[SL]){0,3}$/, 'a base move is bars joined by +, like S+L'),
    cargo: z.number().int().min(0).max(20),
    hull: hullTypeSchema,
    /** One for each mast, front to back. */
    cannons: z.array(cannonSchema),
    ability: keyword,
    text: z.string().max(400),
  })
  .refine((ship) => ship.cannons.length === mastsOf(ship.hull), {
    path: ['cannons'],
    message: 'there must be one cannon for each mast of the hull',
  });
export type ShipCard = z.output<typeof shipCardSchema>;

export const crewCardSchema = z.strictObject({
  id: cardIdSchema,
  name,
  /** Any number of a generic one may sail in a fleet. */
  generic: z.boolean(),
  nation: name,
  points: z.number().int().min(1).max(100),
  /** Cargo spaces that it takes [I7]. */
  spaces: z.number().int().min(0).max(3),
  ability: keyword,
  text: z.string().max(400),
  /** The card that it is linked with, if any [I8]. */
  link: cardIdSchema.nullable(),
});
export type CrewCard = z.output<typeof crewCardSchema>;

export const uniqueCardSchema = z.strictObject({
  id: cardIdSchema,
  name,
  ability: keyword,
  text: z.string().max(400),
});
export type UniqueCard = z.output<typeof uniqueCardSchema>;

/** Millimetres about the island's own middle: of islands this wide, enough for four players fit on the sea. */
const coordinate = z.number().min(-75).max(75);
const cornerSchema = z.tuple([coordinate, coordinate]);
export const islandShapeSchema = z.strictObject({
  id: cardIdSchema,
  name,
  outline: z.array(cornerSchema).min(3).max(60),
});
export type IslandShape = z.output<typeof islandShapeSchema>;

export const movesOf = (card: ShipCard): Bar[] =>
  card.move.split('+').map((bar) => (bar === 'L' ? 'L' : 'S'));

/**
 * Ships, crew and islands of somebody's own. A match keeps the whole set among its options,
 * so that it opens on a machine that has never seen the set.
 */
export const customSetSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,30}$/, 'a set is named by small letters, digits and hyphens'),
  name: z.string().trim().min(1).max(60),
  ships: z.array(shipCardSchema).max(500),
  crew: z.array(crewCardSchema).max(500),
  islands: z.array(islandShapeSchema).max(100),
});
export type CustomSet = z.output<typeof customSetSchema>;
