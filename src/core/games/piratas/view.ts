import { type Random, seatsUpTo, type Viewer } from '../../engine';
import { type CardId, deckFor, isCannon, kindOf, sortCards } from './cards';
import { knownTo } from './knowledge';
import { shownIn } from './sight';
import type { PhaseView, Pile, PiratasState, PiratasView } from './types';

/** What `viewer` may know: what lies open, its own cards, and what it has learnt of the rest. [P47] */
export function view(state: PiratasState, viewer: Viewer): PiratasView {
  const known = new Set(knownTo(state, viewer));
  const { phase, turn } = state;
  const laid = phase.kind === 'defend' ? phase.attack : [];
  return {
    viewer,
    options: { ...state.options },
    deck: {
      count: state.deck.length,
      known: state.deck.flatMap((card, at) => (known.has(card) ? [{ at, card }] : [])),
    },
    discard: [...state.discard],
    players: state.hands.map((hand, seat) => {
      const own = seat === viewer;
      const { crew, vessel } = state.ships[seat] ?? { crew: [], vessel: null };
      // Cards face down on the duel place still count as held, else the list would tell which ones were laid.
      const held = turn.seat === seat ? [...hand, ...laid] : hand;
      return {
        hand: pile(hand, own),
        known: own ? [] : sortCards(held.filter((card) => known.has(card))),
        crew: [...crew],
        vessel: vessel && { card: vessel.card, damage: vessel.damage, under: pile(vessel.under, own) },
      };
    }),
    turn: { ...turn },
    phase: phase.kind === 'defend' ? { ...phase, attack: pile(laid, turn.seat === viewer) } : phase,
    duel: state.duel,
    looks: viewer === 'spectator' ? [] : [...(state.looks[viewer] ?? [])],
  };
}

const pile = (cards: readonly CardId[], seen: boolean): Pile => ({
  count: cards.length,
  cards: seen ? [...cards] : null,
});

/**
 * A full state that agrees with the view. Unknown cards are dealt at random; an attack that lies face down is made
 * of cards that could have been laid.
 */
export function imagine(view: PiratasView, random: Random): PiratasState {
  const seats = view.players.length;
  const placed = new Set<CardId>(view.discard);
  const place = (cards: readonly CardId[] | null): void => {
    for (const card of cards ?? []) placed.add(card);
  };
  for (const player of view.players) {
    place(player.hand.cards);
    place(player.known);
    place(player.crew);
    place(player.vessel && [player.vessel.card]);
    place(player.vessel?.under.cards ?? null);
  }
  place(view.deck.known.map(({ card }) => card));
  if (view.phase.kind === 'defend') place(view.phase.attack.cards);
  const unknown = random.shuffle(deckFor(seats).filter((card) => !placed.has(card)));
  const attack = imagineAttack(view, unknown, random);

  const deal = (count: number): CardId[] => unknown.splice(0, count);
  const hands = view.players.map((player, seat) => {
    if (player.hand.cards) return [...player.hand.cards];
    const sure = player.known.filter((card) => seat !== view.turn.seat || !attack.includes(card));
    return random.shuffle([...sure, ...deal(player.hand.count - sure.length)]);
  });
  const ships = view.players.map(({ crew, vessel }) => ({
    crew: [...crew],
    vessel: vessel && {
      card: vessel.card,
      damage: vessel.damage,
      under: vessel.under.cards ? [...vessel.under.cards] : deal(vessel.under.count),
    },
  }));
  const sureAt = new Map(view.deck.known.map(({ at, card }) => [at, card]));
  const deck = Array.from({ length: view.deck.count }, (_, at) => sureAt.get(at) ?? deal(1)).flat();

  const state: PiratasState = {
    options: { ...view.options },
    deck,
    discard: [...view.discard],
    hands,
    ships,
    turn: { ...view.turn },
    phase: imaginePhase(view.phase, attack),
    duel: view.duel,
    known: [...seatsUpTo(seats).map(() => []), []],
    looks: seatsUpTo(seats).map(() => []),
  };
  recall(state, view);
  return state;
}

const imaginePhase = (phase: PhaseView, attack: CardId[]): PiratasState['phase'] =>
  phase.kind === 'defend' ? { ...phase, attack } : { ...phase };

/** Cards for a face-down attack, taken out of `unknown` where they aren't known to be the attacker's. */
function imagineAttack(view: PiratasView, unknown: CardId[], random: Random): CardId[] {
  const { phase, turn } = view;
  if (phase.kind !== 'defend') return [];
  if (phase.attack.cards) return [...phase.attack.cards];
  const attacker = view.players[turn.seat];
  const sure = attacker?.known ?? [];
  const size = phase.attack.count;
  // Of the attacker's cards this many are unseen: only so many of the unknown ones can have been laid.
  const free = (attacker?.hand.count ?? 0) + size - sure.length;
  // Laid alone after a one-cannon attack, a Parrot copies that attack's cannon. [P29]
  const loneParrot = size === 1 && turn.actions === 0 && turn.first?.kind === 'attack';
  const cannons = [...unknown, ...sure].filter(isCannon);
  const parrots = [...unknown, ...sure].filter((card) => kindOf(card) === 'parrot');
  const attacks =
    size === 1
      ? [...cannons, ...(loneParrot ? parrots : [])].map((card) => [card])
      : cannons.flatMap((card, i) => [...cannons.slice(i + 1), ...parrots].map((other) => [card, other]));
  const unseen = (cards: readonly CardId[]): number => cards.filter((card) => unknown.includes(card)).length;
  const attack = random.pick(attacks.filter((cards) => unseen(cards) <= free));
  for (const card of attack) {
    const at = unknown.indexOf(card);
    if (at >= 0) unknown.splice(at, 1);
  }
  return attack;
}

/** The viewer's own knowledge, and what whoever is to decide has been shown. */
function recall(state: PiratasState, view: PiratasView): void {
  const own = knownTo(state, view.viewer);
  for (const player of view.players) own.push(...player.known);
  own.push(...view.deck.known.map(({ card }) => card));
  if (view.viewer !== 'spectator') state.looks[view.viewer] = [...view.looks];
  const { phase } = state;
  if (phase.kind === 'over' || phase.seat === view.viewer) return;
  knownTo(state, phase.seat).push(...shownIn(state));
}
