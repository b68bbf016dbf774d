import { describe, expect, test } from 'vitest';
import { shufflingTheDeckText } from '../../../shared/text/en/shuffling-the-deck';
import { patternFaults, textFaults } from '../../../shared/text/testing';
import { message, Random, seat } from '../../engine';
import { shufflingTheDeck } from '.';
import { adventureKinds } from './data/adventure-cards';
import { movementKinds } from './data/movement-cards';
import { pirateIds } from './data/pirates';
import { chancesOf } from './deduction';
import { faultMessage, faultNames } from './invariants';
import { adventureName, cardName, pirateName, shipName } from './names';
import { act, first, gloryBySpace, position, questions, rowOrder, second, third } from './testing';
import type { Answer, Question, State } from './types';

const pirates = [
  ['vos', 'wick'],
  ['roca', 'brand'],
  ['kraai', 'harrow'],
] as const;

describe('what a seat may know', () => {
  test('[C4.49] its own pirates and those that are shown, and how many are hidden', () => {
    const state = position({ pirates, shown: ['brand'] });
    const known = shufflingTheDeck
      .view(state, first)
      .players.map((player) => [player.pirates, player.hiddenPirates]);
    expect(known).toEqual([
      [['vos', 'wick'], 2],
      [['brand'], 1],
      [[], 2],
    ]);
  });

  test('[C4.49] counts of glory, decks and discards are open; a spectator knows no hidden pirate', () => {
    const state = position({ pirates, glory: { vos: 3 } });
    const view = shufflingTheDeck.view(state, 'spectator');
    expect(view.row.find(({ pirate }) => pirate === 'vos')?.glory).toBe(3);
    expect(view.adventures.deck).toBe(54);
    expect(view.movement.deck).toBe(21);
    expect(view.players.flatMap((player) => player.pirates)).toEqual([]);
  });

  test('[C4.23] where the card lies that was the adventure is not told, only that it left the deck', () => {
    const state = position({ active: ['mermaids'] });
    act(state, { kind: 'pass' });
    const view = shufflingTheDeck.view(state, second);
    expect(view.adventures.laidFaceDown).toEqual(['mermaids']);
    expect(view.row.map(({ glory }) => glory)).toEqual([0, 1, 0, 1, 0, 1, 0, 0, 0]);
    expect(JSON.stringify(view.row)).not.toContain('mermaids');
  });
});

describe('deduction', () => {
  test('[C4.29] a denied accusation rules the pirate out for that seat, in every imagined state', () => {
    const state = position({ pirates });
    act(state, { kind: 'accuse', target: second, pirate: 'kraai' });
    const view = shufflingTheDeck.view(state, first);
    expect(chancesOf(view).kraai[1]).toBe(0);
    const random = Random.fromSeed(2);
    for (let n = 0; n < 50; n++) {
      expect(shufflingTheDeck.imagine(view, random).players[1]?.pirates).not.toContain('kraai');
    }
  });

  test('three players, nothing known but one’s own two cards: each of the others holds a pirate with 2 in 7', () => {
    const chances = chancesOf(shufflingTheDeck.view(position({ pirates }), first));
    expect(chances.vos).toEqual([1, 0, 0]);
    expect(chances.roca).toEqual([0, 2 / 7, 2 / 7]);
  });

  test('the chances of a seat add up to its number of pirate cards', () => {
    const state = position({ pirates, shown: ['brand'] });
    act(state, { kind: 'accuse', target: second, pirate: 'kraai' });
    const chances = chancesOf(shufflingTheDeck.view(state, third));
    for (const index of [0, 1, 2]) {
      const sum = pirateIds.reduce((total, pirate) => total + (chances[pirate][index] ?? 0), 0);
      expect(sum).toBeCloseTo(2, 10);
    }
  });

  test('imagined deals come up as often as they are likely', () => {
    const state = position({ pirates });
    act(state, { kind: 'accuse', target: second, pirate: 'kraai' });
    const view = shufflingTheDeck.view(state, first);
    const random = Random.fromSeed(3);
    const deals = 4000;
    let held = 0;
    for (let n = 0; n < deals; n++) {
      if (shufflingTheDeck.imagine(view, random).players[1]?.pirates.includes('roca')) held += 1;
    }
    // Five standard deviations of a share near 1/3 are 0.037.
    expect(Math.abs(held / deals - (chancesOf(view).roca[1] ?? 0))).toBeLessThan(0.037);
  });
});

