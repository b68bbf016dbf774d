import { Random, seat, seatsUpTo } from '../../engine';
import {
  ALL_CARDS,
  type CardId,
  type Command,
  deckFor,
  kindOf,
  type PiratasEvent,
  type PiratasState,
  type PiratasView,
  piratas,
  type Question,
  type Turn,
} from '.';
import { commandSchema } from './types';

export { piratas, seat };

/** Questions that a player might put, about own cards and duels that might be. */
export function questions(view: PiratasView, random: Random): Question[] {
  const seats = seatsUpTo(view.players.length);
  const any = () => random.pick(ALL_CARDS);
  const own = view.viewer === 'spectator' ? [] : (view.players[view.viewer]?.hand.cards ?? []);
  return [
    { kind: 'treasures' },
    ...own.map((card): Question => ({ kind: 'card', card })),
    { kind: 'card', card: any() },
    {
      kind: 'duel',
      attacker: random.pick(seats),
      attack: [any()],
      defender: random.pick(seats),
      defence: [any(), any()],
    },
  ];
}

/** Cards by name: `pirate` is the next Pirate not yet named, `pirate-3` that very one. */
export type Named = string;

export type Layout = {
  readonly players?: number;
  /** One entry a seat; what isn't said is empty. */
  readonly hands?: readonly Named[];
  readonly crew?: readonly Named[];
  readonly vessels?: readonly Named[];
  readonly damage?: readonly number[];
  readonly under?: readonly Named[];
  /** From the top. */
  readonly deck?: Named;
  readonly discard?: Named;
  /** Where the cards not named go: under the deck, or into the last seat's hand so that the deck stays short. */
  readonly rest?: 'deck' | 'last-hand';
  readonly turn?: Partial<Turn>;
};

/** A position laid out by hand, with every card in its place. Seat 0 is to act, with two actions. */
export function position(layout: Layout): PiratasState {
  const players = layout.players ?? 2;
  const named = [layout.hands, layout.crew, layout.vessels, layout.under, [layout.deck, layout.discard]]
    .flat()
    .flatMap((names) => (names ?? '').split(' '));
  const taken = new Set(named.filter((name) => name.includes('-')));
  const used = new Set<string>();
  const resolve = (names: Named | undefined): CardId[] =>
    (names ?? '')
      .split(' ')
      .filter((name) => name !== '')
      .map((name) => {
        const card = ALL_CARDS.find(
          (id) => id === name || (kindOf(id) === name && !taken.has(id) && !used.has(id)),
        );
        if (!card || used.has(card)) throw new Error(`no ${name} left to lay out`);
        used.add(card);
        return card;
      });
  const seats = seatsUpTo(players);
  const hands = seats.map((seat) => resolve(layout.hands?.[seat]));
  const ships = seats.map((seat) => {
    const crew = resolve(layout.crew?.[seat]);
    const [card] = resolve(layout.vessels?.[seat]);
    const under = resolve(layout.under?.[seat]);
    return { crew, vessel: card ? { card, damage: layout.damage?.[seat] ?? 0, under } : null };
  });
  const deck = resolve(layout.deck);
  const discard = resolve(layout.discard);
  const rest = deckFor(players).filter((card) => !used.has(card));
  if (layout.rest === 'last-hand') hands[players - 1]?.push(...rest);
  else deck.push(...rest);
  const first = seat(0);
  return {
    options: { first: 'lot' },
    deck,
    discard,
    hands,
    ships,
    turn: { number: 1, seat: first, actions: 2, extra: true, first: null, ...layout.turn },
    phase: { kind: 'act', seat: layout.turn?.seat ?? first },
    duel: null,
    known: [...seats.map(() => []), []],
    looks: seats.map(() => []),
  };
}

/** A command as a test writes it: seats and cards as plain numbers and names. */
export type Written = { readonly kind: Command['kind'] } & Readonly<Record<string, unknown>>;

const written = (command: Written): Command => commandSchema.parse(command);

/** Plays a command that must be allowed and must leave a sound position. */
export function plays(state: PiratasState, by: number, command: Written, seed = 1): PiratasEvent[] {
  const checked = piratas.check(state, seat(by), written(command));
  if (!checked.ok) throw new Error(`refused: ${checked.error.code} [${checked.error.clause}]`);
  const events = piratas.play(state, seat(by), written(command), Random.fromSeed(seed));
  const broken = piratas.invariants(state);
  if (broken.length > 0) throw new Error(`broken: ${broken.join(', ')}`);
  return events;
}

/** Why a command is refused: `code [clause]`, or `allowed`. */
export function refusal(state: PiratasState, by: number, command: Written): string {
  const checked = piratas.check(state, seat(by), written(command));
  return checked.ok ? 'allowed' : `${checked.error.code} [${checked.error.clause}]`;
}

export const kindsOf = (events: readonly PiratasEvent[]): string[] => events.map(({ kind }) => kind);
