import { describe, expect, test } from 'vitest';
import { seat } from '../../../core/engine';
import { shufflingTheDeck } from '../../../core/games/shuffling-the-deck';
import { adventureKinds } from '../../../core/games/shuffling-the-deck/data/adventure-cards';
import { movementKinds } from '../../../core/games/shuffling-the-deck/data/movement-cards';
import { act, position } from '../../../core/games/shuffling-the-deck/testing';
import { shufflingTheDeckText } from '../../../shared/text/en/shuffling-the-deck';
import { shufflingTheDeckTableText } from '../../../shared/text/en/shuffling-the-deck-table';
import { patternFaults, textFaults } from '../../../shared/text/testing';
import { plannedCard, previewOf, tentative, withShip } from './choices';
import { adventureText, cardText, type PirateId } from './names';
import { usePlan } from './plan';
import { findClauses } from './Reference';
import { face, faces } from './scene/faces';
import { layOut, spaceAt, spaceX } from './scene/layout';
import { changesOf } from './scene/show';

const row: readonly PirateId[] = ['vos', 'wick', 'roca', 'brand'];
const catalogue = { ...shufflingTheDeckText, ...shufflingTheDeckTableText };
const viewOf = (wish: Parameters<typeof position>[0]) => shufflingTheDeck.view(position(wish), seat(0));

describe('choosing ships', () => {
  test('a neighbour completes a pair, front ship first; any other ship begins anew', () => {
    expect(withShip('temporary-alliance', ['wick'], 'vos', row)).toEqual(['vos', 'wick']);
    expect(withShip('temporary-alliance', ['wick'], 'brand', row)).toEqual(['brand']);
    expect(withShip('temporary-alliance', ['vos', 'wick'], 'roca', row)).toEqual(['roca']);
  });

  test('the same ship again lets go, and a card that needs no ship takes none', () => {
    expect(withShip('sabotage', ['wick'], 'wick', row)).toEqual([]);
    expect(withShip('sabotage', ['wick'], 'vos', row)).toEqual(['vos']);
    expect(withShip('fog', [], 'vos', row)).toEqual([]);
  });

  test('a card is planned as soon as it has its ships, a look at a ship is enough for a preview', () => {
    const view = viewOf({});
    const ask = (question: Parameters<typeof shufflingTheDeck.ask>[1]) =>
      shufflingTheDeck.ask(view, question);
    const looking = { card: 'lost-at-sea', ships: [], hovered: 'blackheart' } as const;
    expect(plannedCard(looking)).toBeNull();
    expect(tentative(looking, view)).toEqual({
      kind: 'play-card',
      card: 'lost-at-sea',
      ships: ['blackheart'],
    });
    expect(previewOf({ view, ask }, looking)?.row[6]?.pirate).toBe('blackheart');
    expect(previewOf({ view, ask }, { card: null, ships: [], hovered: 'vos' })).toBeNull();
  });

  test('taking up another card forgets the ships of the last one, and the same card lays it down', () => {
    const plan = usePlan.getState;
    plan().pickCard('sabotage');
    plan().pickShip('vos', row);
    expect(plan().ships).toEqual(['vos']);
    plan().pickCard('lost-at-sea');
    expect(plan().ships).toEqual([]);
    plan().pickCard('lost-at-sea');
    expect(plan().card).toBeNull();
  });

  test('an accusation is put together part by part; a card taken up puts it aside', () => {
    const plan = usePlan.getState;
    plan().accuse({ target: seat(1) });
    plan().accuse({ pirate: 'vos' });
    expect(plan().accusation).toEqual({ target: 1, pirate: 'vos', discard: null });
    plan().pickCard('fog');
    expect(plan().accusation.target).toBeNull();
    plan().clear();
  });
});

describe('the table', () => {
  test('every card that lies open has its place, and the ships’ spaces run from right to left', () => {
    const view = viewOf({ players: 4, options: { upcomingAdventures: true, movementHands: true } });
    const laid = layOut(view);
    expect(new Set(laid.map(({ id }) => id)).size).toBe(laid.length);
    expect(laid.filter(({ id }) => /^adventure-\d/.test(id))).toHaveLength(4);
    expect(laid.filter(({ movement }) => movement !== null)).toHaveLength(3);
    expect([0, 8].map((index) => spaceAt([spaceX(index), 0]))).toEqual([0, 8]);
    expect(spaceX(0)).toBeGreaterThan(spaceX(8));
    expect(spaceAt([spaceX(0) + 70, 0])).toBeNull();
  });

  test('each face is painted where the card looks for it', () => {
    expect(faces[face.ship('vos')]).toEqual({ of: 'ship', pirate: 'vos', damaged: false });
    expect(faces[face.damaged('brand')]).toEqual({ of: 'ship', pirate: 'brand', damaged: true });
    expect(faces[face.movement('fog')]).toEqual({ of: 'movement', card: 'fog' });
    expect(faces[face.adventure('notoriety-vos')]).toEqual({ of: 'adventure', card: 'notoriety-vos' });
    expect(faces[face.pirate('kraai')]).toEqual({ of: 'pirate', pirate: 'kraai' });
    expect(faces[face.other('hold')]).toEqual({ of: 'hold' });
  });

  test('a step is shown as the ships that moved and the cards that turned over', () => {
    const state = position({ cards: ['full-speed-ahead'], active: ['volcano'] });
    const events = act(state, { kind: 'play-card', card: 'full-speed-ahead', ships: ['wick'] });
    const { moves, turned } = changesOf(events);
    expect(moves).toContainEqual({ pirate: 'wick', from: 2, to: 0, named: true });
    expect(moves.filter(({ named }) => !named)).toHaveLength(2);
    expect(turned).toEqual([{ pirate: 'wick', damaged: true }]);
  });
});

describe('words', () => {
  test('every pattern parses, and every card has its text', () => {
    expect(patternFaults(shufflingTheDeckTableText)).toEqual([]);
    const texts = [
      ...movementKinds.map(cardText),
      ...adventureKinds.map((card) => adventureText(card, 'exposed')),
    ];
    expect(textFaults(texts, catalogue)).toEqual([]);
  });

  test('the rules are found by their words', () => {
    expect(findClauses('half glory').map(({ id }) => id)).toContain('C4.28');
    expect(findClauses('c4.7').map(({ id }) => id)).toContain('C4.7');
    expect(findClauses('zeppelin')).toEqual([]);
    expect(findClauses('  ')).toEqual([]);
  });
});
