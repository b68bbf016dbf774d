import type { Game } from '../../engine';
import { ask } from './ask';
import { bots } from './bots';
import { check } from './check';
import { clauses } from './clauses';
import { describe } from './describe';
import { imagine } from './imagine';
import { invariants } from './invariants';
import { lay } from './lay';
import { legal, sample, toAct } from './legal';
import { options } from './options';
import { outcome } from './outcome';
import { pickUp } from './pick-up';
import { play } from './play';
import { commandSchema, questionSchema, stateSchema } from './schemas';
import { fewestPlayers, mostPlayers, setUp } from './set-up';
import type { Types } from './types';
import { redact, view } from './view';

export type * from './types';

/** Secret pirates, a row of nine ships, and adventures that pay some of them. */
export const shufflingTheDeck: Game<Types> = {
  id: 'shuffling-the-deck',
  name: 'Shuffling the Deck',
  seats: { min: fewestPlayers, max: mostPlayers },
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
