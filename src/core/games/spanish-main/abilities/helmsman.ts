import type { Ability } from './hooks';

/** [ability.helmsman] S is added to her base move, whatever that is by then [E4][I3]. */
export const helmsman: Ability = { keyword: 'helmsman', extra: () => ['S'] };
