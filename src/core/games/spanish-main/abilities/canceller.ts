import { millimetre, within } from '../../../geometry';
import { BAR } from '../cards';
import { checkHold } from '../crew';
import { emit, shipRef } from '../run';
import type { Position, Ship } from '../state';
import { placed } from '../table';
import type { Ability } from './hooks';
import { refusal } from './refusal';

/** The ship that a target is, or is aboard of: only what lies face up has an ability to switch off. */
const carrier = (p: Position, target: string | null): Ship | undefined =>
  p.ships.find((s) => s.id === target || s.crew.some((c) => c.up && c.id === target));

/** [ability.canceller] Once a turn, one ship's or one face-up crew's ability within S is switched off until the turn ends [G22]. */
export const canceller: Ability = {
  keyword: 'canceller',
  use: {
    once: true,
    refuses: (p, ship, { target }) => {
      const other = carrier(p, target);
      if (!other?.pose || !ship.pose || target === null)
        return refusal('no-such-target', 'ability.canceller');
      if (p.turn.cancelled.includes(target)) return refusal('switched-off-already', 'ability.canceller');
      const near = within(placed(p, ship), placed(p, other), millimetre(BAR.S));
      return near ? null : refusal('too-far-for-ability', 'ability.canceller');
    },
    choices: (p) =>
      p.ships.flatMap((s) =>
        [s.id, ...s.crew.filter((c) => c.up).map((c) => c.id)].map((target) => ({ target, item: null })),
      ),
    run: (run, ship, { target }) => {
      if (target === null) return;
      run.state.turn.cancelled.push(target);
      const other = carrier(run.state, target);
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'canceller',
        roll: null,
        success: true,
      });
      // It may have been what her hold had room by.
      if (other) checkHold(run, other);
    },
  },
};
