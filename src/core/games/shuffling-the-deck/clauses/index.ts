import type { Clause } from '../../../engine';
import { accusationClauses, adventureClauses, endClauses, optionalClauses } from './adventures';
import { adventureCardClauses, movementCardClauses } from './cards';
import { rowClauses, setUpClauses, turnClauses } from './turn';

/** The rules in our own words. Their ids are those of the rulings (`C4.7`), or our own for what the rulebook states. */
export const clauses: readonly Clause[] = [
  ...setUpClauses,
  ...turnClauses,
  ...rowClauses,
  ...movementCardClauses,
  ...adventureClauses,
  ...adventureCardClauses,
  ...accusationClauses,
  ...endClauses,
  ...optionalClauses,
];
