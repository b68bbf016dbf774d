import type { Ability } from './hooks';

/** [ability.all-l] All her own cannons reach L; a Musketeer's shot stays as it is [G20]. */
export const allL: Ability = { keyword: 'allL', allGuns: 'L' };
