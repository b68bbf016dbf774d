import { emit, shipRef } from '../run';
import { isResting } from '../state';
import type { Ability } from './hooks';

/**
 * [ability.rum] Worth 6 less the crew aboard as it is loaded, never less than nothing. The ship may not act in her next
 * turn; she still unloads and defends herself [I10a].
 */
export const rum: Ability = {
  keyword: 'skipTurnThenGold',
  onAboard: (run, ship, treasure) => {
    if (!treasure.face) return;
    const gold = Math.max(0, 6 - ship.crew.length);
    run.state.added += gold - treasure.face.gold;
    treasure.face = { ...treasure.face, gold };
    ship.rum = isResting(ship) ? 'again' : 'loaded';
    emit(run, { kind: 'ship-rests', ship: shipRef(run.state, ship) });
  },
};
