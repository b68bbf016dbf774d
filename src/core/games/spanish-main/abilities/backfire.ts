import { push } from '../run';
import type { Ability } from './hooks';

/** [ability.backfire] A natural 1 on one of her own cannons costs her a mast of her owner's choice. */
export const backfire: Ability = {
  keyword: 'backfire',
  onNaturalOne: (run, ship) =>
    push(run, {
      kind: 'lose-mast',
      seat: ship.owner,
      ship: ship.id,
      count: 1,
      cause: 'backfire',
      by: ship.id,
    }),
};
