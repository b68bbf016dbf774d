import { Random, type Seat, seat } from '../../engine';
import type { AdventureKind } from './data/adventure-cards';
import type { MovementKind } from './data/movement-cards';
import { type PirateId, pirateIds } from './data/pirates';
import { type Options, options } from './options';
import { setUp } from './set-up';
import type { Question, State, View } from './types';

/** For tests: positions built by rearranging a dealt game, so that all cards stay accounted for. */

type Wish = {
  readonly players?: number;
  readonly options?: Partial<Options>;
  /** From space 1 (the front) on; pirates not named follow in their usual order. */
  readonly row?: readonly PirateId[];
  readonly damaged?: readonly PirateId[];
  /** For each seat, his pirates. */
  readonly pirates?: readonly (readonly PirateId[])[];
  readonly shown?: readonly PirateId[];
  /** Glory under ships, dealt from the deck. */
  readonly glory?: Partial<Record<PirateId, number>>;
  /** The face-up adventures, the active one first. */
  readonly active?: readonly AdventureKind[];
  /** The deck is cut down to so many cards; the rest goes to the discards. */
  readonly deck?: number;
  /** The movement cards open to the player: on the table, or in his hand. */
  readonly cards?: readonly MovementKind[];
  readonly seed?: number;
};

/** A game in which seat 0 is to act. */
export function position(wish: Wish): State {
  const players = wish.players ?? 3;
  const state = setUp({ ...options.defaults, ...wish.options }, players, Random.fromSeed(wish.seed ?? 1));
  state.active = seat(0);
  const order = [...new Set([...(wish.row ?? pirateIds), ...pirateIds])];
  state.row = order.map((pirate) => ({
    pirate,
    damaged: wish.damaged?.includes(pirate) ?? false,
    glory: [],
  }));
  wish.pirates?.forEach((pirates, index) => {
    state.players[index]?.pirates.splice(0, 9, ...pirates);
  });
  state.shown.push(...(wish.shown ?? []));
  layActive(state, wish.active ?? []);
  for (const ship of state.row) {
    const cards = state.adventures.deck.splice(0, wish.glory?.[ship.pirate] ?? 0);
    ship.glory.push(...cards.map((card) => ({ card, seen: false })));
  }
  const { deck, discard } = state.adventures;
  if (wish.deck !== undefined) discard.push(...deck.splice(0, deck.length - wish.deck));
  layMovement(state, wish.cards ?? []);
  return state;
}

/** Swaps the named adventures into the face-up row, out of wherever they are in the deck. */
function layActive({ adventures }: State, wanted: readonly AdventureKind[]): void {
  for (const [index, card] of wanted.entries()) {
    const here = adventures.row[index];
    if (here === card || here === undefined) continue;
    adventures.deck.push(here);
    const at = adventures.deck.indexOf(card);
    if (at < 0) throw new RangeError(`${card} is not in this deck`);
    adventures.row[index] = card;
    adventures.deck.splice(at, 1);
  }
}

/** Swaps the named movement cards into the table's row, or into the hand of seat 0. */
function layMovement({ movement, players, options: house }: State, wanted: readonly MovementKind[]): void {
  const open = house.movementHands ? (players[0]?.hand ?? []) : movement.faceUp;
  const others = house.movementHands ? players.slice(1).flatMap(({ hand }) => hand) : [];
  for (const hand of players.slice(1)) movement.deck.push(...hand.hand.splice(0, 9));
  movement.deck.push(...open.splice(0, open.length));
  for (const card of wanted) move(movement.deck, open, card);
  const full = house.movementHands ? (players.length === 2 ? 4 : 3) : 3;
  if (wanted.length === 0) while (open.length < full) pop(movement.deck, open);
  else if (!house.movementHands) while (open.length < full) pop(movement.deck, open);
  for (const player of players.slice(1)) {
    const size = others.length / (players.length - 1);
    while (player.hand.length < size) pop(movement.deck, player.hand);
  }
}

function move<C>(from: C[], to: C[], card: C): void {
  const at = from.indexOf(card);
  if (at < 0) throw new RangeError(`${card} is not in the deck`);
  to.push(...from.splice(at, 1));
}

function pop<C>(from: C[], to: C[]): void {
  to.push(...from.splice(from.length - 1, 1));
}

export const rowOrder = ({ row }: Pick<State, 'row'>): PirateId[] => row.map(({ pirate }) => pirate);

/** The spaces whose ships have glory, and how much: `{ 2: 1, 4: 1 }`. */
export const gloryBySpace = ({ row }: State): Record<number, number> =>
  Object.fromEntries(
    row.flatMap(({ glory }, index) => (glory.length > 0 ? [[index + 1, glory.length]] : [])),
  );

/** The spaces whose ships are damaged. */
export const damagedSpaces = ({ row }: State): number[] =>
  row.flatMap(({ damaged }, index) => (damaged ? [index + 1] : []));

/** The pirate on a space. */
export function on(state: Pick<State, 'row'>, space: number): PirateId {
  const ship = state.row[space - 1];
  if (!ship) throw new RangeError(`no space ${space}`);
  return ship.pirate;
}

export const first: Seat = seat(0);
export const second: Seat = seat(1);
export const third: Seat = seat(2);

/** Questions of every kind, for the test kit. */
export function questions(view: View, random: Random): Question[] {
  const ship = random.pick(view.row).pirate;
  const index = random.below(8);
  const pair = view.row.slice(index, index + 2).map(({ pirate }) => pirate);
  return [
    { kind: 'row-after', card: 'lost-at-sea', ships: [ship] },
    { kind: 'row-after', card: 'sabotage', ships: [ship] },
    { kind: 'row-after', card: 'temporary-alliance', ships: pair },
    { kind: 'row-after', card: 'dutch-retreat', ships: [] },
    { kind: 'effects' },
    { kind: 'effects', card: 'notoriety-vos' },
    { kind: 'effects', row: random.shuffle(view.row.map(({ pirate }) => ({ pirate, damaged: false }))) },
    { kind: 'chances' },
  ];
}
