import { describe, expect, test } from 'vitest';
import { Random } from '../../engine';
import type { Question } from '.';
import { type Layout, piratas, plays, position, seat } from './piratas.testing';
import { questionSchema } from './types';

const asked = (layout: Layout, by: number, question: object) => {
  const parsed: Question = questionSchema.parse(question);
  return piratas.ask(piratas.view(position(layout), seat(by)), parsed);
};

describe('asking', () => {
  test('what a card can do now: a Pirate goes on any ship with room', () => {
    const answer = asked({ players: 3, hands: ['pirate'], crew: ['', 'ghost ghost'] }, 0, {
      kind: 'card',
      card: 'pirate-1',
    });
    expect(answer).toMatchObject({
      kind: 'card',
      can: [
        { kind: 'crew', ship: 0 },
        { kind: 'crew', ship: 2 },
      ],
      cannot: [{ code: 'ship-full', clause: 'P26' }],
    });
  });

  test.each([
    ['treasure1', 'treasure-unplayable'],
    ['helmsman', 'helmsman-attacks'],
    ['overboard', 'nobody-to-drown'],
    ['summon', 'nobody-to-summon'],
    ['plunder', 'empty-hand'],
  ])('why %s can’t be played: %s', (kind, code) => {
    expect(asked({ hands: [kind, ''] }, 0, { kind: 'card', card: `${kind}-1` })).toMatchObject({
      can: [],
      cannot: [{ code }],
    });
  });

  test('why a Parrot can’t: neither as attack nor as copy', () => {
    const answer = asked({ hands: ['parrot'] }, 0, { kind: 'card', card: 'parrot-1' });
    expect(answer).toMatchObject({
      can: [],
      cannot: [{ code: 'parrot-alone' }, { code: 'parrot-copies-nothing' }],
    });
  });

  test('out of turn the reason is that it isn’t one’s turn, and no card of another hand is answered for', () => {
    const layout = { hands: ['rum', 'map'] };
    expect(asked(layout, 1, { kind: 'card', card: 'map-1' })).toMatchObject({
      cannot: [{ code: 'not-yours' }],
    });
    expect(asked(layout, 1, { kind: 'card', card: 'rum-1' })).toMatchObject({
      kind: 'refused',
      violation: { code: 'not-in-hand' },
    });
  });

  test('what a duel’s sums would be, with the crews and vessels as they stand', () => {
    const layout = { hands: ['cannon1 parrot'], crew: ['pirate', 'cursed'], vessels: ['', 'guerrilla'] };
    const answer = asked(layout, 0, {
      kind: 'duel',
      attacker: 0,
      attack: ['cannon1-1', 'parrot-1'],
      defender: 1,
      defence: ['cannon2-1'],
    });
    expect(answer).toEqual({
      kind: 'duel',
      attack: {
        shots: [
          { card: 'cannon1-1', shots: 1, guerrilla: 0 },
          { card: 'parrot-1', shots: 1, guerrilla: 0 },
        ],
        bonuses: [{ card: 'pirate-1', shots: 1 }],
        total: 3,
      },
      defence: {
        shots: [{ card: 'cannon2-1', shots: 2, guerrilla: 2 }],
        bonuses: [{ card: 'cursed-1', shots: -1 }],
        total: 3,
      },
      result: 'defender',
    });
  });

  test('how many treasures one holds and needs: four with the Flying Dutchman', () => {
    const hands = ['treasure2 treasure1'];
    expect(asked({ hands }, 0, { kind: 'treasures' })).toEqual({ kind: 'treasures', held: 3, needed: 5 });
    expect(asked({ hands, vessels: ['dutchman'] }, 0, { kind: 'treasures' })).toEqual({
      kind: 'treasures',
      held: 3,
      needed: 4,
    });
  });
});

describe('loose pieces', () => {
  test('a position picked up as it was laid is the same position', () => {
    const state = piratas.setUp({ first: 'lot' }, 5, Random.fromSeed(9));
    for (let i = 0; i < 60; i++) {
      const [by] = piratas.toAct(state);
      if (by === undefined) break;
      plays(state, by, piratas.sample(state, by, Random.fromSeed(i)), i);
      expect(piratas.pickUp(piratas.lay(state), state.options)).toEqual({ ok: true, value: state });
    }
  });

  test('a card moved by hand lies in its new place, and the turn begins anew', () => {
    const state = position({ hands: ['pirate', 'rum'], turn: { actions: 1, extra: false } });
    const pieces = piratas.lay(state);
    const discard = { x: 20, y: 0 };
    const moved = pieces.map((piece) => (piece.id === 'rum-1' ? { ...piece, ...discard } : piece));
    const back = piratas.pickUp(moved, state.options);
    if (!back.ok) throw new Error('refused');
    expect(back.value.hands).toEqual([['pirate-1'], []]);
    expect(back.value.discard).toEqual(['rum-1']);
  });

  test('faults are named: a card missing, a third crew', () => {
    const state = position({ crew: ['pirate ghost'], hands: ['cursed'] });
    const pieces = piratas.lay(state);
    const crewPlace = pieces.find(({ id }) => id === 'pirate-1');
    const wrong = pieces
      .filter(({ id }) => id !== 'map-2')
      .map((piece) =>
        piece.id === 'cursed-1' ? { ...piece, x: crewPlace?.x ?? 0, y: crewPlace?.y ?? 0 } : piece,
      );
    expect(piratas.pickUp(wrong, state.options)).toEqual({
      ok: false,
      error: [
        { id: 'piratas.position.card-missing', params: { card: 'map-2' } },
        { id: 'piratas.position.crew-room', params: { seat: { seat: 0 } } },
      ],
    });
    expect(piratas.pickUp([], state.options)).toMatchObject({
      ok: false,
      error: [{ id: 'piratas.position.no-turn' }],
    });
  });
});
