import type { Ability } from './hooks';

/** [ability.immune-to-l] A shot of an L cannon at her always misses. */
export const immuneToL: Ability = { keyword: 'immuneToL', immuneTo: 'L' };
