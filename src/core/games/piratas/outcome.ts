import { message, type Outcome } from '../../engine';
import type { PiratasState } from './types';

/**
 * One winner: the first to begin a turn with enough treasures. [P4] The scores say only that, since the treasures in
 * the other hands stay their owners' secret.
 */
export function outcome({ phase, hands }: PiratasState): Outcome | null {
  if (phase.kind !== 'over') return null;
  const { winner } = phase;
  return {
    scores: hands.map((_, seat) => (seat === winner ? 1 : 0)),
    winners: [winner],
    reason: message('piratas.outcome.legend', { seat: { seat: winner } }),
  };
}
