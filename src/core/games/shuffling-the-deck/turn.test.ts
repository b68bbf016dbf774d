import { describe, expect, test } from 'vitest';
import { Random, seat } from '../../engine';
import { shufflingTheDeck } from '.';
import { movementCards, movementDeck, movementKinds } from './data/movement-cards';
import { nations, type PirateId, pirateIds, pirates, shipsOf } from './data/pirates';
import { legal } from './legal';
import { options as optionsSpec } from './options';
import { setUp } from './set-up';
import { act, damagedSpaces, first, kinds, playCard, position, refusal, second } from './testing';

const dealt = (players: number, seed = 3) => setUp(optionsSpec.defaults, players, Random.fromSeed(seed));

describe('set-up', () => {
  test('[setup.row] nine different ships, all intact and without glory, in an order drawn by lot', () => {
    const { row } = dealt(3);
    expect(row.map(({ pirate }) => pirate).sort()).toEqual([...pirateIds].sort());
    expect(row.every(({ damaged, glory }) => !damaged && glory.length === 0)).toBe(true);
    const orders = [1, 2, 3].map((seed) =>
      dealt(3, seed)
        .row.map(({ pirate }) => pirate)
        .join(),
    );
    expect(new Set(orders).size).toBe(3);
  });

  test('[setup.adventures] one adventure is face up and 57 form the deck', () => {
    const { adventures } = dealt(4);
    expect([adventures.row.length, adventures.deck.length, adventures.discard.length]).toEqual([1, 57, 0]);
  });

  test('[setup.movement] three movement cards are face up and 21 form the deck; nobody holds any', () => {
    const { movement, players } = dealt(4);
    expect([movement.faceUp.length, movement.deck.length, movement.discard.length]).toEqual([3, 21, 0]);
    expect(players.every(({ hand }) => hand.length === 0)).toBe(true);
  });

  test('[setup.first] every seat may begin, by lot', () => {
    const begins = Array.from({ length: 40 }, (_, seed) => dealt(4, seed).active);
    expect([...new Set(begins)].sort()).toEqual([0, 1, 2, 3]);
  });

  test('[C1.24] the movement deck: 2 + 3 + 4 + 3 + three of one each twice + 5 + 1 = 24', () => {
    expect(movementKinds.map((kind) => movementCards[kind].copies)).toEqual([
      2, 3, 4, 3, 1, 1, 1, 1, 1, 1, 5, 1,
    ]);
    expect(movementDeck).toHaveLength(24);
  });

  test('[C3] nine pirates and nine ships, three under each flag', () => {
    expect(pirates.blackheart.name).toBe('Captain Blackheart');
    expect(nations.map((nation) => shipsOf(nation).length)).toEqual([3, 3, 3]);
    expect(new Set(pirateIds.flatMap((id) => [pirates[id].name, pirates[id].ship])).size).toBe(18);
  });

  test('[C4.48] the options are set before the game and no command changes them', () => {
    const chosen = { ...optionsSpec.defaults, upcomingAdventures: true, movementHands: true };
    const random = Random.fromSeed(5);
    const state = setUp(chosen, 2, random);
    while (!state.over) {
      act(state, shufflingTheDeck.sample(state, state.active, random), random);
      expect(state.options).toEqual(chosen);
    }
  });
});

