import type { Seat } from '../../engine';
import { roomForShip } from '../../geometry';
import { startPlay } from './crew-commands';
import { type Handlers, notNow, refuse } from './handler';
import { emit, islandRef, type Run, shipRef } from './run';
import type { Position, Ship } from './state';
import { islandById, islandOutline, obstacles, placedAt, SEA, shipById } from './table';

/** Each home is chosen by the player before; the second player chooses for the first [A5]. */
export function homeChooser(p: Position, at: number): Seat {
  return p.order[(at + p.order.length - 1) % p.order.length] ?? (0 as Seat);
}

export const unplaced = (p: Position, seat: Seat): Ship[] =>
  p.ships.filter((s) => s.owner === seat && s.pose === null);

/** The next player's home, or, with all ships on the table, what comes after. */
function afterShips(run: Run, at: number): void {
  const { state } = run;
  if (at + 1 < state.order.length) state.phase = { kind: 'homes', at: at + 1 };
  else if (state.reserves.some((r) => r.length > 0)) {
    state.phase = {
      kind: 'crew',
      ready: state.reserves.map((r) => r.length === 0),
      berths: state.reserves.map((r) => (r.length === 0 ? [] : null)),
    };
  } else startPlay(run);
}

/** Setting up, third part: each home, and the ships at it. */
export const homeHandlers: Pick<Handlers, 'choose-home' | 'place-ship'> = {
  'choose-home': {
    check: (p, seat, { island }) => {
      if (p.phase.kind !== 'homes' || homeChooser(p, p.phase.at) !== seat) return notNow();
      const chosen = islandById(p, island);
      if (!chosen) return refuse('no-such-island', 'setup.home');
      return chosen.home === null ? null : refuse('home-taken', 'A5');
    },
    play: (run, seat, { island }) => {
      const { state } = run;
      const chosen = islandById(state, island);
      if (state.phase.kind !== 'homes' || !chosen) return;
      const { at } = state.phase;
      const home = state.order[at] ?? seat;
      chosen.home = home;
      emit(run, { kind: 'home-chosen', seat, island: islandRef(state, chosen), home });
      state.phase = { kind: 'ships', at };
    },
  },
  'place-ship': {
    check: (p, seat, { ship: id, pose: at }) => {
      if (p.phase.kind !== 'ships' || p.order[p.phase.at] !== seat) return notNow();
      const ship = unplaced(p, seat).find((s) => s.id === id);
      const home = p.islands.find((i) => i.home === seat);
      if (!ship || !home) return refuse('not-your-ship', 'setup.ships');
      const around = obstacles(p);
      const island = { id: home.id, outline: islandOutline(p, home) };
      const room = roomForShip(placedAt(p, ship, at), island, around, SEA);
      if (room.fits) return null;
      const fault = room.faults[0];
      const shows = fault ? [{ kind: 'line', from: fault.at[0], to: fault.at[1], role: 'gap' } as const] : [];
      if (fault?.kind === 'not-touching') return { ...refuse('bow-must-touch', 'A6'), shows };
      return {
        ...refuse(
          fault?.kind === 'sea' ? 'off-the-sea' : 'no-room-there',
          fault?.kind === 'sea' ? 'B19' : 'A7',
        ),
        shows,
      };
    },
    play: (run, seat, { ship: id, pose: at }) => {
      const { state } = run;
      const ship = shipById(state, id);
      const home = state.islands.find((i) => i.home === seat);
      if (state.phase.kind !== 'ships' || !ship || !home) return;
      ship.pose = at;
      // [A8] They count as docked although they were given no move action.
      ship.docked = home.id;
      emit(run, { kind: 'ship-placed', seat, ship: shipRef(state, ship), pose: at });
      if (unplaced(state, seat).length === 0) afterShips(run, state.phase.at);
    },
  },
};
