import { describe, expect, test } from 'vitest';
import type { PiratasState } from '.';
import { type Layout, piratas, plays, position, refusal, seat } from './piratas.testing';

/** A duel of seat 0 against seat 1 up to the reveal. */
function duel(layout: Layout, attack: string[], defence: string[]): PiratasState {
  const state = position(layout);
  plays(state, 0, { kind: 'attack', cards: attack, target: 1 });
  plays(state, 1, { kind: 'defend', cards: defence });
  return state;
}
const sums = ({ duel }: PiratasState) => [duel?.attackSum.total, duel?.defenceSum.total, duel?.result];

describe('an attack', () => {
  test('[duel.1] it is aimed at one opponent, who alone answers', () => {
    const state = position({ players: 3, hands: ['cannon1', 'cannon2', 'cannon2'] });
    expect(refusal(state, 0, { kind: 'attack', cards: ['cannon1-1'], target: 0 })).toBe(
      'not-an-opponent [duel.1]',
    );
    expect(refusal(state, 0, { kind: 'attack', cards: ['cannon1-1'], target: 5 })).toBe(
      'not-an-opponent [duel.1]',
    );
    plays(state, 0, { kind: 'attack', cards: ['cannon1-1'], target: 2 });
    expect(piratas.toAct(state)).toEqual([2]);
    expect(refusal(state, 1, { kind: 'defend', cards: [] })).toBe('not-yours [turn.actions]');
  });

  test('[duel.2] the card is laid face down: only the attacker knows it until both sides are turned', () => {
    const state = position({ hands: ['cannon3 rum', 'cannon1'] });
    const [attacked] = plays(state, 0, { kind: 'attack', cards: ['cannon3-1'], target: 1 });
    expect(state.hands[0]).toEqual(['rum-1']);
    expect(piratas.view(state, seat(0)).phase).toMatchObject({ attack: { count: 1, cards: ['cannon3-1'] } });
    expect(piratas.view(state, seat(1)).phase).toMatchObject({ attack: { count: 1, cards: null } });
    expect(piratas.view(state, seat(1)).turn).toEqual(piratas.view(state, 'spectator').turn);
    expect(attacked && piratas.redact(attacked, seat(1), state)).toMatchObject({ count: 1, cards: null });
  });

  test('[duel.3] a second card may be laid if no action has been taken, and then the turn is used up', () => {
    const state = position({ hands: ['cannon1 cannon2', ''] });
    plays(state, 0, { kind: 'attack', cards: ['cannon1-1', 'cannon2-1'], target: 1 });
    expect(state.turn.actions).toBe(0);
    plays(state, 1, { kind: 'defend', cards: [] });
    expect(sums(state)).toEqual([3, 0, 'attacker']);
    expect(state.turn.seat).toBe(1);
  });

  test('[duel.3] as second action an attack has one card', () => {
    const state = position({ hands: ['cannon1 cannon2', ''], deck: 'rum' });
    plays(state, 0, { kind: 'draw' });
    const two = { kind: 'attack', cards: ['cannon1-1', 'cannon2-1'], target: 1 } as const;
    expect(refusal(state, 0, two)).toBe('second-action-one-card [duel.3]');
    expect(refusal(state, 0, { ...two, cards: ['cannon1-1'] })).toBe('allowed');
  });

  test('[duel.3] no more than two cards, none twice', () => {
    const state = position({ hands: ['cannon1 cannon2 cannon3', ''] });
    expect(refusal(state, 0, { kind: 'attack', cards: [], target: 1 })).toBe('attack-one-or-two [duel.3]');
    expect(
      refusal(state, 0, { kind: 'attack', cards: ['cannon1-1', 'cannon2-1', 'cannon3-1'], target: 1 }),
    ).toBe('attack-one-or-two [duel.3]');
    expect(refusal(state, 0, { kind: 'attack', cards: ['cannon1-1', 'cannon1-1'], target: 1 })).toBe(
      'same-card-twice [duel.2]',
    );
    expect(refusal(state, 0, { kind: 'attack', cards: ['cannon1-2'], target: 1 })).toBe(
      'not-in-hand [duel.2]',
    );
  });

  test('[duel.bluff] only cannons and Parrots attack: no Helmsman, no bluff', () => {
    const state = position({ hands: ['cannon1 helmsman rum pirate', ''] });
    expect(refusal(state, 0, { kind: 'attack', cards: ['helmsman-1'], target: 1 })).toBe(
      'helmsman-attacks [duel.bluff]',
    );
    expect(refusal(state, 0, { kind: 'attack', cards: ['cannon1-1', 'rum-1'], target: 1 })).toBe(
      'no-bluff [duel.bluff]',
    );
    expect(refusal(state, 0, { kind: 'attack', cards: ['pirate-1'], target: 1 })).toBe(
      'no-bluff [duel.bluff]',
    );
  });

  test('[P43] after a one-card attack another card may be played', () => {
    const state = duel({ hands: ['cannon1 rum', ''] }, ['cannon1-1'], []);
    plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(state.turn.seat).toBe(1);
  });

  test('[P43] after a two-card attack the turn is over', () => {
    const state = duel({ hands: ['cannon1 cannon1 rum', ''] }, ['cannon1-1', 'cannon1-2'], []);
    expect(refusal(state, 0, { kind: 'rum', card: 'rum-1' })).toBe('not-yours [turn.actions]');
  });

  test('[P42] two one-card attacks in one turn, at any targets', () => {
    const state = position({ players: 3, hands: ['cannon1 cannon2', '', ''] });
    plays(state, 0, { kind: 'attack', cards: ['cannon1-1'], target: 1 });
    plays(state, 1, { kind: 'defend', cards: [] });
    plays(state, 0, { kind: 'attack', cards: ['cannon2-1'], target: 2 });
    plays(state, 2, { kind: 'defend', cards: [] });
    expect(state.turn.seat).toBe(1);
    expect(state.discard).toEqual(['cannon1-1', 'cannon2-1']);
  });
});

