import type { Ability } from './hooks';

/** [ability.no-crew] She carries no crew. */
export const noCrew: Ability = { keyword: 'noCrew', noCrew: true };
