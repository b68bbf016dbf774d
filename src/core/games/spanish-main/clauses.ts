import type { Clause } from '../../engine';

export const clauses: readonly Clause[] = [];
