import { emit, shipRef, shipTurnOf } from '../run';
import type { Ability } from './hooks';

/** [ability.extra-action] Once a turn a die: on 5 or 6 she may be given one more action, of any kind. */
export const extraAction: Ability = {
  keyword: 'extraAction56',
  use: {
    once: true,
    refuses: () => null,
    choices: () => [{ target: null, item: null }],
    run: (run, ship) => {
      const roll = run.random.die();
      if (roll >= 5) shipTurnOf(run, ship).extra += 1;
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'extraAction56',
        roll,
        success: roll >= 5,
        final: true,
      });
    },
  },
};
