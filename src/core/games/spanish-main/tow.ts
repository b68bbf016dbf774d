import { towBehind } from '../../geometry';
import { layAt, takeOver } from './lay-ship';
import { emit, type Run, shipRef } from './run';
import type { Position, Ship } from './state';
import { hullOfShip, isDerelict, obstacles, placed, SEA, shipById } from './table';

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

/** Where the derelict would hang behind her: bow at the middle of her stern, in line or as near to it as is free [E2]. */
export const towPoseOf = (p: Position, tower: Ship, derelict: Ship) =>
  towBehind(placed(p, tower), hullOfShip(p, derelict), obstacles(p, [tower.id, derelict.id]), SEA);

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
