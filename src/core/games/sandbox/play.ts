import type { Random, Seat } from '../../engine';
import { violation } from '../../engine';
import type { Verdict } from './access';
import { arrange } from './arrange';
import type { Command } from './commands';
import { decks } from './decks';
import { dice } from './dice';
import type { SandboxEvent } from './events';
import type { AnyHandler, HandlersOf } from './handler';
import { hands } from './hands';
import { make } from './make';
import { marks } from './marks';
import type { State } from './state';

const handlers: HandlersOf<Command['kind']> = { ...arrange, ...marks, ...decks, ...hands, ...make, ...dice };

/** The handler of a command's own kind: methods, so it may stand for one of any kind. */
const handlerOf = ({ kind }: Command): AnyHandler => handlers[kind];

export function check(state: State, seat: Seat, command: Command): Verdict {
  if (seat >= state.seats) return violation('no-such-seat', 'sandbox.pieces');
  return handlerOf(command).check(state, command, seat);
}

export function play(state: State, seat: Seat, command: Command, random: Random): SandboxEvent[] {
  return handlerOf(command).play({ state, seat, random }, command);
}
