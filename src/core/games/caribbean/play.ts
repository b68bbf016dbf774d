import { allowed, type Result, type Seat, type Violation, violation } from '../../engine';
import { act, checkAction } from './actions';
import { checkBid, layBid, showBids } from './bidding';
import type { CaribbeanEvent } from './events';
import { endAtOnce, endRound, roundIsOver } from './round';
import { checkStep, step } from './sail';
import { answerTie, checkBreakTie } from './tie';
import type { CaribbeanCommand, CaribbeanState, SailCommand } from './types';

export function check(
  state: CaribbeanState,
  who: Seat,
  command: CaribbeanCommand,
): Result<undefined, Violation> {
  if (state.phase.kind === 'over') return violation('over', 'sum');
  if (who >= state.purses.length) return violation('no-such-seat', 'bid.lay');
  if (command.kind === 'bid') return checkBid(state, who, command.bid);
  if (command.kind === 'break-tie') return checkBreakTie(state, who);
  return checkSail(state, who, command);
}

function checkSail(state: CaribbeanState, who: Seat, command: SailCommand): Result<undefined, Violation> {
  const { phase } = state;
  if (phase.kind !== 'sail') return violation('nobody-sails', 'move.order');
  if (phase.seat !== who) return violation('not-your-ship', 'move.order', { seat: { seat: phase.seat } });
  if (command.kind === 'sail') return checkStep(state, phase, command.to);
  // [R36] She may drop anchor with everything left undone.
  return command.kind === 'anchor' ? allowed : checkAction(state, phase, command);
}

/** Only after `check`. */
export function play(state: CaribbeanState, who: Seat, command: CaribbeanCommand): CaribbeanEvent[] {
  const events = carryOut(state, who, command);
  events.push(...endAtOnce(state));
  // Between ships the phase is back at `bid`, with cards already shown: on to the next ship, or the next round.
  while (state.phase.kind === 'bid' && state.revealed > 0) {
    events.push(...(roundIsOver(state) ? endRound(state) : showBids(state)));
  }
  return events;
}

function carryOut(state: CaribbeanState, who: Seat, command: CaribbeanCommand): CaribbeanEvent[] {
  switch (command.kind) {
    case 'bid':
      return layBid(state, who, command.bid);
    case 'break-tie':
      return answerTie(state, who, command.reveal);
    case 'sail':
      return step(state, command.to);
    case 'anchor':
      return anchor(state);
    default:
      return act(state, command);
  }
}

function anchor(state: CaribbeanState): CaribbeanEvent[] {
  if (state.phase.kind !== 'sail') throw new Error('nobody sails');
  const { ship, seat } = state.phase;
  state.phase = { kind: 'bid' };
  return [{ kind: 'anchored', ship, seat }];
}
