import { describe, expect, test } from 'vitest';
import { Random } from '../../engine';
import { ALL_CARDS, type CardKind, deckFor, groupOf, kindOf, piratas, shotsOf, treasuresIn } from '.';
import { plays, position, refusal } from './piratas.testing';

const count = (kind: CardKind, players = 6): number =>
  deckFor(players).filter((card) => kindOf(card) === kind).length;

describe('the deck', () => {
  const printed: readonly [CardKind, number][] = [
    ['treasure1', 12],
    ['treasure2', 6],
    ['cannon1', 10],
    ['cannon2', 6],
    ['cannon3', 3],
    ['helmsman', 5],
    ['parrot', 8],
    ['pirate', 8],
    ['ghost', 4],
    ['cursed', 4],
    ['plunder', 11],
    ['overboard', 5],
    ['summon', 4],
    ['rum', 4],
    ['spyglass', 5],
    ['map', 6],
    ['poseidon', 1],
    ['highness', 1],
    ['cyclops', 1],
    ['hull', 1],
    ['dutchman', 1],
    ['merchant', 1],
    ['wheel', 1],
    ['urchin', 1],
    ['guerrilla', 1],
  ];
  test.each(printed)('[deck.counts] %s comes %i times', (kind, times) => {
    expect(count(kind)).toBe(times);
  });

  test('[deck.counts] there are 110 cards: 18 treasures, 24 duel cards, 8 Parrots, 16 crew, 35 immediate, 9 vessels', () => {
    expect(ALL_CARDS).toHaveLength(110);
    const groups = ALL_CARDS.map(groupOf);
    const of = (group: string) => groups.filter((one) => one === group).length;
    expect(['treasure', 'duel', 'parrot', 'crew', 'immediate', 'vessel'].map(of)).toEqual([
      18, 24, 8, 16, 35, 9,
    ]);
    expect(ALL_CARDS.reduce((sum, card) => sum + shotsOf(card), 0)).toBe(31);
  });

  test.each([
    [2, 97, 14],
    [3, 99, 14],
    [4, 106, 18],
    [5, 108, 21],
    [6, 110, 24],
  ])('[deck.marks] %i players use %i cards with %i treasures', (players, cards, treasures) => {
    expect(deckFor(players)).toHaveLength(cards);
    expect(treasuresIn(deckFor(players))).toBe(treasures);
  });

  test.each([
    ['treasure1', [8, 8, 10, 11, 12]],
    ['treasure2', [3, 3, 4, 5, 6]],
    ['ghost', [2, 3, 4, 4, 4]],
    ['cursed', [2, 3, 4, 4, 4]],
    ['poseidon', [0, 0, 1, 1, 1]],
    ['highness', [0, 0, 1, 1, 1]],
  ] as const)('[deck.marks] %s comes in as the table grows: %j with 2 to 6 players', (kind, counts) => {
    expect([2, 3, 4, 5, 6].map((players) => count(kind, players))).toEqual(counts);
  });

  test('[P1] treasures are counted in points: two cards worth 2 and one worth 1 are five', () => {
    const hand = deckFor(2).filter((card) =>
      ['treasure2-1', 'treasure2-2', 'treasure1-1', 'rum-1'].includes(card),
    );
    expect(treasuresIn(hand)).toBe(5);
  });
});

describe('set-up', () => {
  test.each([2, 3, 4, 5, 6])(
    '[setup.deal] %i players get five cards each, the rest is the deck',
    (players) => {
      const state = piratas.setUp({ first: 'first-seat' }, players, Random.fromSeed(3));
      expect(state.hands.map((hand) => hand.length)).toEqual(Array(players).fill(5));
      expect(state.deck).toHaveLength(deckFor(players).length - 5 * players);
      expect(state.discard).toEqual([]);
    },
  );

  test('[setup.mats] every ship is empty at first', () => {
    const state = piratas.setUp({ first: 'lot' }, 3, Random.fromSeed(1));
    expect(state.ships).toEqual(Array(3).fill({ crew: [], vessel: null }));
  });

  test('[P46] the first player is drawn by lot, or is the first seat if the table wants it', () => {
    const firsts = (first: 'lot' | 'first-seat') =>
      new Set(
        Array.from({ length: 60 }, (_, seed) => piratas.setUp({ first }, 4, Random.fromSeed(seed)).turn.seat),
      );
    expect([...firsts('lot')].sort()).toEqual([0, 1, 2, 3]);
    expect([...firsts('first-seat')]).toEqual([0]);
  });
});

describe('an empty deck', () => {
  test('[deck.reshuffle] a draw from an empty deck shuffles the discard pile first', () => {
    const state = position({ discard: 'rum map pirate', rest: 'last-hand' });
    const events = plays(state, 0, { kind: 'draw' });
    expect(events[0]).toEqual({ kind: 'reshuffled', count: 3, final: true });
    expect(state.hands[0]).toHaveLength(1);
    expect(state.deck).toHaveLength(2);
    expect(state.discard).toEqual([]);
  });

  test('[deck.reshuffle] a deck that still has a card is not touched', () => {
    const state = position({ deck: 'rum', discard: 'map pirate', rest: 'last-hand' });
    plays(state, 0, { kind: 'draw' });
    expect(state.hands[0]).toEqual(['rum-1']);
    expect(state.discard).toEqual(['map-1', 'pirate-1']);
  });

  test('[P17] a Rum just played is among the cards shuffled in', () => {
    const state = position({ hands: ['rum'], rest: 'last-hand' });
    const events = plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(events.map(({ kind }) => kind)).toEqual(['played', 'reshuffled', 'drew', 'drew-nothing']);
    expect(state.hands[0]).toEqual(['rum-1']);
  });

  test('[P17] a Map just played is among the cards it shows', () => {
    const state = position({ hands: ['map'], rest: 'last-hand' });
    plays(state, 0, { kind: 'map', card: 'map-1' });
    expect(state.phase).toEqual({ kind: 'map', seat: 0, count: 1 });
    plays(state, 0, { kind: 'choose', take: 'map-1', bottom: [] });
    expect(state.hands[0]).toEqual(['map-1']);
  });

  test('[P22] Rum with one card left draws it, reshuffles, and draws another', () => {
    const state = position({ hands: ['rum'], deck: 'pirate', discard: 'ghost', rest: 'last-hand' });
    const events = plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(events.map(({ kind }) => kind)).toEqual(['played', 'drew', 'reshuffled', 'drew']);
    expect(state.hands[0]?.[0]).toBe('pirate-1');
    expect(state.hands[0]).toHaveLength(2);
    expect(state.deck).toHaveLength(1);
  });

  test('[P18] with both piles empty a draw yields nothing and is an action all the same', () => {
    const state = position({ rest: 'last-hand' });
    expect(plays(state, 0, { kind: 'draw' })).toEqual([{ kind: 'drew-nothing', seat: 0 }]);
    expect(state.turn.actions).toBe(1);
  });

  test('[P19] with nothing to play and nothing to draw the turn still comes to its end', () => {
    const state = position({ players: 3, hands: ['treasure1'], rest: 'last-hand' });
    expect(refusal(state, 0, { kind: 'vessel', card: 'treasure1-1' })).toBe(
      'treasure-unplayable [card.treasure]',
    );
    plays(state, 0, { kind: 'draw' });
    plays(state, 0, { kind: 'draw' });
    expect(state.turn).toMatchObject({ seat: 1, actions: 2, number: 2 });
  });
});
