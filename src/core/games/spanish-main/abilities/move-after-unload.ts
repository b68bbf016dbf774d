import { isSpent, spend } from '../run';
import type { Ability } from './hooks';

/** [ability.move-after-unload] Once a turn, right after unloading, she may sail one S more. */
export const moveAfterUnload: Ability = {
  keyword: 'moveAfterUnload',
  onUnload: (run, ship) => {
    if (isSpent(run.state, ship, 'moveAfterUnload')) return;
    spend(run, ship, 'moveAfterUnload');
    run.state.turn.freeMove = { ship: ship.id, bars: ['S'] };
  },
};
