import { type Seat, seatsUpTo, type Viewer } from '../../engine';
import type { CardId } from './cards';
import type { PiratasState } from './types';

/*
 * What each seat knows of hidden cards. `known` holds only what is certain: a seat that knows three cards of a hand,
 * out of which a card then goes it can't see where, is no longer sure of any of them. So the list never tells more
 * than that seat could work out itself. What it has seen once stays in `looks`, with the turn's number.
 */

/** The list of `viewer`: the seats in order, then the spectators. */
export const knownTo = (state: PiratasState, viewer: Viewer): CardId[] =>
  state.known[viewer === 'spectator' ? state.hands.length : viewer] ?? [];

export function learn(state: PiratasState, viewer: Viewer, cards: readonly CardId[]): void {
  const list = knownTo(state, viewer);
  for (const card of cards) if (!list.includes(card)) list.push(card);
}

/** Something that everybody has seen. */
export function learnAll(state: PiratasState, cards: readonly CardId[]): void {
  for (const seat of seatsUpTo(state.hands.length)) learn(state, seat, cards);
  learn(state, 'spectator', cards);
}

/** One of these cards moved, and only `insiders` saw which. */
export function forget(state: PiratasState, cards: readonly CardId[], insiders: readonly Seat[]): void {
  state.known = state.known.map((list, index) =>
    insiders.some((seat) => seat === index) ? list : list.filter((card) => !cards.includes(card)),
  );
}

/** The card now lies open, so there is nothing to remember; later it may be shuffled in. */
export function unveil(state: PiratasState, card: CardId): void {
  for (const list of state.known) {
    const at = list.indexOf(card);
    if (at >= 0) list.splice(at, 1);
  }
}

export function rememberLook(state: PiratasState, seat: Seat, at: Seat, cards: readonly CardId[]): void {
  const looks = state.looks[seat];
  if (!looks) return;
  const entry = { at, turn: state.turn.number, cards: [...cards] };
  const index = looks.findIndex((old) => old.at === at);
  if (index < 0) looks.push(entry);
  else looks[index] = entry;
}
