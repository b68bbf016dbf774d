import { isWhole } from '../table';
import type { Ability } from './hooks';

/** [ability.fast-when-whole] An extra L while she has all her masts. */
export const fastWhenWhole: Ability = {
  keyword: 'fastWhenWhole',
  extra: (_p, ship) => (isWhole(ship) ? ['L'] : []),
};
