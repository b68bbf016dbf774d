import { allowed, type Result, type Seat, seat, type Violation, violation } from '../../engine';
import { bidsFor, thievesAgainst } from './bids';
import type { CaribbeanEvent } from './events';
import { beginSail } from './sail';
import { beginTie } from './tie';
import { type Bid, CARDS, type CaribbeanState, SHIPS, THIEF } from './types';

/** [bid.lay] Six cards go to the six ships and the seventh is kept for ties: each of the seven once. */
export function checkBid(state: CaribbeanState, who: Seat, bid: Bid): Result<undefined, Violation> {
  if (state.phase.kind !== 'bid') return violation('not-bidding', 'bid.lay');
  if (state.bids[who] !== null) return violation('bid-laid-already', 'R35');
  const laid = [...bid.cards, bid.tieBreak].sort((a, b) => a - b);
  const complete = laid.length === CARDS.length && CARDS.every((card, i) => card === laid[i]);
  return complete ? allowed : violation('bid-cards', 'bid.lay');
}

/** [R23] Nothing is told to anybody else before the last bid is in; then the first ship's cards are shown. */
export function layBid(state: CaribbeanState, who: Seat, bid: Bid): CaribbeanEvent[] {
  state.bids[who] = bid;
  const events: CaribbeanEvent[] = [{ kind: 'bid-laid', seat: who, bid }];
  if (state.bids.every((laid) => laid !== null)) events.push(...showBids(state));
  return events;
}

/** [move.order][bid.reveal] Shows the cards on the next ship and says who may sail her. The round is over when none is left. */
export function showBids(state: CaribbeanState): CaribbeanEvent[] {
  const events: CaribbeanEvent[] = [];
  for (let ship = SHIPS[state.revealed]; ship !== undefined; ship = SHIPS[state.revealed]) {
    const cards = bidsFor(state, ship);
    state.revealed += 1;
    events.push({ kind: 'bids-shown', ship, cards, final: true });
    const best = Math.max(...cards);
    // [R15] A thief is no barrel: where all have played theirs, nobody has bid.
    if (best === THIEF) {
      events.push({ kind: 'ship-stays', ship, why: 'no-barrels' });
      continue;
    }
    const highest = cards.flatMap((card, i) => (card === best ? [seat(i)] : []));
    const [winner] = highest;
    if (highest.length === 1 && winner !== undefined) {
      events.push(...beginSail(state, ship, winner, best, thievesAgainst(cards, winner)));
      return events;
    }
    events.push(...beginTie(state, ship, highest, best));
    // Nobody has a card left to break it with: the next ship follows at once.
    if (state.phase.kind === 'tie') return events;
  }
  return events;
}
