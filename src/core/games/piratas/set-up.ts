import { type Random, seat, seatsUpTo } from '../../engine';
import { deckFor } from './cards';
import { beginTurn } from './turn';
import type { PiratasOptions, PiratasState } from './types';

const HAND_DEALT = 5;

/** The deck for so many players, shuffled; five cards each; an empty ship each. [setup.deal][setup.mats] */
export function setUp(options: PiratasOptions, seats: number, random: Random): PiratasState {
  const deck = random.shuffle(deckFor(seats));
  const hands = seatsUpTo(seats).map(() => deck.splice(0, HAND_DEALT));
  const first = seat(options.first === 'lot' ? random.below(seats) : 0); // [P46]
  const state: PiratasState = {
    options,
    deck,
    discard: [],
    hands,
    ships: hands.map(() => ({ crew: [], vessel: null })),
    turn: { number: 0, seat: first, actions: 0, extra: false, first: null },
    phase: { kind: 'act', seat: first },
    duel: null,
    known: [...hands.map(() => []), []],
    looks: hands.map(() => []),
  };
  // Also the very first turn begins with the win check: a lucky deal wins at once. [P2]
  beginTurn({ state, random, events: [] }, first);
  return state;
}
