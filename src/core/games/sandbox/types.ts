import { z } from 'zod';
import type { OptionsSpec } from '../../engine';
import { type Command, commandKinds, tableNameSchema } from './commands';
import type { SandboxEvent } from './events';
import type { Answer, Question } from './questions';
import type { State, View } from './state';

export const optionsSchema = z.strictObject({ table: tableNameSchema });
export type Options = z.output<typeof optionsSchema>;

export const optionsSpec: OptionsSpec<Options> = {
  schema: optionsSchema,
  defaults: { table: 'empty' },
  presets: [
    { id: 'empty', name: 'An empty table', options: { table: 'empty' } },
    { id: 'spanish-main', name: 'A sea with two fleets', options: { table: 'spanish-main' } },
    { id: 'shuffling-the-deck', name: 'The row of nine ships', options: { table: 'shuffling-the-deck' } },
    { id: 'piratas', name: 'The Piratas! deck and playmats', options: { table: 'piratas' } },
    { id: 'caribbean', name: 'The Caribbean board', options: { table: 'caribbean' } },
  ],
  help: {
    table: {
      label: 'On the table',
      help: 'What lies there when you begin. Any of them can be set up later, too.',
    },
  },
};

/** Nothing is ever forced: one entry for each thing that can be done. */
export const openSchema = z.strictObject({ kind: z.enum(commandKinds) });
export type Open = z.output<typeof openSchema>;

export type SandboxTypes = {
  options: Options;
  state: State;
  command: Command;
  event: SandboxEvent;
  view: View;
  question: Question;
  answer: Answer;
  open: Open;
};
