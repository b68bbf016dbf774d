import { emit, shipRef, shipTurn, shipTurnOf } from '../run';
import type { Ability } from './hooks';
import { refusal } from './refusal';

/** [ability.same-action-twice] Once a turn, before her action, a die: on 5 or 6 she may take that same action twice. */
export const sameActionTwice: Ability = {
  keyword: 'sameActionTwice56',
  use: {
    once: true,
    refuses: (p, ship) => {
      const turn = shipTurn(p, ship);
      return turn.given.length < 1 + turn.extra
        ? null
        : refusal('already-acted', 'ability.same-action-twice');
    },
    choices: () => [{ target: null, item: null }],
    run: (run, ship) => {
      const roll = run.random.die();
      const turn = shipTurnOf(run, ship);
      if (roll >= 5) turn.twice = turn.given.length;
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'sameActionTwice56',
        roll,
        success: roll >= 5,
        final: true,
      });
    },
  },
};
