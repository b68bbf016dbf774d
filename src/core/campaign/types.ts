import { z } from 'zod';
import { messageSchema, playerSchema } from '../engine';
import type { ReadOnly } from '../engine/read-only';
import { flawOf } from './sound';

/** The most that one campaign holds. The ledger has room beside this for the results of all its games. */
export const MOST = { ships: 2000, crew: 2000, games: 1000, orders: 12_000, party: 200 };

/** The layout of a campaign's file. Rises when it changes; see src/main/campaigns/migrations.ts. */
export const CAMPAIGN_FORMAT = 1;

const idSchema = z.string().regex(/^[a-z]\d{1,5}$/, 'an id is a letter and a number');
const cardSchema = z.string().min(1).max(80);
const nameSchema = z.string().trim().min(1).max(40);
const momentSchema = z.number().int().min(0);
const goldSchema = z.number().int().min(-1_000_000).max(1_000_000);
const mastsSchema = z.array(z.boolean()).min(1).max(5);
export const campaignNameSchema = z.string().trim().min(1).max(60);
export const campaignIdSchema = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'a campaign is named by small letters, digits and hyphens');
const matchIdSchema = campaignIdSchema;

// ------------------------------------------------------------------------------------------- rules

export const targetSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('gold'), amount: z.number().int().min(1).max(10_000) }),
  z.strictObject({ kind: z.literal('wins'), amount: z.number().int().min(1).max(100) }),
  z.strictObject({ kind: z.literal('open') }),
]);

/** What is agreed for the whole campaign. */
export const rulesSchema = z.strictObject({
  /** Points of each fleet in a game, unless a game says otherwise. */
  points: z.number().int().min(4).max(300),
  /** Treasures that each puts in, and their gold together. */
  coins: z.number().int().min(1).max(40),
  gold: z.number().int().min(1).max(200),
  /** 0: three for each player. */
  islands: z.number().int().min(0).max(16),
  /** Rounds after which a game ends; 0: never. */
  roundLimit: z.number().int().min(0).max(1000),
  /** `found`: treasure comes out of the sea. `staked`: each pays his out of his purse before the game. */
  treasure: z.enum(['found', 'staked']),
  /** Sunk ships come back to their owners, are lost, or lie on the bottom until somebody pays. */
  sunk: z.enum(['return', 'lost', 'fee']),
  /** What raising a wreck costs, in hundredths of her points. */
  feePercent: z.number().int().min(0).max(200),
  /** `whole`: all masts stand again before the next game. `repair`: each costs `mastPrice`. */
  masts: z.enum(['whole', 'repair']),
  mastPrice: z.number().int().min(0).max(100),
  /** What a sale brings, in hundredths of the points. */
  resalePercent: z.number().int().min(0).max(100),
  /** Gold that each captain begins with. */
  purse: z.number().int().min(0).max(1000),
  /** What the fleet that a captain begins with may cost. */
  startPoints: z.number().int().min(0).max(300),
  target: targetSchema,
});
export type CampaignRules = ReadOnly<z.output<typeof rulesSchema>>;

// ------------------------------------------------------------------------------------------- captains and what they own

export const captainSchema = z.strictObject({
  id: idSchema,
  name: nameSchema,
  /** A nation of the roster, for the flag. */
  flag: z.string().min(1).max(60),
  player: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('person') }),
    z.strictObject({
      kind: z.literal('opponent'),
      level: z.enum(['random', 'deckhand', 'mate', 'captain']),
      character: z.string().max(40).optional(),
    }),
  ]),
  /** Points more, or fewer, that this captain's fleets may cost. */
  handicap: z.number().int().min(-100).max(100),
});
export type Captain = ReadOnly<z.output<typeof captainSchema>>;

export const ownedShipSchema = z.strictObject({
  id: idSchema,
  captain: idSchema,
  card: cardSchema,
  masts: mastsSchema,
  state: z.enum(['afloat', 'wreck', 'lost', 'sold']),
});
export type OwnedShip = ReadOnly<z.output<typeof ownedShipSchema>>;

export const ownedCrewSchema = z.strictObject({
  id: idSchema,
  captain: idSchema,
  card: cardSchema,
  state: z.enum(['hired', 'sold']),
});
export type OwnedCrew = ReadOnly<z.output<typeof ownedCrewSchema>>;

/** Every coin that comes or goes. A purse is the sum of its captain's entries and stands nowhere else. */
export const entrySchema = z.strictObject({
  captain: idSchema,
  kind: z.enum(['start', 'stake', 'stake-back', 'share', 'buy', 'sell', 'repair', 'raise']),
  amount: goldSchema,
  /** The game it belongs to. */
  game: z.number().int().min(1).nullable(),
  card: cardSchema.nullable(),
  at: momentSchema,
});
export type LedgerEntry = ReadOnly<z.output<typeof entrySchema>>;

// ------------------------------------------------------------------------------------------- games

