import { err, type Game, message } from '../../engine';
import { ask } from './ask';
import { clauses } from './clauses';
import { commandKinds, commandSchema } from './commands';
import { describe } from './describe';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { check, play } from './play';
import { questionSchema } from './questions';
import { sample } from './sample';
import { setUpTable } from './set-ups';
import { bareTable, stateSchema } from './state';
import { optionsSpec, type SandboxTypes } from './types';
import { redact, view } from './view';

const open = commandKinds.map((kind) => ({ kind }));

/** The free table: a game without turns, without an end, in which anything may be done and anything undone. */
export const sandbox: Game<SandboxTypes> = {
  id: 'sandbox',
  name: 'Sandbox',
  seats: { min: 1, max: 6 },
  rulesVersion: 1,
  // [sandbox.undo]
  freeUndo: true,
  options: optionsSpec,
  schemas: { state: stateSchema, command: commandSchema, question: questionSchema },
  clauses,
  setUp({ table }, seats, random) {
    const state = bareTable(seats);
    setUpTable(state, table, random);
    return state;
  },
  toAct: () => [],
  legal: (state, seat) => ({ commands: [], open: seat < state.seats ? open : [] }),
  sample,
  check,
  play,
  view,
  redact,
  ask,
  imagine,
  outcome: () => null,
  invariants,
  describe,
  lay: () => [],
  pickUp: () => err([message('sandbox.pick-up.itself')]),
  bots: [],
};

export type { SandboxTypes } from './types';
