import type { Seat } from '../../engine';
import { type CardId, sortCards } from './cards';
import type { PiratasState, PiratasView, Turn } from './types';

/**
 * All that the legality of a seat's commands may depend on: what that seat sees. Rules of legality take a sight,
 * never a state, so no refusal can tell what lies hidden. It borrows from its state or view: use it at once.
 */
export type Sight = {
  readonly seat: Seat;
  readonly hand: readonly CardId[];
  readonly handCounts: readonly number[];
  readonly ships: readonly {
    readonly crew: readonly CardId[];
    readonly vessel: { readonly card: CardId } | null;
  }[];
  readonly deckCount: number;
  readonly discard: readonly CardId[];
  readonly turn: Turn;
  readonly phase: { readonly kind: PiratasState['phase']['kind']; readonly seat: Seat | null };
  /** The cards shown to this seat for its decision: a rival's hand, the top of the deck. */
  readonly shown: readonly CardId[];
};

export function sightOf(state: PiratasState, seat: Seat): Sight {
  const { phase } = state;
  return {
    seat,
    hand: state.hands[seat] ?? [],
    handCounts: state.hands.map((hand) => hand.length),
    ships: state.ships,
    deckCount: state.deck.length,
    discard: state.discard,
    turn: state.turn,
    phase: { kind: phase.kind, seat: phase.kind === 'over' ? null : phase.seat },
    shown: phase.kind !== 'over' && phase.seat === seat ? shownIn(state) : [],
  };
}

/** The hidden cards that whoever is to decide has before him. */
export function shownIn(state: PiratasState): readonly CardId[] {
  const { phase } = state;
  switch (phase.kind) {
    // Sorted: the order in which somebody else holds his cards is his own affair.
    case 'take':
      return sortCards([...(state.hands[phase.from] ?? [])]);
    case 'spy':
      return sortCards([...(state.hands[phase.target] ?? [])]);
    case 'map':
    case 'wheel':
      return state.deck.slice(0, phase.count);
    default:
      return [];
  }
}

/** The same from a view, or null for a spectator's. */
export function sightOfView(view: PiratasView): Sight | null {
  const { viewer, phase } = view;
  if (viewer === 'spectator') return null;
  return {
    seat: viewer,
    hand: view.players[viewer]?.hand.cards ?? [],
    handCounts: view.players.map((player) => player.hand.count),
    ships: view.players,
    deckCount: view.deck.count,
    discard: view.discard,
    turn: view.turn,
    phase: { kind: phase.kind, seat: phase.kind === 'over' ? null : phase.seat },
    shown: phase.kind !== 'over' && phase.seat === viewer ? shownInView(view) : [],
  };
}

function shownInView(view: PiratasView): readonly CardId[] {
  const { phase } = view;
  switch (phase.kind) {
    case 'take':
      return view.players[phase.from]?.known ?? [];
    case 'spy':
      return view.players[phase.target]?.known ?? [];
    case 'map':
    case 'wheel':
      return view.deck.known.filter(({ at }) => at < phase.count).map(({ card }) => card);
    default:
      return [];
  }
}
