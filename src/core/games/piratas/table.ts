import type { Random, Seat } from '../../engine';
import { type CardId, sortCards } from './cards';
import type { PiratasEvent } from './events';
import { forget, learn, rememberLook, unveil } from './knowledge';
import type { PiratasState, Ship } from './types';

/** One command being played: the state it changes, chance, and what has happened so far. */
export type Playing = {
  readonly state: PiratasState;
  readonly random: Random;
  readonly events: PiratasEvent[];
};

export const handOf = (state: PiratasState, seat: Seat): CardId[] => {
  const hand = state.hands[seat];
  if (!hand) throw new RangeError(`no hand at seat ${seat}`);
  return hand;
};

export const shipOf = (state: PiratasState, seat: Seat): Ship => {
  const ship = state.ships[seat];
  if (!ship) throw new RangeError(`no ship at seat ${seat}`);
  return ship;
};

/** @throws Error when the card isn't there: a fault of ours, since `check` has passed. */
export function remove(pile: CardId[], card: CardId): void {
  const at = pile.indexOf(card);
  if (at < 0) throw new Error(`${card} is not where it should be`);
  pile.splice(at, 1);
}

/** Lays a card face up on top of the discard pile. */
export function discard(state: PiratasState, card: CardId): void {
  unveil(state, card);
  state.discard.push(card);
}

/** The discard pile becomes the deck when that has run out; with both empty nothing happens. [deck.reshuffle][P17] */
export function refillDeck({ state, random, events }: Playing): void {
  if (state.deck.length > 0 || state.discard.length === 0) return;
  state.deck = random.shuffle(state.discard);
  state.discard = [];
  events.push({ kind: 'reshuffled', count: state.deck.length, final: true });
}

/** Draws the top card, reshuffling first if need be; an empty table yields nothing. [turn.draw][P18] */
export function drawCard(playing: Playing, seat: Seat): void {
  refillDeck(playing);
  const card = playing.state.deck.shift();
  if (!card) {
    playing.events.push({ kind: 'drew-nothing', seat });
    return;
  }
  handOf(playing.state, seat).push(card);
  playing.events.push({ kind: 'drew', seat, card, final: true });
}

/** A card passes from hand to hand unseen by the others. */
export function steal(
  { state, events }: Playing,
  seat: Seat,
  from: Seat,
  card: CardId,
  how: 'plunder' | 'highness' | 'duel',
): void {
  const pool = handOf(state, from);
  forget(state, pool, [seat, from]);
  learn(state, from, [card]);
  remove(pool, card);
  handOf(state, seat).push(card);
  events.push({ kind: 'stolen', seat, from, card, how, final: true });
}

/** Chance takes the card: any in the hand, treasures too. [card.plunder][P45] */
export function stealAtRandom(playing: Playing, seat: Seat, from: Seat, how: 'plunder' | 'highness'): void {
  const pool = handOf(playing.state, from);
  if (pool.length === 0) throw new Error('nothing to steal');
  steal(playing, seat, from, playing.random.pick(pool), how);
}

/** A seat sees another's whole hand, and remembers it; everybody sees that it looked. [P47] */
export function look({ state, events }: Playing, seat: Seat, at: Seat): void {
  const cards = sortCards([...handOf(state, at)]);
  learn(state, seat, cards);
  rememberLook(state, seat, at, cards);
  events.push({ kind: 'looked', seat, at, count: cards.length, cards, final: true });
}

/**
 * A seat looks at the top of the deck; at fewer cards if there are fewer, and at a reshuffled deck only if there
 * were none at all. [P20]
 * @returns how many it sees
 */
export function lookAtDeck(playing: Playing, seat: Seat, most: number): number {
  refillDeck(playing);
  const cards = playing.state.deck.slice(0, most);
  learn(playing.state, seat, cards);
  playing.events.push({ kind: 'looked-deck', seat, count: cards.length, cards, final: true });
  return cards.length;
}

/** A vessel leaves its ship: to the discard pile, and what lay under it back into its owner's hand. [P7][P8] */
export function removeVessel(playing: Playing, seat: Seat, how: 'vessel-swapped' | 'vessel-sunk'): void {
  const { state, events } = playing;
  const ship = shipOf(state, seat);
  if (!ship.vessel) return;
  const { card, under } = ship.vessel;
  ship.vessel = null;
  discard(state, card);
  events.push({ kind: how, seat, card });
  if (under.length === 0) return;
  handOf(state, seat).push(...under);
  events.push({ kind: 'returned', seat, count: under.length, cards: under });
}
