import { millimetre, within } from '../../../geometry';
import { BAR } from '../cards';
import { homeOf, unload } from '../gold';
import { islandOutline, placed } from '../table';
import type { Ability } from './hooks';
import { refusal } from './refusal';

/** [ability.unload-within-s] She may unload from up to S off her home island, hull to shore. */
export const unloadWithinS: Ability = {
  keyword: 'unloadWithinS',
  use: {
    refuses: (p, ship) => {
      const home = homeOf(p, ship.owner);
      if (ship.treasure.length === 0) return refusal('carries-no-treasure', 'ability.unload-within-s');
      if (!home || !ship.pose || !within(placed(p, ship), islandOutline(p, home), millimetre(BAR.S)))
        return refusal('too-far-for-ability', 'ability.unload-within-s');
      return null;
    },
    choices: () => [{ target: null, item: null }],
    run: (run, ship) => {
      const home = homeOf(run.state, ship.owner);
      if (home) unload(run, ship, home);
    },
  },
};
