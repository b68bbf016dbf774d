import { describe, expect, test } from 'vitest';
import { Random, seat } from '../../engine';
import { caribbean } from '.';
import { arribaSails, bidOnArriba, bidWith, does, quietTable, refusal } from './table.testing';
import { CARDS, SHIPS, THIEF } from './types';

describe('laying bribes', () => {
  test('[bid.lay] six of the seven cards lie on the ships and the seventh is the tie-break: 0 to 5 and one thief', () => {
    expect(CARDS).toEqual([-1, 0, 1, 2, 3, 4, 5]);
    const state = quietTable(2);
    does(state, 0, { kind: 'bid', bid: { cards: [5, 4, 3, 2, 1, 0], tieBreak: THIEF } });
    expect(state.bids[0]?.tieBreak).toBe(-1);
  });
  test('[bid.lay] a card laid twice, or one left out, is refused', () => {
    const state = quietTable(2);
    expect(refusal(state, 0, { kind: 'bid', bid: { cards: [5, 5, 3, 2, 1, 0], tieBreak: -1 } })).toBe(
      'bid-cards [bid.lay]',
    );
  });
  test('[R35] a bribe that is laid can’t be changed', () => {
    const state = quietTable(3);
    does(state, 0, bidWith({ Arriba: 5 }));
    expect(refusal(state, 0, bidWith({ Arriba: 4 }))).toBe('bid-laid-already [R35]');
    does(state, 1, bidWith({ Arriba: 4 }));
    does(state, 2, bidWith({ Arriba: 3 }));
    expect(refusal(state, 1, bidWith({ Arriba: 5 }))).toBe('not-bidding [bid.lay]');
  });
  test('[R23] another’s bid changes nothing that a player sees, may do or is told, before the last one is in', () => {
    const state = quietTable(3);
    const seenBefore = caribbean.view(state, seat(1));
    const legalBefore = caribbean.legal(state, seat(1));
    const events = does(state, 0, bidWith({ Arriba: 5 }));
    expect(caribbean.view(state, seat(1))).toEqual(seenBefore);
    expect(caribbean.legal(state, seat(1))).toEqual(legalBefore);
    expect(events.map((event) => caribbean.redact(event, seat(1), state))).toEqual([null]);
    expect(caribbean.view(state, 'spectator').bids).toEqual([null, null, null]);
  });
  test('[bid.reveal] the cards on a ship are shown when her turn comes, the later ones stay down', () => {
    const state = quietTable(2);
    bidOnArriba(state, [5, 3]);
    const { bids } = caribbean.view(state, seat(1));
    expect(bids[0]?.cards).toEqual([5, null, null, null, null, null]);
    expect(bids[0]?.tieBreak).toBeNull();
    expect(bids[1]?.cards[0]).toBe(3);
    expect(bids[1]?.cards.includes(null)).toBe(false);
  });
});

