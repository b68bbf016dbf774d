import type { Game } from '../../engine';
import { ask } from './ask';
import { bots } from './bots';
import { clauses } from './clauses';
import { commandSchema } from './commands';
import { describe } from './describe';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { lay, pickUp } from './lay';
import { legal } from './legal';
import { optionsSpec } from './options';
import { outcome } from './outcome';
import { check, play, toAct } from './play';
import { questionSchema } from './questions';
import { redact } from './redact';
import { sample } from './sample';
import { setUp } from './setup';
import { stateSchema } from './state';
import type { SpanishMainTypes } from './types';
import { view } from './view';

export const spanishMain: Game<SpanishMainTypes> = {
  id: 'spanish-main',
  name: 'Spanish Main',
  seats: { min: 2, max: 4 },
  rulesVersion: 1,
  options: optionsSpec,
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

export type { SpanishMainTypes } from './types';
