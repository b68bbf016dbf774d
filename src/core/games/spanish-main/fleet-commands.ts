import type { Seat } from '../../engine';
import { fleetFaults } from './fleet';
import { type Handlers, notNow } from './handler';
import { crewId, shipId } from './ids';
import { mustered } from './muster';
import { mustRoll, orderOf } from './order';
import { emit, type Run, shipRef } from './run';
import { drawShapes } from './setup';
import { type Crew, type Fleet, type Ship, seatsOf } from './state';

/** All fleets are in: ships are shown, crew stays face down in reserve, under ids that tell nothing. */
function showFleets(run: Run, fleets: readonly (Fleet | null)[]): void {
  const { state } = run;
  const made: { ship: Ship; crew: readonly Fleet['ashore'][number][] }[] = [];
  for (const seat of seatsOf(state)) {
    for (const { card, crew } of fleets[seat]?.ships ?? []) {
      const nth = made.filter(({ ship }) => ship.builder === seat && ship.card === card).length;
      const ship: Ship = {
        id: shipId(made.length + 1),
        card,
        owner: seat,
        builder: seat,
        pose: null,
        masts: mustered(state.options, seat, card, nth),
        crew: [],
        treasure: [],
        boughtGun: false,
        docked: null,
        tows: null,
        mustSail: false,
        rum: 'none',
      };
      made.push({ ship, crew });
    }
  }
  state.ships = made.map((m) => m.ship);
  const planned = seatsOf(state).map((seat) => [
    ...made
      .filter((m) => m.ship.owner === seat)
      .flatMap((m) => m.crew.map((card) => ({ card, ship: m.ship.id }))),
    ...(fleets[seat]?.ashore ?? []).map((card) => ({ card, ship: null })),
  ]);
  let next = 0;
  state.reserves = planned.map((list, seat) =>
    run.random.shuffle(list).map(({ card, ship }) => {
      next += 1;
      const crew: Crew = { id: crewId(next), card, owner: seat as Seat, up: false, seenBy: [] };
      return { crew, ship };
    }),
  );
  state.contributions = fleets.map((f) => f?.treasure ?? null);
  state.phase = { kind: 'islands', left: drawShapes(state.options, state.seats, run.random) };
  const ships = state.ships.map((ship) => ({ seat: ship.owner, ship: shipRef(state, ship) }));
  emit(run, { kind: 'fleets-shown', ships, final: true });
}

/** Setting up, first part: the dice for the first turn, then each fleet in secret. */
export const fleetHandlers: Pick<Handlers, 'roll-for-order' | 'choose-fleet'> = {
  'roll-for-order': {
    check: (p, seat) =>
      p.phase.kind === 'order' && mustRoll(p.phase.rolls).includes(seat) ? null : notNow(),
    play: (run, seat) => {
      const { phase } = run.state;
      if (phase.kind !== 'order') return;
      const roll = run.random.die();
      phase.rolls[seat]?.push(roll);
      emit(run, { kind: 'order-rolled', seat, roll, final: true });
      if (mustRoll(phase.rolls).length > 0) return;
      run.state.order = orderOf(phase.rolls);
      emit(run, { kind: 'order-set', order: run.state.order });
      const seats = seatsOf(run.state);
      run.state.phase = { kind: 'fleets', ready: seats.map(() => false), fleets: seats.map(() => null) };
    },
  },
  'choose-fleet': {
    check: (p, seat, { fleet }) => {
      if (p.phase.kind !== 'fleets' || p.phase.ready[seat]) return notNow();
      return fleetFaults(p.options, fleet, seat)[0] ?? null;
    },
    play: (run, seat, { fleet }) => {
      const { phase } = run.state;
      if (phase.kind !== 'fleets') return;
      phase.fleets[seat] = fleet;
      phase.ready[seat] = true;
      emit(run, { kind: 'fleet-chosen', seat });
      if (phase.ready.every(Boolean)) showFleets(run, phase.fleets);
    },
  },
};
