import { atOwnHome } from '../contact-graph';
import { homeOf } from '../gold';
import { emit, shipRef, stir } from '../run';
import type { Ability } from './hooks';
import { refusal } from './refusal';

/** [ability.buy-cannon] Docked at home, one treasure lying there buys her a 3S cannon for good; one cannon, no more. */
export const buyCannon: Ability = {
  keyword: 'buyCannon',
  use: {
    refuses: (p, ship, { target }) => {
      if (!atOwnHome(p, ship)) return refusal('not-at-home', 'ability.buy-cannon');
      if (ship.boughtGun) return refusal('bought-already', 'ability.buy-cannon');
      const gold = homeOf(p, ship.owner)?.gold ?? [];
      return gold.some((worth) => String(worth) === target)
        ? null
        : refusal('no-such-gold', 'ability.buy-cannon');
    },
    choices: (p, ship) =>
      [...new Set(homeOf(p, ship.owner)?.gold ?? [])].map((gold) => ({ target: String(gold), item: null })),
    run: (run, ship, { target }) => {
      const home = homeOf(run.state, ship.owner);
      const at = home?.gold.findIndex((worth) => String(worth) === target) ?? -1;
      if (!home || at < 0) return;
      run.state.lost += home.gold[at] ?? 0;
      home.gold.splice(at, 1);
      ship.boughtGun = true;
      stir(run);
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'buyCannon',
        roll: null,
        success: true,
      });
    },
  },
};
