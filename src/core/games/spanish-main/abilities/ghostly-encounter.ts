import { removeCrew } from '../crew';
import { emit, shipRef } from '../run';
import type { Ability } from './hooks';

/** [ability.ghostly-encounter] Once, as it comes aboard, a die for each crew: a 1 removes it. Worth as much gold as crew are left. */
export const ghostlyEncounter: Ability = {
  keyword: 'crewTest',
  onShown: (run, ship, treasure) => {
    if (!treasure.face) return;
    for (const crew of [...ship.crew]) {
      const roll = run.random.die();
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'crewTest',
        roll,
        success: roll > 1,
        final: true,
      });
      if (roll === 1) removeCrew(run, ship, crew);
    }
    treasure.face = { ...treasure.face, gold: ship.crew.length };
    run.state.added += ship.crew.length;
  },
};
