import { describe, expect, test } from 'vitest';
import { Random, seat } from '../../engine';
import { shufflingTheDeck } from '.';
import { legal } from './legal';
import { options } from './options';
import { setUp } from './set-up';
import { act, first, gloryBySpace, kinds, playCard, position, refusal, second } from './testing';

const upcoming = { upcomingAdventures: true } as const;
const hands = { movementHands: true } as const;

describe('upcoming adventures', () => {
  test.each([2, 3, 4])('[C4.46] %i players see as many adventures, the leftmost one active', (players) => {
    const state = setUp({ ...options.defaults, ...upcoming }, players, Random.fromSeed(4));
    expect(state.adventures.row).toHaveLength(players);
    expect(state.adventures.deck).toHaveLength(58 - players);
  });

  test('[C4.46] after a turn the others move up and a new one joins at the end', () => {
    const state = position({ options: upcoming, active: ['maelstrom', 'parley', 'mermaids'] });
    const top = state.adventures.deck.at(-1);
    act(state, { kind: 'pass' });
    expect(state.adventures.row).toEqual(['parley', 'mermaids', top]);
  });

  test('[C4.46] glory is dealt from the deck and never from the row', () => {
    const state = position({ options: upcoming, active: ['parley', 'maelstrom', 'mermaids'] });
    const [third, middle, top] = state.adventures.deck.slice(-3);
    act(state, { kind: 'pass' });
    expect([1, 2, 3, 4].map((space) => state.row[space - 1]?.glory[0]?.card)).toEqual([
      top,
      middle,
      third,
      'parley',
    ]);
    expect(state.adventures.row.slice(0, 2)).toEqual(['maelstrom', 'mermaids']);
  });

  test('[C4.46] with an empty deck the row shrinks, and the game ends when none is left', () => {
    const state = position({ options: upcoming, active: ['maelstrom', 'parley', 'volcano'], deck: 0 });
    const lengths = [1, 2, 3].map(() => {
      act(state, { kind: 'pass' });
      return [state.adventures.row.length, state.over];
    });
    expect(lengths).toEqual([
      [2, false],
      [1, false],
      [0, true],
    ]);
    // Parley still paid its four ships, with counters for what the deck could not give; one had been damaged.
    expect(gloryBySpace(state)).toEqual({ 1: 1, 2: 1, 3: 1, 4: 1 });
  });
});

describe('movement cards in hand', () => {
  test.each([
    [2, 4],
    [3, 3],
    [4, 3],
  ])('[C4.47] %i players hold %i cards each and none lie on the table', (players, size) => {
    const state = setUp({ ...options.defaults, ...hands }, players, Random.fromSeed(4));
    expect(state.players.map(({ hand }) => hand.length)).toEqual(Array(players).fill(size));
    expect(state.movement.faceUp).toEqual([]);
    expect(state.movement.deck).toHaveLength(24 - players * size);
  });

  test('[C4.47] one plays from one’s own hand and draws again', () => {
    const state = position({ options: hands, cards: ['lost-at-sea', 'sabotage', 'fog'] });
    const top = state.movement.deck.at(-1);
    playCard(state, 'lost-at-sea', 'vos');
    expect(state.players[0]?.hand).toEqual([top, 'sabotage', 'fog']);
    expect(state.movement.discard).toEqual(['lost-at-sea']);
  });

  test('[C4.47] a card that one doesn’t hold can’t be played', () => {
    const state = position({ options: hands, cards: ['lost-at-sea', 'sabotage', 'fog'] });
    expect(refusal(state, { kind: 'play-card', card: 'dutch-advance', ships: [] })).toBe(
      'not-in-hand action.play',
    );
  });

  test('[C4.47] an accusation, right or wrong, costs a card for good: the next play draws just one', () => {
    const pirates = [
      ['vos', 'wick'],
      ['roca', 'brand'],
      ['kraai', 'harrow'],
    ] as const;
    for (const pirate of ['roca', 'kraai'] as const) {
      const state = position({ options: hands, cards: ['lost-at-sea', 'sabotage', 'fog'], pirates });
      const events = act(state, { kind: 'accuse', target: second, pirate, discard: 'fog' });
      expect(kinds(events)).toContain('movement-discarded');
      expect(kinds(events)).not.toContain('movement-drawn');
      expect(state.players[0]?.hand).toEqual(['lost-at-sea', 'sabotage']);
      expect(state.movement.discard).toEqual(['fog']);
      state.active = first;
      playCard(state, 'lost-at-sea', 'vos');
      expect(state.players[0]?.hand).toHaveLength(2);
    }
  });

  test('[C4.47] the discard must be named and held, and a single card can’t be given up', () => {
    const state = position({ options: hands, cards: ['lost-at-sea', 'sabotage', 'fog'] });
    const accuse = (discard?: 'fog' | 'dutch-advance') =>
      refusal(state, { kind: 'accuse', target: second, pirate: 'vos', ...(discard && { discard }) });
    expect(accuse()).toBe('discard-needed C4.47');
    expect(accuse('dutch-advance')).toBe('not-in-hand C4.47');
    expect(accuse('fog')).toBeNull();
    state.movement.deck.push(...(state.players[0]?.hand.splice(0, 2) ?? []));
    expect(accuse('fog')).toBe('last-card C4.47');
    expect(legal(state, first).commands.some(({ kind }) => kind === 'accuse')).toBe(false);
  });

  test('[C4.47] without hands no discard is asked for', () => {
    const state = position({});
    expect(refusal(state, { kind: 'accuse', target: second, pirate: 'vos', discard: 'fog' })).toBe(
      'no-discard-asked action.accuse',
    );
  });

  test('[C4.47] who passes may exchange one card of his hand', () => {
    const state = position({ options: hands, cards: ['lost-at-sea', 'sabotage', 'fog'] });
    const top = state.movement.deck.at(-1);
    act(state, { kind: 'pass', swap: 'sabotage' });
    expect(state.players[0]?.hand).toEqual(['lost-at-sea', top, 'fog']);
  });
});

test('[C4.21][C4.46][C4.47] all optional rules together: a random game comes to its end', () => {
  const random = Random.fromSeed(9);
  const state = setUp({ ...options.defaults, ...upcoming, ...hands, discardsAsGlory: true }, 4, random);
  while (!state.over) act(state, shufflingTheDeck.sample(state, state.active, random), random);
  expect(shufflingTheDeck.invariants(state)).toEqual([]);
  expect(state.adventures.row).toEqual([]);
  expect(shufflingTheDeck.outcome(state)?.winners).toHaveLength(1);
});

test('[C4.49] a card drawn into a hand is told to its holder alone', () => {
  const state = position({ options: hands, cards: ['lost-at-sea', 'sabotage', 'fog'] });
  const drawn = playCard(state, 'lost-at-sea', 'vos').find(({ kind }) => kind === 'movement-drawn');
  if (!drawn) throw new Error('no card was drawn');
  const told = ([first, second, 'spectator'] as const).map((viewer) =>
    shufflingTheDeck.redact(drawn, viewer, state),
  );
  expect(told[0]).toEqual(drawn);
  expect(told[1]).toEqual({ ...drawn, card: null });
  expect(told[2]).toEqual({ ...drawn, card: null });
});

test('[C4.49] a hand is seen by its holder alone', () => {
  const state = position({ options: hands });
  const view = shufflingTheDeck.view(state, seat(1));
  expect(view.players.map(({ hand }) => hand !== null)).toEqual([false, true, false]);
  expect(view.players.map(({ handSize }) => handSize)).toEqual([3, 3, 3]);
});
