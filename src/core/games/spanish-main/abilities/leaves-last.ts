import type { Ability } from './hooks';

/** [ability.leaves-last] She leaves the last treasure of an island where it lies. */
export const leavesLast: Ability = { keyword: 'leavesLast', leavesLast: true };
