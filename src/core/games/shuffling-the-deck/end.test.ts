import { describe, expect, test } from 'vitest';
import { shufflingTheDeck } from '.';
import type { PirateId } from './data/pirates';
import { act, first, kinds, position, second } from './testing';
import type { State } from './types';

type Wish = Parameters<typeof position>[0];

/** The last turn: nobody is paid any more, and a pass ends the game. */
function finish(wish: Wish): State {
  const state = position({
    pirates: [
      ['vos', 'wick'],
      ['blackheart', 'brand'],
      ['kraai', 'harrow'],
    ],
    active: ['volcano'],
    deck: 0,
    ...wish,
  });
  act(state, { kind: 'pass' });
  return state;
}
const result = (state: State) => {
  const outcome = shufflingTheDeck.outcome(state);
  return (
    outcome && { scores: outcome.scores, winners: outcome.winners, by: outcome.reason.id.split('.').at(-1) }
  );
};

describe('the end', () => {
  test('[C4.27] it comes when an adventure must be drawn and there is none; the last one is still played', () => {
    const state = position({ active: ['secret-charts'], deck: 1 });
    act(state, { kind: 'pass' });
    // One glory came off the deck, so the next adventure is already missing.
    expect(state.over).toBe(true);
    expect(state.row.filter(({ glory }) => glory.length > 0)).toHaveLength(2);
  });

  test('[C4.27] with one card left in the deck and none used, one more turn is played', () => {
    const state = position({ active: ['maelstrom'], deck: 1 });
    act(state, { kind: 'pass' });
    expect(state.over).toBe(false);
    expect(state.adventures.deck).toEqual([]);
    act(state, { kind: 'pass' });
    expect(state.over).toBe(true);
  });

  test('[end.reveal] all pirates are turned face up, and most glory wins', () => {
    const state = finish({ glory: { vos: 2, wick: 1, brand: 5, kraai: 4 }, shown: ['brand'] });
    expect([...state.shown].sort()).toEqual(['blackheart', 'brand', 'harrow', 'kraai', 'vos', 'wick']);
    expect(result(state)).toEqual({ scores: [3, 5, 4], winners: [second], by: 'glory' });
    expect(shufflingTheDeck.toAct(state)).toEqual([]);
  });

  test('[end.reveal] the pirates that were hidden are told in the last event', () => {
    const state = position({
      pirates: [
        ['vos', 'wick'],
        ['blackheart', 'brand'],
        ['kraai', 'harrow'],
      ],
      shown: ['brand'],
      active: ['volcano'],
      deck: 0,
    });
    const events = act(state, { kind: 'pass' });
    expect(kinds(events).at(-1)).toBe('game-over');
    expect(events.at(-1)).toMatchObject({
      hidden: [{ seat: 0 }, { seat: 1, pirates: ['blackheart'] }, { seat: 2 }],
    });
  });

  test('[C4.42] damaged ships and taken glory count, ships of nobody don’t', () => {
    const state = position({
      pirates: [
        ['vos', 'wick'],
        ['blackheart', 'brand'],
        ['kraai', 'harrow'],
      ],
      glory: { roca: 9, vos: 2, brand: 3 },
      damaged: ['vos'],
      active: ['maelstrom'],
      deck: 0,
    });
    act(state, { kind: 'accuse', target: second, pirate: 'brand' });
    expect(result(state)).toMatchObject({ scores: [4, 1, 0], winners: [first] });
  });
});

describe('ties', () => {
  const row: readonly PirateId[] = ['roca', 'vos', 'brand', 'kraai', 'wick', 'blackheart', 'harrow'];

  test('[C4.43] with equal glory the one with more intact ships wins, shown or not, paid or not', () => {
    const tie: Wish = { row, glory: { vos: 3, brand: 2, blackheart: 1 }, shown: ['brand'] };
    expect(result(finish({ ...tie, damaged: ['roca', 'wick'], active: ['ghost-ship'] }))).toEqual({
      scores: [3, 3, 0],
      winners: [second],
      by: 'intact',
    });
    expect(result(finish({ ...tie, damaged: ['roca', 'brand'], active: ['ghost-ship'] }))).toMatchObject({
      winners: [first],
      by: 'intact',
    });
  });

  test('[C4.44] if that is equal too, the ship nearest space 1 wins, though it is damaged', () => {
    expect(
      result(
        finish({
          row,
          glory: { vos: 3, brand: 2, blackheart: 1 },
          damaged: ['vos', 'blackheart'],
          active: ['ghost-ship'],
        }),
      ),
    ).toEqual({ scores: [3, 3, 0], winners: [first], by: 'foremost' });
  });

  test('[C4.44] ships of nobody and of players without the glory don’t matter', () => {
    const state = finish({
      row: ['roca', 'kraai', 'brand', 'vos'],
      glory: { vos: 3, brand: 3 },
      active: ['ghost-ship'],
    });
    expect(result(state)).toEqual({ scores: [3, 3, 0], winners: [second], by: 'foremost' });
  });

  test('[C4.43] the ties decide among the others, too, when whoever came first had resigned', () => {
    const state = finish({
      row,
      glory: { kraai: 9, vos: 3, brand: 3 },
      damaged: ['wick'],
      active: ['ghost-ship'],
    });
    // Seat 2 is richest; of the two that are equal, seat 1 has both ships intact.
    expect(shufflingTheDeck.outcome(state)).toMatchObject({ scores: [3, 3, 9], places: [3, 2, 1] });
  });
});
