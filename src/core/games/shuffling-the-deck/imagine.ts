import type { Random } from '../../engine';
import { type AdventureKind, adventureDeck } from './data/adventure-cards';
import { movementDeck } from './data/movement-cards';
import { drawDeal } from './deduction';
import type { Glory, State, View } from './types';

/** A full state that agrees with the view: everything hidden is drawn at random, as evenly as it was dealt. */
export function imagine(view: View, random: Random): State {
  const deal = drawDeal(view, random);
  const movement = new Pile(movementDeck, random);
  for (const card of [...view.movement.faceUp, ...view.movement.discard]) movement.remove(card);
  for (const { hand } of view.players) for (const card of hand ?? []) movement.remove(card);
  const piles = imagineGlory(view, random);
  return {
    options: view.options,
    row: view.row.map(({ pirate, damaged }, index) => ({ pirate, damaged, glory: piles.under[index] ?? [] })),
    players: view.players.map(({ hand, handSize }, seat) => ({
      pirates: deal[seat] ?? [],
      hand: hand ? [...hand] : movement.take(handSize),
      stolen: piles.stolen[seat] ?? [],
    })),
    shown: [...view.shown],
    unowned: [...view.unowned],
    denials: [...view.denials],
    adventures: {
      row: [...view.adventures.row],
      deck: piles.deck,
      discard: [...view.adventures.discard],
    },
    movement: {
      faceUp: [...view.movement.faceUp],
      deck: movement.take(view.movement.deck),
      discard: [...view.movement.discard],
    },
    active: view.active,
    turns: view.turns,
    over: view.over,
  };
}

/** Unseen adventures are in the deck or face down as glory; those laid face down before all eyes are glory [C4.23]. */
function imagineGlory(
  view: View,
  random: Random,
): { under: Glory[][]; stolen: Glory[][]; deck: AdventureKind[] } {
  const { row, discard, laidFaceDown, deck } = view.adventures;
  const unseen = new Pile(adventureDeck(view.options.adventureSet), random);
  for (const card of [...row, ...discard, ...laidFaceDown]) unseen.remove(card);
  const counts = [
    ...view.row.map(({ glory, counters }) => ({ cards: glory - counters, counters })),
    ...view.players.map(({ stolen, stolenCounters }) => ({
      cards: stolen - stolenCounters,
      counters: stolenCounters,
    })),
  ];
  const lying = counts.reduce((sum, { cards }) => sum + cards, 0);
  const faceDown: Glory[] = random.shuffle([
    ...laidFaceDown.map((card) => ({ card, seen: true })),
    ...unseen.take(lying - laidFaceDown.length).map((card) => ({ card, seen: false })),
  ]);
  const piles = counts.map(({ cards, counters }) => [
    ...faceDown.splice(0, cards),
    ...Array.from({ length: counters }, () => ({ card: null, seen: false })),
  ]);
  return {
    under: piles.slice(0, view.row.length),
    stolen: piles.slice(view.row.length),
    deck: unseen.take(deck),
  };
}

/** Cards of which the order is not known, shuffled once. */
class Pile<Card> {
  private readonly cards: Card[];

  constructor(cards: readonly Card[], random: Random) {
    this.cards = random.shuffle(cards);
  }

  /** Takes out a card that is known to lie elsewhere. */
  remove(card: Card): void {
    const index = this.cards.indexOf(card);
    if (index >= 0) this.cards.splice(index, 1);
  }

  take(count: number): Card[] {
    return this.cards.splice(0, count);
  }
}
