import { able } from '../abilities/working';
import { isEnemy } from '../contact-graph';
import { isSheltered } from '../guns';
import type { Position, Ship } from '../state';
import { isDerelict } from '../table';
import type { Bridge } from './bridge';
import { bestBroadside, damageWorth, expectedHits, shotsAt } from './gunnery';
import { batteryOf } from './prospects';

/**
 * What it is worth to lie where she does: the guns that bear on an enemy, less those that bear on her. In gold.
 * @param moved she has come there by a move, after which only a Captain shoots at once
 */
export function postureOf(bridge: Bridge, ship: Ship, moved: boolean): number {
  const { p, skill, taste } = bridge;
  const shoots = moved && able(p, ship, (a) => a.shootsAfterMove) !== null;
  const weight = shoots ? 1 : skill.bearing;
  const broadside = weight > 0 && !isDerelict(ship) ? (bestBroadside(p, ship, skill.patient)?.worth ?? 0) : 0;
  return weight * taste.damage * broadside - skill.danger * dangerTo(bridge, ship);
}

/** What the enemy that can hurt her most may be expected to do to her in its next turn, in gold. */
function dangerTo(bridge: Bridge, ship: Ship): number {
  const { p, skill } = bridge;
  if (skill.danger === 0 || isDerelict(ship) || isSheltered(p, ship)) return 0;
  let worst = 0;
  let rest = 0;
  for (const enemy of p.ships) {
    const harm = isEnemy(enemy, ship) && enemy.pose && !isDerelict(enemy) ? harmBy(bridge, enemy, ship) : 0;
    rest += Math.min(worst, harm);
    worst = Math.max(worst, harm);
  }
  return worst + 0.5 * rest;
}

function harmBy(bridge: Bridge, enemy: Ship, ship: Ship): number {
  const { p } = bridge;
  const way = between(enemy, ship);
  const battery = batteryOf(bridge, enemy, ship);
  const standing = way < battery.range + HULLS ? expectedHits(p, enemy, shotsAt(p, enemy, ship)) : 0;
  return damageWorth(p, ship, standing, false);
}

/** Bows are measured, and both hulls lie between them and what is meant. Micrometres. */
const HULLS = 60_000;

function between({ pose: a }: Ship, { pose: b }: Ship): number {
  return a && b ? Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2) : Number.POSITIVE_INFINITY;
}

/** Is there an enemy whose guns might matter at all? Spares most of the measuring. */
export const anyNear = (p: Position, ship: Ship): boolean =>
  p.ships.some((s) => isEnemy(s, ship) && between(s, ship) < 260_000);
