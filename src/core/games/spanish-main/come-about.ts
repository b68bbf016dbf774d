import { err, ok, type Result, type Violation } from '../../engine';
import { berth, comeAbout, type Millidegree, type Pose } from '../../geometry';
import { type MovePlan, nameOf } from './move-plan';
import { movementOf } from './movement';
import { shipName } from './run';
import type { Position, Ship } from './state';
import { hullOfShip, obstacles, SEA, shipById } from './table';
import { towPoseAt } from './tow-pose';

/**
 * Turning in place, by any angle [C1], about the middle of her keel [C2]: a move action of its own [C4]. Only where she
 * ends must be free; the piece is lifted [C3].
 */
export function planComeAbout(p: Position, ship: Ship, heading: Millidegree): Result<MovePlan, Violation> {
  const name = shipName(p, ship);
  const movement = movementOf(p, ship);
  if (!ship.pose || !movement)
    return err({ code: 'derelict-cannot-move', clause: 'move.derelict', params: { ship: name } });
  const hull = hullOfShip(p, ship);
  const end: Pose = comeAbout(hull, ship.pose, heading);
  const around = obstacles(p, ship.tows ? [ship.id, ship.tows] : [ship.id]);
  const free = berth(hull, end, around, SEA);
  if (!free.free) {
    const over = free.overlaps[0];
    return err({
      code: over?.id === 'sea' ? 'edge-of-the-sea' : 'lies-over',
      clause: over?.id === 'sea' ? 'B19' : 'C3',
      params: { ship: name, other: nameOf(p, over?.id ?? 'sea') },
      shows: free.overlaps.flatMap((o) => [
        { kind: 'point', at: o.at, role: 'overlap' } as const,
        ...(o.id === 'sea' ? [] : [{ kind: 'piece', id: o.id, role: 'blocks' } as const]),
      ]),
    });
  }
  const derelict = ship.tows ? shipById(p, ship.tows) : undefined;
  const reveals = movement.rower ? [movement.rower.id] : [];
  if (!derelict) return ok({ path: [ship.pose, end], end, towed: null, reveals });
  const behind = towPoseAt(p, ship, end, derelict);
  if (!behind) return err({ code: 'no-room-for-tow', clause: 'E5', params: { ship: name } });
  return ok({ path: [ship.pose, end], end, towed: { ship: derelict.id, pose: behind }, reveals });
}
