import { working } from './abilities/working';
import { pinnedBy } from './contact-graph';
import { emit, type Run, shipRef } from './run';
import type { Ship } from './state';

/** Tells of it, and sets off what abilities make of it. */
export function becomePinned(run: Run, ship: Ship, by: readonly Ship[]): void {
  emit(run, { kind: 'pinned', ship: shipRef(run.state, ship), by: by.map((s) => shipRef(run.state, s)) });
  for (const ability of working(run.state, ship)) ability.onPinned?.(run, ship, by);
}

/** A derelict that has a mast again holds whoever's bow lies against her [D15]. */
export function pinsAgain(run: Run, ship: Ship): void {
  for (const one of run.state.ships) {
    const by = pinnedBy(run.state, one);
    if (by.length === 1 && by[0]?.id === ship.id) becomePinned(run, one, by);
  }
}
