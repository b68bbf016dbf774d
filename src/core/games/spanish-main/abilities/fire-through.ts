import type { Ability } from './hooks';

/** [ability.fire-through] Other ships never stand in the way of her shots; islands and her own sails still do. */
export const fireThrough: Ability = { keyword: 'fireThrough', firesThroughShips: true };
