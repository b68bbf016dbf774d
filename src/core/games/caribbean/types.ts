import { z } from 'zod';
import { seatSchema, type Violation, viewerSchema } from '../../engine';
import { COLOURS, playableBoardSchema } from './board';
import type { CaribbeanEvent } from './events';

/** In the order in which they sail. */
export const SHIPS = ['Arriba', 'Bravo', 'Caribic', 'Diabolo', 'Evita', 'Fuego'] as const;
export type ShipName = (typeof SHIPS)[number];

/** A bribe: 0 to 5 barrels, or the thief, which is worth less than none. */
export const THIEF = -1;
export const CARDS = [THIEF, 0, 1, 2, 3, 4, 5] as const;
export type BribeCard = (typeof CARDS)[number];

/** Doubloons that the active player is paid at once for taking a city. */
export const CAPTURE_PAY = 2000;

export const cardSchema = z.union([
  z.literal(-1),
  z.literal(0),
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export const shipSchema = z.enum(SHIPS);
const spaceId = z.string();
const city = z.string();
const doubloons = z.number().int().min(0);

export const bidSchema = z.strictObject({
  /** One card for each ship, in sailing order. */
  cards: z.array(cardSchema).length(SHIPS.length),
  /** The seventh, kept back for ties. */
  tieBreak: cardSchema,
});
export type Bid = z.infer<typeof bidSchema>;

export const optionsSchema = z.strictObject({
  /** Doubloons that end the game; 0 means the sum for the number of players. */
  targetSum: doubloons.max(1_000_000),
  ending: z.enum(['round', 'instant']),
  /** May a chest handed to a ship in a haven be cashed at once? [R12] */
  cashInHaven: z.boolean(),
  /** Do colours go by seat, or are they drawn? */
  colours: z.enum(['seat', 'drawn']),
  /** A board of one's own; null for the standard one. */
  board: playableBoardSchema.nullable(),
});
export type CaribbeanOptions = z.infer<typeof optionsSchema>;

/** A chest in play is named by its city. */
export const chestPlaceSchema = z.enum(['supply', 'port', 'aboard', 'delivered']);

const shipStateSchema = z.strictObject({ at: spaceId, chest: city.nullable() });

/** `from>to`: a chest went this way between two ships in this activation [R7]. */
const exchangeSchema = z.string();

export const phaseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid') }),
  z.strictObject({
    kind: z.literal('tie'),
    ship: shipSchema,
    /** The highest bidders; only they may break the tie [R17]. */
    tied: z.array(seatSchema),
    bid: z.number().int(),
    /** What each tied seat has decided: null while he thinks. */
    answers: z.array(z.boolean().nullable()),
  }),
  z.strictObject({
    kind: z.literal('sail'),
    ship: shipSchema,
    seat: seatSchema,
    left: z.number().int().min(0),
    exchanges: z.array(exchangeSchema),
  }),
  z.strictObject({
    kind: z.literal('over'),
    reason: z.enum(['sum', 'no-chests', 'stalled']),
    instantWinner: seatSchema.nullable(),
  }),
]);
export type Phase = z.infer<typeof phaseSchema>;

const purseSchema = z.strictObject({
  colour: z.enum(COLOURS),
  money: doubloons,
  /** Chests brought into own havens, whoever brought them. */
  delivered: z.number().int().min(0),
  captured: z.number().int().min(0),
});

const publicPart = {
  options: optionsSchema,
  round: z.number().int().min(1),
  purses: z.array(purseSchema).min(2).max(4),
  ships: z.record(shipSchema, shipStateSchema),
  chests: z.record(city, chestPlaceSchema),
  /** Which of each seat's tie-break cards are used up this round. */
  spent: z.array(z.boolean()),
  /** How many ships have had their bids revealed this round. */
  revealed: z.number().int().min(0).max(SHIPS.length),
  /** Rounds in a row in which nobody earned anything since the supply ran out. */
  idleRounds: z.number().int().min(0),
  earned: z.boolean(),
};

