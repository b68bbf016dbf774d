import { describe, expect, test } from 'vitest';
import type { PiratasState } from '.';
import { kindsOf, type Layout, piratas, plays, position, refusal, seat } from './piratas.testing';

/** A duel of seat 0 against seat 1 up to the reveal. */
function duel(layout: Layout, attack: string[], defence: string[]): PiratasState {
  const state = position(layout);
  plays(state, 0, { kind: 'attack', cards: attack, target: 1 });
  plays(state, 1, { kind: 'defend', cards: defence });
  return state;
}

describe('after a duel', () => {
  test('[duel.6] the loser’s crew is discarded except Ghost Pirates, the winner keeps his', () => {
    const state = duel(
      { hands: ['cannon3 rum', 'cannon1'], crew: ['pirate cursed', 'pirate ghost'] },
      ['cannon3-1'],
      ['cannon1-1'],
    );
    expect(state.ships.map(({ crew }) => crew)).toEqual([['pirate-1', 'cursed-1'], ['ghost-1']]);
    expect(state.discard).toContain('pirate-2');
  });

  test('[card.ghost] Ghost Pirates stay through a lost duel', () => {
    const state = duel({ hands: ['cannon3', ''], crew: ['', 'ghost ghost'] }, ['cannon3-1'], []);
    expect(state.ships[1]?.crew).toEqual(['ghost-1', 'ghost-2']);
  });

  test('[duel.6][vessel.hits] the loser’s vessel loses one hit point, the winner’s none', () => {
    const state = duel({ hands: ['cannon3', ''], vessels: ['wheel', 'merchant'] }, ['cannon3-1'], []);
    expect(state.ships.map(({ vessel }) => vessel?.damage)).toEqual([0, 1]);
  });

  test('[P11] nothing but a lost duel damages a vessel', () => {
    const state = position({
      hands: ['plunder overboard', 'rum map'],
      crew: ['', 'pirate'],
      vessels: ['', 'merchant'],
    });
    plays(state, 0, { kind: 'plunder', card: 'plunder-1', target: 1 });
    plays(state, 0, { kind: 'overboard', card: 'overboard-1', ship: 1, crew: 'pirate-1' });
    expect(state.ships[1]?.vessel?.damage).toBe(0);
  });

  test('[vessel.hits][duel.9] at the third hit the vessel goes to the discard pile', () => {
    const state = duel(
      { hands: ['cannon3', ''], vessels: ['', 'merchant'], damage: [0, 2] },
      ['cannon3-1'],
      [],
    );
    expect(state.ships[1]?.vessel).toBeNull();
    expect(state.discard).toEqual(['cannon3-1', 'merchant-1']);
  });

  test('[vessel.hits] a second hit doesn’t sink her', () => {
    const state = duel(
      { hands: ['cannon3', ''], vessels: ['', 'merchant'], damage: [0, 1] },
      ['cannon3-1'],
      [],
    );
    expect(state.ships[1]?.vessel?.damage).toBe(2);
  });

  test('[P12] a loser without a vessel takes no damage', () => {
    const state = position({ hands: ['cannon3', ''] });
    plays(state, 0, { kind: 'attack', cards: ['cannon3-1'], target: 1 });
    expect(kindsOf(plays(state, 1, { kind: 'defend', cards: [] }))).toEqual(['revealed', 'duel-won']);
    expect(state.ships[1]?.vessel).toBeNull();
  });

  test('[duel.7] both sides’ duel cards are discarded', () => {
    const state = duel(
      { hands: ['cannon3 cannon2', 'cannon1 parrot'] },
      ['cannon3-1', 'cannon2-1'],
      ['cannon1-1', 'parrot-1'],
    );
    expect(state.discard).toEqual(['cannon3-1', 'cannon2-1', 'cannon1-1', 'parrot-1']);
  });

  test('[duel.8][P40] the winner sees the loser’s hand and must take one card of his choice', () => {
    const state = duel({ hands: ['cannon3', 'map treasure2'] }, ['cannon3-1'], []);
    expect(state.phase).toEqual({ kind: 'take', seat: 0, from: 1 });
    expect(piratas.legal(state, seat(0)).commands).toEqual([
      { kind: 'take', card: 'treasure2-1' },
      { kind: 'take', card: 'map-1' },
    ]);
    expect(refusal(state, 0, { kind: 'draw' })).toBe('answer-take [turn.actions]');
    expect(refusal(state, 0, { kind: 'take', card: 'rum-1' })).toBe('not-theirs [P40]');
    plays(state, 0, { kind: 'take', card: 'treasure2-1' });
    expect(state.hands).toEqual([['treasure2-1'], ['map-1']]);
    expect(state.phase).toEqual({ kind: 'act', seat: 0 });
  });

  test('[P40] nobody else sees that hand', () => {
    const state = position({ players: 3, hands: ['cannon3', 'map treasure2', ''] });
    plays(state, 0, { kind: 'attack', cards: ['cannon3-1'], target: 1 });
    plays(state, 1, { kind: 'defend', cards: [] });
    expect(piratas.view(state, seat(0)).players[1]?.known).toEqual(['treasure2-1', 'map-1']);
    expect(piratas.view(state, seat(2)).players[1]?.known).toEqual([]);
    const [stolen] = plays(state, 0, { kind: 'take', card: 'map-1' });
    expect(stolen && piratas.redact(stolen, seat(2), state)).toMatchObject({ kind: 'stolen', card: null });
    expect(stolen && piratas.redact(stolen, seat(1), state)).toMatchObject({ kind: 'stolen', card: 'map-1' });
  });

  test('[P41] a beaten attacker loses a card to the defender, once the duel cards are gone', () => {
    const state = duel({ hands: ['cannon1 rum', 'cannon3'] }, ['cannon1-1'], ['cannon3-1']);
    expect(state.phase).toEqual({ kind: 'take', seat: 1, from: 0 });
    expect(state.discard).toEqual(['cannon1-1', 'cannon3-1']);
    plays(state, 1, { kind: 'take', card: 'rum-1' });
    expect(state.hands).toEqual([[], ['rum-1']]);
    expect(state.phase).toEqual({ kind: 'act', seat: 0 });
  });

  test('[P41] a beaten attacker loses his crew and takes the hit', () => {
    const state = duel(
      { hands: ['cannon1', 'cannon3'], crew: ['pirate'], vessels: ['merchant', 'wheel'] },
      ['cannon1-1'],
      ['cannon3-1'],
    );
    expect(state.ships[0]).toEqual({ crew: [], vessel: { card: 'merchant-1', damage: 1, under: [] } });
    expect(state.ships[1]?.vessel?.damage).toBe(0);
  });

  test('[P16] an empty-handed player may be attacked: crew and vessel suffer, nothing is taken', () => {
    const state = duel(
      { hands: ['cannon1', ''], crew: ['', 'pirate'], vessels: ['', 'merchant'] },
      ['cannon1-1'],
      [],
    );
    expect(state.ships[1]).toEqual({ crew: [], vessel: { card: 'merchant-1', damage: 1, under: [] } });
    expect(state.hands[0]).toEqual([]);
    expect(state.phase).toEqual({ kind: 'act', seat: 0 });
  });

  test('[P13][duel.9] with Steel Hull sunk the winner picks first, then the cards under her return', () => {
    const state = duel(
      {
        hands: ['cannon3', 'map'],
        vessels: ['', 'hull'],
        damage: [0, 2],
        under: ['', 'treasure2 treasure1'],
      },
      ['cannon3-1'],
      [],
    );
    expect(piratas.legal(state, seat(0)).commands).toEqual([{ kind: 'take', card: 'map-1' }]);
    expect(kindsOf(plays(state, 0, { kind: 'take', card: 'map-1' }))).toEqual([
      'stolen',
      'vessel-sunk',
      'returned',
    ]);
    expect(state.hands).toEqual([['map-1'], ['treasure2-1', 'treasure1-1']]);
    expect(state.discard).toEqual(['cannon3-1', 'hull-1']);
  });

  test('[P13] with nothing else in hand her cards are safe in that duel', () => {
    const state = duel(
      { hands: ['cannon3', ''], vessels: ['', 'hull'], damage: [0, 2], under: ['', 'treasure2'] },
      ['cannon3-1'],
      [],
    );
    expect(state.hands).toEqual([[], ['treasure2-1']]);
    expect(state.phase).toEqual({ kind: 'act', seat: 0 });
  });

  test('[P14] a defender who wins may hold more than seven until the end of his own turn', () => {
    const seven = 'rum rum rum map map map ghost';
    const state = duel({ hands: ['cannon1 treasure1', `cannon2 ${seven}`] }, ['cannon1-1'], ['cannon2-1']);
    plays(state, 1, { kind: 'take', card: 'treasure1-1' });
    expect(state.hands[1]).toHaveLength(8);
    expect(state.phase).toEqual({ kind: 'act', seat: 0 });
  });
});
