import type { Seat, Violation } from '../../engine';
import type { Command, CommandOf } from './commands';
import type { Run } from './run';
import type { Position } from './state';

/** A kind of command: whether it may be given, and what it does. Side by side, so that one can't forget the other. */
export type Handler<K extends Command['kind']> = {
  /** Null when it may be given. Never changes anything, and reads nothing that `seat` may not know. */
  readonly check: (p: Position, seat: Seat, command: CommandOf<K>) => Violation | null;
  /** Only after `check`. What follows by itself is up to `advance`. */
  readonly play: (run: Run, seat: Seat, command: CommandOf<K>) => void;
};
export type Handlers = { readonly [K in Command['kind']]: Handler<K> };

export const refuse = (code: string, clause: string, params?: Violation['params']): Violation => ({
  code,
  clause,
  ...(params && { params }),
});

/** Setting up goes step by step: this isn't the step. */
export const notNow = () => refuse('not-now', 'setup.order');
