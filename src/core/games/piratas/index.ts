import type { Game, Seat } from '../../engine';
import { type Answer, ask } from './ask';
import { bots } from './bots';
import { checkCommand } from './check';
import { clauses } from './clauses';
import { describe, type PiratasEvent, redact } from './events';
import { invariants } from './invariants';
import { lay, pickUp } from './lay';
import { legalCommands } from './legal';
import { outcome } from './outcome';
import { play } from './play';
import { setUp } from './set-up';
import { sightOf } from './sight';
import {
  type Command,
  commandSchema,
  optionsSchema,
  type PiratasOptions,
  type PiratasState,
  type PiratasView,
  type Question,
  questionSchema,
  stateSchema,
} from './types';
import { imagine, view } from './view';

export type PiratasTypes = {
  options: PiratasOptions;
  state: PiratasState;
  command: Command;
  event: PiratasEvent;
  view: PiratasView;
  question: Question;
  answer: Answer;
  /** Every choice is a list of commands. */
  open: { readonly kind: never };
};

const toAct = ({ phase }: PiratasState): Seat[] => (phase.kind === 'over' ? [] : [phase.seat]);

export const piratas: Game<PiratasTypes> = {
  id: 'piratas',
  name: 'Piratas!',
  seats: { min: 2, max: 6 },
  rulesVersion: 1,
  options: {
    schema: optionsSchema,
    defaults: { first: 'lot' },
    presets: [{ id: 'rulebook', name: 'Rulebook', options: { first: 'lot' } }],
    help: {
      first: {
        label: 'Who begins',
        help: 'Drawn by lot, or the first seat: let whoever was last aboard a ship sit there.',
      },
    },
  },
  schemas: { state: stateSchema, command: commandSchema, question: questionSchema },
  clauses,
  setUp,
  toAct,
  legal: (state, seat) => ({ commands: legalCommands(sightOf(state, seat)), open: [] }),
  sample: (state, seat, random) => random.pick(legalCommands(sightOf(state, seat))),
  check: (state, seat, command) => checkCommand(sightOf(state, seat), command),
  play,
  view,
  redact,
  ask,
  imagine,
  outcome,
  invariants,
  describe,
  lay,
  pickUp,
  bots,
};

export type { Answer } from './ask';
export * from './cards';
export type { PiratasEvent } from './events';
export type * from './types';
