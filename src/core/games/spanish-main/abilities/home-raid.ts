import { RAIDED } from '../actions';
import { faceDown, freeSpace } from '../hold';
import { push, spend } from '../run';
import type { Ability } from './hooks';

/** [ability.home-raid] She may dock at an enemy's home [C10], take one treasure there [H15], and must sail off in her next turn. */
export const homeRaid: Ability = {
  keyword: 'homeRaid',
  docksAtEnemyHome: true,
  onDock: (run, ship, island) => {
    if (island.home === null || island.home === ship.owner) return;
    ship.mustSail = true;
    // The duty begins with her next turn.
    spend(run, ship, RAIDED);
    // Whether she has room may hang on a face-down crew, so whoever has one aboard is asked all the same.
    if (island.gold.length === 0 || (freeSpace(run.state, ship) < 1 && !faceDown(ship))) return;
    push(run, { kind: 'raid', seat: ship.owner, ship: ship.id, island: island.id });
  },
};
