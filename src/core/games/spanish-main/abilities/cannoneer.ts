import type { Ability } from './hooks';

/** [ability.cannoneer] Once a turn one cannon that has missed may fire again, even after a natural 1 [G18]. */
export const cannoneer: Ability = { keyword: 'cannoneer', refires: true };
