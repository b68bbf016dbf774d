import type { Ability } from './hooks';

/** [ability.enemy-range-s] Enemy cannons reach her only at S (the Homemade Flag). */
export const enemyRangeS: Ability = { keyword: 'enemyRangeS', rangeAgainst: 'S' };
