import { millimetre, within } from '../../../geometry';
import { BAR } from '../cards';
import { placed } from '../table';
import type { Ability } from './hooks';

/** [ability.pack-bonus] One more on cannon rolls for each other ship of her fleet within S, hull to hull [G22]. */
export const packBonus: Ability = {
  keyword: 'packBonus',
  rollBonus: (p, { shooter }) =>
    p.ships.filter(
      (s) =>
        s.id !== shooter.id &&
        s.owner === shooter.owner &&
        s.pose !== null &&
        within(placed(p, shooter), placed(p, s), millimetre(BAR.S)),
    ).length,
};
