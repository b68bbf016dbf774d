import type { Pose } from '../../geometry';
import { hang } from './measured';
import type { Position, Ship } from './state';
import { hullOfShip, obstacles, placedAt } from './table';

/**
 * Where the derelict would hang behind a tower lying at `at`: bow at the middle of her stern, in line or as near to it as
 * is free [E2], of the tower herself too; null where there is no room.
 */
export function towPoseAt(p: Position, tower: Ship, at: Pose, derelict: Ship): Pose | null {
  const her = placedAt(p, tower, at);
  const around = [...obstacles(p, [tower.id, derelict.id]), { id: tower.id, outline: her }];
  return hang({ tower: her, derelict: hullOfShip(p, derelict), around });
}
