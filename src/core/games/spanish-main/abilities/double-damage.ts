import type { Ability } from './hooks';

/** [ability.double-damage] Each of her hits takes two masts; a hull left without one is derelict, not sunk [I12]. */
export const doubleDamage: Ability = { keyword: 'doubleDamage', mastsPerHit: 2 };