describe('who sails, and how far', () => {
  test('[move.allowance] bids 5, 3, thief, thief: the 5 wins and moves 3', () => {
    const state = quietTable(4);
    const events = bidOnArriba(state, [5, 3, THIEF, THIEF]);
    expect(events).toContainEqual({
      kind: 'ship-won',
      ship: 'Arriba',
      seat: 0,
      bid: 5,
      thieves: 2,
      moves: 3,
    });
    expect(state.phase).toMatchObject({ kind: 'sail', ship: 'Arriba', seat: 0, left: 3 });
  });
  test('[move.order] the ships sail in alphabetical order, each by the one who won her', () => {
    expect(SHIPS).toEqual(['Arriba', 'Bravo', 'Caribic', 'Diabolo', 'Evita', 'Fuego']);
    const state = quietTable(2);
    does(state, 0, { kind: 'bid', bid: { cards: [5, 0, 3, 1, 4, 2], tieBreak: -1 } });
    does(state, 1, { kind: 'bid', bid: { cards: [0, 5, 1, 3, 2, 4], tieBreak: -1 } });
    const won: string[] = [];
    while (state.phase.kind === 'sail') {
      won.push(`${state.phase.ship} ${state.phase.seat}`);
      does(state, state.phase.seat, { kind: 'anchor' });
    }
    expect(won).toEqual(['Arriba 0', 'Bravo 1', 'Caribic 0', 'Diabolo 1', 'Evita 0', 'Fuego 1']);
  });
  test('[move.order] nobody else may sail her', () => {
    const state = quietTable(2);
    arribaSails(state, 'C1');
    expect(refusal(state, 1, { kind: 'sail', to: 'C2' })).toBe('not-your-ship [move.order]');
  });
  test('[R13] whoever wins with a 0 does not move, yet is active and may act', () => {
    const state = quietTable(2);
    state.ships.Arriba.at = 'N3';
    state.chests.Nassau = 'port';
    bidOnArriba(state, [0, THIEF]);
    expect(state.phase).toMatchObject({ kind: 'sail', seat: 0, left: 0 });
    expect(refusal(state, 0, { kind: 'sail', to: 'N2' })).toBe('no-movement-left [move.allowance]');
    does(state, 0, { kind: 'capture' });
    expect(state.ships.Arriba.chest).toBe('Nassau');
  });
  test('[R14] a bid of 1 against two thieves moves 0, not −1', () => {
    const state = quietTable(3);
    bidOnArriba(state, [1, THIEF, THIEF]);
    expect(state.phase).toMatchObject({ kind: 'sail', seat: 0, left: 0 });
  });
  test('[R15] where everybody has laid his thief nobody wins her and there is no tie-break', () => {
    const state = quietTable(3);
    const events = bidOnArriba(state, [THIEF, THIEF, THIEF]);
    expect(events).toContainEqual({ kind: 'ship-stays', ship: 'Arriba', why: 'no-barrels' });
    expect(events.some((event) => event.kind === 'tied' && event.ship === 'Arriba')).toBe(false);
  });
  test('[R16] only opponents’ thieves slow her: one’s own on another ship takes nothing here', () => {
    const state = quietTable(2);
    does(state, 0, bidWith({ Arriba: 4, Bravo: THIEF }));
    does(state, 1, bidWith({ Arriba: THIEF }));
    expect(state.phase).toMatchObject({ kind: 'sail', ship: 'Arriba', left: 3 });
  });
  test('[R37] with two players a ship loses one space at most', () => {
    for (const card of CARDS.filter((value) => value > THIEF)) {
      const state = quietTable(2);
      bidOnArriba(state, [card, THIEF]);
      expect(state.phase).toMatchObject({ kind: 'sail', left: Math.max(0, card - 1) });
    }
  });
});

