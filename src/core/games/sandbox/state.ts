import { z } from 'zod';
import { seatSchema, seatsUpTo, viewerSchema } from '../../engine';
import { millidegreeSchema, poseSchema } from '../../geometry';
import { pieceIdSchema, spotIdSchema } from './ids';
import { colourSchema, lookSchema } from './look';
import { holdSchema, itemSchema, type Piece, pieceSchema } from './piece';

/** Six feet by four, the middle at (0, 0). Micrometres: the origin of every piece lies within. */
export const TABLE = { halfWide: 914_400, halfDeep: 609_600 } as const;
/** Nothing is higher than this above the table, micrometres. */
export const CEILING = 500_000;
export const MOST_PIECES = 600;
/** With all that decks and the like hold. */
export const MOST_ITEMS = 2000;

const length = z.number().int().min(1000).max(1_900_000);
/** A piece dropped within `radius` of it slides there, and turns to `heading` if it has one. */
export const snapSchema = z.strictObject({
  id: spotIdSchema,
  x: poseSchema.shape.x,
  y: poseSchema.shape.y,
  heading: millidegreeSchema.nullable(),
  radius: z.number().int().min(1000).max(200_000),
});
export type Snap = z.output<typeof snapSchema>;

/** Pieces dropped into it are laid out side by side, in the order in which they came (`row`: by where they were dropped). */
export const zoneSchema = z.strictObject({
  id: spotIdSchema,
  /** Its middle. */
  pose: poseSchema,
  wide: length,
  deep: length,
  spread: z.enum(['row', 'column', 'grid', 'pile']),
  name: z.string().max(60),
  owner: seatSchema.nullable(),
  colour: colourSchema.nullable(),
});
export type Zone = z.output<typeof zoneSchema>;

export const surfaceSchema = z.enum(['wood', 'sea', 'felt']);

/** What came over from a ruled game and lies nowhere: needed for the way back, hidden from all. */
export const originGameSchema = z.strictObject({
  game: z.string().max(80),
  options: z.record(z.string(), z.unknown()),
  /** Pieces of the game that only keep its book (whose turn), as it laid them. */
  rest: z.array(z.record(z.string(), z.unknown())).max(40),
});

const shared = {
  seats: z.number().int().min(1).max(6),
  surface: surfaceSchema,
  snaps: z.array(snapSchema).max(200),
  zones: z.array(zoneSchema).max(60),
  /** The number of the next id: ids are never given twice. */
  next: z.number().int().min(1).max(100_000_000),
};

export const stateSchema = z.strictObject({
  ...shared,
  /** The lowest first: each lies on what it covers of those before it. */
  pieces: z.array(pieceSchema).max(MOST_PIECES),
  /** One for each seat, in the order in which its holder has arranged it. */
  hands: z.array(z.array(itemSchema).max(200)),
  from: originGameSchema.nullable(),
});
export type State = z.output<typeof stateSchema>;

/** `items` is null where the viewer may not see what is in it. */
const holdViewSchema = z.strictObject({
  items: holdSchema.shape.items.nullable(),
  count: z.number().int().min(0),
  stamp: holdSchema.shape.stamp,
  searcher: holdSchema.shape.searcher,
});
export type HoldView = z.output<typeof holdViewSchema>;
export const pieceViewSchema = itemSchema.extend({ hold: holdViewSchema.nullable() });
export type PieceView = z.output<typeof pieceViewSchema>;

export const handViewSchema = z.strictObject({
  /** What the others see of it, in its order. */
  backs: z.array(z.strictObject({ kind: itemSchema.shape.kind, back: lookSchema })),
  /** Null for everybody but its holder. */
  items: z.array(itemSchema).nullable(),
});
export type HandView = z.output<typeof handViewSchema>;

export const viewSchema = z.strictObject({
  ...shared,
  viewer: viewerSchema,
  pieces: z.array(pieceViewSchema),
  hands: z.array(handViewSchema),
  /** The ruled game that this table was taken over from. */
  from: z.string().nullable(),
});
export type View = z.output<typeof viewSchema>;

/** What both a state and a view let one find. */
export const findPiece = <P extends { readonly id: Piece['id'] }>(
  pieces: readonly P[],
  id: Piece['id'],
): P | undefined => pieces.find((piece) => piece.id === id);

export { pieceIdSchema };

/** A table with nothing on it and nothing in any hand. */
export const bareTable = (seats: number): State => ({
  seats,
  surface: 'wood',
  snaps: [],
  zones: [],
  next: 1,
  pieces: [],
  hands: seatsUpTo(seats).map(() => []),
  from: null,
});
