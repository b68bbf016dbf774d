import { z } from 'zod';
import { seatSchema, type Viewer } from '../../engine';
import { poseSchema } from '../../geometry';
import { groupIdSchema, pieceIdSchema } from './ids';
import { colourSchema, lookSchema } from './look';

export const kindSchema = z.enum([
  'ship',
  'island',
  'coin',
  'crew',
  'treasure',
  'card',
  'die',
  'token',
  'bar',
  'ruler',
  'note',
  'mat',
  'board',
  'deck',
  'bag',
  'box',
  'model',
]);
export type Kind = z.output<typeof kindSchema>;

/** Whose underside is a secret: face down, they show their back alone. They are also what decks, bags and hands hold. */
export const flatKinds: ReadonlySet<Kind> = new Set(['card', 'crew', 'treasure', 'coin', 'token', 'note']);
/** `deck` and `bag` hide what they hold; in a `box`, on a `ship` and on an `island` all can see what lies there. */
export const closedKinds: ReadonlySet<Kind> = new Set(['deck', 'bag']);
export const holdKinds: ReadonlySet<Kind> = new Set(['deck', 'bag', 'box', 'ship', 'island']);

const micrometres = z.number().int().min(100).max(1_900_000);
/**
 * How large it is, micrometres: `wide` along its heading, `deep` across, `high` up. A ship's pose is her bow tip, a
 * bar's its left end's middle; every other piece's is its middle.
 */
export const sizeSchema = z.strictObject({
  wide: micrometres,
  deep: micrometres,
  high: micrometres,
  round: z.boolean(),
});
export type Size = z.output<typeof sizeSchema>;

export const sidesSchema = z.union([
  z.literal(4),
  z.literal(6),
  z.literal(8),
  z.literal(10),
  z.literal(12),
  z.literal(20),
]);
export type Sides = z.output<typeof sidesSchema>;

/** A unit quaternion (x, y, z, w) in millionths; z is up, x and y are the table's. */
export const attitudeSchema = z.array(z.number().int().min(-1_000_001).max(1_000_001)).length(4).readonly();
export type Attitude = z.output<typeof attitudeSchema>;

/** A die as it lies. */
export const dieSchema = z.strictObject({
  sides: sidesSchema,
  /** The number that counts (on a d4 the face underneath); null while it leans against something. */
  value: z.number().int().min(1).max(20).nullable(),
  attitude: attitudeSchema,
  /** Height of its middle above what it lies on, micrometres. */
  middle: z.number().int().min(0).max(500_000),
});
export type Die = z.output<typeof dieSchema>;

/** Where a piece came from in a ruled game, for the way back. */
export const originSchema = z.strictObject({
  /** Its id and kind among the loose pieces that the game laid. */
  id: z.string().max(120),
  kind: z.string().max(60),
  data: z.record(z.string(), z.unknown()),
});
export type Origin = z.output<typeof originSchema>;

/** All that turning a piece over hides. */
export const identitySchema = z.strictObject({
  front: lookSchema,
  name: z.string().max(60).nullable(),
  origin: originSchema.nullable(),
});
export type Identity = z.output<typeof identitySchema>;

const common = {
  kind: kindSchema,
  size: sizeSchema,
  back: lookSchema,
  face: z.enum(['up', 'down']),
  pose: poseSchema,
  colour: colourSchema.nullable(),
  /** Whose it is, if anybody's: a ship's captain, an area on the table. Says nothing about who may move it. */
  owner: seatSchema.nullable(),
  locked: z.boolean(),
  /** Dice only. */
  die: dieSchema.nullable(),
  /** Ships only: which masts stand, front to back. */
  masts: z.array(z.boolean()).max(10),
};

/** A piece without what it holds, as decks, bags, boxes, ships and hands hold it. */
export const itemSchema = z.strictObject({
  id: pieceIdSchema,
  ...common,
  group: groupIdSchema.nullable(),
  /** Null only in a view: hidden from that viewer. */
  identity: identitySchema.nullable(),
  /** Who has looked at its underside since it was last shuffled. */
  seenBy: z.array(seatSchema),
});
export type Item = z.output<typeof itemSchema>;

export const holdSchema = z.strictObject({
  /** Bottom first: the last one is the top card. */
  items: z.array(itemSchema).max(1000),
  /** Rises with every change of what it holds; a command that takes from it names the stamp that it saw. */
  stamp: z.number().int().min(0),
  /** Who is looking through it: others wait. */
  searcher: seatSchema.nullable(),
});
export type Hold = z.output<typeof holdSchema>;

/** A piece on the table. */
export const pieceSchema = itemSchema.extend({
  /** What it holds: decks, bags, boxes, ships and islands. */
  hold: holdSchema.nullable(),
});
export type Piece = z.output<typeof pieceSchema>;

/** A piece to be made: `add` gives it an id. */
export const newPieceSchema = z.strictObject({ ...common, identity: identitySchema });
export type NewPiece = z.output<typeof newPieceSchema>;

/** May a viewer know what is on its front, as it lies openly (not in a hand, deck or bag)? */
export const faceKnown = (item: Item, viewer: Viewer): boolean =>
  item.face === 'up' || !flatKinds.has(item.kind) || seenByViewer(item, viewer);

const seenByViewer = (item: Item, viewer: Viewer): boolean =>
  viewer !== 'spectator' && item.seenBy.includes(viewer);

export const asItem = ({ hold: _, ...item }: Piece): Item => item;
export const asPiece = (item: Item): Piece => ({
  ...item,
  hold: holdKinds.has(item.kind) ? { items: [], stamp: 0, searcher: null } : null,
});
