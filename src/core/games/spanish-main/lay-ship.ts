import { dockNear, type Pose } from '../../geometry';
import { unloadIfHome } from './gold';
import { emit, islandRef, type Run, seenBy, shipRef, stir } from './run';
import { type Island, knowsCrew, knowsTreasure, type Ship } from './state';
import { hullOfShip, islandOutline, obstacles, SEA } from './table';
import { endTows, releaseTow } from './tow';

/** Puts a ship somewhere by a rule, not by sailing. */
export function layAt(run: Run, ship: Ship, pose: Pose): void {
  ship.pose = pose;
  ship.docked = null;
  emit(run, { kind: 'laid', ship: shipRef(run.state, ship), pose });
}

/** Docks her at an island by a rule, and unloads if it is her home. */
export function layAtIsland(run: Run, ship: Ship, island: Island, pose: Pose): void {
  endTows(run, ship);
  layAt(run, ship, pose);
  ship.docked = island.id;
  emit(run, {
    kind: 'docked',
    seat: ship.owner,
    ship: shipRef(run.state, ship),
    island: islandRef(run.state, island),
  });
  unloadIfHome(run, ship);
}

/** A free pose at the island, close to where she lies [E8]; null when there is none [E8a]. */
export function berthAt(run: Run, ship: Ship, island: Island): Pose | null {
  if (!ship.pose) return null;
  const target = { id: island.id, outline: islandOutline(run.state, island) };
  return dockNear(hullOfShip(run.state, ship), ship.pose, target, obstacles(run.state, [ship.id]), SEA);
}

/** She and everything aboard change fleets [E3]; what her old owner knew of it he still knows. */
export function takeOver(run: Run, by: Ship, ship: Ship): void {
  const { state } = run;
  const from = ship.owner;
  releaseTow(run, ship);
  const tower = state.ships.find((s) => s.tows === ship.id);
  if (tower) releaseTow(run, tower);
  if (from === by.owner) return;
  // What he is about to see can't be unseen by taking the tow back.
  const learns =
    ship.crew.some((c) => !knowsCrew(c, by.owner)) || ship.treasure.some((t) => !knowsTreasure(t, by.owner));
  ship.owner = by.owner;
  ship.mustSail = false;
  for (const crew of ship.crew) {
    seenBy(crew, crew.owner);
    crew.owner = by.owner;
  }
  for (const treasure of ship.treasure) seenBy(treasure, by.owner);
  stir(run);
  emit(run, {
    kind: 'tow-taken',
    seat: by.owner,
    ship: shipRef(state, by),
    derelict: shipRef(state, ship),
    from,
    ...(learns && { final: true }),
  });
}
