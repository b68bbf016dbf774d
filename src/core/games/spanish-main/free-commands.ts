import type { Seat, Violation } from '../../engine';
import type { Ability } from './abilities/hooks';
import { able, kindOf } from './abilities/working';
import type { CommandOf } from './commands';
import { checkHold, crewFits } from './crew';
import { type Handlers, refuse } from './handler';
import type { CrewId, ShipId } from './ids';
import {
  crewRef,
  emit,
  islandRef,
  isSpent,
  type Run,
  reveal,
  shipName,
  spend,
  stir,
  topTask,
  turnSeat,
} from './run';
import type { Crew, Island, Position, Ship } from './state';
import { shipById, theIsland, theShip } from './table';
import { releaseTow } from './tow';
import { isShip, mayCommand } from './turn-commands';

type FreeKind = 'transfer' | 'release-tow' | 'reveal-crew' | 'use';

/** Where a crew is: aboard, or ashore. */
type Place = { readonly crew: Crew; readonly ship: Ship | null; readonly island: Island | null };

export function findCrew(p: Position, id: CrewId): Place | null {
  for (const ship of p.ships) {
    const crew = ship.crew.find((c) => c.id === id);
    if (crew) return { crew, ship, island: ship.docked === null ? null : theIsland(p, ship.docked) };
  }
  for (const island of p.islands) {
    const crew = island.crew.find((c) => c.id === id);
    if (crew) return { crew, ship: null, island };
  }
  return null;
}

/** [C11][F10] Crew go ashore, aboard, or to another ship docked at the same island: one's own crew, one's own ships. */
function transferCheck(p: Position, seat: Seat, id: CrewId, to: ShipId | null): Violation | null {
  const place = findCrew(p, id);
  if (p.phase.kind !== 'turns' || turnSeat(p) !== seat) return refuse('not-your-turn', 'turn.order');
  if (topTask(p)) return refuse('decide-first', 'D0');
  if (place?.crew.owner !== seat) return refuse('not-your-crew', 'F10');
  if (!place.island || (place.ship && place.ship.owner !== seat))
    return refuse('dock-to-transfer', 'dock.transfer');
  if (to === null) return place.ship ? null : refuse('already-ashore', 'dock.transfer');
  const target = shipById(p, to);
  if (target?.owner !== seat || target.docked !== place.island.id || target.id === place.ship?.id)
    return refuse('dock-to-transfer', 'dock.transfer');
  return crewFits(p, target, place.crew);
}

export function moveCrew(run: Run, place: Place, to: Ship | null): void {
  const { state } = run;
  const { crew, ship, island } = place;
  if (ship) ship.crew = ship.crew.filter((c) => c.id !== crew.id);
  else if (island) island.crew = island.crew.filter((c) => c.id !== crew.id);
  (to ?? island)?.crew.push(crew);
  stir(run);
  const name = to ? shipName(state, to) : island ? islandRef(state, island).name : '';
  emit(run, {
    kind: 'crew-moved',
    seat: crew.owner,
    crew: crewRef(state, crew),
    to: to?.id ?? island?.id ?? '',
    place: name,
  });
  for (const one of [ship, to]) if (one) checkHold(run, one);
}

/** The ability at work, or a face-down crew's that would be turned up for it. */
function usable(p: Position, ship: Ship, keyword: string): { ability: Ability; reveal: Crew | null } | null {
  let found: Ability | null = null;
  const source = able(p, ship, (a) => {
    if (a.keyword !== keyword || !a.use) return false;
    found = a;
    return true;
  });
  return found && source && { ability: found, reveal: source.reveal };
}

export function useCheck(p: Position, seat: Seat, command: CommandOf<'use'>): Violation | null {
  const ship = mayCommand(p, seat, command.ship);
  if (!isShip(ship)) return ship;
  const found = usable(p, ship, command.ability);
  const params = { ship: shipName(p, ship) };
  if (!found?.ability.use) return refuse('no-such-ability', 'ability.use', params);
  if (found.ability.use.once && isSpent(p, ship, kindOf(found.ability)))
    return refuse('once-a-turn', 'ability.use', params);
  return found.ability.use.refuses(p, ship, command);
}

export const freeHandlers: Pick<Handlers, FreeKind> = {
  transfer: {
    check: (p, seat, { crew, to }) => transferCheck(p, seat, crew, to),
    play: (run, _seat, { crew, to }) => {
      const place = findCrew(run.state, crew);
      if (place) moveCrew(run, place, to === null ? null : theShip(run.state, to));
    },
  },
  'release-tow': {
    // [E12] Freely, in one's own turn.
    check: (p, seat, { ship: id }) => {
      const ship = mayCommand(p, seat, id);
      if (!isShip(ship)) return ship;
      return ship.tows ? null : refuse('tows-nothing', 'E12', { ship: shipName(p, ship) });
    },
    play: (run, _seat, { ship }) => releaseTow(run, theShip(run.state, ship)),
  },
  'reveal-crew': {
    // [I5] In one's own turn, or when asked anything at all.
    check: (p, seat, { crew: id }) => {
      const place = findCrew(p, id);
      const asked = topTask(p)?.seat ?? (p.phase.kind === 'turns' ? turnSeat(p) : null);
      if (p.phase.kind !== 'turns' || asked !== seat) return refuse('not-your-turn', 'I5');
      if (!place?.ship || place.crew.owner !== seat) return refuse('not-your-crew', 'I5');
      return place.crew.up ? refuse('face-up-already', 'I5') : null;
    },
    play: (run, _seat, { crew }) => {
      const place = findCrew(run.state, crew);
      if (place) reveal(run, place.ship, place.crew);
    },
  },
  use: {
    check: useCheck,
    play: (run, _seat, command) => {
      const ship = theShip(run.state, command.ship);
      const found = usable(run.state, ship, command.ability);
      if (!found?.ability.use) return;
      reveal(run, ship, found.reveal);
      if (found.ability.use.once) spend(run, ship, kindOf(found.ability));
      found.ability.use.run(run, ship, { target: command.target, item: command.item });
    },
  },
};
