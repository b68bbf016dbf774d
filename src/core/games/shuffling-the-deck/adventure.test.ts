import { describe, expect, test } from 'vitest';
import type { AdventureKind } from './data/adventure-cards';
import { pirateIds } from './data/pirates';
import { act, damagedSpaces, gloryBySpace, kinds, on, playCard, position } from './testing';
import type { Event, State } from './types';

/** The active adventure resolved on a row with damaged ships on the given spaces, after a pass. */
function resolve(
  card: AdventureKind,
  damaged: readonly number[] = [],
  glory: Record<number, number> = {},
): State {
  const under = Object.fromEntries(
    Object.entries(glory).map(([space, n]) => [pirateIds[Number(space) - 1], n]),
  );
  const set = mCards.includes(card) ? 'fewer-exposures' : 'exposed-or-paid';
  const state = position({
    active: [card],
    damaged: pirateIds.filter((_, index) => damaged.includes(index + 1)),
    glory: under,
    options: { adventureSet: set },
  });
  act(state, { kind: 'pass' });
  return state;
}
const mCards: readonly AdventureKind[] = ['trade-winds', 'deserted-cove', 'wake-of-the-fleet', 'mutiny'];

describe('adventures that pay spaces', () => {
  test.each([
    ['[card.ancient-relics] pays 3, 2 and 1', 'ancient-relics', [1, 2, 3]],
    ['[card.native-alliance] pays 3, 2 and 1', 'native-alliance', [1, 2, 3]],
    ['[card.island-discovery] pays 4, 3, 2 and 1', 'island-discovery', [1, 2, 3, 4]],
    ['[card.parley] pays 4, 3, 2 and 1', 'parley', [1, 2, 3, 4]],
    ['[card.neptunes-favor] pays 5, 3 and 1', 'neptunes-favor', [1, 3, 5]],
    ['[card.mermaids] pays 6, 4 and 2', 'mermaids', [2, 4, 6]],
    ['[card.trade-winds] pays 7, 6 and 5', 'trade-winds', [5, 6, 7]],
    ['[card.deserted-cove] pays 9, 5 and 1', 'deserted-cove', [1, 5, 9]],
  ] as const)('%s, one glory each', (_, card, spaces) => {
    expect(gloryBySpace(resolve(card))).toEqual(Object.fromEntries(spaces.map((space) => [space, 1])));
  });

  test('[C4.19] Mermaids with 4 damaged pays 6 and 2, and nobody gets the third glory', () => {
    expect(gloryBySpace(resolve('mermaids', [4]))).toEqual({ 2: 1, 6: 1 });
  });
});

describe('adventures that pay the first or the last intact ships', () => {
  test('[card.treasure-map] ships on 1 and 3 damaged: 2, 4 and 5 are paid', () => {
    expect(gloryBySpace(resolve('treasure-map', [1, 3]))).toEqual({ 2: 1, 4: 1, 5: 1 });
  });

  test('[C4.17][card.legendary-treasure] the first two intact ships gain 2 each, 4 in all', () => {
    expect(gloryBySpace(resolve('legendary-treasure'))).toEqual({ 1: 2, 2: 2 });
    expect(gloryBySpace(resolve('legendary-treasure', [1, 2, 4]))).toEqual({ 3: 2, 5: 2 });
  });

  test('[card.secret-charts] the first two intact ships gain 1', () => {
    expect(gloryBySpace(resolve('secret-charts', [2]))).toEqual({ 1: 1, 3: 1 });
  });

  test('[card.cursed-treasure] the first intact ship gains 2 and is damaged', () => {
    const state = resolve('cursed-treasure', [1]);
    expect(gloryBySpace(state)).toEqual({ 2: 2 });
    expect(damagedSpaces(state)).toEqual([1, 2]);
  });

  test('[C4.18] Cursed Treasure pays before it damages', () => {
    const state = position({ active: ['cursed-treasure'] });
    const told = kinds(act(state, { kind: 'pass' }));
    expect(told.indexOf('glory-gained')).toBeGreaterThan(-1);
    expect(told.indexOf('glory-gained')).toBeLessThan(told.indexOf('ship-damaged'));
  });

  test('[card.wake-of-the-fleet] the last two intact ships gain 1', () => {
    expect(gloryBySpace(resolve('wake-of-the-fleet', [9]))).toEqual({ 7: 1, 8: 1 });
  });

  test('[C4.14] with two intact ships Treasure Map pays just these two', () => {
    expect(gloryBySpace(resolve('treasure-map', [1, 2, 3, 5, 6, 7, 8]))).toEqual({ 4: 1, 9: 1 });
  });
});

