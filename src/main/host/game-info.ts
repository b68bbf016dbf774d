import { z } from 'zod';
import type { AnyGame } from '../../core/engine';
import { lessons } from '../../core/lessons';
import type { GameInfo, Level, OptionField } from '../../shared/game-info';
import { botFor } from '../workers/job';

const LEVELS: readonly Level[] = ['deckhand', 'mate', 'captain'];

/** What the screens need to offer a game: its options as data, its opponents. */
export function infoOf(game: AnyGame): GameInfo {
  return {
    id: game.id,
    name: game.name,
    seats: game.seats,
    rulesVersion: game.rulesVersion,
    lesson: lessons.has(game.id),
    options: {
      fields: optionFields(game),
      defaults: { ...game.options.defaults },
      presets: game.options.presets.map(({ id, name, options }) => ({ id, name, options: { ...options } })),
    },
    // Where nobody is ever to act, an opponent would sit there for nothing.
    opponents: game.freeUndo ? [] : LEVELS.flatMap((level) => opponentsOf(game, level)),
  };
}

function opponentsOf(game: AnyGame, level: Level): GameInfo['opponents'] {
  const bots = game.bots.filter((bot) => bot.level === level);
  if (bots.length === 0) return [{ level, character: null, random: botFor(game, level) === undefined }];
  return bots.map((bot) => ({ level, character: bot.character ?? null, random: false }));
}

/** The part of JSON Schema that a control can be made from. */
const fieldSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  const: z.union([z.string(), z.number(), z.boolean(), z.null()]).optional(),
  anyOf: z.array(z.record(z.string(), z.unknown())).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  multipleOf: z.number().optional(),
  maxLength: z.number().optional(),
});
type Field = z.output<typeof fieldSchema>;

/** zod writes the limits of safe whole numbers where a schema names none. */
const bound = (n: number | undefined): number | null =>
  n === undefined || Math.abs(n) >= Number.MAX_SAFE_INTEGER ? null : n;

function optionFields(game: AnyGame): OptionField[] {
  const whole = z
    .looseObject({ properties: z.record(z.string(), fieldSchema).default({}) })
    .parse(z.toJSONSchema(game.options.schema, { unrepresentable: 'any', io: 'output' }));
  const help = z
    .record(
      z.string(),
      z.object({
        label: z.string(),
        help: z.string(),
        house: z.literal(true).optional(),
        hidden: z.literal(true).optional(),
      }),
    )
    .parse(game.options.help);
  const shown = Object.entries(whole.properties).filter(([name]) => !help[name]?.hidden);
  return shown.map(([name, field]) => ({
    name,
    label: help[name]?.label ?? name,
    help: help[name]?.help ?? '',
    house: help[name]?.house ?? false,
    control: controlOf(field),
  }));
}

function controlOf(field: Field): OptionField['control'] {
  if (field.enum) return { kind: 'choice', choices: field.enum };
  const literals = field.anyOf?.map((choice) => fieldSchema.parse(choice).const);
  if (literals?.every((literal) => literal !== undefined)) return { kind: 'choice', choices: literals };
  switch (field.type) {
    case 'boolean':
      return { kind: 'switch' };
    case 'integer':
    case 'number':
      return {
        kind: 'number',
        whole: field.type === 'integer',
        min: bound(field.minimum),
        max: bound(field.maximum),
        step: field.multipleOf ?? null,
      };
    case 'string':
      return { kind: 'text', maxLength: field.maxLength ?? null };
    default:
      return { kind: 'json', schema: field };
  }
}
