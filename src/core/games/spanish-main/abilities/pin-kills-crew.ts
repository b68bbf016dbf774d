import { loseCrew } from '../crew';
import type { Ability } from './hooks';

/** [ability.pin-kills-crew] When she becomes pinned, the ship that pins her loses a crew of its owner's choice. */
export const pinKillsCrew: Ability = {
  keyword: 'pinKillsCrew',
  onPinned: (run, ship, by) => {
    const victim = by.find((s) => s.crew.length > 0);
    if (victim) loseCrew(run, victim, ship);
  },
};
