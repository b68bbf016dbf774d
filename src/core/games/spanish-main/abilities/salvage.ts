import { dockNear, type Pose } from '../../../geometry';
import { actionRefusal } from '../actions';
import { inContact } from '../contact-graph';
import { homeOf } from '../gold';
import { layAtIsland, takeOver } from '../lay-ship';
import { emit, shipRef, shipTurnOf } from '../run';
import type { Position, Ship } from '../state';
import { hullOfShip, isDerelict, islandOutline, obstacles, placedAt, SEA } from '../table';
import type { Ability } from './hooks';
import { refusal } from './refusal';

const targets = (p: Position, ship: Ship): Ship[] =>
  p.ships.filter((s) => s.id !== ship.id && isDerelict(s) && inContact(p, ship, s));

/** Where both would lie at home, or null where the island is too full. */
function berths(p: Position, ship: Ship, derelict: Ship): readonly [Pose, Pose] | null {
  const home = homeOf(p, ship.owner);
  if (!home || !ship.pose) return null;
  const island = { id: home.id, outline: islandOutline(p, home) };
  const others = obstacles(p, [ship.id, derelict.id]);
  const first = dockNear(hullOfShip(p, ship), ship.pose, island, others, SEA);
  if (!first) return null;
  const withHer = [...others, { id: ship.id, outline: placedAt(p, ship, first) }];
  const second = dockNear(hullOfShip(p, derelict), first, island, withHer, SEA);
  return second && [first, second];
}

/** [ability.salvage] Exploring a derelict makes it hers, and both lie docked at her home at once. Takes an explore action. */
export const salvage: Ability = {
  keyword: 'salvage',
  use: {
    refuses: (p, ship, { target }) => {
      const derelict = targets(p, ship).find((s) => s.id === target);
      if (!derelict) return refusal('no-such-target', 'ability.salvage');
      const blocked = actionRefusal(p, ship, 'explore');
      if (blocked) return blocked;
      return berths(p, ship, derelict) ? null : refusal('no-room-at-home', 'ability.salvage');
    },
    choices: (p, ship) => targets(p, ship).map((s) => ({ target: s.id, item: null })),
    run: (run, ship, { target }) => {
      const { state } = run;
      const derelict = state.ships.find((s) => s.id === target);
      const home = homeOf(state, ship.owner);
      const found = derelict && berths(state, ship, derelict);
      if (!derelict || !home || !found) return;
      shipTurnOf(run, ship).given.push('explore');
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(state, ship),
        ability: 'salvage',
        roll: null,
        success: true,
      });
      takeOver(run, ship, derelict);
      layAtIsland(run, ship, home, found[0]);
      layAtIsland(run, derelict, home, found[1]);
    },
  },
};
