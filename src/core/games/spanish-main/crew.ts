import { type Violation, violation } from '../../engine';
import { has, withHidden } from './abilities/working';
import type { Item } from './commands';
import { destroyTreasure } from './gold';
import { cardOfCrew, crewPoints, faceDown, isOverfull, openCapacity, usedSpace } from './hold';
import { shipCard } from './roster';
import { crewRef, emit, push, type Run, reveal, shipRef, stir } from './run';
import type { Crew, Position, Ship } from './state';
import { shipById } from './table';

/** Removes a crew from the game, face shown, unless her crew can't be removed but by sinking her. */
export function removeCrew(run: Run, ship: Ship, crew: Crew): void {
  if (has(run.state, ship, (a) => a.crewSafe)) {
    emit(run, { kind: 'crew-safe', ship: shipRef(run.state, ship) });
    return;
  }
  ship.crew = ship.crew.filter((c) => c.id !== crew.id);
  stir(run);
  emit(run, {
    kind: 'crew-lost',
    ship: shipRef(run.state, ship),
    crew: crewRef(run.state, crew, true),
    final: true,
  });
  checkHold(run, ship);
}

/** [I8] Over-full, because a link or an ability is gone: her owner drops cargo until it fits. */
export function checkHold(run: Run, ship: Ship): void {
  const { state } = run;
  const { tasks } = state.turn;
  if (!isOverfull(state, ship)) {
    // Space that only a face-down crew gives is being used: that crew shows itself.
    if (usedSpace(state, ship) > openCapacity(state, ship)) {
      reveal(
        run,
        ship,
        withHidden(state, ship, (a) => a.spaces !== undefined),
      );
    }
    return;
  }
  if (!tasks.some((t) => t.kind === 'overfull' && t.ship === ship.id)) {
    push(run, { kind: 'overfull', seat: ship.owner, ship: ship.id });
  }
}

/** Drops a piece of cargo into the sea. */
export function dropItem(run: Run, ship: Ship, item: Item): void {
  if ('treasure' in item) {
    const treasure = ship.treasure.find((t) => t.id === item.treasure);
    if (treasure) destroyTreasure(run, ship, treasure);
    return;
  }
  const crew = ship.crew.find((c) => c.id === item.crew);
  if (!crew) return;
  ship.crew = ship.crew.filter((c) => c.id !== crew.id);
  stir(run);
  emit(run, {
    kind: 'crew-lost',
    ship: shipRef(run.state, ship),
    crew: crewRef(run.state, crew, true),
    final: true,
  });
}

/** An occasion for the owner to turn crew up first; put whether or not one of them could help [I5]. */
export function brace(run: Run, ship: Ship, against: 'hit' | 'boarding' | 'crew-loss'): void {
  if (faceDown(ship)) push(run, { kind: 'brace', seat: ship.owner, ship: ship.id, against });
}

/** An enemy ability takes one crew; the owner chooses which [D0]. Being asked never tells what lies face down. */
export function loseCrew(run: Run, ship: Ship, by: Ship): void {
  if (ship.crew.length === 0 || !shipById(run.state, ship.id)) return;
  push(run, { kind: 'lose-crew', seat: ship.owner, ship: ship.id, by: by.id });
}

/** May this crew come aboard? Space, and points against the ship's own [A9]. */
export function crewFits(p: Position, ship: Ship, crew: Crew): Violation | null {
  const card = cardOfCrew(p, crew);
  const refuse = (code: string, clause: string) =>
    violation(code, clause, { ship: shipCard(p.options, ship.card).name }).error;
  if (has(p, ship, (a) => a.noCrew)) return refuse('carries-no-crew', 'ability.no-crew');
  const loaded: Ship = { ...ship, crew: [...ship.crew, crew] };
  if (isOverfull(p, loaded)) return refuse('hold-full', 'crew.space');
  const cap = shipCard(p.options, ship.card).points;
  if (card && crewPoints(p, loaded) > cap) return refuse('crew-too-dear', 'A9');
  return null;
}
