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
