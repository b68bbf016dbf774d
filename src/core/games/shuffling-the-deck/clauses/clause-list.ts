import type { Clause } from '../../../engine';

type Entry = readonly [id: string, title: string, text: string];

/** Clauses of one section and one source, so that each can be written as id, title and text. */
export const section = (
  name: string,
  source: Clause['source'],
  ...entries: readonly Entry[]
): readonly Clause[] => entries.map(([id, title, text]) => ({ id, section: name, title, text, source }));
