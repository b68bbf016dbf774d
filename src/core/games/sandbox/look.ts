import { z } from 'zod';

/** An imported file's name: the SHA-256 of its bytes, 64 hex digits. */
export const assetIdSchema = z.string().regex(/^[0-9a-f]{64}$/, 'a file is named by its SHA-256');

/**
 * What one side of a piece shows. `set`: art of one of the ruled games, by names that the game itself uses; `plain`: a
 * word or number printed on it; `image`: a cell of an imported picture, counted row by row from the top left; `model`: an
 * imported GLB.
 */
export const lookSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('set'),
    game: z.enum(['spanish-main', 'shuffling-the-deck', 'piratas', 'caribbean']),
    /** `card`, `ship`, `island`, `crew`, `treasure`, `mat`, `board`, `back`, … */
    what: z.string().min(1).max(30),
    /** The game's own id: a card kind, a ship card, an island's shape. */
    id: z.string().max(80),
  }),
  z.strictObject({ of: z.literal('plain'), text: z.string().max(400) }),
  z.strictObject({
    of: z.literal('image'),
    asset: assetIdSchema,
    columns: z.number().int().min(1).max(20),
    rows: z.number().int().min(1).max(20),
    cell: z.number().int().min(0).max(399),
  }),
  z.strictObject({ of: z.literal('model'), asset: assetIdSchema }),
]);
export type Look = z.output<typeof lookSchema>;

export const plain = (text: string): Look => ({ of: 'plain', text });
export const blank: Look = plain('');
type Set = Extract<Look, { of: 'set' }>;
export const fromSet = (game: Set['game'], what: string, id = ''): Look => ({ of: 'set', game, what, id });

/** What tints a piece; `null` leaves it as it is made. */
export const colourSchema = z.enum([
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'violet',
  'black',
  'grey',
  'white',
]);
export type Colour = z.output<typeof colourSchema>;
export const colours = colourSchema.options;
