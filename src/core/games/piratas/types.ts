import { z } from 'zod';
import { type Seat, seatSchema, type Viewer } from '../../engine';
import { type CardId, cardIdSchema, IMMEDIATE_KINDS } from './cards';

const card = cardIdSchema;
const cards = z.array(card);

/** House rules chosen before the game. */
export const optionsSchema = z.strictObject({
  /** Who begins: drawn by lot, or the first seat (whoever was last aboard a ship sits there). [P46] */
  first: z.enum(['lot', 'first-seat']),
});
export type PiratasOptions = z.infer<typeof optionsSchema>;

const vesselSchema = z.strictObject({
  card,
  /** Hit points lost, 0–3; three only until the duel that sank her is settled. */
  damage: z.number().int().min(0).max(3),
  /** What Steel Hull protects; the owner alone knows which cards. */
  under: cards,
});
export type Vessel = z.infer<typeof vesselSchema>;

const shipSchema = z.strictObject({ crew: cards, vessel: vesselSchema.nullable() });
export type Ship = z.infer<typeof shipSchema>;

/** How a side's shots add up in a duel. */
export const sumSchema = z.strictObject({
  /** One entry for each cannon or Parrot, with what Naval Guerrilla adds to it. */
  shots: z.array(z.strictObject({ card, shots: z.number().int(), guerrilla: z.number().int() })),
  /** Crew and Sea Urchin: only what counts in this duel. */
  bonuses: z.array(z.strictObject({ card, shots: z.number().int() })),
  total: z.number().int().min(0),
});
export type Sum = z.infer<typeof sumSchema>;

/** A duel after both sides have been turned over: everybody saw it. */
const duelSchema = z.strictObject({
  attacker: seatSchema,
  defender: seatSchema,
  attack: cards,
  defence: cards,
  attackSum: sumSchema,
  defenceSum: sumSchema,
  result: z.enum(['attacker', 'defender', 'annulled']),
});
export type Duel = z.infer<typeof duelSchema>;

/** What the first action of this turn was, as far as a Parrot may copy it. */
const firstActionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('attack'), cannon: card }),
  z.strictObject({ kind: z.literal('immediate'), as: z.enum(IMMEDIATE_KINDS) }),
  z.strictObject({ kind: z.literal('other') }),
]);

const turnSchema = z.strictObject({
  number: z.number().int().min(1),
  seat: seatSchema,
  /** Actions left, 2–0. */
  actions: z.number().int().min(0).max(2),
  /** Whether the vessel's extra action is still to be had. */
  extra: z.boolean(),
  first: firstActionSchema.nullable(),
});
export type Turn = z.infer<typeof turnSchema>;

/** What the game waits for. */
const phaseSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('act'), seat: seatSchema }),
  /** `attack` lies face down: the attacker alone knows it. */
  z.strictObject({ kind: z.literal('defend'), seat: seatSchema, attack: cards.min(1).max(2) }),
  /** The winner of a duel looks at the loser's hand and takes a card. */
  z.strictObject({ kind: z.literal('take'), seat: seatSchema, from: seatSchema }),
  z.strictObject({ kind: z.literal('spy'), seat: seatSchema, target: seatSchema }),
  /** The top `count` cards of the deck are being looked at. */
  z.strictObject({ kind: z.literal('map'), seat: seatSchema, count: z.number().int().min(1).max(4) }),
  z.strictObject({ kind: z.literal('wheel'), seat: seatSchema, count: z.number().int().min(1).max(2) }),
  /** Down to the hand limit, one card at a time. */
  z.strictObject({ kind: z.literal('discard'), seat: seatSchema }),
  z.strictObject({ kind: z.literal('over'), winner: seatSchema, shown: cards }),
]);
export type Phase = z.infer<typeof phaseSchema>;

/** The last time a seat looked at another's hand: history, so it may be out of date. */
const lookSchema = z.strictObject({ at: seatSchema, turn: z.number().int(), cards });
export type Look = z.infer<typeof lookSchema>;

