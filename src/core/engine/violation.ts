import type { MessageParams } from './message';
import { type Err, err } from './result';

/**
 * Why a command is refused. `code` is the message id's last part, `clause` the id of the rule
 * in the game's `clauses`, `shows` whatever lets the table draw the reason (a line, a blocker, a point).
 */
export type Violation = {
  readonly code: string;
  readonly clause: string;
  readonly params?: MessageParams;
  readonly shows?: readonly Witness[];
};

/** Something to draw on the table, in millimetres. */
export type Witness =
  | { readonly kind: 'point'; readonly at: readonly [number, number]; readonly role: string }
  | {
      readonly kind: 'line';
      readonly from: readonly [number, number];
      readonly to: readonly [number, number];
      readonly role: string;
    }
  | { readonly kind: 'piece'; readonly id: string; readonly role: string };

export const violation = (
  code: string,
  clause: string,
  params?: MessageParams,
  shows?: readonly Witness[],
): Err<Violation> => err({ code, clause, ...(params && { params }), ...(shows && { shows }) });
