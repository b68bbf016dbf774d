import type { Ability } from './hooks';

/** [ability.captain] After moving or coming about she may shoot in the same action, before any ram [I1][I2]. */
export const captain: Ability = { keyword: 'captain', shootsAfterMove: true };
