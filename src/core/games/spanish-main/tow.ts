import { layAt, takeOver } from './lay-ship';
import { emit, type Run, shipRef } from './run';
import type { Position, Ship } from './state';
import { isDerelict, shipById } from './table';
import { towPoseAt } from './tow-pose';

/** Lets go of what she tows: freely before moving [E12], or because she has become derelict herself [E9]. */
export function releaseTow(run: Run, tower: Ship): void {
  const derelict = tower.tows ? shipById(run.state, tower.tows) : undefined;
  tower.tows = null;
  if (derelict)
    emit(run, {
      kind: 'tow-released',
      ship: shipRef(run.state, tower),
      derelict: shipRef(run.state, derelict),
    });
}

/** Ends both her own tow and that of whoever tows her. */
export function endTows(run: Run, ship: Ship): void {
  if (ship.tows) releaseTow(run, ship);
  const tower = run.state.ships.find((s) => s.tows === ship.id);
  if (tower) releaseTow(run, tower);
}

const towPoseOf = (p: Position, tower: Ship, derelict: Ship) =>
  tower.pose && towPoseAt(p, tower, tower.pose, derelict);

/** One only [E10], not while derelict, and only where there is room behind her. */
export const canTow = (p: Position, tower: Ship, derelict: Ship): boolean =>
  tower.tows === null &&
  !isDerelict(tower) &&
  derelict.tows !== tower.id &&
  towPoseOf(p, tower, derelict) !== null;

/** [E3][E7] Hers from this moment, whoever towed her before. */
export function startTow(run: Run, tower: Ship, derelict: Ship): void {
  const pose = towPoseOf(run.state, tower, derelict);
  if (!pose) return;
  takeOver(run, tower, derelict);
  tower.tows = derelict.id;
  layAt(run, derelict, pose);
}
