import { has } from './abilities/working';
import { stow } from './cargo';
import { freeSpace } from './hold';
import { emit, islandRef, push, type Run, seenBy, shipRef, stir, treasureRef } from './run';
import type { Island, Position, Ship, Treasure } from './state';

/**
 * Looks at everything on an island, alone [F4]. Unique treasures must be taken, need no space and act at once [F5][F6];
 * of the rest her player chooses.
 */
export function exploreIsland(run: Run, ship: Ship, island: Island): void {
  const { state } = run;
  for (const treasure of island.treasure) seenBy(treasure, ship.owner);
  stir(run);
  emit(run, {
    kind: 'explored',
    seat: ship.owner,
    ship: shipRef(state, ship),
    island: islandRef(state, island),
    treasure: island.treasure.map((t) => treasureRef(state, t)),
    final: true,
  });
  if (island.treasure.length === 0) return;
  // The choice waits below whatever the unique ones set off.
  push(run, { kind: 'take', seat: ship.owner, ship: ship.id, island: island.id });
  for (const treasure of island.treasure.filter((t) => t.face?.unique)) {
    if (mustLeave(state, ship, island, 1)) break;
    island.treasure = island.treasure.filter((t) => t.id !== treasure.id);
    stow(run, ship, treasure);
  }
}

/** A ship that leaves the last treasure may not empty an island by taking `count`. */
export const mustLeave = (p: Position, ship: Ship, island: Island, count: number): boolean =>
  has(p, ship, (a) => a.leavesLast) && count >= island.treasure.length;

/** How many of the island's treasures she may take. */
export function mostToTake(p: Position, ship: Ship, island: Island): number {
  const last = has(p, ship, (a) => a.leavesLast) ? 1 : 0;
  return Math.max(0, Math.min(freeSpace(p, ship), island.treasure.length - last));
}

/**
 * Takes the chosen ones, face down. What others knew about this pile is worth nothing once somebody has picked
 * from it unseen; only a pile taken whole (or left whole) is still known piece by piece.
 */
export function takeTreasure(run: Run, ship: Ship, island: Island, chosen: readonly Treasure[]): void {
  const { state } = run;
  if (chosen.length > 0 && chosen.length < island.treasure.length) mixUp(run, ship, island);
  const taken = island.treasure.filter((t) => chosen.includes(t));
  island.treasure = island.treasure.filter((t) => !chosen.includes(t));
  emit(run, {
    kind: 'treasure-taken',
    seat: ship.owner,
    ship: shipRef(state, ship),
    island: islandRef(state, island),
    count: chosen.length,
  });
  for (const treasure of taken) stow(run, ship, treasure);
}

/** Nobody but the explorer can tell the pieces of a pile apart any more, by their ids or their places either. */
function mixUp(run: Run, ship: Ship, island: Island): void {
  const pile = island.treasure;
  if (pile.every((t) => t.seenBy.every((seat) => seat === ship.owner))) return;
  const ids = pile.map((t) => t.id);
  island.treasure = run.random.shuffle(pile);
  for (const [i, treasure] of island.treasure.entries()) {
    treasure.id = ids[i] ?? treasure.id;
    treasure.seenBy = treasure.seenBy.filter((seat) => seat === ship.owner);
  }
}

/** [F7] All that lies aboard is looked at before anything changes ships. */
export function exploreShip(run: Run, ship: Ship, other: Ship): void {
  for (const treasure of other.treasure) seenBy(treasure, ship.owner);
  for (const crew of other.crew) if (crew.owner !== ship.owner) seenBy(crew, ship.owner);
  stir(run);
  emit(run, {
    kind: 'explored-ship',
    seat: ship.owner,
    ship: shipRef(run.state, ship),
    with: shipRef(run.state, other),
    final: true,
  });
  push(run, { kind: 'exchange', seat: ship.owner, ship: ship.id, with: other.id });
}
