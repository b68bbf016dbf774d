import { freeSpace } from '../hold';
import { push } from '../run';
import type { Ability } from './hooks';

/** [ability.home-raid] She may dock at an enemy's home [C10], take one treasure there [H15], and must sail off in her next turn. */
export const homeRaid: Ability = {
  keyword: 'homeRaid',
  docksAtEnemyHome: true,
  onDock: (run, ship, island) => {
    if (island.home === null || island.home === ship.owner) return;
    ship.mustSail = true;
    if (island.gold.length === 0 || freeSpace(run.state, ship) < 1) return;
    push(run, { kind: 'raid', seat: ship.owner, ship: ship.id, island: island.id });
  },
};
