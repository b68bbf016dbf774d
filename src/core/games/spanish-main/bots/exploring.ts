import { mostToTake } from '../explore';
import type { Island, Position, Ship, Treasure } from '../state';
import { type Bridge, withShip } from './bridge';
import { meanUnknown, worthOfTreasure } from './gold-in-view';

/** The treasures worth most, as far as they are known. */
export function bestOf(p: Position, pile: readonly Treasure[], count: number): Treasure[] {
  const unknown = meanUnknown(p);
  const worth = (t: Treasure) => worthOfTreasure(t, unknown);
  return [...pile].sort((a, b) => worth(b) - worth(a)).slice(0, Math.max(0, count));
}

/** The table once she has taken what she can of an island's treasure. */
export function afterExploring(bridge: Bridge, ship: Ship, island: Island): { bridge: Bridge; ship: Ship } {
  const { p } = bridge;
  const taken = bestOf(p, island.treasure, mostToTake(p, ship, island));
  const loaded = { ...ship, treasure: [...ship.treasure, ...taken] };
  const left = { ...island, treasure: island.treasure.filter((t) => !taken.includes(t)) };
  const islands = p.islands.map((i) => (i.id === island.id ? left : i));
  return { bridge: withShip({ ...bridge, p: { ...p, islands } }, loaded), ship: loaded };
}
