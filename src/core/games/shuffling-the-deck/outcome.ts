import { message, type Outcome, type Seat, seatsUpTo } from '../../engine';
import type { Event, State } from './types';

/** Everything that decides who wins, in the order in which it does. */
export type Standings = {
  readonly seat: Seat;
  /** Under the ships that are his, damaged ones too, and taken by accusations; unowned ships count for nobody [C4.42]. */
  readonly glory: number;
  /** Intact ships among his [C4.43]. */
  readonly intact: number;
  /** The foremost space that one of his ships, damaged or not, stands on: 1 is furthest ahead [C4.44]. */
  readonly foremost: number;
};

export function standingsOf(state: State): Standings[] {
  return seatsUpTo(state.players.length).map((seat) => {
    const pirates = state.players[seat]?.pirates ?? [];
    const fleet = state.row.filter(({ pirate }) => pirates.includes(pirate));
    const under = fleet.reduce((sum, { glory }) => sum + glory.length, 0);
    return {
      seat,
      glory: under + (state.players[seat]?.stolen.length ?? 0),
      intact: fleet.filter(({ damaged }) => !damaged).length,
      foremost: state.row.findIndex(({ pirate }) => pirates.includes(pirate)) + 1,
    };
  });
}

/** Most glory, then most intact ships, then the ship furthest ahead: two ships never share a space, so one wins. */
const better = (a: Standings, b: Standings): number =>
  b.glory - a.glory || b.intact - a.intact || a.foremost - b.foremost;

export function outcome(state: State): Outcome | null {
  if (!state.over) return null;
  const standings = standingsOf(state);
  const ranked = [...standings].sort(better);
  const [first, second] = ranked;
  if (!first || !second) return null;
  const by = first.glory > second.glory ? 'glory' : first.intact > second.intact ? 'intact' : 'foremost';
  return {
    scores: standings.map(({ glory }) => glory),
    winners: [first.seat],
    places: standings.map((one) => ranked.indexOf(one) + 1),
    reason: message(`shuffling-the-deck.over.${by}`, {
      seat: { seat: first.seat },
      glory: first.glory,
      intact: first.intact,
      space: first.foremost,
    }),
  };
}

/** All pirates are turned face up, and the glory is counted [end.reveal]. */
export function endGame(state: State): Event[] {
  const hidden = seatsUpTo(state.players.length).map((seat) => ({
    seat,
    pirates: (state.players[seat]?.pirates ?? []).filter((pirate) => !state.shown.includes(pirate)),
  }));
  state.over = true;
  state.shown.push(...hidden.flatMap(({ pirates }) => pirates));
  const result = outcome(state);
  const [winner] = result?.winners ?? [];
  if (!result || winner === undefined) return [];
  return [{ kind: 'game-over', hidden, scores: result.scores, winner, final: true }];
}