export const stateSchema = z.strictObject({
  options: optionsSchema,
  /** The top card first. */
  deck: cards,
  /** The first card discarded first; the last one lies on top. */
  discard: cards,
  hands: z.array(cards).min(2).max(6),
  ships: z.array(shipSchema),
  turn: turnSchema,
  phase: phaseSchema,
  /** The last duel, from its reveal to the next attack. */
  duel: duelSchema.nullable(),
  /**
   * For each seat, then for a spectator: the hidden cards whose place it is sure of, by what it has seen.
   * A card leaves the list as soon as it might have moved without this seat knowing which one moved.
   */
  known: z.array(cards),
  /** For each seat: its last look at each other hand. */
  looks: z.array(z.array(lookSchema)),
});
export type PiratasState = z.infer<typeof stateSchema>;

export const commandSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('draw') }),
  z.strictObject({ kind: z.literal('crew'), card, ship: seatSchema }),
  z.strictObject({ kind: z.literal('vessel'), card }),
  // Immediate cards: `card` is the card itself, or a Parrot that copies the turn's first action.
  z.strictObject({ kind: z.literal('plunder'), card, target: seatSchema }),
  z.strictObject({ kind: z.literal('overboard'), card, ship: seatSchema, crew: card }),
  z.strictObject({ kind: z.literal('summon'), card, crew: card }),
  z.strictObject({ kind: z.literal('rum'), card }),
  z.strictObject({ kind: z.literal('spyglass'), card, target: seatSchema }),
  z.strictObject({ kind: z.literal('map'), card }),
  z.strictObject({ kind: z.literal('attack'), cards, target: seatSchema }),
  // Extra actions of vessels, before the turn's two.
  z.strictObject({ kind: z.literal('poseidon'), card }),
  z.strictObject({ kind: z.literal('highness'), target: seatSchema }),
  z.strictObject({ kind: z.literal('cyclops'), target: seatSchema }),
  z.strictObject({ kind: z.literal('hull'), card }),
  z.strictObject({ kind: z.literal('merchant') }),
  z.strictObject({ kind: z.literal('wheel') }),
  // Answers to a decision.
  z.strictObject({ kind: z.literal('defend'), cards }),
  z.strictObject({ kind: z.literal('take'), card }),
  z.strictObject({ kind: z.literal('spy'), discard: card.nullable() }),
  /** `bottom`: the rest, the card that ends nearest to the top first. */
  z.strictObject({ kind: z.literal('choose'), take: card, bottom: cards }),
  /** `top`: the top card first. `bottom`: the very last card last. */
  z.strictObject({ kind: z.literal('place'), top: cards, bottom: cards }),
  z.strictObject({ kind: z.literal('discard'), card }),
  z.strictObject({ kind: z.literal('keep') }),
]);
export type Command = z.infer<typeof commandSchema>;
export type CommandOf<K extends Command['kind']> = Extract<Command, { kind: K }>;

export const questionSchema = z.discriminatedUnion('kind', [
  /** What can this card of my hand do now, and why can it not do the rest? */
  z.strictObject({ kind: z.literal('card'), card }),
  /** What would the sums be, with these cards on these ships as they stand? */
  z.strictObject({
    kind: z.literal('duel'),
    attacker: seatSchema,
    attack: cards,
    defender: seatSchema,
    defence: cards,
  }),
  /** How many treasures do I hold, and how many do I need? */
  z.strictObject({ kind: z.literal('treasures') }),
]);
export type Question = z.infer<typeof questionSchema>;

/** A list of which only the length may be known. */
export type Pile = { readonly count: number; readonly cards: readonly CardId[] | null };

export type VesselView = {
  readonly card: CardId;
  readonly damage: number;
  readonly under: Pile;
};
export type PlayerView = {
  readonly hand: Pile;
  /** Cards that the viewer is sure lie in this hand (or face down on its duel place). */
  readonly known: readonly CardId[];
  readonly crew: readonly CardId[];
  readonly vessel: VesselView | null;
};
export type PhaseView =
  | Exclude<Phase, { kind: 'defend' }>
  | { readonly kind: 'defend'; readonly seat: Seat; readonly attack: Pile };

/** What one viewer may know. */
export type PiratasView = {
  readonly viewer: Viewer;
  readonly options: PiratasOptions;
  readonly deck: {
    readonly count: number;
    /** Cards whose place the viewer knows, the top of the deck being 0. */
    readonly known: readonly { readonly at: number; readonly card: CardId }[];
  };
  readonly discard: readonly CardId[];
  readonly players: readonly PlayerView[];
  readonly turn: Turn;
  readonly phase: PhaseView;
  readonly duel: Duel | null;
  readonly looks: readonly Look[];
};