describe('questions', () => {
  const ask = (state: State, question: Question): Answer =>
    shufflingTheDeck.ask(shufflingTheDeck.view(state, first), question);

  test('what a movement card’s new row would be, and what the adventure would pay there', () => {
    const state = position({ active: ['secret-charts'], cards: ['full-speed-ahead'] });
    const answer = ask(state, { kind: 'row-after', card: 'full-speed-ahead', ships: ['kraai'] });
    if (answer.kind !== 'row') throw new Error('no row');
    expect(answer.row.map(({ pirate }) => pirate).slice(0, 3)).toEqual(['kraai', 'blackheart', 'harrow']);
    expect(answer.effects).toEqual([
      { does: 'gains', pirate: 'kraai', glory: 1 },
      { does: 'gains', pirate: 'blackheart', glory: 1 },
    ]);
    // Nothing has moved.
    expect(rowOrder(state)[0]).toBe('blackheart');
  });

  test('a preview is what then happens, whatever is played', () => {
    const random = Random.fromSeed(6);
    const state = position({ players: 4 });
    let compared = 0;
    for (let n = 0; n < 200 && !state.over; n++) {
      const command = shufflingTheDeck.sample(state, state.active, random);
      if (command.kind === 'play-card') {
        const answer = ask(state, { kind: 'row-after', card: command.card, ships: command.ships });
        const after = structuredClone(state);
        act(after, command, random.clone());
        expect(answer.kind === 'row' && answer.row.map(({ pirate }) => pirate)).toEqual(rowOrder(after));
        compared += 1;
      }
      act(state, command, random);
    }
    expect(compared).toBeGreaterThan(10);
  });

  test('what can’t be played has no preview, and the reason is named', () => {
    const state = position({ damaged: ['vos'] });
    expect(ask(state, { kind: 'row-after', card: 'sabotage', ships: ['vos'] })).toEqual({
      kind: 'no-answer',
      code: 'already-damaged',
    });
  });

  test('a Notoriety card may show a pirate of whom the viewer knows nothing', () => {
    const state = position({ pirates, active: ['notoriety-roca'] });
    expect(ask(state, { kind: 'effects' })).toEqual({
      kind: 'effects',
      effects: [{ does: 'may-be-shown', pirate: 'roca' }],
    });
    const own = shufflingTheDeck.ask(shufflingTheDeck.view(state, second), { kind: 'effects' });
    expect(own).toEqual({ kind: 'effects', effects: [{ does: 'is-shown', pirate: 'roca' }] });
  });

  test('the adventure on another order of the row', () => {
    const state = position({ active: ['mermaids'] });
    const row = [...pirateIds].reverse().map((pirate) => ({ pirate, damaged: pirate === 'vos' }));
    expect(ask(state, { kind: 'effects', row })).toEqual({
      kind: 'effects',
      effects: [
        { does: 'gains', pirate: 'baltasar', glory: 1 },
        { does: 'gains', pirate: 'roca', glory: 1 },
      ],
    });
  });

  test('questions of every kind are answered at every point of a game', () => {
    const random = Random.fromSeed(8);
    const state = position({ players: 2 });
    while (!state.over) {
      for (const question of questions(shufflingTheDeck.view(state, first), random)) {
        const { kind } = ask(state, question);
        const asked = question.kind === 'row-after' ? 'row' : question.kind;
        const damaged = state.row.some((ship) => ship.damaged);
        expect(kind === 'no-answer' && damaged ? asked : kind).toBe(asked);
      }
      act(state, shufflingTheDeck.sample(state, state.active, random), random);
    }
  });
});

