import { message, type Outcome } from '../../engine';
import { goldOf } from './gold';
import { type Position, seatsOf } from './state';

/** Gold at home counts; so does that of a player who is out. */
export function outcome(p: Position): Outcome | null {
  if (p.phase.kind !== 'over') return null;
  const scores = seatsOf(p).map((seat) => goldOf(p, seat));
  return { scores, winners: p.phase.winners, reason: message(`spanish-main.end.${p.phase.reason}`) };
}
