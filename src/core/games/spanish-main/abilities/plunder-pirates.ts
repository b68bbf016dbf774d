import { moveTreasure, treasureFits } from '../cargo';
import { inContact } from '../contact-graph';
import { shipCard } from '../roster';
import { shipName } from '../run';
import type { Position, Ship } from '../state';
import type { Ability } from './hooks';
import { refusal } from './refusal';

const targets = (p: Position, ship: Ship): Ship[] =>
  p.ships.filter(
    (s) => s.owner !== ship.owner && shipCard(p.options, s.card).nation === 'Pirate' && inContact(p, ship, s),
  );

/** [ability.plunder-pirates] While she touches an enemy under the Pirate flag she may take treasure from it, piece by piece. */
export const plunderPirates: Ability = {
  keyword: 'plunderPirates',
  use: {
    refuses: (p, ship, { target, item }) => {
      const from = targets(p, ship).find((s) => s.id === target);
      const treasure = item && 'treasure' in item && from?.treasure.find((t) => t.id === item.treasure);
      if (!treasure) return refusal('no-such-target', 'ability.plunder-pirates');
      return treasureFits(p, ship, treasure)
        ? null
        : refusal('hold-full', 'ability.plunder-pirates', { ship: shipName(p, ship) });
    },
    choices: (p, ship) =>
      targets(p, ship).flatMap((s) => s.treasure.map((t) => ({ target: s.id, item: { treasure: t.id } }))),
    run: (run, ship, { target, item }) => {
      const from = run.state.ships.find((s) => s.id === target);
      const treasure = item && 'treasure' in item && from?.treasure.find((t) => t.id === item.treasure);
      if (from && treasure) moveTreasure(run, from, ship, treasure);
    },
  },
};
