import { z } from 'zod';
import type { OptionsSpec } from '../../engine';
import { customSetSchema } from './cards';
import { musterSchema } from './muster';
import { uniqueTreasures } from './roster';

const fields = z.strictObject({
  points: z.number().int().min(4).max(300),
  islands: z.number().int().min(0).max(16),
  coins: z.number().int().min(1).max(40),
  gold: z.number().int().min(1).max(200),
  uniqueTreasures: z.boolean(),
  crimsonCoast: z.boolean(),
  sets: z.array(customSetSchema).max(8),
  oneOfEach: z.boolean(),
  islandsWithin4L: z.boolean(),
  edgeMargin: z.boolean(),
  lineOfFire: z.enum(['joint', 'separate']),
  sails: z.enum(['across', 'along']),
  bonusSegment: z.enum(['any time', 'last']),
  bowToBowPins: z.boolean(),
  endWhenGoldIsHome: z.boolean(),
  endWhenHelpless: z.boolean(),
  quietRounds: z.number().int().min(0).max(100),
  roundLimit: z.number().int().min(0).max(1000),
  /** One for each seat: fleets come out of these collections. Left out, out of the whole roster. */
  musters: z.array(musterSchema).min(2).max(4).optional(),
});
/** A treasure is worth 1 to 6, a unique one nothing: treasures that can't be worth the gold would leave no fleet to choose. */
export const optionsSchema = fields
  .refine(({ coins, gold }) => gold <= 6 * coins, {
    path: ['gold'],
    message: 'no treasure is worth more than 6, so the gold is at most six times the treasures',
  })
  .refine(
    ({ coins, gold, uniqueTreasures: unique }) => gold >= coins - (unique ? uniqueTreasures.length : 0),
    {
      path: ['gold'],
      message: 'each treasure but a unique one is worth at least 1, so there is too little gold for so many',
    },
  );
export type Options = z.output<typeof optionsSchema>;

const standard: Options = {
  points: 30,
  islands: 0,
  coins: 6,
  gold: 12,
  uniqueTreasures: false,
  crimsonCoast: false,
  sets: [],
  oneOfEach: true,
  islandsWithin4L: false,
  edgeMargin: true,
  lineOfFire: 'joint',
  sails: 'across',
  bonusSegment: 'any time',
  bowToBowPins: true,
  endWhenGoldIsHome: true,
  endWhenHelpless: true,
  quietRounds: 10,
  roundLimit: 0,
};

export const optionsSpec: OptionsSpec<Options> = {
  schema: optionsSchema,
  defaults: standard,
  presets: [
    { id: 'standard', name: '30 points', options: standard },
    {
      id: 'letter',
      name: 'By the letter',
      options: {
        ...standard,
        edgeMargin: false,
        lineOfFire: 'separate',
        oneOfEach: false,
        endWhenGoldIsHome: false,
        endWhenHelpless: false,
        quietRounds: 0,
      },
    },
    {
      id: 'tight',
      name: 'Close waters, 40 points, unique treasures',
      options: { ...standard, points: 40, coins: 8, gold: 16, uniqueTreasures: true, islandsWithin4L: true },
    },
    {
      id: 'great-war',
      name: '100 points',
      options: {
        ...standard,
        points: 100,
        islands: 10,
        coins: 12,
        gold: 24,
        uniqueTreasures: true,
        crimsonCoast: true,
      },
    },
  ],
  help: {
    points: {
      label: 'Points',
      help: 'What each fleet may cost, ships and crew together. The same for everybody.',
    },
    islands: {
      label: 'Islands',
      help: 'How many islands are laid out, one more than there are players at the least. 0 lays three for each player: six for two.',
    },
    coins: { label: 'Treasures each', help: 'How many treasures each player puts in.' },
    gold: {
      label: 'Gold each',
      help: 'What those treasures must be worth together. More than half of all gold wins.',
    },
    uniqueTreasures: {
      label: 'Unique treasures',
      help: 'Treasures with an ability and no gold may be among those that a player puts in.',
    },
    crimsonCoast: {
      label: 'Crimson Coast',
      help: 'Ships of the second set, France and America among them, may be chosen too.',
    },
    sets: {
      label: 'Sets of your own',
      help: 'Ships, crew and islands from your own folders. The match keeps them.',
    },
    oneOfEach: {
      label: 'One of each',
      help: 'A named ship or crew sails only once in a fleet. The rulebook does not say so.',
      house: true,
    },
    islandsWithin4L: {
      label: 'Islands within 4 L',
      help: 'Each island must lie within four L bars of another one, which keeps the game tight.',
      house: true,
    },
    edgeMargin: {
      label: 'Sea room at the edge',
      help: 'Islands keep the length of the longest hull from the edge, so that no ship is locked in a corner.',
      house: true,
    },
    lineOfFire: {
      label: 'Range and line of fire',
      help: 'Joint: one point of the target must be both in range and visible. Separate: any point in range, any point visible, as the letter has it.',
      house: true,
    },
    sails: {
      label: 'Square sails',
      help: 'Across the keel they hinder fire ahead and astern; along the keel, as the first ships were built, they hardly hinder any.',
      house: true,
    },
    bonusSegment: {
      label: 'Extra segments',
      help: 'Whether a segment that an ability adds may be sailed at any time of the move, or must come last.',
      house: true,
    },
    bowToBowPins: {
      label: 'Bow to bow pins',
      help: 'Two enemies that touch bow to bow pin each other. Switched off, they do not.',
      house: true,
    },
    endWhenGoldIsHome: {
      label: 'End when all gold is home',
      help: 'When no gold is left at sea or on wild islands, whoever has more wins.',
      house: true,
    },
    endWhenHelpless: {
      label: 'End when a fleet is helpless',
      help: 'A player whose turn begins without a ship that could ever sail again is out; with two players the game ends.',
      house: true,
    },
    quietRounds: {
      label: 'Quiet rounds',
      help: 'After so many rounds in which no gold, mast, crew or ship changed, whoever has more gold wins. 0: never.',
      house: true,
    },
    roundLimit: {
      label: 'Round limit',
      help: 'The game ends after so many rounds; more gold wins. 0: no limit.',
      house: true,
    },
    musters: {
      label: 'Collections',
      help: 'What each player owns, in a campaign. Fleets are built from it alone.',
      house: true,
      hidden: true,
    },
  },
};

/** [A3] names the number of islands a recommendation; six for two players makes it three for each. Never fewer than a home each and a wild one. */
export const islandsWanted = (options: Options, seats: number): number =>
  options.islands === 0 ? 3 * seats : Math.max(options.islands, seats + 1);
