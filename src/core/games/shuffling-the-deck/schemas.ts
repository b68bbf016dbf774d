import { z } from 'zod';
import { seatSchema } from '../../engine';
import { type AdventureKind, adventureKinds } from './data/adventure-cards';
import { movementKinds } from './data/movement-cards';
import { pirateIds } from './data/pirates';
import { optionsSchema } from './options';
import type { Command, Question, State } from './types';

const pirate = z.enum(pirateIds);
const movement = z.enum(movementKinds);
const adventure = z.custom<AdventureKind>(
  (value) => adventureKinds.some((kind) => kind === value),
  'not an adventure card',
);
const glory = z.strictObject({ card: adventure.nullable(), seen: z.boolean() });

export const stateSchema: z.ZodType<State> = z.strictObject({
  options: optionsSchema,
  row: z
    .array(z.strictObject({ pirate, damaged: z.boolean(), glory: z.array(glory) }))
    .length(pirateIds.length),
  players: z
    .array(z.strictObject({ pirates: z.array(pirate), hand: z.array(movement), stolen: z.array(glory) }))
    .min(2)
    .max(4),
  shown: z.array(pirate),
  unowned: z.array(pirate),
  denials: z.array(z.strictObject({ by: seatSchema, target: seatSchema, pirate })),
  adventures: z.strictObject({
    row: z.array(adventure),
    deck: z.array(adventure),
    discard: z.array(adventure),
  }),
  movement: z.strictObject({
    faceUp: z.array(movement),
    deck: z.array(movement),
    discard: z.array(movement),
  }),
  active: seatSchema,
  turns: z.number().int().min(0),
  over: z.boolean(),
});

export const commandSchema: z.ZodType<Command> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('play-card'), card: movement, ships: z.array(pirate).max(2) }),
  z.strictObject({ kind: z.literal('repair') }),
  z.strictObject({
    kind: z.literal('accuse'),
    target: seatSchema,
    pirate,
    discard: movement.optional(),
  }),
  z.strictObject({ kind: z.literal('pass'), swap: movement.optional() }),
]);

export const questionSchema: z.ZodType<Question> = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('row-after'), card: movement, ships: z.array(pirate).max(2) }),
  z.strictObject({
    kind: z.literal('effects'),
    card: adventure.optional(),
    row: z
      .array(z.strictObject({ pirate, damaged: z.boolean() }))
      .max(pirateIds.length)
      .optional(),
  }),
  z.strictObject({ kind: z.literal('chances') }),
]);
