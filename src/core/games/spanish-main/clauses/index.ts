import type { Clause } from '../../../engine';
import { abilityClauses } from './abilities';
import { crewClauses } from './crew';
import { fightingClauses } from './fighting';
import { movingClauses } from './moving';
import { setupClauses } from './setup';
import { shootingClauses } from './shooting';
import { treasureClauses } from './treasure';

/** The rules in our own words, rulings by their ids. */
export const clauses: readonly Clause[] = [
  ...setupClauses,
  ...movingClauses,
  ...fightingClauses,
  ...treasureClauses,
  ...shootingClauses,
  ...crewClauses,
  ...abilityClauses,
];
