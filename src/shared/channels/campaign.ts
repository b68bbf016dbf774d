import { z } from 'zod';
import { scenarioTextSchema } from '../../core/campaign/scenario';
import {
  campaignIdSchema,
  campaignNameSchema,
  campaignSchema,
  captainSchema,
  rulesSchema,
  scoringSchema,
} from '../../core/campaign/types';
import { messageSchema } from '../../core/engine';
import { channel } from '../channel';
import type { ReadOnly } from '../read-only';
import { matchIdSchema, seatWishSchema, tableSchema } from '../table';
import { givenSchema, SAVE_LIMIT } from './shelf';

const inCampaign = z.strictObject({ campaign: campaignIdSchema });
const card = z.string().min(1).max(80);
const piece = z.string().min(1).max(10);
const scenarioIdSchema = scenarioTextSchema.shape.id;
const gameNumber = z.number().int().min(1).max(1000);

/** A campaign as it is now, and what was found when it was opened. */
const openedSchema = z.strictObject({ campaign: campaignSchema, notes: z.array(messageSchema) });

export const campaignEntrySchema = z.strictObject({
  campaign: campaignIdSchema,
  name: z.string(),
  kind: z.enum(['captains', 'night', 'unreadable']),
  who: z.array(z.string()),
  games: z.number().int(),
  /** Games that wait to be played on. */
  open: z.number().int(),
  changed: z.number(),
  /** Why it can't be read. It is kept as it is. */
  trouble: messageSchema.nullable(),
});
export type CampaignEntry = ReadOnly<z.output<typeof campaignEntrySchema>>;

const newCaptainSchema = captainSchema.omit({ id: true }).extend({
  ships: z.array(card).max(40),
  crew: z.array(card).max(40),
  /** Gold more, or less, than the others begin with. */
  purse: z.number().int().min(-1000).max(1000).default(0),
});

/** What may be done in port. */
export const orderSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('buy-ship'), captain: piece, card }),
  z.strictObject({ kind: z.literal('buy-crew'), captain: piece, card }),
  z.strictObject({ kind: z.literal('sell-ship'), ship: piece }),
  z.strictObject({ kind: z.literal('sell-crew'), crew: piece }),
  z.strictObject({ kind: z.literal('repair'), ship: piece }),
  z.strictObject({ kind: z.literal('raise'), ship: piece }),
  z.strictObject({
    kind: z.literal('plan'),
    captains: z.array(piece).min(2).max(4),
    points: z.number().int().min(4).max(300),
    /** By its id. */
    scenario: z.string().max(80).nullable().default(null),
  }),
  /** Calls a game off, begun or not. */
  z.strictObject({ kind: z.literal('strike'), game: gameNumber }),
  z.strictObject({ kind: z.literal('rename'), name: campaignNameSchema }),
]);
export type CampaignOrder = z.input<typeof orderSchema>;

export const scenarioInfoSchema = z.strictObject({
  id: scenarioIdSchema,
  title: z.string(),
  briefing: z.string(),
  /** Not the program's own: it can be deleted. */
  kept: z.boolean(),
  seats: z.number().int(),
  goals: z.array(messageSchema),
});

export type ScenarioInfo = ReadOnly<z.output<typeof scenarioInfoSchema>>;

