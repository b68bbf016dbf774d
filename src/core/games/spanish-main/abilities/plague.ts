import { inContact } from '../contact-graph';
import { removeCrew } from '../crew';
import { emit, push, type Run, shipRef, turnSeat } from '../run';
import type { Ship } from '../state';
import type { Ability } from './hooks';
import { has } from './working';

/** [ability.plague] Removes all crew aboard, forbids docking, and jumps to the next ship that its carrier comes to touch [I10a]. */
export const plague: Ability = {
  keyword: 'killCrewNoDock',
  mayNotDock: true,
  jumps: true,
  onAboard: (run, ship) => {
    emit(run, { kind: 'plague', ship: shipRef(run.state, ship) });
    // Where her crew can't be removed, the first attempt says so and the rest would only say it again.
    const removed = has(run.state, ship, (a) => a.crewSafe) ? ship.crew.slice(0, 1) : [...ship.crew];
    for (const crew of removed) removeCrew(run, ship, crew);
  },
};

/** After a move: a contact that is new since the action began lets it jump; among several the turn's player chooses [D0]. */
export function spreadPlague(run: Run, mover: Ship, touchedBefore: readonly string[]): void {
  const { state } = run;
  const fresh = state.ships.filter((s) => inContact(state, mover, s) && !touchedBefore.includes(s.id));
  const carriesIt = (s: Ship) => has(state, s, (a) => a.jumps);
  const carrier = carriesIt(mover) ? mover : fresh.find(carriesIt);
  if (!carrier || fresh.length === 0) return;
  const targets = carrier === mover ? fresh.map((s) => s.id) : [mover.id];
  push(run, { kind: 'plague', seat: turnSeat(state), ship: carrier.id, targets });
}
