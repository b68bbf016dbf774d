import { z } from 'zod';
import { seatSchema } from '../../engine';
import { poseSchema } from '../../geometry';
import { tableNameSchema } from './commands';
import { pieceIdSchema } from './ids';
import { dieSchema, kindSchema, sidesSchema } from './piece';

/** A hidden thing was shown, or chance spoke. In the sandbox it can be undone all the same. */
const final = { final: z.literal(true).optional() };
const by = { seat: seatSchema };
const count = z.number().int();

/** Where each die came to rest. */
export const restSchema = z.strictObject({ id: pieceIdSchema, pose: poseSchema, die: dieSchema });
export type Rest = z.output<typeof restSchema>;
const laid = restSchema;

/** One throw: enough to show it exactly as it was computed. Dice that lean are thrown again: another throw follows. */
export const throwSchema = z.strictObject({
  /** Of this throw alone. */
  seed: z.number().int(),
  push: z.strictObject({ x: z.number(), y: z.number() }),
  /** As they lay before. */
  dice: z.array(laid),
  rests: z.array(laid),
});
export type Throw = z.output<typeof throwSchema>;

export const eventSchema = z.discriminatedUnion('kind', [
  /** One of the many small things that only concern pieces in sight. `what`: the command's kind, or `unlock`, `face`, … */
  z.strictObject({
    kind: z.literal('did'),
    ...by,
    ...final,
    what: z.string(),
    /** Those that it was done to, after it; none where they are hidden now. */
    ids: z.array(pieceIdSchema),
    count,
    /** The kind of piece, if all are alike. */
    piece: kindSchema.nullable(),
  }),
  /** From a deck, bag, box, ship or island. */
  z.strictObject({
    kind: z.literal('drew'),
    ...by,
    ...final,
    from: pieceIdSchema,
    count,
    to: z.enum(['hand', 'table']),
    /** Their new ids; null for those who don't see the hand. */
    ids: z.array(pieceIdSchema).nullable(),
    chosen: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('dealt'),
    ...by,
    ...final,
    from: pieceIdSchema,
    each: count,
    to: z.array(seatSchema),
  }),
  /** Shuffled, searched, closed, split, unpacked. */
  z.strictObject({
    kind: z.literal('deck'),
    ...by,
    ...final,
    what: z.enum(['gather', 'shuffle', 'search', 'close', 'split', 'unpack']),
    id: pieceIdSchema,
    count,
  }),
  z.strictObject({ kind: z.literal('put'), ...by, ...final, into: pieceIdSchema, holder: kindSchema, count }),
  z.strictObject({ kind: z.literal('played'), ...by, ...final, ids: z.array(pieceIdSchema), count }),
  z.strictObject({ kind: z.literal('gave'), ...by, ...final, to: seatSchema, count }),
  z.strictObject({
    kind: z.literal('rolled'),
    ...by,
    ...final,
    throws: z.array(throwSchema).min(1),
    /** By size of die, as they lie in the end; null: it leans for good. */
    values: z.array(z.strictObject({ sides: sidesSchema, value: z.number().int().nullable() })),
    sum: z.number().int(),
    /** How many leaned and were thrown again, and how many still do. */
    again: count,
    cocked: count,
  }),
  z.strictObject({ kind: z.literal('set-up'), ...by, ...final, table: tableNameSchema }),
]);
export type SandboxEvent = z.output<typeof eventSchema>;
