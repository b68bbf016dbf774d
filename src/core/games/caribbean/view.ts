import { type Random, type Seat, seat, type Viewer } from '../../engine';
import type { CaribbeanEvent } from './events';
import { bidFrom } from './legal';
import { type Bid, CARDS, type CaribbeanState, type CaribbeanView, type Phase, type SeenBid } from './types';

/** [R23] A view tells nothing of another's bid, not even whether it is laid, before all are in; [R34] money lies open. */
export function view(state: CaribbeanState, viewer: Viewer): CaribbeanView {
  const { supply, bids, phase, ...open } = state;
  return {
    ...structuredClone(open),
    viewer,
    phase: seenPhase(phase, viewer),
    supply: supply.map((stack) => stack.length),
    bids: bids.map((_, i) => seenBid(state, seat(i), viewer)),
  };
}

const bidsAreIn = (state: CaribbeanState) => state.revealed > 0;

function seenBid(state: CaribbeanState, of: Seat, viewer: Viewer): SeenBid | null {
  const bid = state.bids[of] ?? null;
  if (of === viewer) return bid && { cards: [...bid.cards], tieBreak: bid.tieBreak };
  if (bid === null || !bidsAreIn(state)) return null;
  return {
    cards: bid.cards.map((card, ship) => (ship < state.revealed ? card : null)),
    tieBreak: state.spent[of] ? bid.tieBreak : null,
  };
}

/** Another's answer to a tie stays hidden until all have answered. One who can't answer is known to decline. */
function seenPhase(phase: Phase, viewer: Viewer): Phase {
  if (phase.kind !== 'tie') return structuredClone(phase);
  return {
    ...phase,
    tied: [...phase.tied],
    answers: phase.answers.map((answer, i) => (phase.tied[i] === viewer ? answer : null)),
  };
}

export function redact(event: CaribbeanEvent, viewer: Viewer): CaribbeanEvent | null {
  switch (event.kind) {
    case 'bid-laid':
    case 'tie-answered':
      return event.seat === viewer ? event : null;
    default:
      return event;
  }
}

/** Deals what the view doesn't show at random: the stacks, and each player's cards that are still face down. */
export function imagine(seen: CaribbeanView, random: Random): CaribbeanState {
  const { viewer, supply, bids, phase, ...open } = structuredClone(seen);
  const hidden = random.shuffle(Object.keys(open.chests).filter((city) => open.chests[city] === 'supply'));
  const revealed = open.revealed > 0;
  return {
    ...open,
    supply: supply.map((count) => hidden.splice(0, count)),
    bids: bids.map((bid, i) => {
      if (i === viewer || !revealed) return bid && known(bid);
      return imagineBid(bid, random);
    }),
    phase: imaginePhase(phase, open.spent, viewer),
  };
}

function imaginePhase(phase: Phase, spent: readonly boolean[], viewer: Viewer): Phase {
  if (phase.kind !== 'tie') return phase;
  return {
    ...phase,
    answers: phase.answers.map((answer, i) => {
      const who = phase.tied[i];
      return who !== viewer && who !== undefined && spent[who] ? false : answer;
    }),
  };
}

function known({ cards, tieBreak }: SeenBid): Bid {
  return { cards: cards.map(card), tieBreak: card(tieBreak) };
}

function card<T>(value: T | null): T {
  if (value === null) throw new Error('a card is missing from one’s own bid');
  return value;
}

function imagineBid(bid: SeenBid | null, random: Random): Bid {
  const shown = [...(bid?.cards ?? []), bid?.tieBreak ?? null];
  const rest = random.shuffle(CARDS.filter((value) => !shown.includes(value)));
  return bidFrom(Array.from({ length: CARDS.length }, (_, i) => shown[i] ?? card(rest.pop() ?? null)));
}