describe('a defence', () => {
  const attacked = (hand: string) => {
    const state = position({ hands: ['cannon2', hand] });
    plays(state, 0, { kind: 'attack', cards: ['cannon2-1'], target: 1 });
    return state;
  };
  const defending = (state: PiratasState, ...cards: string[]) => refusal(state, 1, { kind: 'defend', cards });

  test('[duel.4][P37] nothing, one cannon, two cannons, a cannon with a Parrot, or a Helmsman', () => {
    const state = attacked('cannon1 cannon3 parrot helmsman');
    for (const cards of [
      [],
      ['cannon1-1'],
      ['cannon1-1', 'cannon3-1'],
      ['cannon1-1', 'parrot-1'],
      ['helmsman-1'],
    ])
      expect(defending(state, ...cards)).toBe('allowed');
  });

  test('[duel.4] the question is put to a hand without any duel card too, and to an empty one', () => {
    for (const hand of ['rum', '']) {
      const state = attacked(hand);
      expect(state.phase).toMatchObject({ kind: 'defend', seat: 1 });
      expect(piratas.legal(state, seat(1)).commands).toEqual([{ kind: 'defend', cards: [] }]);
    }
  });

  test('[duel.4] two cards at most, one’s own, none twice', () => {
    const state = attacked('cannon1 cannon1 cannon3');
    expect(defending(state, 'cannon1-1', 'cannon1-2', 'cannon3-1')).toBe('defence-two-at-most [duel.4]');
    expect(defending(state, 'cannon2-1')).toBe('not-in-hand [duel.4]');
    expect(defending(state, 'cannon1-1', 'cannon1-1')).toBe('same-card-twice [duel.4]');
  });

  test('[P37] no other card as a bluff, and no Helmsman beside a cannon', () => {
    const state = attacked('rum cannon1 helmsman');
    expect(defending(state, 'rum-1')).toBe('no-bluff [P37]');
    expect(defending(state, 'cannon1-1', 'rum-1')).toBe('no-bluff [P37]');
    expect(defending(state, 'cannon1-1', 'helmsman-1')).toBe('helmsman-alone [P37]');
  });

  test('[P27] a Parrot never defends alone', () => {
    expect(defending(attacked('parrot cannon1'), 'parrot-1')).toBe('parrot-needs-cannon [P27]');
  });

  test('[P28] two Parrots neither defend nor attack', () => {
    expect(defending(attacked('parrot parrot'), 'parrot-1', 'parrot-2')).toBe('two-parrots [P28]');
    const state = position({ hands: ['parrot parrot', ''] });
    expect(refusal(state, 0, { kind: 'attack', cards: ['parrot-1', 'parrot-2'], target: 1 })).toBe(
      'two-parrots [P28]',
    );
  });

  test('[P39] two Helmsmen are one too many', () => {
    expect(defending(attacked('helmsman helmsman'), 'helmsman-1', 'helmsman-2')).toBe('one-helmsman [P39]');
  });
});

