import type { Ability } from './hooks';

/** [ability.crew-protected] No ability and no boarding removes her crew; only sinking her does. */
export const crewProtected: Ability = { keyword: 'crewProtected', crewSafe: true };
