import { has, working } from './abilities/working';
import { bowOnIsland } from './contact-graph';
import { homeOf, unload } from './gold';
import { berthAt, layAt } from './lay-ship';
import { emit, islandRef, type Run, shipRef } from './run';
import type { Island, Position, Ship } from './state';
import { shipById, theIsland } from './table';

/** The island that her bow touches, if any. */
export const islandAtBow = (p: Position, ship: Ship): Island | undefined =>
  p.islands.find((i) => bowOnIsland(p, ship, i));

/** Docking is not for an enemy's home, unless she raids [C10], and not for a carrier of the plague. */
export const mayDock = (p: Position, ship: Ship, island: Island): boolean =>
  !has(p, ship, (a) => a.mayNotDock) &&
  (island.home === null || island.home === ship.owner || has(p, ship, (a) => a.docksAtEnemyHome));

/**
 * Judged after the move action [B14]. She docks where her bow has come to an island that it did not touch when the action
 * began [D0]; where it never left, she stays as she was; where it touches no more, she is docked no more [C13].
 */
export function dockAfterMove(run: Run, ship: Ship, bowBefore: readonly string[]): void {
  const { state } = run;
  const island = islandAtBow(state, ship);
  if (!island || (ship.docked !== null && ship.docked !== island.id)) leave(ship);
  if (!island || bowBefore.includes(island.id) || !mayDock(state, ship, island)) return;
  dock(run, ship, island);
  const towed = ship.tows ? shipById(state, ship.tows) : undefined;
  if (towed) dockTowed(run, towed, island);
}

function leave(ship: Ship): void {
  ship.docked = null;
  ship.mustSail = false;
}

function dock(run: Run, ship: Ship, island: Island): void {
  const { state } = run;
  ship.docked = island.id;
  const wild = island.home === null;
  const streamer = island.streamers.includes(ship.owner);
  // [F1] A streamer marks a wild island once one of her player's ships has docked there.
  if (wild && !streamer) island.streamers = [...island.streamers, ship.owner].sort((a, b) => a - b);
  state.turn.action?.docks.push({ ship: ship.id, island: island.id, streamer });
  emit(run, {
    kind: 'docked',
    seat: ship.owner,
    ship: shipRef(state, ship),
    island: islandRef(state, island),
  });
}

/** [E8] The towed derelict is put at the same island, bow touching; without room she stays behind the tower, undocked [E8a]. */
function dockTowed(run: Run, derelict: Ship, island: Island): void {
  const pose = berthAt(run, derelict, island);
  if (!pose || !mayDock(run.state, derelict, island)) return;
  layAt(run, derelict, pose);
  dock(run, derelict, island);
}

/** What docking sets off by itself: raids and, at home, unloading [F9]. */
export function afterDocking(run: Run): void {
  const { state } = run;
  for (const { ship: id, island: at } of state.turn.action?.docks ?? []) {
    const ship = shipById(state, id);
    if (!ship || state.phase.kind === 'over') continue;
    const island = theIsland(state, at);
    for (const ability of working(state, ship)) ability.onDock?.(run, ship, island);
    if (homeOf(state, ship.owner)?.id === island.id) unload(run, ship, island);
  }
}
