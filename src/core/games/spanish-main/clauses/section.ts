import type { Clause } from '../../../engine';

/** Clauses of one section and source, each as `[id, title, text]`. */
export const section = (
  name: string,
  source: Clause['source'],
  rules: readonly (readonly [id: string, title: string, text: string])[],
): Clause[] => rules.map(([id, title, text]) => ({ id, section: name, title, text, source }));
