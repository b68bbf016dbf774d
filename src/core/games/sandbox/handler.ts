import type { Seat } from '../../engine';
import type { Turn, Verdict } from './access';
import type { Command, CommandOf } from './commands';
import type { SandboxEvent } from './events';
import type { State } from './state';

/** One kind of command: may it be done, and how. `play` is only called after `check`. */
export type Handler<K extends Command['kind']> = {
  check(state: State, command: CommandOf<K>, seat: Seat): Verdict;
  play(turn: Turn, command: CommandOf<K>): SandboxEvent[];
};
export type HandlersOf<K extends Command['kind']> = { readonly [P in K]: Handler<P> };

/** A handler of whichever kind. */
export type AnyHandler = {
  check(state: State, command: Command, seat: Seat): Verdict;
  play(turn: Turn, command: Command): SandboxEvent[];
};
