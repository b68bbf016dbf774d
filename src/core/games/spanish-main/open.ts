import { z } from 'zod';
import { barSchema } from './cards';
import { cardIdSchema, crewIdSchema, islandIdSchema, shipIdSchema, treasureIdSchema } from './ids';

/** The choices that are no list of commands. */
export const openSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('choose-fleet'),
    points: z.number(),
    coins: z.number(),
    gold: z.number(),
  }),
  z.strictObject({ kind: z.literal('place-island'), shape: cardIdSchema, left: z.number() }),
  z.strictObject({ kind: z.literal('place-ship'), ship: shipIdSchema, island: islandIdSchema }),
  z.strictObject({ kind: z.literal('assign-crew'), crew: z.array(crewIdSchema) }),
  /** She may move: these bars in any order, the extra ones too (last, if the options say so), or come about. */
  z.strictObject({
    kind: z.literal('move'),
    ship: shipIdSchema,
    base: z.array(barSchema),
    extra: z.array(barSchema),
    comeAbout: z.boolean(),
  }),
  z.strictObject({
    kind: z.literal('exchange'),
    ship: shipIdSchema,
    with: shipIdSchema,
    crew: z.array(crewIdSchema),
    treasure: z.array(treasureIdSchema),
  }),
  /** Too many treasures to list each choice. */
  z.strictObject({
    kind: z.literal('take'),
    ship: shipIdSchema,
    island: islandIdSchema,
    space: z.number(),
    treasure: z.array(treasureIdSchema),
  }),
]);
export type Open = z.output<typeof openSchema>;
