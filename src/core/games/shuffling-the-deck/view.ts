import type { Viewer } from '../../engine';
import { countersIn } from './glory';
import type { Event, Glory, PlayerState, PlayerView, State, View } from './types';

/** What a viewer may know: everything that lies open, his own pirates and hand, and the counts of the rest [C4.49]. */
export function view(state: State, viewer: Viewer): View {
  const { row, adventures, movement } = state;
  return {
    viewer,
    options: state.options,
    row: row.map(({ pirate, damaged, glory }) => ({
      pirate,
      damaged,
      glory: glory.length,
      counters: countersIn(glory),
    })),
    players: state.players.map((player, seat) => playerView(state, player, seat === viewer)),
    shown: [...state.shown],
    unowned: [...state.unowned],
    denials: [...state.denials],
    adventures: {
      row: [...adventures.row],
      deck: adventures.deck.length,
      discard: [...adventures.discard],
      laidFaceDown: laidFaceDown(state),
    },
    movement: {
      faceUp: [...movement.faceUp],
      deck: movement.deck.length,
      discard: [...movement.discard],
    },
    active: state.active,
    turns: state.turns,
    over: state.over,
  };
}

function playerView(state: State, player: PlayerState, own: boolean): PlayerView {
  const shown = player.pirates.filter((pirate) => state.shown.includes(pirate));
  return {
    pirates: own ? [...player.pirates] : shown,
    hiddenPirates: player.pirates.length - shown.length,
    stolen: player.stolen.length,
    stolenCounters: countersIn(player.stolen),
    handSize: player.hand.length,
    hand: own ? [...player.hand] : null,
  };
}

/** Everybody saw these before they became glory; sorted, because where each one lies is hidden [C4.23]. */
function laidFaceDown(state: State): NonNullable<Glory['card']>[] {
  const piles = [...state.row.map(({ glory }) => glory), ...state.players.map(({ stolen }) => stolen)];
  return piles
    .flat()
    .flatMap(({ card, seen }) => (seen && card !== null ? [card] : []))
    .sort();
}

/** A card drawn into a hand is its holder's secret [C4.49]; all else that happens, happens openly. */
export function redact(event: Event, viewer: Viewer): Event {
  const secret = event.kind === 'movement-drawn' && event.toHand && event.seat !== viewer;
  return secret ? { ...event, card: null } : event;
}
