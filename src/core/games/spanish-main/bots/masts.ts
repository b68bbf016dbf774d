import { cannonOf } from '../cards';
import { shipCard } from '../roster';
import type { Position, Ship } from '../state';

/** What the cannon of a mast is good for: its chance to hit, the long ones a little more. */
function gunWorth(p: Position, ship: Ship, mast: number): number {
  const text = shipCard(p.options, ship.card).cannons[mast];
  if (text === undefined) return 0;
  const { rank, range } = cannonOf(text);
  return (6 - rank) * (range === 'L' ? 1.4 : 1);
}

const byGun = (p: Position, ship: Ship, stands: boolean): number[] =>
  ship.masts
    .flatMap((mast, i) => (mast === stands ? [i] : []))
    .sort((a, b) => gunWorth(p, ship, b) - gunWorth(p, ship, a));

/** The mast with the best gun among those that stand: what an enemy would shoot away. */
export const bestMast = (p: Position, ship: Ship): number => byGun(p, ship, true)[0] ?? 0;
/** The mast that she misses least. */
export const leastMast = (p: Position, ship: Ship): number => byGun(p, ship, true).at(-1) ?? 0;
/** The mast to set up again first. */
export const restoredFirst = (p: Position, ship: Ship): number | null => byGun(p, ship, false)[0] ?? null;