describe('the sum', () => {
  test('[duel.5][card.cannon] the greater sum of shots wins', () => {
    const cases: [string, string, number, number, string][] = [
      ['cannon2', 'cannon1', 2, 1, 'attacker'],
      ['cannon1', 'cannon3', 1, 3, 'defender'],
      ['cannon3', 'cannon2', 3, 2, 'attacker'],
    ];
    for (const [a, d, attack, defence, result] of cases) {
      const state = duel({ hands: [`${a} rum`, `${d} rum`] }, [`${a}-1`], [`${d}-1`]);
      expect(sums(state)).toEqual([attack, defence, result]);
    }
  });

  test('[duel.5] two cannons add up on either side', () => {
    const state = duel(
      { hands: ['cannon1 cannon3 rum', 'cannon2 cannon2 rum'] },
      ['cannon1-1', 'cannon3-1'],
      ['cannon2-1', 'cannon2-2'],
    );
    expect(sums(state)).toEqual([4, 4, 'defender']);
  });

  test('[P35] a tie is the defender’s, if he played a cannon', () => {
    expect(sums(duel({ hands: ['cannon2 rum', 'cannon2'] }, ['cannon2-1'], ['cannon2-2']))).toEqual([
      2,
      2,
      'defender',
    ]);
    const zeroes = duel(
      { hands: ['cannon1 rum', 'cannon1'], crew: ['cursed', 'cursed'] },
      ['cannon1-1'],
      ['cannon1-2'],
    );
    expect(sums(zeroes)).toEqual([0, 0, 'defender']);
  });

  test('[P36] an attack that no cannon answers wins even at zero shots, with one or two Cursed Pirates', () => {
    for (const crew of ['cursed', 'cursed cursed']) {
      const state = duel({ hands: ['cannon1', 'rum'], crew: [crew] }, ['cannon1-1'], []);
      expect(sums(state)).toEqual([0, 0, 'attacker']);
    }
  });

  test('[card.pirate] a Pirate is one shot more, for attacker and defender alike', () => {
    const state = duel(
      { hands: ['cannon1 rum', 'cannon1'], crew: ['pirate', 'pirate'] },
      ['cannon1-1'],
      ['cannon1-2'],
    );
    expect(sums(state)).toEqual([2, 2, 'defender']);
  });

  test('[P33] each bonus counts once: two Pirates are two shots', () => {
    const state = duel(
      { hands: ['cannon1', 'cannon2'], crew: ['pirate pirate'] },
      ['cannon1-1'],
      ['cannon2-1'],
    );
    expect(sums(state)).toEqual([3, 2, 'attacker']);
  });

  test('[P33][card.pirate] without a shot of one’s own no bonus counts', () => {
    const state = duel(
      { hands: ['cannon1', 'rum'], crew: ['', 'pirate pirate'], vessels: ['', 'urchin'] },
      ['cannon1-1'],
      [],
    );
    expect(sums(state)).toEqual([1, 0, 'attacker']);
    expect(state.duel?.defenceSum.bonuses).toEqual([]);
  });

  test('[card.ghost] a Ghost Pirate changes no sum', () => {
    const state = duel(
      { hands: ['cannon2 rum', 'cannon2'], crew: ['ghost ghost', ''] },
      ['cannon2-1'],
      ['cannon2-2'],
    );
    expect(sums(state)).toEqual([2, 2, 'defender']);
  });

  test('[card.cursed][P48] a Cursed Pirate is one shot less', () => {
    const state = duel({ hands: ['cannon3', 'cannon2'], crew: ['cursed'] }, ['cannon3-1'], ['cannon2-1']);
    expect(sums(state)).toEqual([2, 2, 'defender']);
  });

  test('[P48] without a shot of one’s own it is the Cursed Pirate that has no effect', () => {
    const state = duel({ hands: ['cannon1', 'rum'], crew: ['', 'cursed'] }, ['cannon1-1'], []);
    expect(state.duel?.defenceSum).toEqual({ shots: [], bonuses: [], total: 0 });
  });

  test('[P34] a total never falls below zero', () => {
    const state = duel(
      { hands: ['cannon1 rum', 'cannon1'], crew: ['cursed cursed'] },
      ['cannon1-1'],
      ['cannon1-2'],
    );
    expect(sums(state)).toEqual([0, 1, 'defender']);
  });

  test('[card.urchin] Sea Urchin is three shots more, once', () => {
    const state = duel(
      { hands: ['cannon1 cannon1', 'cannon3 cannon1'], vessels: ['urchin'] },
      ['cannon1-1', 'cannon1-2'],
      ['cannon3-1', 'cannon1-3'],
    );
    expect(sums(state)).toEqual([5, 4, 'attacker']);
  });

  test('[card.guerrilla] Naval Guerrilla is two shots more for each cannon', () => {
    const state = duel(
      { hands: ['cannon1 cannon2', 'cannon3 cannon3 rum'], vessels: ['guerrilla'] },
      ['cannon1-1', 'cannon2-1'],
      ['cannon3-1', 'cannon3-2'],
    );
    expect(sums(state)).toEqual([7, 6, 'attacker']);
  });
});
