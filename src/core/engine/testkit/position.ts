import type { GameTypes } from '../game';
import { cloneJson, stableJson } from '../json';
import { guarded, type Probe, plain, same, wellFormed } from './probe';

/** What holds of a state by itself: plain JSON, its schema, invariants, outcome, and the way to loose pieces and back. */
export function checkPosition<T extends GameTypes>(probe: Probe<T>, options: T['options']): void {
  const { game, state } = probe;
  plain(probe, 'state', state);
  const parsed = guarded(probe, 'schemas.state', () => game.schemas.state.safeParse(state));
  if (parsed && !parsed.success) probe.fail('schema', `state: ${parsed.error.message}`);
  else if (parsed) same(probe, 'schema', 'the state after its schema', state, parsed.data);
  if (stableJson(structuredClone(state)) !== stableJson(cloneJson(state)))
    probe.fail('clone', 'clones differ');
  for (const broken of guarded(probe, 'invariants', () => game.invariants(state)) ?? []) {
    probe.fail('invariant', broken);
  }
  checkOutcome(probe);
  checkPieces(probe, options);
}

function checkOutcome<T extends GameTypes>(probe: Probe<T>): void {
  const outcome = guarded(probe, 'outcome', () => probe.game.outcome(probe.state));
  if (!outcome) return;
  plain(probe, 'outcome', outcome);
  wellFormed(probe, 'outcome', outcome.reason);
  if (outcome.scores.length !== probe.seats.length) probe.fail('outcome', 'one score for each seat');
  if (outcome.winners.some((winner) => !probe.seats.includes(winner)))
    probe.fail('outcome', 'a winner has no seat');
}

function checkPieces<T extends GameTypes>(probe: Probe<T>, options: T['options']): void {
  const { game, state } = probe;
  const pieces = guarded(probe, 'lay', () => game.lay(state));
  if (!pieces) return;
  plain(probe, 'pieces', pieces);
  if (new Set(pieces.map((piece) => piece.id)).size !== pieces.length)
    probe.fail('lay', 'two pieces have one id');
  const back = guarded(probe, 'pickUp', () => game.pickUp(pieces, options));
  if (!back) return;
  if (!back.ok) {
    for (const why of back.error) wellFormed(probe, 'pickUp', why);
    return;
  }
  const parsed = game.schemas.state.safeParse(back.value);
  if (!parsed.success) probe.fail('pickUp', `not a state: ${parsed.error.message}`);
  const broken = game.invariants(back.value);
  if (broken.length > 0) probe.fail('pickUp', `breaks ${broken.join('; ')}`);
}