/** What one ship did and suffered in one game. */
export const shipDeedSchema = z.strictObject({
  ship: idSchema,
  masts: mastsSchema,
  sank: z.number().int().min(0),
  /** Gold that she unloaded at home. */
  landed: z.number().int().min(0),
  /** Captains who took her, or sank her; they go back to their owner all the same. */
  capturedBy: idSchema.nullable(),
  sunkBy: idSchema.nullable(),
});
export type ShipDeed = ReadOnly<z.output<typeof shipDeedSchema>>;

export const gameResultSchema = z.strictObject({
  winners: z.array(idSchema).max(4),
  reason: messageSchema,
  rounds: z.number().int().min(0),
  treasure: z.strictObject({
    /** All gold there was at the end: at the start, with what abilities added and without what they destroyed. */
    inPlay: z.number().int().min(0),
    /** What each seat's home island held. */
    home: z.array(z.number().int().min(0)),
    /** What each seat takes away. */
    share: z.array(z.number().int().min(0)),
    /** What nobody gets: the odd pieces of a draw. */
    toSea: z.number().int().min(0),
  }),
  ships: z.array(shipDeedSchema).max(200),
});
export type GameResult = ReadOnly<z.output<typeof gameResultSchema>>;

export const partySchema = z.strictObject({
  captain: idSchema,
  /** What this captain brings; it is bound until the game is over. */
  ships: z.array(idSchema).max(MOST.party),
  crew: z.array(idSchema).max(MOST.party),
});
export type Party = ReadOnly<z.output<typeof partySchema>>;

export const campaignGameSchema = z.strictObject({
  number: z.number().int().min(1),
  points: z.number().int().min(1).max(300),
  parties: z.array(partySchema).min(2).max(4),
  /** The scenario that is played, by its title. */
  scenario: z.string().max(80).nullable(),
  state: z.enum(['planned', 'open', 'entered', 'struck']),
  match: matchIdSchema.nullable(),
  begun: momentSchema.nullable(),
  ended: momentSchema.nullable(),
  result: gameResultSchema.nullable(),
});
export type CampaignGame = ReadOnly<z.output<typeof campaignGameSchema>>;

const shape = {
  format: z.literal(CAMPAIGN_FORMAT),
  id: campaignIdSchema,
  name: campaignNameSchema,
  created: momentSchema,
  changed: momentSchema,
};

export const captainsCampaignSchema = z.strictObject({
  ...shape,
  kind: z.literal('captains'),
  rules: rulesSchema,
  captains: z.array(captainSchema).min(2).max(8),
  ships: z.array(ownedShipSchema).max(MOST.ships),
  crew: z.array(ownedCrewSchema).max(MOST.crew),
  ledger: z.array(entrySchema).max(MOST.orders + 8 * MOST.games),
  games: z.array(campaignGameSchema).max(MOST.games),
});
export type CaptainsCampaign = ReadOnly<z.output<typeof captainsCampaignSchema>>;

// ------------------------------------------------------------------------------------------- match nights

export const scoringSchema = z.strictObject({
  win: z.number().int().min(0).max(20),
  draw: z.number().int().min(0).max(20),
  /** For taking part, whatever the result. */
  played: z.number().int().min(0).max(20),
});
export const nightPlayerSchema = z.strictObject({ id: idSchema, player: playerSchema });
export type NightPlayer = ReadOnly<z.output<typeof nightPlayerSchema>>;
export const nightGameSchema = z.strictObject({
  number: z.number().int().min(1),
  game: z.string().min(1).max(80),
  seats: z.array(idSchema).min(1).max(16),
  state: z.enum(['open', 'entered', 'struck']),
  match: matchIdSchema,
  begun: momentSchema,
  ended: momentSchema.nullable(),
  result: z
    .strictObject({
      /** In the game's own unit, one for each seat. */
      scores: z.array(z.number()),
      winners: z.array(idSchema),
      reason: messageSchema,
    })
    .nullable(),
});
export type NightGame = ReadOnly<z.output<typeof nightGameSchema>>;

export const nightSchema = z.strictObject({
  ...shape,
  kind: z.literal('night'),
  scoring: scoringSchema,
  players: z.array(nightPlayerSchema).min(2).max(12),
  games: z.array(nightGameSchema).max(MOST.games),
});
export type MatchNight = ReadOnly<z.output<typeof nightSchema>>;

export const campaignSchema = z
  .discriminatedUnion('kind', [captainsCampaignSchema, nightSchema])
  .superRefine((campaign, context) => {
    const flaw = flawOf(campaign);
    if (flaw !== null) context.addIssue({ code: 'custom', message: flaw });
  });
export type Campaign = ReadOnly<z.output<typeof campaignSchema>>;

export const defaultRules: CampaignRules = {
  points: 30,
  coins: 6,
  gold: 12,
  islands: 0,
  roundLimit: 0,
  treasure: 'found',
  sunk: 'return',
  feePercent: 50,
  masts: 'whole',
  mastPrice: 1,
  resalePercent: 100,
  purse: 10,
  startPoints: 30,
  target: { kind: 'gold', amount: 100 },
};
