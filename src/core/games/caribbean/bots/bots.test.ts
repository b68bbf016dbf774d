import { describe, expect, test } from 'vitest';
import { caribbeanText } from '../../../../shared/text/en/caribbean';
import { textFaults } from '../../../../shared/text/testing';
import { Random, type Seat, seat } from '../../../engine';
import { caribbean } from '..';
import { arribaSails, bidWith, does, moneyOf, quietTable } from '../table.testing';
import type { CaribbeanState } from '../types';

const budget = { iterations: 30, expired: () => false };
const botOf = (level: string) => {
  const bot = caribbean.bots.find((one) => one.level === level);
  if (!bot) throw new Error(`no ${level}`);
  return bot;
};
const choose = (level: string, state: CaribbeanState, who: Seat) =>
  botOf(level).choose(caribbean.view(state, who), who, budget, Random.fromSeed(5));

describe('sailing', () => {
  test('a captain captures in passing and lands the chest in his own haven', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'port';
    arribaSails(state, 'N6');
    while (state.phase.kind === 'sail' && state.phase.ship === 'Arriba') {
      does(state, 0, choose('captain', state, seat(0)).command);
    }
    expect(moneyOf(state)).toEqual([10_000, 0]);
  });
  test('and does not land it in a rival’s', () => {
    const state = quietTable(2);
    arribaSails(state, 'C12', 'Nassau');
    expect(choose('captain', state, seat(0)).command.kind).not.toBe('deliver');
  });
});

describe('bidding', () => {
  test('most is laid on the ship that brings the most', () => {
    const state = quietTable(2);
    state.chests.Nassau = 'aboard';
    state.ships.Diabolo = { at: 'N3', chest: 'Nassau' };
    const choice = choose('mate', state, seat(0));
    expect(choice.command).toMatchObject({ kind: 'bid' });
    if (choice.command.kind === 'bid') expect(choice.command.bid.cards[3]).toBeGreaterThanOrEqual(3);
    expect(choice.reason.id).toBe('caribbean.reason.bid');
  });
});

test.each(['deckhand', 'mate', 'captain'])(
  'a %s plays a whole game by the rules and says why in words',
  (level) => {
    const random = Random.fromSeed(3);
    const state = caribbean.setUp({ ...caribbean.options.defaults, targetSum: 12_000 }, 3, random);
    const reasons = [];
    for (let [who] = caribbean.toAct(state); who !== undefined; [who] = caribbean.toAct(state)) {
      const { command, reason } = choose(level, state, who);
      reasons.push(reason);
      does(state, who, command);
    }
    expect(caribbean.outcome(state)).not.toBeNull();
    expect(textFaults(reasons, caribbeanText)).toEqual([]);
  },
);

test.each(['deckhand', 'mate', 'captain'])(
  'a %s chooses the same when only what is hidden differs',
  (level) => {
    const state = caribbean.setUp(caribbean.options.defaults, 3, Random.fromSeed(8));
    does(state, 1, bidWith({ Arriba: 5 }));
    const other = caribbean.imagine(caribbean.view(state, seat(0)), Random.fromSeed(99));
    expect(other).not.toEqual(state);
    expect(choose(level, other, seat(0))).toEqual(choose(level, state, seat(0)));
  },
);
