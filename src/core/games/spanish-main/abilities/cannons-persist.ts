import type { Ability } from './hooks';

/** [ability.cannons-persist] A lost mast's cannon goes on firing from its station, until she is derelict. */
export const cannonsPersist: Ability = { keyword: 'cannonsPersist', keepsCannons: true };
