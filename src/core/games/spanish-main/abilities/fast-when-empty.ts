import { usedSpace } from '../hold';
import type { Ability } from './hooks';

/** [ability.fast-when-empty] An extra S while nothing takes a space in her hold, read as the move is given [I13]. */
export const fastWhenEmpty: Ability = {
  keyword: 'fastWhenEmpty',
  extra: (p, ship) => (usedSpace(p, ship) === 0 ? ['S'] : []),
};
