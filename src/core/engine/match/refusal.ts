import { type Message, type MessageParams, message } from '../message';
import { type Err, err } from '../result';
import type { Violation } from '../violation';

export type MatchRefusalCode =
  | 'no-such-seat'
  | 'not-your-turn'
  | 'stale-decision'
  | 'bad-command'
  | 'violation'
  | 'match-over'
  | 'cannot-undo'
  | 'cannot-redo'
  | 'nothing-pending'
  | 'already-pending'
  | 'bad-options'
  | 'bad-seats'
  | 'bad-position'
  | 'internal';

/** Why a match says no. Whatever is refused has changed nothing. */
export type MatchRefusal = {
  readonly code: MatchRefusalCode;
  /** `match.refused.<code>` or a closer reason (`match.cannot-undo.final`). */
  readonly message: Message;
  /** With code `violation`: the rule of the game. */
  readonly violation?: Violation;
};

export const refuse = (
  code: MatchRefusalCode,
  params?: MessageParams,
  id = `match.refused.${code}`,
): Err<MatchRefusal> => err({ code, message: message(id, params) });
