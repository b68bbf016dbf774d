import { millimetre, within } from '../../../geometry';
import { BAR } from '../cards';
import { moveTreasure } from '../cargo';
import { emit, shipRef } from '../run';
import type { Position, Ship } from '../state';
import { placed } from '../table';
import type { Ability } from './hooks';
import { refusal } from './refusal';

const targets = (p: Position, ship: Ship): Ship[] =>
  p.ships.filter(
    (s) =>
      s.owner !== ship.owner &&
      s.treasure.length > 0 &&
      s.pose !== null &&
      ship.pose !== null &&
      within(placed(p, ship), placed(p, s), millimetre(BAR.S)),
  );

/** [ability.swap-treasure] Once a turn, within S of an enemy, one treasure of hers and one of its change ships, both at random. */
export const swapTreasure: Ability = {
  keyword: 'swapTreasure',
  use: {
    once: true,
    refuses: (p, ship, { target }) => {
      if (ship.treasure.length === 0) return refusal('carries-no-treasure', 'ability.swap-treasure');
      return targets(p, ship).some((s) => s.id === target)
        ? null
        : refusal('no-such-target', 'ability.swap-treasure');
    },
    choices: (p, ship) => targets(p, ship).map((s) => ({ target: s.id, item: null })),
    run: (run, ship, { target }) => {
      const other = run.state.ships.find((s) => s.id === target);
      if (!other || other.treasure.length === 0 || ship.treasure.length === 0) return;
      emit(run, {
        kind: 'ability-used',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        ability: 'swapTreasure',
        roll: null,
        success: true,
        final: true,
      });
      const mine = run.random.pick(ship.treasure);
      const theirs = run.random.pick(other.treasure);
      moveTreasure(run, ship, other, mine);
      if (run.state.phase.kind === 'turns') moveTreasure(run, other, ship, theirs);
    },
  },
};
