import type { Ability } from './hooks';

/** [ability.unpinnable] Contact never pins her. */
export const unpinnable: Ability = { keyword: 'unpinnable', unpinnable: true };
