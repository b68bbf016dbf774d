import type { Ability } from './hooks';
import { crewAbilities } from './working';

/** [ability.captain-bonus] One more on cannon rolls while a Captain whose face is up works aboard. */
export const captainBonus: Ability = {
  keyword: 'captainBonus',
  rollBonus: (p, { shooter }) => {
    const captains = shooter.crew.filter(
      (c) => c.up && crewAbilities(p, shooter, c).some((a) => a.shootsAfterMove),
    );
    return captains.length > 0 ? 1 : 0;
  },
};
