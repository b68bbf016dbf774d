import type { Clause } from '../../../engine';
import { rulebookClauses } from './rulebook';
import { rulingClauses } from './rulings';

export const clauses: readonly Clause[] = [...rulebookClauses, ...rulingClauses];
