import { z } from 'zod';
import { messageSchema, seatSchema } from '../../core/engine';
import { channel } from '../channel';
import { matchIdSchema, playerNameSchema, tableSchema } from '../table';

/** Base 64 of the largest file that a table keeps. */
const MOST_DATA = 5_600_000;

const inMatch = z.strictObject({ match: matchIdSchema });
const bySeat = inMatch.extend({ seat: seatSchema });
const named = inMatch.extend({ name: playerNameSchema.max(80).optional() });
const assetId = z.string().regex(/^[0-9a-f]{64}$/);
const done = z.strictObject({});

/** Pieces in a hand on their way: micrometres and millidegrees; none when it has let go. */
export const draggedSchema = z
  .array(z.strictObject({ id: z.string().max(20), x: z.number(), y: z.number(), heading: z.number() }))
  .max(300);

export const sandboxChannels = {
  'table.drag': channel(
    'Shows the other screens at this table what this hand is dragging. Never logged, changes nothing.',
    bySeat.extend({ pieces: draggedSchema }),
    done,
  ),
  'sandbox.take-over': channel(
    'A new free table as this match stands, for the same people; what is hidden stays hidden. The match itself stays as it is.',
    named,
    tableSchema,
  ),
  'sandbox.play-on': channel(
    'A new match of Spanish Main from this free table, or everything that makes it no position of the game.',
    named,
    z.discriminatedUnion('how', [
      z.strictObject({ how: z.literal('begun'), table: tableSchema }),
      z.strictObject({ how: z.literal('illegal'), faults: z.array(messageSchema) }),
    ]),
  ),
  'table.attach': channel(
    'Keeps a picture (PNG, JPEG, WebP) or model (GLB) in the save of this match; pieces mean it by its id.',
    bySeat.extend({ name: z.string().max(120), data: z.base64().max(MOST_DATA) }),
    z.strictObject({
      asset: assetId,
      kind: z.enum(['image', 'model']),
      /** Pixels; null for a model. */
      width: z.number().int().nullable(),
      height: z.number().int().nullable(),
    }),
  ),
  'table.asset': channel(
    'The bytes of a file that this match keeps, as base 64.',
    inMatch.extend({ asset: assetId }),
    z.strictObject({ name: z.string(), mime: z.string(), data: z.string() }),
  ),
} as const;
