import { describe, expect, test } from 'vitest';
import type { PiratasState } from '.';
import { type Layout, plays, position, refusal } from './piratas.testing';

/** A duel of seat 0 against seat 1 up to the reveal. */
function duel(layout: Layout, attack: string[], defence: string[]): PiratasState {
  const state = position(layout);
  plays(state, 0, { kind: 'attack', cards: attack, target: 1 });
  plays(state, 1, { kind: 'defend', cards: defence });
  return state;
}
const sums = ({ duel }: PiratasState) => [duel?.attackSum.total, duel?.defenceSum.total, duel?.result];

describe('Parrots in duels', () => {
  test('[P27][card.parrot] in defence a Parrot copies the cannon beside it', () => {
    const state = duel(
      { hands: ['cannon3 cannon2 rum', 'cannon3 parrot'] },
      ['cannon3-1', 'cannon2-1'],
      ['cannon3-2', 'parrot-1'],
    );
    expect(sums(state)).toEqual([5, 6, 'defender']);
  });

  test('[card.parrot] in a two-card attack too', () => {
    const state = duel(
      { hands: ['cannon2 parrot', 'cannon3 rum'] },
      ['parrot-1', 'cannon2-1'],
      ['cannon3-1'],
    );
    expect(sums(state)).toEqual([4, 3, 'attacker']);
  });

  test('[P29] a Parrot attacks alone only after a one-cannon attack as first action', () => {
    const state = position({ hands: ['parrot cannon1', 'rum'], deck: 'ghost' });
    const attack = { kind: 'attack', cards: ['parrot-1'], target: 1 } as const;
    expect(refusal(state, 0, attack)).toBe('parrot-alone [P29]');
    plays(state, 0, { kind: 'draw' });
    expect(refusal(state, 0, attack)).toBe('parrot-alone [P29]');
  });

  test('[P29] it copies the first attack’s cannon, at any target', () => {
    const state = position({ players: 3, hands: ['cannon3 parrot', '', 'cannon2 rum'] });
    plays(state, 0, { kind: 'attack', cards: ['cannon3-1'], target: 1 });
    plays(state, 1, { kind: 'defend', cards: [] });
    plays(state, 0, { kind: 'attack', cards: ['parrot-1'], target: 2 });
    plays(state, 2, { kind: 'defend', cards: ['cannon2-1'] });
    expect(sums(state)).toEqual([3, 2, 'attacker']);
  });

  test.each([
    ['annulled', 'helmsman-1'],
    ['lost', 'cannon2-1'],
  ])('[P29] also if the first attack was %s', (_, answer) => {
    const state = position({ players: 3, hands: ['cannon1 parrot', 'helmsman cannon2', 'rum'] });
    plays(state, 0, { kind: 'attack', cards: ['cannon1-1'], target: 1 });
    plays(state, 1, { kind: 'defend', cards: [answer] });
    if (state.phase.kind === 'take') {
      expect(state.phase).toEqual({ kind: 'take', seat: 1, from: 0 });
      return; // the Parrot was the attacker's only card, and the winner is about to take it
    }
    plays(state, 0, { kind: 'attack', cards: ['parrot-1'], target: 2 });
    plays(state, 2, { kind: 'defend', cards: [] });
    expect(sums(state)).toEqual([1, 0, 'attacker']);
  });

  test('[P29] also if the first attack was lost and the winner took another card', () => {
    const state = position({ players: 3, hands: ['cannon1 parrot rum', 'cannon2', 'map'] });
    plays(state, 0, { kind: 'attack', cards: ['cannon1-1'], target: 1 });
    plays(state, 1, { kind: 'defend', cards: ['cannon2-1'] });
    plays(state, 1, { kind: 'take', card: 'rum-1' });
    plays(state, 0, { kind: 'attack', cards: ['parrot-1'], target: 2 });
    plays(state, 2, { kind: 'defend', cards: [] });
    expect(sums(state)).toEqual([1, 0, 'attacker']);
  });

  test('[P32] a Parrot that copies a cannon gets Naval Guerrilla’s two shots as well', () => {
    const state = duel(
      { hands: ['cannon1 parrot', 'cannon3 cannon2 rum'], vessels: ['guerrilla'] },
      ['cannon1-1', 'parrot-1'],
      ['cannon3-1', 'cannon2-1'],
    );
    expect(sums(state)).toEqual([6, 5, 'attacker']);
    const alone = position({ players: 3, hands: ['cannon2 parrot', '', 'rum'], vessels: ['guerrilla'] });
    plays(alone, 0, { kind: 'attack', cards: ['cannon2-1'], target: 1 });
    plays(alone, 1, { kind: 'defend', cards: [] });
    plays(alone, 0, { kind: 'attack', cards: ['parrot-1'], target: 2 });
    plays(alone, 2, { kind: 'defend', cards: [] });
    expect(sums(alone)).toEqual([4, 0, 'attacker']);
  });
});

describe('a Helmsman', () => {
  test('[card.helmsman] annuls the duel: no winner, no crew lost, no damage, nothing taken', () => {
    const state = duel(
      { hands: ['cannon3 rum', 'helmsman map'], crew: ['pirate', 'cursed'], vessels: ['merchant', 'wheel'] },
      ['cannon3-1'],
      ['helmsman-1'],
    );
    expect(state.duel?.result).toBe('annulled');
    expect(state.hands).toEqual([['rum-1'], ['map-1']]);
    expect(state.ships.map(({ crew, vessel }) => [crew.length, vessel?.damage])).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(state.phase).toEqual({ kind: 'act', seat: 0 });
    expect(state.discard).toEqual(['cannon3-1', 'helmsman-1']);
  });

  test('[P38] annuls a two-card attack: all three cards are discarded, both actions are spent', () => {
    const state = duel(
      { hands: ['cannon3 cannon1', 'helmsman'] },
      ['cannon3-1', 'cannon1-1'],
      ['helmsman-1'],
    );
    expect(state.discard).toEqual(['cannon3-1', 'cannon1-1', 'helmsman-1']);
    expect(state.turn).toMatchObject({ seat: 1, actions: 2 });
  });
});
