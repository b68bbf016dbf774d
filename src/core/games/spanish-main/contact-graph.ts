import { bowTouchesAft } from '../../geometry';
import { has } from './abilities/working';
import type { Island, Position, Ship } from './state';
import { bowTouches, isDerelict, islandOutline, placed, theIsland, touches } from './table';

/** Who touches whom, and with which zone. Asked afresh after every change of pose: outlines are kept, answers are not. */

export const inContact = (p: Position, a: Ship, b: Ship): boolean =>
  a.pose !== null && b.pose !== null && a.id !== b.id && touches(placed(p, a), placed(p, b));

export const shipsTouching = (p: Position, ship: Ship): Ship[] =>
  p.ships.filter((other) => inContact(p, ship, other));

export const touchesIsland = (p: Position, ship: Ship, island: Island): boolean =>
  ship.pose !== null && touches(placed(p, ship), islandOutline(p, island));

/** The bow is the hull from its tip to the first mast, that station itself with it [C7][C8][C9]; contact is a gap of at most TOUCH [C12]. */
export const bowOnIsland = (p: Position, ship: Ship, island: Island): boolean =>
  ship.pose !== null && bowTouches(placed(p, ship), islandOutline(p, island));

export const bowOnShip = (p: Position, ship: Ship, other: Ship): boolean =>
  ship.pose !== null && other.pose !== null && bowTouches(placed(p, ship), placed(p, other));

/** Her bow itself in contact with a part of the other that is not its bow [D1][D3]. */
export const bowOnSide = (p: Position, ship: Ship, other: Ship): boolean =>
  ship.pose !== null && other.pose !== null && bowTouchesAft(placed(p, ship), placed(p, other));

export const isEnemy = (a: Ship, b: Ship): boolean => a.owner !== b.owner;

/**
 * Pinned: her bow is in contact with any part of an enemy that isn't derelict [D6][D7][D10][D15]. Whose move made the
 * contact doesn't count. Friends don't pin [D17], the ship that was rammed is free [D11], and a derelict with oars is held like
 * any other [E13].
 */
export function pinnedBy(p: Position, ship: Ship): Ship[] {
  if (!ship.pose) return [];
  const her = placed(p, ship);
  const holders = p.ships.filter((other) => {
    if (!isEnemy(ship, other) || !other.pose || isDerelict(other)) return false;
    if (!bowTouches(her, placed(p, other))) return false;
    // [D1][D2] Bow to bow pins both, unless the options say otherwise.
    return p.options.bowToBowPins || bowOnSide(p, ship, other);
  });
  return holders.length > 0 && has(p, ship, (a) => a.unpinnable) ? [] : holders;
}

/**
 * Enemies that her bow touches in any non-bow part, derelict ones too [D1][D3][D8][D22][D24], whether others hold them
 * already [D14] and whether she touched them before she sailed [D12].
 */
export const ramTargets = (p: Position, ship: Ship): Ship[] =>
  p.ships.filter((other) => isEnemy(ship, other) && bowOnSide(p, ship, other));

/** Derelicts whose bow she touches with any part of herself [E1][E7]. */
export const towTargets = (p: Position, ship: Ship): Ship[] =>
  p.ships.filter(
    (other) => other.id !== ship.id && isDerelict(other) && ship.pose && bowOnShip(p, other, ship),
  );

/** Docked at a home island of hers [G14][G15]: it must be the home of whoever owns her now. */
export const atOwnHome = (p: Position, ship: Ship): boolean =>
  ship.docked !== null && theIsland(p, ship.docked).home === ship.owner;
