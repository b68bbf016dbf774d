import type { Ability } from './hooks';

/** [ability.oars] Derelict, she has a base move of S [E11]. Oars and an Oarsman are of one kind. */
export const oars: Ability = { keyword: 'oars', kind: 'oars', movesDerelict: true };
export const oarsman: Ability = { keyword: 'oarsman', kind: 'oars', movesDerelict: true };
