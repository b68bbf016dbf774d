import { type Legal, type Random, type Seat, seatsUpTo } from '../../engine';
import { actionsAt } from './actions';
import { steps } from './sail';
import { mayBreakTie } from './tie';
import { CARDS, type CaribbeanCommand, type CaribbeanState, type OpenBid } from './types';

export function toAct(state: CaribbeanState): Seat[] {
  switch (state.phase.kind) {
    case 'bid':
      return seatsUpTo(state.purses.length).filter((who) => state.bids[who] === null);
    case 'tie':
      return mayBreakTie(state);
    case 'sail':
      return [state.phase.seat];
    case 'over':
      return [];
  }
}

export function legal(state: CaribbeanState, who: Seat): Legal<CaribbeanCommand, OpenBid> {
  if (!toAct(state).includes(who)) return { commands: [], open: [] };
  const { phase } = state;
  switch (phase.kind) {
    case 'bid':
      return { commands: [], open: [{ kind: 'bid', cards: CARDS }] };
    case 'tie':
      return {
        commands: [
          { kind: 'break-tie', reveal: true },
          { kind: 'break-tie', reveal: false },
        ],
        open: [],
      };
    case 'sail':
      return {
        commands: [
          ...actionsAt(state, phase),
          ...steps(state, phase).map((to): CaribbeanCommand => ({ kind: 'sail', to })),
          { kind: 'anchor' },
        ],
        open: [],
      };
    case 'over':
      return { commands: [], open: [] };
  }
}

export function sample(state: CaribbeanState, who: Seat, random: Random): CaribbeanCommand {
  if (state.phase.kind === 'bid') return { kind: 'bid', bid: bidFrom(random.shuffle(CARDS)) };
  return random.pick(legal(state, who).commands);
}

/** The first six go to the ships, the last is the tie-break. */
export function bidFrom(cards: readonly (typeof CARDS)[number][]): {
  cards: (typeof cards)[number][];
  tieBreak: (typeof cards)[number];
} {
  const tieBreak = cards[CARDS.length - 1];
  if (tieBreak === undefined) throw new RangeError('a bid takes seven cards');
  return { cards: cards.slice(0, CARDS.length - 1), tieBreak };
}
