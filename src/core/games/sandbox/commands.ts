import { z } from 'zod';
import { seatSchema } from '../../engine';
import { millidegreeSchema, poseSchema } from '../../geometry';
import { pieceIdSchema } from './ids';
import { colourSchema } from './look';
import { newPieceSchema } from './piece';
import { snapSchema, surfaceSchema, zoneSchema } from './state';

const ids = z.array(pieceIdSchema).min(1).max(300);
const face = z.enum(['up', 'down']);
const stamp = z.number().int().min(0);
const placed = z.strictObject({ id: pieceIdSchema, pose: poseSchema });
const step = z.number().int().min(-1_900_000).max(1_900_000);

/** Where what is drawn or taken goes: to the hand of whoever does it, or to the table. */
export const targetSchema = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('hand') }),
  z.strictObject({ to: z.literal('table'), pose: poseSchema, face }),
]);
export type Target = z.output<typeof targetSchema>;

export const tableNameSchema = z.enum([
  'empty',
  'spanish-main',
  'shuffling-the-deck',
  'piratas',
  'caribbean',
]);
export type TableName = z.output<typeof tableNameSchema>;

export const alignSchema = z.enum([
  'left',
  'right',
  'near',
  'far',
  'middle-across',
  'middle-along',
  'row',
  'column',
  'grid',
  'fan',
]);

const one = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.strictObject({ kind: z.literal(kind), ...shape });

/** Everything that anybody at the table may do. Poses are final: what the hand or physics did on the way is not logged. */
export const commandSchema = z.discriminatedUnion('kind', [
  one('add', { pieces: z.array(newPieceSchema).min(1).max(200) }),
  /** `raise`: the moved pieces come to lie on top, in the order given; else they keep their place in the order. */
  one('move', { poses: z.array(placed).min(1).max(300), raise: z.boolean() }),
  /** Each about its own origin, or all about the middle of their origins. */
  one('rotate', { ids, by: millidegreeSchema, about: z.enum(['each', 'middle']) }),
  one('flip', { ids }),
  /** Onto the first one, neatly. */
  one('stack', { ids }),
  /** Side by side, from the lowest on. */
  one('unstack', { ids }),
  one('raise', { ids }),
  /** Beneath all that lies there. */
  one('under', { ids }),
  one('align', { ids, by: alignSchema }),
  one('group', { ids }),
  one('ungroup', { ids }),
  one('lock', { ids, locked: z.boolean() }),
  one('duplicate', { ids, by: z.strictObject({ x: step, y: step }) }),
  one('delete', { ids }),
  /** What is left out stays as it is. */
  one('mark', {
    ids,
    name: z.string().trim().max(60).nullable().optional(),
    colour: colourSchema.nullable().optional(),
    owner: seatSchema.nullable().optional(),
  }),
  one('write', { id: pieceIdSchema, text: z.string().max(400) }),
  one('mast', { id: pieceIdSchema, mast: z.number().int().min(0).max(9), stands: z.boolean() }),
  one('peek', { ids }),

  /** Flat pieces become one deck where the first of them lies. */
  one('gather', { ids }),
  /** The top `count`, one after the other; from a bag, at random. */
  one('draw', { from: pieceIdSchema, stamp, count: z.number().int().min(1).max(60), target: targetSchema }),
  one('deal', {
    from: pieceIdSchema,
    stamp,
    each: z.number().int().min(1).max(60),
    to: z.array(seatSchema).min(1).max(6),
  }),
  one('shuffle', { id: pieceIdSchema }),
  one('search', { id: pieceIdSchema }),
  one('close', { id: pieceIdSchema }),
  /** One of those that one sees: in a box, aboard, in a face-up deck, or while searching. Counted from the bottom. */
  one('take', {
    from: pieceIdSchema,
    stamp,
    index: z.number().int().min(0).max(999),
    target: targetSchema,
  }),
  /** The top `count` become a deck of their own, beside it. */
  one('split', { from: pieceIdSchema, stamp, count: z.number().int().min(1).max(999) }),
  /** Pieces of the table or of one's own hand. */
  one('put', { ids, into: pieceIdSchema, at: z.enum(['top', 'bottom', 'anywhere']) }),
  /** All that it holds is laid out beside it. */
  one('unpack', { from: pieceIdSchema, stamp }),

  one('hand', { ids }),
  one('play', {
    items: z
      .array(z.strictObject({ id: pieceIdSchema, pose: poseSchema, face }))
      .min(1)
      .max(60),
  }),
  one('give', { ids, to: seatSchema }),
  /** One's own hand in another order. */
  one('arrange', { ids }),

  /** @param push what the hand gives them, millimetres a second; chance adds the tumbling */
  one('roll', {
    dice: ids,
    push: z.strictObject({
      x: z.number().int().min(-3000).max(3000),
      y: z.number().int().min(-3000).max(3000),
    }),
  }),
  one('turn-die', { id: pieceIdSchema, value: z.number().int().min(1).max(20) }),

  /** `clear`: all that isn't locked goes first. */
  one('set-up', { table: tableNameSchema, clear: z.boolean() }),
  one('clear', {}),
  one('surface', { surface: surfaceSchema }),
  one('add-snap', { snap: snapSchema.omit({ id: true }) }),
  one('add-zone', { zone: zoneSchema.omit({ id: true }) }),
  one('remove-spot', { id: z.string().regex(/^s[0-9]{1,9}$/) }),
]);
export type Command = z.output<typeof commandSchema>;
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;
export const commandKinds: readonly Command['kind'][] = commandSchema.options.map(
  (option) => option.shape.kind.value,
);
