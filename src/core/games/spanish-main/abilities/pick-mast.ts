import type { Ability } from './hooks';

/** [ability.pick-mast] Her player, not the owner [H1], picks the mast that her hit removes. */
export const pickMast: Ability = { keyword: 'pickMast', shooterPicksMast: true };