export const campaignChannels = {
  'campaign.list': channel(
    'All campaigns and match nights, the last changed first; those too that can’t be read.',
    z.strictObject({}),
    z.strictObject({ campaigns: z.array(campaignEntrySchema) }),
  ),
  'campaign.found': channel(
    'A new campaign of Spanish Main: captains with their first fleets and purses.',
    z.strictObject({
      name: campaignNameSchema,
      rules: rulesSchema,
      captains: z.array(newCaptainSchema).min(2).max(8),
    }),
    openedSchema,
  ),
  'campaign.found-night': channel(
    'A new match night: a series of any games with points and standings.',
    z.strictObject({
      name: campaignNameSchema,
      scoring: scoringSchema,
      players: z.array(seatWishSchema).min(2).max(12),
    }),
    openedSchema,
  ),
  'campaign.open': channel(
    'The campaign as it is now: results of its games that are over are entered first, each exactly once.',
    inCampaign,
    openedSchema,
  ),
  'campaign.order': channel(
    'Buys, sells, repairs, raises, plans a game or calls one off.',
    inCampaign.extend({ order: orderSchema }),
    openedSchema,
  ),
  'campaign.begin': channel(
    'Begins a planned game and opens it on this screen. Each captain brings what is ready, or the part of it that is named.',
    inCampaign.extend({
      game: gameNumber,
      parties: z
        .array(
          z.strictObject({ captain: piece, ships: z.array(piece).max(200), crew: z.array(piece).max(200) }),
        )
        .max(4)
        .default([]),
    }),
    tableSchema,
  ),
  'campaign.begin-night': channel(
    'Begins a game of a match night and opens it on this screen.',
    inCampaign.extend({
      game: z.string(),
      /** Players of the night by id, in the order of the table. */
      seats: z.array(piece).min(1).max(16),
      options: z.record(z.string(), z.unknown()).optional(),
    }),
    tableSchema,
  ),
  'campaign.of': channel(
    'The campaign that a match belongs to.',
    z.strictObject({ match: matchIdSchema }),
    z.strictObject({ campaign: campaignIdSchema.nullable(), name: z.string() }),
  ),
  'campaign.delete': channel(
    'Moves a campaign to the bin. Its games stay on the shelf.',
    inCampaign,
    z.strictObject({}),
  ),
  'campaign.restore': channel('Takes it out of the bin again.', inCampaign, z.strictObject({})),
  'campaign.export': channel(
    'The campaign with all its games as one text.',
    inCampaign.extend({ dialog: z.boolean().default(false) }),
    givenSchema,
  ),
  'campaign.import': channel(
    'Reads such a text: the campaign and its games come under new ids.',
    z.strictObject({ text: z.string().max(SAVE_LIMIT) }),
    openedSchema,
  ),
  'scenario.list': channel(
    'The program’s own scenarios, then those that were kept; of one that can’t be read, why.',
    z.strictObject({}),
    z.strictObject({
      scenarios: z.array(scenarioInfoSchema),
      unreadable: z.array(z.strictObject({ scenario: z.string(), trouble: messageSchema })),
    }),
  ),
  'scenario.begin': channel(
    'Begins a scenario and opens it on this screen.',
    z.strictObject({ scenario: scenarioIdSchema, seats: z.array(seatWishSchema).min(2).max(4) }),
    tableSchema,
  ),
  'scenario.draft': channel(
    'What goals may be about if the position of this match is kept as a scenario; refused where it can’t be.',
    z.strictObject({ match: matchIdSchema }),
    z.strictObject({
      ships: z.array(z.strictObject({ card: z.string(), name: z.string(), own: z.boolean() })),
    }),
  ),
  'scenario.keep': channel(
    'Keeps the position of a match of Spanish Main as a scenario.',
    scenarioTextSchema.omit({ id: true }).extend({ match: matchIdSchema }),
    z.strictObject({ scenario: scenarioIdSchema }),
  ),
  'scenario.import': channel(
    'Keeps a scenario out of a file’s text.',
    z.strictObject({ text: z.string().max(4 * 1024 * 1024) }),
    z.strictObject({ scenario: scenarioIdSchema }),
  ),
  'scenario.export': channel(
    'A scenario as a file: position, story and goals. Hidden cargo can be read in it.',
    z.strictObject({ scenario: scenarioIdSchema, dialog: z.boolean().default(false) }),
    givenSchema,
  ),
  'scenario.delete': channel(
    'Moves a scenario that was kept to the bin.',
    z.strictObject({ scenario: scenarioIdSchema }),
    z.strictObject({}),
  ),
  'scenario.goals': channel(
    'How the goals of a scenario stand in a match that is over.',
    z.strictObject({ match: matchIdSchema }),
    z.strictObject({
      title: z.string().nullable(),
      goals: z.array(z.strictObject({ goal: messageSchema, met: z.boolean() })),
    }),
  ),
} as const;
