import { z } from 'zod';

/** Every different card of the deck, in the order in which hands and lists are sorted. */
export const CARD_KINDS = [
  'treasure1',
  'treasure2',
  'cannon1',
  'cannon2',
  'cannon3',
  'helmsman',
  'parrot',
  'pirate',
  'ghost',
  'cursed',
  'plunder',
  'overboard',
  'summon',
  'rum',
  'spyglass',
  'map',
  'poseidon',
  'highness',
  'cyclops',
  'hull',
  'dutchman',
  'merchant',
  'wheel',
  'urchin',
  'guerrilla',
] as const;
export type CardKind = (typeof CARD_KINDS)[number];

export type CardGroup = 'treasure' | 'duel' | 'parrot' | 'crew' | 'immediate' | 'vessel';

/** The immediate cards, which a Parrot may copy. */
export const IMMEDIATE_KINDS = ['plunder', 'overboard', 'summon', 'rum', 'spyglass', 'map'] as const;
export type ImmediateKind = (typeof IMMEDIATE_KINDS)[number];

/** The vessels with an extra action before the turn's two. */
export const EXTRA_KINDS = ['poseidon', 'highness', 'cyclops', 'hull', 'merchant', 'wheel'] as const;
export type ExtraKind = (typeof EXTRA_KINDS)[number];

type CardFacts = {
  readonly group: CardGroup;
  /** How many copies come in from how many players on: `{ 2: 8, 4: 2 }` is eight unmarked and two marked 4+. */
  readonly copies: Readonly<Record<number, number>>;
  /** Treasures that the card is worth. */
  readonly worth?: 1 | 2;
  /** Shots that a cannon fires. */
  readonly shots?: 1 | 2 | 3;
};

/** The 110 cards: how many of each, and from how many players on. [deck.marks][deck.counts] */
export const CARDS: Readonly<Record<CardKind, CardFacts>> = {
  treasure1: { group: 'treasure', copies: { 2: 8, 4: 2, 5: 1, 6: 1 }, worth: 1 },
  treasure2: { group: 'treasure', copies: { 2: 3, 4: 1, 5: 1, 6: 1 }, worth: 2 },
  cannon1: { group: 'duel', copies: { 2: 10 }, shots: 1 },
  cannon2: { group: 'duel', copies: { 2: 6 }, shots: 2 },
  cannon3: { group: 'duel', copies: { 2: 3 }, shots: 3 },
  helmsman: { group: 'duel', copies: { 2: 5 } },
  parrot: { group: 'parrot', copies: { 2: 8 } },
  pirate: { group: 'crew', copies: { 2: 8 } },
  ghost: { group: 'crew', copies: { 2: 2, 3: 1, 4: 1 } },
  cursed: { group: 'crew', copies: { 2: 2, 3: 1, 4: 1 } },
  plunder: { group: 'immediate', copies: { 2: 11 } },
  overboard: { group: 'immediate', copies: { 2: 5 } },
  summon: { group: 'immediate', copies: { 2: 4 } },
  rum: { group: 'immediate', copies: { 2: 4 } },
  spyglass: { group: 'immediate', copies: { 2: 5 } },
  map: { group: 'immediate', copies: { 2: 6 } },
  poseidon: { group: 'vessel', copies: { 4: 1 } },
  highness: { group: 'vessel', copies: { 4: 1 } },
  cyclops: { group: 'vessel', copies: { 2: 1 } },
  hull: { group: 'vessel', copies: { 2: 1 } },
  dutchman: { group: 'vessel', copies: { 2: 1 } },
  merchant: { group: 'vessel', copies: { 2: 1 } },
  wheel: { group: 'vessel', copies: { 2: 1 } },
  urchin: { group: 'vessel', copies: { 2: 1 } },
  guerrilla: { group: 'vessel', copies: { 2: 1 } },
};

type Printed = {
  readonly id: string;
  readonly kind: CardKind;
  /** The least number of players at which this copy is in the deck. */
  readonly from: number;
  /** Its place in the sorted deck. */
  readonly order: number;
};

const printed = new Map<string, Printed>();
for (const kind of CARD_KINDS) {
  let copy = 0;
  for (const [from, count] of Object.entries(CARDS[kind].copies))
    for (let i = 0; i < count; i++) {
      copy++;
      const id = `${kind}-${copy}`;
      printed.set(id, { id, kind, from: Number(from), order: printed.size });
    }
}

/** One physical card, named by its kind and copy: `plunder-3`. */
export const cardIdSchema = z
  .string()
  .refine((id) => printed.has(id), 'there is no such card; cards are named like plunder-3')
  .brand<'PiratasCard'>();
export type CardId = z.infer<typeof cardIdSchema>;

const printedCard = (card: CardId): Printed => {
  const found = printed.get(card);
  if (!found) throw new RangeError(`no such card: ${card}`);
  return found;
};

/** All 110 cards, sorted. */
export const ALL_CARDS: readonly CardId[] = [...printed.keys()].map((id) => cardIdSchema.parse(id));

/** The `copy`-th card of a kind, counted from 1. @throws ZodError when there are not so many */
export const cardOf = (kind: CardKind, copy = 1): CardId => cardIdSchema.parse(`${kind}-${copy}`);

export const kindOf = (card: CardId): CardKind => printedCard(card).kind;
export const groupOf = (card: CardId): CardGroup => CARDS[kindOf(card)].group;
export const worthOf = (card: CardId): number => CARDS[kindOf(card)].worth ?? 0;
export const shotsOf = (card: CardId): number => CARDS[kindOf(card)].shots ?? 0;
export const markOf = (card: CardId): number => printedCard(card).from;
export const isCannon = (card: CardId): boolean => CARDS[kindOf(card)].shots !== undefined;

export const isImmediate = (kind: CardKind): kind is ImmediateKind => CARDS[kind].group === 'immediate';
export const isExtra = (kind: CardKind): kind is ExtraKind => EXTRA_KINDS.some((extra) => extra === kind);

/** Sorts in place, in the order of the printed deck: an order that tells nothing of where the cards lay. */
export const sortCards = (cards: CardId[]): CardId[] =>
  cards.sort((a, b) => printedCard(a).order - printedCard(b).order);

/** The deck for 2–6 players: the cards with a higher mark stay in the box. [deck.marks] */
export const deckFor = (players: number): CardId[] => ALL_CARDS.filter((card) => markOf(card) <= players);

/** The treasures on these cards together: points, not cards. [P1] */
export const treasuresIn = (cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + worthOf(card), 0);