export const stateSchema = z.strictObject({
  ...publicPart,
  phase: phaseSchema,
  /** Face-down stacks, leftmost first, each from the top. */
  supply: z.array(z.array(city).min(1).max(2)),
  bids: z.array(bidSchema.nullable()),
});
export type CaribbeanState = z.infer<typeof stateSchema>;

const seenBidSchema = z.strictObject({
  cards: z.array(cardSchema.nullable()).length(SHIPS.length),
  tieBreak: cardSchema.nullable(),
});
/** A seat's bid as somebody may know it: null is a card face down. */
export type SeenBid = z.infer<typeof seenBidSchema>;

/** Everything but the supply's order, others' unrevealed cards and others' pending answers. */
export const viewSchema = z.strictObject({
  ...publicPart,
  viewer: viewerSchema,
  phase: phaseSchema,
  /** Chests in each stack, leftmost first. */
  supply: z.array(z.number().int().min(1).max(2)),
  /** Null for everybody but the viewer until all bids are in. */
  bids: z.array(seenBidSchema.nullable()),
});
export type CaribbeanView = z.infer<typeof viewSchema>;

/** What a ship may do besides moving. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('capture') }),
  z.strictObject({ kind: z.literal('steal'), from: shipSchema }),
  z.strictObject({ kind: z.literal('swap'), with: shipSchema, cash: z.boolean() }),
  z.strictObject({ kind: z.literal('give'), to: shipSchema, cash: z.boolean() }),
  z.strictObject({ kind: z.literal('deliver') }),
]);
export type Action = z.infer<typeof actionSchema>;

export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('bid'), bid: bidSchema }),
  z.strictObject({ kind: z.literal('break-tie'), reveal: z.boolean() }),
  z.strictObject({ kind: z.literal('sail'), to: spaceId }),
  ...actionSchema.options,
  z.strictObject({ kind: z.literal('anchor') }),
]);
export type CaribbeanCommand = z.infer<typeof commandSchema>;
export type SailCommand = Exclude<CaribbeanCommand, { kind: 'bid' | 'break-tie' }>;

/** Bids are not listed one by one (there are 5,040): any arrangement of these cards will do. */
export type OpenBid = { readonly kind: 'bid'; readonly cards: readonly BribeCard[] };

export const questionSchema = z.discriminatedUnion('kind', [
  /** Where can the ship that is being sailed get to, and by which way? */
  z.strictObject({ kind: z.literal('reach') }),
  /** What would come of sailing this way, with these actions on it? The first leg begins where she lies now. */
  z.strictObject({
    kind: z.literal('path'),
    legs: z.array(z.strictObject({ to: spaceId, acts: z.array(actionSchema).max(12) })).max(12),
  }),
]);
export type CaribbeanQuestion = z.infer<typeof questionSchema>;

export type PathPoint = {
  readonly space: string;
  /** Movement left once she is there. */
  readonly left: number;
  /** What else could be done there, after the actions that were asked about. */
  readonly actions: readonly Action[];
};
export type CaribbeanAnswer =
  | {
      readonly kind: 'reach';
      readonly spaces: readonly {
        readonly space: string;
        readonly cost: number;
        readonly path: readonly string[];
      }[];
    }
  | {
      readonly kind: 'path';
      readonly points: readonly PathPoint[];
      /** Why the way, or an action on it, is not open; the points end before it. */
      readonly refused: Violation | null;
      /** What each seat would earn. */
      readonly earned: readonly number[];
    };

export type CaribbeanTypes = {
  options: CaribbeanOptions;
  state: CaribbeanState;
  command: CaribbeanCommand;
  event: CaribbeanEvent;
  view: CaribbeanView;
  question: CaribbeanQuestion;
  answer: CaribbeanAnswer;
  open: OpenBid;
};
