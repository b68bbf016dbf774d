import type { Ability } from './hooks';

/** [ability.musketeer] One 3S shot from any mast station, standing or not [G20]; nothing improves its range or roll. */
export const musketeer: Ability = { keyword: 'musketeer', musket: { rank: 3, range: 'S' } };
