import type { Ability } from './hooks';

/** [ability.explorer] She may explore a wild island in the very action in which she docks there [F1]. */
export const explorer: Ability = { keyword: 'explorer', exploresOnDock: true };
