import { z } from 'zod';
import type { ReadOnly } from './read-only';

/** One field of a game's options as data, enough to draw its control. */
export const optionFieldSchema = z.strictObject({
  name: z.string(),
  label: z.string(),
  help: z.string(),
  /** A house rule: not in the rulebook. */
  house: z.boolean(),
  control: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('switch') }),
    z.strictObject({
      kind: z.literal('number'),
      whole: z.boolean(),
      min: z.number().nullable(),
      max: z.number().nullable(),
      step: z.number().nullable(),
    }),
    z.strictObject({
      kind: z.literal('choice'),
      choices: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])),
    }),
    z.strictObject({ kind: z.literal('text'), maxLength: z.number().nullable() }),
    /** Anything else (a custom board, a list of sets): its JSON Schema; edited as JSON or by a screen of the game's own. */
    z.strictObject({ kind: z.literal('json'), schema: z.record(z.string(), z.unknown()) }),
  ]),
});
export type OptionField = ReadOnly<z.output<typeof optionFieldSchema>>;

const optionsValueSchema = z.record(z.string(), z.unknown());

/** `random` plays any legal command. */
export const levelSchema = z.enum(['random', 'deckhand', 'mate', 'captain']);
export type Level = z.output<typeof levelSchema>;

export const gameInfoSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  seats: z.strictObject({ min: z.number(), max: z.number() }),
  rulesVersion: z.number(),
  /** Whether there is a guided first game (`lesson.open`). */
  lesson: z.boolean(),
  options: z.strictObject({
    fields: z.array(optionFieldSchema),
    defaults: optionsValueSchema,
    /** Named sets, the recommended one first. */
    presets: z.array(z.strictObject({ id: z.string(), name: z.string(), options: optionsValueSchema })),
  }),
  /** Opponents that can be seated. `random` is true where the game has no bot of that level: it plays any legal command. */
  opponents: z.array(
    z.strictObject({ level: levelSchema, character: z.string().nullable(), random: z.boolean() }),
  ),
});
export type GameInfo = ReadOnly<z.output<typeof gameInfoSchema>>;

export const clauseSchema = z.strictObject({
  id: z.string(),
  section: z.string(),
  title: z.string(),
  text: z.string(),
  source: z.enum(['rulebook', 'ruling', 'house']),
});
