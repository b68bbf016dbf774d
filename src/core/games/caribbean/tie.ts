import { allowed, type Result, type Seat, seat, type Violation, violation } from '../../engine';
import { bidsFor, thievesAgainst } from './bids';
import type { CaribbeanEvent } from './events';
import { beginSail } from './sail';
import { type CaribbeanState, type Phase, type ShipName, THIEF } from './types';

type TiePhase = Extract<Phase, { kind: 'tie' }>;

/**
 * [R17] Only the highest bidders decide, each in secret. [R21] Whoever has used his card up can only decline:
 * everybody has seen it, so he isn't asked.
 */
export function beginTie(
  state: CaribbeanState,
  ship: ShipName,
  tied: readonly Seat[],
  bid: number,
): CaribbeanEvent[] {
  const answers = tied.map((who) => (state.spent[who] ? false : null));
  const events: CaribbeanEvent[] = [{ kind: 'tied', ship, seats: [...tied], bid }];
  const phase: TiePhase = { kind: 'tie', ship, tied: [...tied], bid, answers };
  if (answers.every((answer) => answer !== null)) {
    // [R19] With no card left it is an absolute tie.
    state.phase = { kind: 'bid' };
    return [...events, { kind: 'ship-stays', ship, why: 'tie' }];
  }
  state.phase = phase;
  return events;
}

export const mayBreakTie = (state: CaribbeanState): Seat[] => {
  const { phase } = state;
  return phase.kind === 'tie' ? phase.tied.filter((_, i) => phase.answers[i] === null) : [];
};

export function checkBreakTie(state: CaribbeanState, who: Seat): Result<undefined, Violation> {
  if (state.phase.kind !== 'tie') return violation('no-tie', 'tie.break');
  const place = state.phase.tied.indexOf(who);
  if (place < 0) return violation('not-tied', 'R17');
  if (state.phase.answers[place] !== null) return violation('answered-already', 'R35');
  return allowed;
}

/** @returns events; the caller goes on to the next ship where the phase is no longer a tie or a sail */
export function answerTie(state: CaribbeanState, who: Seat, reveal: boolean): CaribbeanEvent[] {
  const { phase } = state;
  if (phase.kind !== 'tie') throw new Error('no tie to break');
  phase.answers[phase.tied.indexOf(who)] = reveal;
  const events: CaribbeanEvent[] = [{ kind: 'tie-answered', seat: who, reveal }];
  return phase.answers.includes(null) ? events : [...events, ...resolveTie(state, phase)];
}

function resolveTie(state: CaribbeanState, { ship, tied, bid, answers }: TiePhase): CaribbeanEvent[] {
  const shown = tied.map((who, i) => ({
    seat: who,
    card: answers[i] ? (state.bids[who]?.tieBreak ?? null) : null,
  }));
  const revealed = shown.flatMap(({ seat: who, card }) => (card === null ? [] : [{ who, card }]));
  // [tie.spent][R20] A card that was shown is used up, whatever came of it.
  for (const { who } of revealed) state.spent[who] = true;
  const events: CaribbeanEvent[] = [{ kind: 'tie-breaks-shown', ship, shown, final: true }];
  const best = Math.max(...revealed.map(({ card }) => card));
  const winners = revealed.filter(({ card }) => card === best);
  const [winner] = winners;
  // [R19][R20] None shown, or two equal highest: she stays, and a lower third does not inherit.
  if (winners.length !== 1 || winner === undefined) {
    state.phase = { kind: 'bid' };
    return [...events, { kind: 'ship-stays', ship, why: 'tie' }];
  }
  // [R18] A thief among the shown cards, the winner's own too, takes a space; its barrels add none.
  const shownThieves = revealed.filter(({ card }) => card === THIEF).length;
  const thieves = thievesAgainst(bidsFor(state, ship), winner.who) + shownThieves;
  return [...events, ...beginSail(state, ship, seat(winner.who), bid, thieves)];
}
