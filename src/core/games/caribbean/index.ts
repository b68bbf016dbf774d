import type { Game } from '../../engine';
import { ask } from './ask';
import { bots } from './bots';
import { clauses } from './clauses';
import { describe } from './describe';
import { invariants } from './invariants';
import { lay, pickUp } from './lay';
import { legal, sample, toAct } from './legal';
import { options } from './options';
import { check, play } from './play';
import { outcome } from './round';
import { setUp } from './set-up';
import { type CaribbeanTypes, commandSchema, questionSchema, stateSchema } from './types';
import { imagine, redact, view } from './view';

export const caribbean: Game<CaribbeanTypes> = {
  id: 'caribbean',
  name: 'Caribbean',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options,
  schemas: { state: stateSchema, command: commandSchema, question: questionSchema },
  clauses,
  setUp,
  toAct,
  legal,
  sample,
  check,
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

export { type BoardFault, readBoard } from './board';
export { type CaribbeanEvent, eventSchema } from './events';
export * from './types';
