import type { Violation } from '../../engine';
import { able } from './abilities/working';
import { atOwnHome, pinnedBy } from './contact-graph';
import { movementOf } from './movement';
import { isSpent, shipName, shipTurn } from './run';
import { type Action, isResting, type Position, type Ship } from './state';
import { isDerelict, isWhole } from './table';

export type ActionKind = Action['kind'];

const refuse = (code: string, clause: string, p: Position, ship: Ship): Violation => ({
  code,
  clause,
  params: { ship: shipName(p, ship) },
});

/**
 * One action a turn, and those that abilities have won. The second half of an action that may be taken twice counts for
 * nothing else, so that the others are left whatever the order.
 */
export function actionsLeft(p: Position, ship: Ship, kind: ActionKind): number {
  const { given, extra, twice } = shipTurn(p, ship);
  const doubled = twice === null ? undefined : given[twice];
  const repeated = twice !== null && given.some((one, i) => i > twice && one === doubled);
  const again = doubled === kind || repeated ? 1 : 0;
  return 1 + extra + again - given.length;
}

/**
 * Why she can't be given an action of this kind now; null when she can. The rest hangs on the action itself. Being pinned
 * bars only moving [D16], being derelict neither exploring [F8] nor repairing.
 */
export function actionRefusal(p: Position, ship: Ship, kind: ActionKind): Violation | null {
  if (!ship.pose) return refuse('not-on-the-table', 'turn.action', p, ship);
  if (p.turn.action) return refuse('action-running', 'turn.action', p, ship);
  if (isResting(ship)) return refuse('rum', 'I10a', p, ship);
  if (actionsLeft(p, ship, kind) <= 0) return refuse('already-acted', 'turn.action', p, ship);
  if (kind !== 'move' && mustSailNow(p, ship)) return refuse('must-sail', 'ability.home-raid', p, ship);
  if (kind === 'move') return moveRefusal(p, ship);
  // [G19] A derelict may be given explore and repair only, a Musketeer aboard or not.
  if (kind === 'shoot' && isDerelict(ship)) return refuse('derelict-cannot-shoot', 'G19', p, ship);
  if (kind === 'repair') return repairRefusal(p, ship);
  return null;
}

/** A pinned ship may not move at all [B1][C6], and so never rams again what holds her [D13]; a derelict only with oars [E11]. */
export function moveRefusal(p: Position, ship: Ship): Violation | null {
  const by = pinnedBy(p, ship);
  if (by.length > 0) {
    const shows = by.map((other) => ({ kind: 'piece', id: other.id, role: 'pins' }) as const);
    return { ...refuse('pinned', 'D6', p, ship), shows };
  }
  return movementOf(p, ship) ? null : refuse('derelict-cannot-move', 'move.derelict', p, ship);
}

/** Docked at home, or anywhere with a Shipwright [I6]; one mast an action [H8]. */
function repairRefusal(p: Position, ship: Ship): Violation | null {
  if (isWhole(ship)) return refuse('nothing-to-repair', 'repair.mast', p, ship);
  if (atOwnHome(p, ship) || able(p, ship, (a) => a.repairsAnywhere)) return null;
  return refuse('repair-at-home', 'repair.home', p, ship);
}

/** Noted for a ship that has raided a home in this very turn. */
export const RAIDED = 'raided';

/** A raider of an earlier turn has to sail off first, if she can: not pinned, not derelict, an action left. */
export const mustSailNow = (p: Position, ship: Ship): boolean =>
  ship.mustSail &&
  !isSpent(p, ship, RAIDED) &&
  !shipTurn(p, ship).given.includes('move') &&
  !isResting(ship) &&
  actionsLeft(p, ship, 'move') > 0 &&
  moveRefusal(p, ship) === null;
