import { describe, expect, test } from 'vitest';
import { seat } from '../../engine';
import { caribbean } from '.';
import { targetSum } from './options';
import { arribaSails, does, moneyOf, quietTable } from './table.testing';
import type { CaribbeanState } from './types';

/** Drops anchor and declines until the round is over. */
function finishRound(state: CaribbeanState): void {
  const { round } = state;
  while (state.round === round && state.phase.kind !== 'over') {
    if (state.phase.kind === 'bid') throw new Error('lay bids first');
    const [who] = caribbean.toAct(state);
    does(
      state,
      who ?? 0,
      state.phase.kind === 'tie' ? { kind: 'break-tie', reveal: false } : { kind: 'anchor' },
    );
  }
}

/** One whole round in which nothing happens. */
function idleRound(state: CaribbeanState): void {
  arribaSails(state, 'C1', state.ships.Arriba.chest);
  finishRound(state);
}

const purse = (state: CaribbeanState, who: number) => {
  const found = state.purses[who];
  if (!found) throw new Error('no such purse');
  return found;
};

describe('new chests', () => {
  test('[round.supply][R29] the leftmost pair is opened after the sixth ship, before the next bribes', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'supply';
    state.chests.Havana = 'supply';
    state.chests.Trujillo = 'supply';
    state.supply = [['Nassau', 'Havana'], ['Trujillo']];
    idleRound(state);
    expect(state.chests).toMatchObject({ Nassau: 'port', Havana: 'port', Trujillo: 'supply' });
    expect(state.supply).toEqual([['Trujillo']]);
    expect(state.phase.kind).toBe('bid');
  });
  test('[R34] every purse is in every view', () => {
    const state = quietTable(3);
    purse(state, 2).money = 7000;
    expect(caribbean.view(state, seat(0)).purses[2]?.money).toBe(7000);
  });
});

describe('the end', () => {
  test.each([
    [2, 62_000],
    [3, 42_000],
    [4, 32_000],
  ])('[sum] with %i players the sum is %i', (players, sum) => {
    expect(targetSum(caribbean.options.defaults, players)).toBe(sum);
  });
  test('[R32] the round is played out, and somebody may still overtake', () => {
    const state = quietTable(2, { targetSum: 8000 });
    state.chests.Havana = 'port';
    arribaSails(state, 'N2', 'Nassau');
    does(state, 0, { kind: 'deliver' });
    expect(caribbean.outcome(state)).toBeNull();
    purse(state, 1).money = 9000;
    does(state, 0, { kind: 'anchor' });
    finishRound(state);
    expect(caribbean.outcome(state)).toMatchObject({ winners: [1], scores: [8000, 9000] });
  });
  test('[end.instant] by option the first to reach the sum wins on the spot, richer or not', () => {
    const state = quietTable(2, { targetSum: 8000, ending: 'instant' });
    arribaSails(state, 'N2', 'Nassau');
    does(state, 0, { kind: 'deliver' });
    expect(caribbean.outcome(state)).toMatchObject({ winners: [0] });
    expect(caribbean.toAct(state)).toEqual([]);
  });
  test('[end.richest] the richest wins, not the one who passed the sum first', () => {
    const state = quietTable(3, { targetSum: 5000 });
    state.chests.Nassau = 'port';
    [6000, 9000, 1000].forEach((money, who) => {
      purse(state, who).money = money;
    });
    idleRound(state);
    expect(caribbean.outcome(state)?.winners).toEqual([1]);
  });
  test('[end.tie] equal money: chests in own havens, then captures, then together', () => {
    const state = quietTable(3, { targetSum: 5000 });
    [0, 1, 2].forEach((who) => {
      Object.assign(purse(state, who), { money: 6000, delivered: 1, captured: 2 });
    });
    purse(state, 2).delivered = 0;
    const byDeliveries = structuredClone(state);
    // Fewer captures than anybody: deliveries speak first.
    Object.assign(purse(byDeliveries, 1), { delivered: 2, captured: 0 });
    idleRound(byDeliveries);
    expect(caribbean.outcome(byDeliveries)?.winners).toEqual([1]);
    // So it is known who wins when the first has resigned.
    expect(caribbean.outcome(byDeliveries)?.places).toEqual([2, 1, 3]);
    const byCaptures = structuredClone(state);
    purse(byCaptures, 0).captured = 3;
    idleRound(byCaptures);
    expect(caribbean.outcome(byCaptures)?.winners).toEqual([0]);
    idleRound(state);
    expect(caribbean.outcome(state)?.winners).toEqual([0, 1]);
  });
  test('[end.chests] with every chest ashore the game ends after the round', () => {
    const state = quietTable(2);
    arribaSails(state, 'N2', 'Nassau');
    state.chests.Nassau = 'aboard';
    does(state, 0, { kind: 'deliver' });
    finishRound(state);
    expect(caribbean.outcome(state)?.reason).toEqual({ id: 'caribbean.over.no-chests' });
    expect(moneyOf(state)).toEqual([8000, 0]);
  });
  test('[end.stalled] an empty supply and three rounds without any income end it', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'port';
    idleRound(state);
    idleRound(state);
    expect(caribbean.outcome(state)).toBeNull();
    idleRound(state);
    expect(caribbean.outcome(state)?.reason).toEqual({ id: 'caribbean.over.stalled' });
  });
});
