import { Random, type Seat, seat } from '../../engine';
import { check } from './check';
import type { AdventureKind } from './data/adventure-cards';
import type { MovementKind } from './data/movement-cards';
import { type PirateId, pirateIds } from './data/pirates';
import { type Options, options } from './options';
import { play } from './play';
import { setUp } from './set-up';
import type { Command, Event, Question, State, View } from './types';

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

/** Puts the named movement cards on the table, or into the hand of seat 0, and fills up from the deck. */
function layMovement({ movement, players, options: house }: State, wanted: readonly MovementKind[]): void {
  const open = house.movementHands ? (players[0]?.hand ?? []) : movement.faceUp;
  const others = players.slice(1).map(({ hand }) => hand);
  const size = open.length;
  // The others' cards go back too, so that any card can be found in the deck.
  for (const hand of [open, ...others]) movement.deck.unshift(...hand.splice(0));
  for (const card of wanted) move(movement.deck, open, card);
  for (const hand of house.movementHands ? [open, ...others] : [open]) {
    while (hand.length < size) hand.push(...movement.deck.splice(0, 1));
  }
}

function move<C>(from: C[], to: C[], card: C): void {
  const at = from.indexOf(card);
  if (at < 0) throw new RangeError(`${card} is not in the deck`);
  to.push(...from.splice(at, 1));
}

/** Plays a command of the seat to act that must be legal. @throws Error with the refusal if it isn't */
export function act(state: State, command: Command, random: Random = Random.fromSeed(7)): Event[] {
  const verdict = check(state, state.active, command);
  if (!verdict.ok) throw new Error(`refused: ${verdict.error.code} [${verdict.error.clause}]`);
  return play(state, state.active, command, random);
}

/** Plays a movement card that must be open to the player. */
export const playCard = (state: State, card: MovementKind, ...ships: PirateId[]): Event[] =>
  act(state, { kind: 'play-card', card, ships });

/** Why a command of the seat to act is refused: code and clause, or null when it is allowed. */
export function refusal(state: State, command: Command, by: Seat = state.active): string | null {
  const verdict = check(state, by, command);
  return verdict.ok ? null : `${verdict.error.code} ${verdict.error.clause}`;
}

export const kinds = (events: readonly Event[]): string[] => events.map(({ kind }) => kind);

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

/** All that happens is done and said openly, but for the card that is drawn into a hand. */
export const spokenOpenly: readonly Event['kind'][] = [
  'card-played',
  'ships-moved',
  'ship-damaged',
  'ships-repaired',
  'accusation-right',
  'accusation-wrong',
  'pirate-shown',
  'movement-discarded',
  'passed',
  'adventure-resolved',
  'adventure-skipped',
  'pirate-nobodys',
];
