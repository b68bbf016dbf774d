import { describe, expect, test } from 'vitest';
import type { Seat } from '../../engine';
import type { PirateId } from './data/pirates';
import { legal } from './legal';
import { standingsOf } from './outcome';
import { act, first, gloryBySpace, kinds, position, refusal, second, third } from './testing';
import type { State } from './types';

/** Blackheart is the second seat's, with the given glory under his ship on space 1. */
const table = (glory: number, wish: Parameters<typeof position>[0] = {}): State =>
  position({
    pirates: [
      ['vos', 'wick'],
      ['blackheart', 'brand'],
      ['kraai', 'harrow'],
    ],
    glory: { blackheart: glory },
    active: ['storm-ahead'],
    ...wish,
  });

const accuse = (state: State, target: Seat, pirate: PirateId) =>
  act(state, { kind: 'accuse', target, pirate });
const refused = (state: State, target: Seat, pirate: PirateId) =>
  refusal(state, { kind: 'accuse', target, pirate });

describe('a right accusation', () => {
  test('[C4.28][action.accuse] 5 glory under Captain Blackheart: the accuser takes 3, and the card stays face up', () => {
    const state = table(5);
    expect(accuse(state, second, 'blackheart')).toContainEqual({
      kind: 'accusation-right',
      seat: 0,
      target: 1,
      pirate: 'blackheart',
      glory: 3,
      final: true,
    });
    expect(state.players[0]?.stolen).toHaveLength(3);
    expect(gloryBySpace(state)).toEqual({ 1: 2 });
    expect(state.shown).toEqual(['blackheart']);
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [4, 2],
    [7, 4],
  ])('[C4.28] of %i glory half rounded up is %i', (glory, taken) => {
    const state = table(glory);
    accuse(state, second, 'blackheart');
    expect(state.players[0]?.stolen).toHaveLength(taken);
  });

  test('[C4.30] a shown pirate can’t be named again, so his glory is safe', () => {
    const state = table(5, { shown: ['blackheart'] });
    expect(refused(state, second, 'blackheart')).toBe('already-shown C4.30');
    expect(
      legal(state, first).commands.some((one) => one.kind === 'accuse' && one.pirate === 'blackheart'),
    ).toBe(false);
  });

  test('[C4.36] taken glory is out of the Ghost Ship’s reach', () => {
    const state = table(0, {
      row: ['vos', 'wick', 'roca', 'kraai', 'harrow', 'brand', 'coronela', 'baltasar', 'blackheart'],
      glory: { blackheart: 2 },
      active: ['ghost-ship'],
    });
    accuse(state, second, 'blackheart');
    expect(state.players[0]?.stolen).toHaveLength(1);
    expect(gloryBySpace(state)).toEqual({});
  });

  test('[C4.37] what is left stays under the ship, grows on, and counts for its owner', () => {
    const state = table(5, { active: ['secret-charts'] });
    accuse(state, second, 'blackheart');
    expect(gloryBySpace(state)[1]).toBe(3);
    expect(standingsOf(state)[1]?.glory).toBe(3);
    expect(standingsOf(state)[0]?.glory).toBe(3);
  });
});

describe('a wrong accusation', () => {
  test('[C4.29] nothing is shown or taken, the action is spent, the adventure is resolved', () => {
    const state = table(5);
    expect(kinds(accuse(state, second, 'kraai'))).toEqual([
      'accusation-wrong',
      'adventure-resolved',
      'ship-damaged',
      'ship-damaged',
      'adventure-drawn',
      'turn-passed',
    ]);
    expect(state.shown).toEqual([]);
    expect(state.players[0]?.stolen).toEqual([]);
    expect(state.active).toBe(1);
  });

  test('[C4.31] naming a pirate of one’s own is allowed and fails', () => {
    const state = table(0);
    expect(kinds(accuse(state, second, 'vos'))[0]).toBe('accusation-wrong');
  });

  test('[C4.32] naming a pirate who is out of the game is allowed and fails', () => {
    const state = table(0);
    expect(kinds(accuse(state, second, 'roca'))[0]).toBe('accusation-wrong');
  });

  test('[C4.33] it may be repeated', () => {
    const state = table(0);
    accuse(state, second, 'roca');
    state.active = first;
    expect(refused(state, second, 'roca')).toBeNull();
    accuse(state, second, 'roca');
    expect(state.denials).toHaveLength(2);
  });

  test('[C4.34] the answer is true for every player and pirate', () => {
    for (const target of [second, third]) {
      for (const { pirate } of table(0).row) {
        const state = table(0);
        const truth = state.players[target]?.pirates.includes(pirate);
        expect(kinds(accuse(state, target, pirate))[0]).toBe(truth ? 'accusation-right' : 'accusation-wrong');
      }
    }
  });
});

describe('who can be accused', () => {
  test('[action.accuse] another player, never oneself, never somebody who isn’t there', () => {
    const state = table(0);
    expect(refused(state, first, 'vos')).toBe('accuses-himself action.accuse');
    expect(refused(state, 3 as Seat, 'vos')).toBe('no-such-player action.accuse');
  });

  test('[C4.35] only somebody with a hidden pirate', () => {
    const state = table(0, { shown: ['blackheart', 'brand'] });
    expect(refused(state, second, 'roca')).toBe('nothing-hidden C4.35');
    expect(refused(state, third, 'roca')).toBeNull();
    const targets = legal(state, first).commands.flatMap((one) =>
      one.kind === 'accuse' ? [one.target] : [],
    );
    expect([...new Set(targets)]).toEqual([2]);
  });

  test('[C4.35] somebody who accuses may have shown pirates himself', () => {
    const state = table(0, { shown: ['vos', 'wick'] });
    expect(refused(state, second, 'roca')).toBeNull();
  });
});