describe('adventures that damage', () => {
  test.each([
    ['[card.storm-ahead] the last two', 'storm-ahead', [8, 9]],
    ['[card.maelstrom] the last one', 'maelstrom', [9]],
    ['[card.volcano] the first one', 'volcano', [1]],
  ] as const)('%s of nine intact ships', (_, card, spaces) => {
    expect(damagedSpaces(resolve(card))).toEqual(spaces);
  });

  test('[card.storm-ahead][card.maelstrom][card.volcano] damaged ships are passed over', () => {
    expect(damagedSpaces(resolve('storm-ahead', [7, 9]))).toEqual([6, 7, 8, 9]);
    expect(damagedSpaces(resolve('maelstrom', [8, 9]))).toEqual([7, 8, 9]);
    expect(damagedSpaces(resolve('volcano', [1, 2]))).toEqual([1, 2, 3]);
  });

  test('[C4.13] Storm Ahead damages the two that were last before it, not a third one', () => {
    expect(damagedSpaces(resolve('storm-ahead', [8]))).toEqual([7, 8, 9]);
  });

  test.each(['cursed-treasure', 'volcano', 'maelstrom', 'storm-ahead'] as const)(
    '[C4.15] %s does nothing when no ship is intact',
    (card) => {
      const state = resolve(card, [1, 2, 3, 4, 5, 6, 7, 8, 9]);
      expect(gloryBySpace(state)).toEqual({});
      expect(state.adventures.discard).toEqual([card]);
    },
  );

  test('[C4.16] a storm with one intact ship damages that one', () => {
    expect(damagedSpaces(resolve('storm-ahead', [1, 2, 3, 5, 6, 7, 8, 9]))).toHaveLength(9);
  });
});

describe('adventures that take glory', () => {
  test('[C4.20][card.ghost-ship] 9, 8 and 7 lose one, a damaged ship too, and one without glory nothing', () => {
    const state = resolve('ghost-ship', [8], { 9: 2, 8: 1, 6: 3 });
    expect(gloryBySpace(state)).toEqual({ 6: 3, 9: 1 });
    // The two lost cards and the Ghost Ship itself lie face up.
    expect(state.adventures.discard).toHaveLength(3);
    expect(state.adventures.discard).toContain('ghost-ship');
  });

  test('[C4.20][C4.23] the card that the Ghost Ship turns up is the top one, the last one laid', () => {
    const state = position({ active: ['ghost-ship'], glory: { brand: 3 } });
    const top = state.row[8]?.glory[2]?.card;
    expect(act(state, { kind: 'pass' })).toContainEqual({
      kind: 'glory-lost',
      pirate: 'brand',
      space: 9,
      card: top,
      final: true,
    });
  });

  test('[card.mutiny] the richest intact ship loses 1, the one nearest the front if tied', () => {
    expect(gloryBySpace(resolve('mutiny', [2], { 2: 5, 4: 3, 7: 3 }))).toEqual({ 2: 5, 4: 2, 7: 3 });
  });

  test('[card.mutiny] nobody loses anything when no intact ship has glory', () => {
    expect(gloryBySpace(resolve('mutiny', [2], { 2: 5 }))).toEqual({ 2: 5 });
  });
});