describe('loose pieces', () => {
  test('a position laid out on a table is picked up as the same position', () => {
    const random = Random.fromSeed(12);
    for (const options of shufflingTheDeck.options.presets.map((preset) => preset.options)) {
      const state = shufflingTheDeck.setUp(options, 3, random);
      for (let n = 0; n < 20 && !state.over; n++) {
        act(state, shufflingTheDeck.sample(state, state.active, random), random);
        const back = shufflingTheDeck.pickUp(shufflingTheDeck.lay(state), options);
        if (!back.ok) throw new Error(JSON.stringify(back.error));
        expect(shufflingTheDeck.view(back.value, 'spectator').row).toEqual(
          shufflingTheDeck.view(state, 'spectator').row,
        );
        expect({ ...back.value, shown: [...back.value.shown].sort(), unowned: [] }).toEqual({
          ...state,
          shown: [...state.shown].sort(),
          unowned: [],
        });
      }
    }
  });

  test('a ship pushed past its neighbour changes the row, and its glory goes with the nearest ship', () => {
    const state = position({ glory: { brand: 2 } });
    const pieces = shufflingTheDeck.lay(state).map((piece) => {
      const ofBrand = piece.data.pirate === 'brand' && piece.kind.endsWith('/ship');
      const under = piece.face === 'down' && piece.owner === null && Math.abs(piece.y) < 70 && piece.x < -290;
      return ofBrand || under ? { ...piece, x: 500 } : piece;
    });
    const back = shufflingTheDeck.pickUp(pieces, state.options);
    expect(back.ok && rowOrder(back.value)[0]).toBe('brand');
    expect(back.ok && gloryBySpace(back.value)).toEqual({ 1: 2 });
  });

  test('a missing card and a stranger are named', () => {
    const state = position({});
    const pieces = shufflingTheDeck.lay(state);
    const without = pieces.filter((piece) => piece.data.card !== state.adventures.row[0] || piece.y !== 0);
    const lacking = shufflingTheDeck.pickUp(without, state.options);
    expect(lacking.ok ? [] : lacking.error.map(({ id }) => id)).toEqual([
      'shuffling-the-deck.position.adventure-cards',
      'shuffling-the-deck.position.adventure-row',
    ]);
    const [any] = pieces;
    const strange = any ? [...pieces, { ...any, id: 'x', kind: 'caribbean/ship' }] : [];
    const stranger = shufflingTheDeck.pickUp(strange, state.options);
    expect(stranger.ok ? [] : stranger.error.map(({ id }) => id)).toEqual([
      'shuffling-the-deck.position.strangers',
    ]);
    expect(shufflingTheDeck.pickUp([], state.options).ok).toBe(false);
  });
});

describe('texts', () => {
  test('every pattern of the catalogue parses', () => {
    expect(patternFaults(shufflingTheDeckText)).toEqual([]);
  });

  test('names of cards, pirates and ships, and the faults of a position, are all in it', () => {
    const messages = [
      ...movementKinds.flatMap((kind) => [cardName(kind), message(`${cardName(kind).id}.text`)]),
      ...adventureKinds.map(adventureName),
      ...pirateIds.flatMap((pirate) => [pirateName(pirate), shipName(pirate)]),
      ...faultNames.map(faultMessage),
    ];
    expect(textFaults(messages, shufflingTheDeckText)).toEqual([]);
  });

  test('everything that is told in random games is in it, with its parameters', () => {
    const random = Random.fromSeed(21);
    const told = Array.from({ length: 30 }, (_, n) => {
      const options = shufflingTheDeck.options.presets[n % 3]?.options ?? shufflingTheDeck.options.defaults;
      const state = shufflingTheDeck.setUp(options, 2 + (n % 3), random);
      const messages = [];
      while (!state.over) {
        const events = act(state, shufflingTheDeck.sample(state, state.active, random), random);
        for (const event of events) {
          messages.push(shufflingTheDeck.describe(event));
          messages.push(shufflingTheDeck.describe(shufflingTheDeck.redact(event, seat(0), state) ?? event));
        }
      }
      return [...messages, shufflingTheDeck.outcome(state)?.reason ?? null];
    });
    const messages = told.flat().filter((one) => one !== null);
    expect(messages.length).toBeGreaterThan(2000);
    expect(textFaults(messages, shufflingTheDeckText)).toEqual([]);
  });
});
