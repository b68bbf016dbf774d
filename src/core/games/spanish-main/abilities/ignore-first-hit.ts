import type { Ability } from './hooks';

/** [ability.ignore-first-hit] The first hit of a turn does nothing, if she has all her masts at that moment [I11]. */
export const ignoreFirstHit: Ability = { keyword: 'ignoreFirstHit', shrugsFirstHit: true };
