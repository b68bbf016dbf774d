import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkPosition, cloneJson, Random, seatsUpTo } from '../../engine';
import { mutate, stringsIn } from '../../engine/testkit/mutate';
import type { PiratasState } from '.';
import { positionFaults } from './invariants';
import { type Layout, piratas, plays, position, questions, seat } from './piratas.testing';
import { stateSchema } from './types';

const codes = (state: PiratasState) =>
  positionFaults(state).map(({ id }) => id.replace('piratas.position.', ''));
const bent = (layout: Layout, part: Partial<PiratasState>): PiratasState => {
  const state = position(layout);
  return { ...state, ...part };
};
const attacked = (hands: readonly string[], turn: Layout['turn'], cards: readonly string[]) => {
  const state = position({ players: 3, hands, turn: { extra: false, first: { kind: 'other' }, ...turn } });
  const hand = state.hands[0] ?? [];
  const attack = hand.filter((card) => cards.includes(card));
  state.hands[0] = hand.filter((card) => !cards.includes(card));
  state.phase = { kind: 'defend', seat: seat(1), attack };
  return state;
};

describe('a position given from outside', () => {
  test('[duel.2][duel.bluff] has face down what could have been laid: no treasure, no Helmsman, no other card', () => {
    for (const bluff of ['treasure1-1', 'helmsman-1', 'rum-1'])
      expect(codes(attacked([bluff.slice(0, -2)], { actions: 1 }, [bluff]))).toEqual(['attack']);
    expect(codes(attacked(['cannon1'], { actions: 1 }, ['cannon1-1']))).toEqual([]);
  });

  test('[duel.3][P28] has two cards face down only when the turn is used up, and no two Parrots', () => {
    const two = ['cannon1-1', 'parrot-1'];
    expect(codes(attacked(['cannon1 parrot'], { actions: 0 }, two))).toEqual([]);
    expect(codes(attacked(['cannon1 parrot'], { actions: 1 }, two))).toEqual(['attack']);
    expect(codes(attacked(['parrot parrot'], { actions: 0 }, ['parrot-1', 'parrot-2']))).toEqual(['attack']);
  });

  test('[P29] has a Parrot alone face down only after an attack with a cannon', () => {
    const cannon = position({}).deck.find((card) => card === 'cannon2-1');
    if (!cannon) throw new Error('no cannon');
    const first = { kind: 'attack', cannon } as const;
    expect(codes(attacked(['parrot'], { actions: 0, first }, ['parrot-1']))).toEqual([]);
    expect(codes(attacked(['parrot'], { actions: 0 }, ['parrot-1']))).toEqual(['attack']);
  });

  test('[P30] has nothing for a Parrot to copy before the first action', () => {
    expect(codes(position({ turn: { first: { kind: 'immediate', as: 'rum' } } }))).toEqual(['phase']);
  });

  test('[P40] lets the winner of a duel alone choose, out of the loser’s hand, which he has seen', () => {
    const state = position({ players: 3, hands: ['cannon3', 'map'] });
    plays(state, 0, { kind: 'attack', cards: ['cannon3-1'], target: 1 });
    plays(state, 1, { kind: 'defend', cards: [] });
    expect(codes(state)).toEqual([]);
    const take = (by: number, from: number): PiratasState => ({
      ...state,
      phase: { kind: 'take', seat: seat(by), from: seat(from) },
    });
    expect(codes(take(1, 0))).toContain('phase');
    expect(codes(take(0, 2))).toContain('phase');
    expect(codes({ ...state, duel: null })).toEqual(['phase']);
    expect(codes({ ...state, known: state.known.map(() => []) })).toEqual(['unseen']);
  });

  test('[P23] asks nobody to choose out of his own hand, or out of one that isn’t there', () => {
    const turn = { ...position({}).turn, actions: 1, extra: false };
    const spying = (target: number) =>
      codes(bent({}, { turn, phase: { kind: 'spy', seat: seat(0), target: seat(target) } }));
    expect(spying(1)).toEqual([]);
    expect(spying(0)).toContain('phase');
    expect(spying(5)).toEqual(['seats']);
  });

  test('[turn.limit] asks for a discard only at the end of a turn and above seven cards', () => {
    const phase = { kind: 'discard', seat: seat(0) } as const;
    const over = { players: 2, hands: ['rum rum rum rum map map map map'] };
    const turn = { ...position({}).turn, extra: false };
    expect(codes(bent(over, { phase, turn: { ...turn, actions: 0 } }))).toEqual([]);
    expect(codes(bent(over, { phase, turn: { ...turn, actions: 1 } }))).toEqual(['phase']);
    expect(codes(bent({ hands: ['rum'] }, { phase, turn: { ...turn, actions: 0 } }))).toEqual(['phase']);
  });

  test('[win.check] is over only with enough treasures in the winner’s hand', () => {
    const over: PiratasState['phase'] = { kind: 'over', winner: seat(0), shown: [] };
    expect(codes(bent({ hands: ['treasure2 treasure2 treasure1'] }, { phase: over }))).toEqual([]);
    expect(codes(bent({ hands: ['treasure2 treasure2'] }, { phase: over }))).toEqual(['phase']);
    expect(codes(bent({ hands: ['treasure2 treasure2'], vessels: ['dutchman'] }, { phase: over }))).toEqual(
      [],
    );
  });

  test('[vessel.hits] has no vessel without a hit point but the one that is just being sunk', () => {
    expect(codes(position({ vessels: ['wheel'], damage: [3] }))).toEqual(['sunk']);
  });

  test('knows of no card but a hidden one of this deck', () => {
    const state = position({ vessels: ['wheel'] });
    const [card] = ['wheel-1', 'poseidon-1'].map((id) => stateSchema.shape.deck.parse([id])[0]);
    if (!card) throw new Error('no card');
    expect(codes({ ...state, known: [[card], [], []] })).toEqual(['knowledge']);
  });

  /** A state somewhere in a random game. */
  const somewhere = (seed: number): PiratasState => {
    const random = Random.fromSeed(seed);
    const state = piratas.setUp({ first: 'lot' }, 2 + random.below(5), random);
    for (let left = random.below(120); left > 0; left--) {
      const [by] = piratas.toAct(state);
      if (by === undefined) break;
      piratas.play(state, by, piratas.sample(state, by, random), random);
    }
    return state;
  };

  test('is refused, or can be looked at by everybody and played on, however it was bent', () => {
    let taken = 0;
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (seed, twist) => {
        const random = Random.fromSeed(twist);
        const start = somewhere(seed);
        const seats = start.hands.length;
        let wild: object = start;
        for (let times = 1 + random.below(2); times > 0; times--)
          wild = Object(mutate(wild, [...stringsIn(start)], random));
        if (checkPosition(piratas, wild, seats) !== null) return;
        taken += 1;
        const state = cloneJson(stateSchema.parse(wild));
        for (let left = 25; left > 0; left--) {
          for (const viewer of [...seatsUpTo(seats), 'spectator' as const]) {
            const view = piratas.view(state, viewer);
            for (const question of questions(view, random)) piratas.ask(view, question);
            expect(piratas.view(piratas.imagine(view, random), viewer)).toEqual(view);
          }
          const [by] = piratas.toAct(state);
          if (by === undefined) break;
          const command = piratas.sample(state, by, random);
          expect(piratas.check(state, by, command).ok).toBe(true);
          piratas.play(state, by, command, random);
          expect(positionFaults(state)).toEqual([]);
        }
      }),
      { numRuns: 60, seed: 7 },
    );
    expect(taken).toBeGreaterThan(5);
  });
});
