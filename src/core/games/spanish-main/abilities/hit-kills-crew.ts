import { loseCrew } from '../crew';
import { isSpent, spend } from '../run';
import type { Ability } from './hooks';

/** [ability.hit-kills-crew] Once a turn a hit also costs the target a crew of its owner's choice. */
export const hitKillsCrew: Ability = {
  keyword: 'hitKillsCrew',
  onHit: (run, ship, target) => {
    if (target.crew.length === 0 || isSpent(run.state, ship, 'hitKillsCrew')) return;
    spend(run, ship, 'hitKillsCrew');
    loseCrew(run, target, ship);
  },
};