describe('where glory comes from', () => {
  const paid = (state: State): readonly Event[] => act(state, { kind: 'pass' });

  test('[C4.22] a single glory is the active card itself', () => {
    const state = position({ active: ['treasure-map'], damaged: pirateIds.slice(1) });
    const deck = state.adventures.deck.length;
    paid(state);
    expect(state.row[0]?.glory).toEqual([{ card: 'treasure-map', seen: true }]);
    // One card less: the next adventure has been drawn.
    expect(state.adventures.deck).toHaveLength(deck - 1);
  });

  test('[C4.22][C4.23] of three glory two come off the deck, front ship first, and the active card is the last', () => {
    const state = position({ active: ['neptunes-favor'] });
    const [next, top] = state.adventures.deck.slice(-2);
    paid(state);
    const under = [1, 3, 5].map((space) => state.row[space - 1]?.glory.map(({ card }) => card));
    expect(under).toEqual([[top], [next], ['neptunes-favor']]);
  });

  test('[C4.22] Legendary Treasure: the front ship gets two cards, the other one more and the active card', () => {
    const state = position({ active: ['legendary-treasure'] });
    const [third, middle, top] = state.adventures.deck.slice(-3);
    paid(state);
    expect(state.row[0]?.glory.map(({ card }) => card)).toEqual([top, middle]);
    expect(state.row[1]?.glory.map(({ card }) => card)).toEqual([third, 'legendary-treasure']);
  });

  test('[C4.24][C4.27] a deck of one card for four glory: two counters, the active card, and the game is over', () => {
    const state = position({ active: ['parley'], deck: 1 });
    const events = paid(state);
    expect(gloryBySpace(state)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
    expect([1, 2, 3, 4].map((space) => state.row[space - 1]?.glory[0]?.card === null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(state.adventures.deck).toEqual([]);
    expect(events.at(-1)?.kind).toBe('game-over');
  });

  test('[C4.25] an adventure that pays nobody goes to the discards, and the next one is drawn', () => {
    const state = position({ active: ['maelstrom'] });
    const top = state.adventures.deck.at(-1);
    paid(state);
    expect(state.adventures.discard).toEqual(['maelstrom']);
    expect(state.adventures.row).toEqual([top]);
  });

  test('[C4.21] discards stay where they are in the basic game, though the deck runs out', () => {
    const state = position({ active: ['treasure-map'], deck: 0 });
    const discards = state.adventures.discard.length;
    paid(state);
    expect(state.adventures.discard).toHaveLength(discards);
    expect(state.row[0]?.glory[0]?.card).toBeNull();
  });

  test('[C4.21] with the option the latest discard is the first glory, and the deck comes after the discards', () => {
    const state = position({ active: ['treasure-map'], options: { discardsAsGlory: true } });
    const { deck, discard } = state.adventures;
    discard.push(...deck.splice(0, 1));
    const [discarded, top] = [discard[0], deck.at(-1)];
    paid(state);
    expect([1, 2, 3].map((space) => state.row[space - 1]?.glory[0]?.card)).toEqual([
      discarded,
      top,
      'treasure-map',
    ]);
    expect(state.adventures.discard).toEqual([]);
  });
});

describe('fog', () => {
  test('[C4.26][card.fog] the active adventure is discarded and pays nobody', () => {
    const state = position({ cards: ['fog'], active: ['parley'] });
    const told = kinds(playCard(state, 'fog'));
    expect(gloryBySpace(state)).toEqual({});
    expect(state.adventures.discard).toEqual(['parley']);
    expect(told).toContain('adventure-skipped');
    expect(told).not.toContain('adventure-resolved');
  });

  test('[C4.26] in fog over the last adventure the game ends', () => {
    const state = position({ cards: ['fog'], active: ['parley'], deck: 0 });
    playCard(state, 'fog');
    expect(state.over).toBe(true);
  });

  test('[C4.41] a Notoriety card in fog shows nobody', () => {
    const state = position({
      cards: ['fog'],
      active: ['notoriety-vos'],
      pirates: [
        ['vos', 'wick'],
        ['roca', 'brand'],
        ['kraai', 'harrow'],
      ],
    });
    playCard(state, 'fog');
    expect(state.shown).toEqual([]);
    expect(state.unowned).toEqual([]);
  });
});

test('[C4.13] the adventure looks at the row as it is after the action', () => {
  const state = position({ cards: ['full-speed-ahead'], active: ['secret-charts'] });
  playCard(state, 'full-speed-ahead', 'kraai');
  expect(on(state, 1)).toBe('kraai');
  expect(gloryBySpace(state)).toEqual({ 1: 1, 2: 1 });
});
