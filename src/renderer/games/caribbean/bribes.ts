import { type Bid, type BribeCard, CARDS, SHIPS } from '../../../core/games/caribbean';

/** The six ships in sailing order, then the tie-break. */
export const SLOTS = SHIPS.length + 1;
/** A player's seven cards as they are laid out before him: barrels falling, then the thief. */
export const BRIBE_ORDER: readonly BribeCard[] = [...CARDS].reverse();

/** Cards that lie ready, by slot; the last slot is the tie-break. */
export type Bribes = readonly (BribeCard | null)[];
export const emptyBribes: Bribes = Array.from({ length: SLOTS }, () => null);

export const isBribe = (card: number): card is BribeCard => CARDS.some((known) => known === card);

/** Lays a card in a slot, or takes it out (null). A card that lay elsewhere changes places with what lay here. */
export function layCard(bribes: Bribes, slot: number, card: number | null): Bribes {
  if (card === null || !isBribe(card)) return bribes.map((old, i) => (i === slot ? null : old));
  const from = bribes.indexOf(card);
  const here = bribes[slot] ?? null;
  return bribes.map((old, i) => {
    if (i === slot) return card;
    return i === from ? here : old;
  });
}

/** The cards still in hand. With one slot and one card left, that card belongs there. */
export const inHand = (bribes: Bribes): BribeCard[] => BRIBE_ORDER.filter((card) => !bribes.includes(card));

/** The bid, once every slot has its card; the last card goes to the last empty slot by itself. */
export function bidOf(bribes: Bribes): Bid | null {
  const [last, ...more] = inHand(bribes);
  if (more.length > 0) return null;
  const full = bribes.map((card) => card ?? last);
  const cards = full.slice(0, SHIPS.length).flatMap((card) => card ?? []);
  const tieBreak = full[SHIPS.length];
  return cards.length === SHIPS.length && tieBreak !== undefined ? { cards, tieBreak } : null;
}
