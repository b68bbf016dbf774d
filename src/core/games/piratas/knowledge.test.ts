import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../engine';
import { kindsOf, piratas, plays, position, seat } from './piratas.testing';

const knownOf = (state: Parameters<typeof piratas.view>[0], viewer: number, whose: number) =>
  piratas.view(state, seat(viewer)).players[whose]?.known;

describe('looks', () => {
  test('[P47] the one who looks sees the cards, everybody else is told that he looked', () => {
    const state = position({ players: 3, hands: ['', 'rum treasure1', 'map'], vessels: ['cyclops'] });
    const [looked] = plays(state, 0, { kind: 'cyclops', target: 1 });
    if (!looked) throw new Error('no event');
    expect(piratas.redact(looked, seat(0), state)).toMatchObject({ cards: ['treasure1-1', 'rum-1'] });
    for (const other of [seat(1), seat(2), 'spectator'] as const)
      expect(piratas.redact(looked, other, state)).toMatchObject({
        kind: 'looked',
        seat: 0,
        at: 1,
        cards: null,
      });
    expect(piratas.describe(piratas.redact(looked, seat(2), state) ?? looked)).toMatchObject({
      id: 'piratas.event.looked',
    });
  });

  test('[P47] what was seen stays in that seat’s view, with the turn in which it was seen', () => {
    const state = position({
      players: 3,
      hands: ['', 'rum treasure1', ''],
      vessels: ['cyclops'],
      deck: 'map map map map',
    });
    plays(state, 0, { kind: 'cyclops', target: 1 });
    plays(state, 0, { kind: 'draw' });
    plays(state, 0, { kind: 'draw' });
    expect(knownOf(state, 0, 1)).toEqual(['treasure1-1', 'rum-1']);
    expect(piratas.view(state, seat(0)).looks).toEqual([{ at: 1, turn: 1, cards: ['treasure1-1', 'rum-1'] }]);
    expect(knownOf(state, 2, 1)).toEqual([]);
    expect(piratas.view(state, seat(2)).looks).toEqual([]);
  });

  test('[P47] a card seen is known wherever one can follow it: drawn from a known place in the deck', () => {
    const state = position({ vessels: ['wheel'], deck: 'rum ghost map' });
    plays(state, 0, { kind: 'wheel' });
    plays(state, 0, { kind: 'place', top: ['ghost-1', 'rum-1'], bottom: [] });
    plays(state, 0, { kind: 'draw' });
    expect(piratas.view(state, seat(0)).deck.known).toEqual([{ at: 0, card: 'rum-1' }]);
    plays(state, 0, { kind: 'draw' });
    expect(knownOf(state, 0, 1)).toEqual([]);
    expect(piratas.view(state, seat(0)).deck.known).toEqual([]);
  });

  test('[P47] once a card leaves a known hand unseen, none of that hand is certain any more', () => {
    const state = position({
      players: 3,
      hands: ['', 'plunder', 'rum treasure1 map'],
      vessels: ['cyclops'],
      deck: 'ghost ghost',
    });
    plays(state, 0, { kind: 'cyclops', target: 2 });
    plays(state, 0, { kind: 'draw' });
    plays(state, 0, { kind: 'draw' });
    plays(state, 1, { kind: 'plunder', card: 'plunder-1', target: 2 });
    expect(knownOf(state, 0, 2)).toEqual([]);
    expect(knownOf(state, 0, 1)).toEqual([]);
    expect(piratas.view(state, seat(0)).looks[0]?.cards).toEqual(['treasure1-1', 'rum-1', 'map-1']);
    // The robbed player knows what is missing, and where it went.
    expect(knownOf(state, 2, 1)).toEqual([state.hands[1]?.at(-1)]);
  });

  test('[P47] a card laid face down in a duel doesn’t show as missing from a known hand', () => {
    const state = position({ hands: ['', 'cannon1 rum'], vessels: ['cyclops'], deck: 'ghost map' });
    plays(state, 0, { kind: 'cyclops', target: 1 });
    plays(state, 0, { kind: 'draw' });
    plays(state, 0, { kind: 'draw' });
    plays(state, 1, { kind: 'attack', cards: ['cannon1-1'], target: 0 });
    expect(knownOf(state, 0, 1)).toEqual(['cannon1-1', 'rum-1']);
    plays(state, 0, { kind: 'defend', cards: [] });
    expect(knownOf(state, 0, 1)).toEqual(['rum-1']);
  });

  test('[P47] a card put under Steel Hull makes a known hand uncertain', () => {
    const state = position({ hands: ['', 'rum map'], vessels: ['cyclops', 'hull'], deck: 'ghost cursed' });
    plays(state, 0, { kind: 'cyclops', target: 1 });
    plays(state, 0, { kind: 'draw' });
    plays(state, 0, { kind: 'draw' });
    const [stashed] = plays(state, 1, { kind: 'hull', card: 'map-1' });
    expect(knownOf(state, 0, 1)).toEqual([]);
    expect(stashed && piratas.redact(stashed, seat(0), state)).toEqual({
      kind: 'stashed',
      seat: 1,
      card: null,
    });
    expect(piratas.view(state, seat(0)).players[1]?.vessel?.under).toEqual({ count: 1, cards: null });
    expect(piratas.view(state, seat(1)).players[1]?.vessel?.under).toEqual({ count: 1, cards: ['map-1'] });
  });

  test('[P44] what Servant of Poseidon takes from the open pile is known to everybody', () => {
    const state = position({ players: 4, vessels: ['poseidon'], discard: 'rum map' });
    plays(state, 0, { kind: 'poseidon', card: 'map-1' });
    expect(knownOf(state, 3, 0)).toEqual(['map-1']);
    expect(piratas.view(state, 'spectator').players[0]?.known).toEqual(['map-1']);
  });

  test('[win.check] the winner’s treasures are shown to everybody, the other cards are not', () => {
    const state = position({
      hands: ['', 'treasure2 treasure2 treasure1 rum'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    expect(kindsOf(plays(state, 0, { kind: 'draw' }))).toContain('won');
    expect(knownOf(state, 0, 1)).toEqual(['treasure1-1', 'treasure2-1', 'treasure2-2']);
  });
});

describe('imagining', () => {
  test('an imagined attack is one that could have been laid, and what is known of the attacker stays so', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const state = position({
          hands: ['', 'cannon1 parrot rum'],
          vessels: ['cyclops'],
          deck: 'ghost map',
        });
        plays(state, 0, { kind: 'cyclops', target: 1 });
        plays(state, 0, { kind: 'draw' });
        plays(state, 0, { kind: 'draw' });
        plays(state, 1, { kind: 'attack', cards: ['cannon1-1', 'parrot-1'], target: 0 });
        const imagined = piratas.imagine(piratas.view(state, seat(0)), Random.fromSeed(seed));
        // All three cards were known, and only these two can be laid together.
        expect(imagined.phase).toEqual({ kind: 'defend', seat: 0, attack: ['cannon1-1', 'parrot-1'] });
      }),
      { numRuns: 20 },
    );
  });
});