describe('a turn', () => {
  test('[turn.order] action, then the adventure, then a new adventure, then the player to the left', () => {
    const state = position({ cards: ['sabotage'], active: ['volcano'] });
    expect(kinds(playCard(state, 'sabotage', 'brand'))).toEqual([
      'card-played',
      'ship-damaged',
      'movement-drawn',
      'adventure-resolved',
      'ship-damaged',
      'adventure-drawn',
      'turn-passed',
    ]);
    expect(state.active).toBe(1);
  });

  test('[turn.order] the last seat is followed by the first', () => {
    const state = position({ players: 4 });
    const order = [1, 2, 3, 4].map(() => {
      act(state, { kind: 'pass' });
      return state.active;
    });
    expect(order).toEqual([1, 2, 3, 0]);
  });

  test('[turn.order] nobody acts out of turn, and nobody after the end', () => {
    const state = position({});
    expect(refusal(state, { kind: 'pass' }, second)).toBe('not-your-turn turn.order');
    expect(legal(state, second).commands).toEqual([]);
    state.over = true;
    expect(refusal(state, { kind: 'pass' }, first)).toBe('over C4.27');
  });

  test('[action.play] the card goes to the discards and a new one takes its place', () => {
    const state = position({ cards: ['lost-at-sea', 'sabotage'] });
    const top = state.movement.deck.at(-1);
    const [, kept, other] = state.movement.faceUp;
    playCard(state, 'lost-at-sea', 'vos');
    expect(state.movement.discard).toEqual(['lost-at-sea']);
    expect(state.movement.faceUp).toEqual([top, kept, other]);
  });

  test('[action.play] a card that does not lie on the table is refused', () => {
    const state = position({ cards: ['lost-at-sea', 'sabotage', 'dutch-advance'] });
    expect(refusal(state, { kind: 'play-card', card: 'fog', ships: [] })).toBe('not-on-table action.play');
  });

  test('[card.sabotage] an intact ship is turned to its damaged side', () => {
    const state = position({ cards: ['sabotage'], active: ['ghost-ship'] });
    playCard(state, 'sabotage', 'roca');
    expect(damagedSpaces(state)).toEqual([4]);
  });

  test('[C4.9] a damaged ship can’t be sabotaged, and with no intact ship there is no way to play the card', () => {
    const state = position({ cards: ['sabotage'], damaged: ['roca'] });
    const sabotage = (ship: PirateId) =>
      refusal(state, { kind: 'play-card', card: 'sabotage', ships: [ship] });
    expect(sabotage('roca')).toBe('already-damaged C4.9');
    expect(sabotage('vos')).toBeNull();
    const plays = () =>
      legal(state, first).commands.filter((one) => one.kind === 'play-card' && one.card === 'sabotage');
    expect(plays()).toHaveLength(8);
    for (const ship of state.row) ship.damaged = true;
    expect(plays()).toEqual([]);
  });

  test('[action.repair] every damaged ship is repaired, whoever owns it', () => {
    const state = position({ damaged: ['blackheart', 'roca', 'brand'], active: ['mermaids'] });
    expect(act(state, { kind: 'repair' })).toContainEqual({
      kind: 'ships-repaired',
      seat: 0,
      pirates: ['blackheart', 'roca', 'brand'],
    });
    expect(damagedSpaces(state)).toEqual([]);
    // Repaired before the adventure: the ship on 4 is paid.
    expect(state.row[3]?.glory).toHaveLength(1);
  });

  test('[C4.10] without damage repair is neither offered nor allowed', () => {
    const state = position({});
    expect(refusal(state, { kind: 'repair' })).toBe('nothing-to-repair C4.10');
    expect(legal(state, first).commands).not.toContainEqual({ kind: 'repair' });
  });

  test('[action.pass] who passes changes nothing; the adventure is resolved all the same', () => {
    const state = position({ active: ['maelstrom'] });
    const table = [...state.movement.faceUp];
    expect(kinds(act(state, { kind: 'pass' }))).toEqual([
      'passed',
      'adventure-resolved',
      'ship-damaged',
      'adventure-drawn',
      'turn-passed',
    ]);
    expect(state.movement.faceUp).toEqual(table);
  });

  test('[C4.38] who passes may exchange one of the movement cards on the table, and no other', () => {
    const state = position({ cards: ['lost-at-sea', 'sabotage', 'dutch-advance'] });
    expect(refusal(state, { kind: 'pass', swap: 'fog' })).toBe('not-on-table C4.38');
    const top = state.movement.deck.at(-1);
    act(state, { kind: 'pass', swap: 'sabotage' });
    expect(state.movement.faceUp).toEqual(['lost-at-sea', top, 'dutch-advance']);
    expect(state.movement.discard).toEqual(['sabotage']);
  });

  test('[C4.39] with an empty deck the discards, the played card among them, are shuffled into a new one', () => {
    const state = position({ cards: ['lost-at-sea', 'sabotage', 'dutch-advance'] });
    state.movement.discard.push(...state.movement.deck.splice(0));
    const events = playCard(state, 'lost-at-sea', 'vos');
    expect(kinds(events)).toContain('movement-reshuffled');
    expect(state.movement.discard).toEqual([]);
    expect(state.movement.deck).toHaveLength(21);
    expect(state.movement.faceUp).toHaveLength(3);
    expect([...state.movement.deck, ...state.movement.faceUp].sort()).toEqual([...movementDeck].sort());
  });

  test('[C4.39] a card for which all 23 others have been drawn is drawn again: the deck never runs dry', () => {
    const state = position({ active: ['volcano'] });
    const random = Random.fromSeed(11);
    for (let n = 0; n < 50 && !state.over; n++) {
      act(state, { kind: 'pass', swap: random.pick(state.movement.faceUp) }, random);
      expect(state.movement.faceUp).toHaveLength(3);
    }
  });
});

test('a seat that isn’t to act is refused every command of the one that is', () => {
  const state = position({});
  for (const command of legal(state, first).commands) {
    expect(refusal(state, command, seat(2))).toBe('not-your-turn turn.order');
  }
});