describe('breaking a tie', () => {
  const tied = (tieBreaks: readonly (-1 | 0 | 1 | 2 | 3 | 4)[], arriba: 5 | 3 = 5) => {
    const state = quietTable(tieBreaks.length);
    for (const [who, tieBreak] of tieBreaks.entries())
      does(state, who, bidWith({ Arriba: arriba, tieBreak }));
    return state;
  };
  const answer = (reveal: boolean) => ({ kind: 'break-tie', reveal }) as const;

  test('[tie.break] the better card shown wins, and the distance stays that of the first bid', () => {
    const state = tied([2, 4]);
    expect(caribbean.toAct(state)).toEqual([0, 1]);
    does(state, 0, answer(true));
    does(state, 1, answer(true));
    expect(state.phase).toMatchObject({ kind: 'sail', ship: 'Arriba', seat: 1, left: 5 });
  });
  test('[tie.break] zero is more than a thief, and the thief shown takes a space', () => {
    const state = tied([0, THIEF]);
    does(state, 0, answer(true));
    does(state, 1, answer(true));
    expect(state.phase).toMatchObject({ kind: 'sail', seat: 0, left: 4 });
  });
  test('[R17] somebody who isn’t among the highest bidders takes no part', () => {
    const state = quietTable(3);
    does(state, 0, bidWith({ Arriba: 5 }));
    does(state, 1, bidWith({ Arriba: 5 }));
    does(state, 2, bidWith({ Arriba: 4 }));
    expect(caribbean.toAct(state)).toEqual([0, 1]);
    expect(refusal(state, 2, answer(true))).toBe('not-tied [R17]');
  });
  test('[R18] one who shows alone wins; a lone thief wins one space less', () => {
    const state = tied([THIEF, 4]);
    does(state, 0, answer(true));
    does(state, 1, answer(false));
    expect(state.phase).toMatchObject({ kind: 'sail', seat: 0, left: 4 });
    expect(state.spent).toEqual([true, false]);
  });
  test('[R19] where nobody shows she stays, and the cards remain usable', () => {
    const state = tied([2, 4]);
    does(state, 0, answer(false));
    const events = does(state, 1, answer(false));
    expect(events).toContainEqual({ kind: 'ship-stays', ship: 'Arriba', why: 'tie' });
    expect(state.spent).toEqual([false, false]);
  });
  test('[R20][tie.spent] two equal best cards: she stays, all shown cards are spent, a lower third does not inherit', () => {
    const state = tied([4, 4, 2]);
    for (const who of [0, 1]) does(state, who, answer(true));
    const events = does(state, 2, answer(true));
    expect(events).toContainEqual({ kind: 'ship-stays', ship: 'Arriba', why: 'tie' });
    expect(state.spent).toEqual([true, true, true]);
  });
  test('[R21] a spent card can’t be shown again: its owner isn’t asked, the other may still win', () => {
    const state = quietTable(2);
    does(state, 0, { kind: 'bid', bid: { cards: [5, 4, 0, 1, 2, 3], tieBreak: -1 } });
    does(state, 1, { kind: 'bid', bid: { cards: [5, 4, 1, 0, 3, -1], tieBreak: 2 } });
    does(state, 0, answer(true));
    does(state, 1, answer(false));
    expect(state.phase).toMatchObject({ kind: 'sail', ship: 'Arriba', seat: 0, left: 4 });
    does(state, 0, { kind: 'anchor' });
    expect(state.phase).toMatchObject({ kind: 'tie', ship: 'Bravo' });
    expect(caribbean.toAct(state)).toEqual([1]);
    does(state, 1, answer(true));
    expect(state.phase).toMatchObject({ kind: 'sail', ship: 'Bravo', seat: 1, left: 4 });
  });
  test('[R21] where both cards are spent the next tie stands at once', () => {
    const state = quietTable(2);
    for (const who of [0, 1]) {
      does(state, who, { kind: 'bid', bid: { cards: [5, 4, 3, 0, 1, -1], tieBreak: 2 } });
    }
    does(state, 0, answer(true));
    const events = does(state, 1, answer(true));
    expect(events.filter((event) => event.kind === 'ship-stays').length).toBe(6);
  });
  test('[R23] an answer tells the other side nothing until both have answered', () => {
    const state = tied([2, 4]);
    const before = caribbean.view(state, seat(1));
    const events = does(state, 0, answer(true));
    expect(caribbean.view(state, seat(1))).toEqual(before);
    expect(events.map((event) => caribbean.redact(event, seat(1), state))).toEqual([null]);
  });
});

describe('rounds', () => {
  test('[R22][round.cards] all seven cards come back, the spent tie-break too, and the ships stay', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'port';
    for (const who of [0, 1]) {
      does(state, who, { kind: 'bid', bid: { cards: [5, 4, 3, 0, 1, -1], tieBreak: 2 } });
    }
    const places = structuredClone(state.ships);
    for (const who of [0, 1]) does(state, who, { kind: 'break-tie', reveal: true });
    expect(state).toMatchObject({ round: 2, spent: [false, false], bids: [null, null], revealed: 0 });
    expect(state.ships).toEqual(places);
  });
  test('[setup.chests] six chests lie open in their cities and ten wait in five pairs', () => {
    const state = caribbean.setUp(caribbean.options.defaults, 3, Random.fromSeed(7));
    const places = Object.values(state.chests);
    expect(places.filter((place) => place === 'port')).toHaveLength(6);
    expect(state.supply.map((stack) => stack.length)).toEqual([2, 2, 2, 2, 2]);
    expect(caribbean.view(state, seat(0)).supply).toEqual([2, 2, 2, 2, 2]);
  });
  test('[setup.ships] the six ships lie on the six marked spaces', () => {
    const state = caribbean.setUp(caribbean.options.defaults, 3, Random.fromSeed(7));
    expect(SHIPS.map((ship) => state.ships[ship].at).sort()).toEqual(['C2', 'C22', 'E6', 'N11', 'N5', 'W5']);
  });
});
