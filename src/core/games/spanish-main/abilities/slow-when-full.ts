import { freeSpace } from '../hold';
import type { Ability } from './hooks';

/** [ability.slow-when-full] With a full hold her base move is S, read as the move is given [I13]. */
export const slowWhenFull: Ability = {
  keyword: 'slowWhenFull',
  base: (p, ship, base) => (freeSpace(p, ship) <= 0 ? ['S'] : base),
};
