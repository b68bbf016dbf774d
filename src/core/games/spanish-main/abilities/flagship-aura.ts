import { millimetre, within } from '../../../geometry';
import { BAR } from '../cards';
import { placed } from '../table';
import type { Ability } from './hooks';

/** [ability.flagship-aura] Other ships of her fleet within S of her add 1 to their cannon rolls; two flagships add no more. */
export const flagshipAura: Ability = {
  keyword: 'flagshipAura',
  rollForFriends: (p, ship, { shooter }) =>
    within(placed(p, ship), placed(p, shooter), millimetre(BAR.S)) ? 1 : 0,
};
