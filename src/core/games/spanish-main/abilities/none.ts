import type { Ability } from './hooks';

/** A ship without an ability. */
export const none: Ability = { keyword: 'none' };
