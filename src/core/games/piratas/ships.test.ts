import { describe, expect, test } from 'vitest';
import { kindsOf, piratas, plays, position, refusal, seat } from './piratas.testing';

describe('crew', () => {
  test('[crew.room] crew may be put on one’s own ship or on anybody else’s', () => {
    const state = position({ players: 3, hands: ['pirate cursed'] });
    plays(state, 0, { kind: 'crew', card: 'pirate-1', ship: 0 });
    plays(state, 0, { kind: 'crew', card: 'cursed-1', ship: 2 });
    expect(state.ships.map(({ crew }) => crew)).toEqual([['pirate-1'], [], ['cursed-1']]);
  });

  test('[P26] a ship with two crew takes no third, and nobody is dismissed to make room', () => {
    const state = position({ hands: ['pirate'], crew: ['ghost cursed', 'pirate'] });
    expect(refusal(state, 0, { kind: 'crew', card: 'pirate-1', ship: 0 })).toBe('ship-full [P26]');
    plays(state, 0, { kind: 'crew', card: 'pirate-1', ship: 1 });
    expect(state.ships[1]?.crew).toHaveLength(2);
  });

  test('[crew.room] only ships at this table can be manned', () => {
    const state = position({ hands: ['pirate'] });
    expect(refusal(state, 0, { kind: 'crew', card: 'pirate-1', ship: 4 })).toBe('no-such-ship [crew.room]');
  });
});

describe('vessels', () => {
  test('[vessel.one] a vessel is launched onto one’s own ship as an action, unhurt', () => {
    const state = position({ hands: ['merchant'] });
    plays(state, 0, { kind: 'vessel', card: 'merchant-1' });
    expect(state.ships[0]?.vessel).toEqual({ card: 'merchant-1', damage: 0, under: [] });
    expect(state.turn.actions).toBe(1);
  });

  test('[vessel.one][P8] a swap discards the old vessel, returns what lay under her, and starts with three hit points', () => {
    const state = position({ hands: ['merchant'], vessels: ['hull'], damage: [2], under: ['treasure1 rum'] });
    plays(state, 0, { kind: 'vessel', card: 'merchant-1' });
    expect(state.ships[0]?.vessel).toEqual({ card: 'merchant-1', damage: 0, under: [] });
    expect(state.discard).toEqual(['hull-1']);
    expect(state.hands[0]).toEqual(['treasure1-1', 'rum-1']);
  });

  test('[P9] a vessel played this turn has its extra action from the next turn on', () => {
    const state = position({ hands: ['merchant'], deck: 'map map map map map map', turn: { extra: false } });
    plays(state, 0, { kind: 'vessel', card: 'merchant-1' });
    expect(refusal(state, 0, { kind: 'merchant' })).toBe('extra-too-late [P3]');
    plays(state, 0, { kind: 'draw' });
    plays(state, 1, { kind: 'draw' });
    plays(state, 1, { kind: 'draw' });
    expect(refusal(state, 0, { kind: 'merchant' })).toBe('allowed');
  });

  test('[vessel.extra] the extra action comes once a turn and costs no action', () => {
    const state = position({ vessels: ['merchant'], deck: 'map rum ghost' });
    plays(state, 0, { kind: 'merchant' });
    expect(state.turn.actions).toBe(2);
    expect(refusal(state, 0, { kind: 'merchant' })).toBe('extra-used [vessel.extra]');
    plays(state, 0, { kind: 'draw' });
    plays(state, 0, { kind: 'draw' });
    expect(state.hands[0]).toHaveLength(3);
  });

  test('[P10] nobody has to use it: the first action forgoes it', () => {
    const state = position({ vessels: ['merchant'], deck: 'map rum ghost' });
    plays(state, 0, { kind: 'draw' });
    expect(state.turn.extra).toBe(false);
    plays(state, 0, { kind: 'draw' });
    expect(state.turn.seat).toBe(1);
    expect(state.hands[0]).toHaveLength(2);
  });

  test.each(['dutchman', 'urchin', 'guerrilla'])('[vessel.extra] %s has no extra action', (vessel) => {
    const state = position({ players: 4, vessels: ['', vessel], turn: { actions: 1, extra: false } });
    plays(state, 0, { kind: 'draw' });
    expect(state.turn).toMatchObject({ seat: 1, extra: false });
  });

  test('[vessel.extra] another vessel’s extra action is not yours', () => {
    const state = position({ vessels: ['merchant', 'wheel'] });
    expect(refusal(state, 0, { kind: 'wheel' })).toBe('no-such-vessel [card.wheel]');
  });
});

describe('Servant of Poseidon', () => {
  test('[card.poseidon][P44] any card of the discard pile comes into the hand', () => {
    const state = position({ players: 4, vessels: ['poseidon'], discard: 'cannon3 dutchman rum' });
    plays(state, 0, { kind: 'poseidon', card: 'dutchman-1' });
    expect(state.hands[0]).toEqual(['dutchman-1']);
    expect(state.discard).toEqual(['cannon3-1', 'rum-1']);
    expect(state.turn.actions).toBe(2);
  });

  test('[P44] only what lies there: treasures never do', () => {
    const state = position({ players: 4, hands: ['', 'treasure1'], vessels: ['poseidon'], discard: 'rum' });
    expect(refusal(state, 0, { kind: 'poseidon', card: 'treasure1-1' })).toBe('not-in-discard [P44]');
  });
});

describe('Your Highness', () => {
  test('[card.highness][P45] a random card, treasures too, from a hand of five', () => {
    const taken = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const state = position({
        players: 4,
        hands: ['', 'rum map ghost cursed treasure2'],
        vessels: ['highness'],
      });
      plays(state, 0, { kind: 'highness', target: 1 }, seed);
      expect(state.hands[1]).toHaveLength(4);
      taken.add(state.hands[0]?.[0] ?? '');
    }
    expect([...taken].sort()).toEqual(['cursed-1', 'ghost-1', 'map-1', 'rum-1', 'treasure2-1']);
  });

  test('[P45] four cards are too few', () => {
    const state = position({ players: 4, hands: ['', 'rum map ghost cursed'], vessels: ['highness'] });
    expect(refusal(state, 0, { kind: 'highness', target: 1 })).toBe('under-five [P45]');
  });

  test('[P6] cards under Steel Hull don’t count towards the five', () => {
    const state = position({
      players: 4,
      hands: ['', 'rum map ghost cursed'],
      vessels: ['highness', 'hull'],
      under: ['', 'rum map'],
    });
    expect(refusal(state, 0, { kind: 'highness', target: 1 })).toBe('under-five [P45]');
  });
});

describe('Cyclops Eye', () => {
  test('[card.cyclops] her owner looks at an opponent’s hand and that is all', () => {
    const state = position({ hands: ['', 'rum treasure1'], vessels: ['cyclops'] });
    const [looked] = plays(state, 0, { kind: 'cyclops', target: 1 });
    expect(looked).toMatchObject({ kind: 'looked', seat: 0, at: 1, cards: ['treasure1-1', 'rum-1'] });
    expect(piratas.view(state, seat(0)).players[1]?.known).toEqual(['treasure1-1', 'rum-1']);
    expect(state.hands[1]).toHaveLength(2);
    expect(state.phase).toEqual({ kind: 'act', seat: 0 });
  });
});

describe('Steel Hull', () => {
  test('[card.hull] one card a turn, treasures too, goes under her and is out of the hand', () => {
    const state = position({ hands: ['treasure2 rum'], vessels: ['hull'] });
    plays(state, 0, { kind: 'hull', card: 'treasure2-1' });
    expect(state.hands[0]).toEqual(['rum-1']);
    expect(state.ships[0]?.vessel?.under).toEqual(['treasure2-1']);
    expect(refusal(state, 0, { kind: 'hull', card: 'rum-1' })).toBe('extra-used [vessel.extra]');
  });

  test('[card.hull] there is no limit to how many lie there', () => {
    const state = position({
      hands: ['treasure2'],
      vessels: ['hull'],
      under: ['rum rum rum map map map map pirate'],
    });
    plays(state, 0, { kind: 'hull', card: 'treasure2-1' });
    expect(state.ships[0]?.vessel?.under).toHaveLength(9);
  });

  test('[P7] nothing but the loss or swap of the vessel brings the cards back', () => {
    const state = position({ hands: ['urchin rum'], vessels: ['hull'], under: ['treasure2'] });
    expect(refusal(state, 0, { kind: 'take', card: 'treasure2-1' })).toBe('nothing-to-answer [turn.actions]');
    expect(piratas.legal(state, seat(0)).commands.some((c) => 'card' in c && c.card === 'treasure2-1')).toBe(
      false,
    );
    plays(state, 0, { kind: 'vessel', card: 'urchin-1' });
    expect(state.hands[0]).toEqual(['rum-1', 'treasure2-1']);
  });

  test('[P6] cards under her don’t count for the hand limit', () => {
    const state = position({
      hands: ['rum rum rum map map map'],
      vessels: ['hull'],
      under: ['pirate pirate pirate'],
      deck: 'ghost',
      turn: { actions: 1, extra: false },
    });
    plays(state, 0, { kind: 'draw' });
    expect(state.hands[0]).toHaveLength(7);
    expect(state.turn.seat).toBe(1);
  });
});

describe('Merchant of Tortuga', () => {
  test('[card.merchant] a card more, before the two actions', () => {
    const state = position({ vessels: ['merchant'], deck: 'ghost rum' });
    plays(state, 0, { kind: 'merchant' });
    expect(state.hands[0]).toEqual(['ghost-1']);
    expect(state.turn).toMatchObject({ actions: 2, extra: false });
  });

  test('[card.merchant] she reshuffles an empty deck', () => {
    const state = position({ vessels: ['merchant'], discard: 'rum map', rest: 'last-hand' });
    expect(kindsOf(plays(state, 0, { kind: 'merchant' }))).toEqual(['reshuffled', 'drew']);
  });

  test('[P18] with nothing left to draw there is no extra action to take', () => {
    const state = position({ vessels: ['merchant'], rest: 'last-hand' });
    expect(refusal(state, 0, { kind: 'merchant' })).toBe('nothing-to-draw [P18]');
  });
});

describe('Wheel of Fortune', () => {
  const spinning = () => {
    const state = position({ vessels: ['wheel'], deck: 'rum ghost map' });
    plays(state, 0, { kind: 'wheel' });
    return state;
  };
  test.each([
    [['ghost-1', 'rum-1'], []],
    [['rum-1'], ['ghost-1']],
    [[], ['ghost-1', 'rum-1']],
  ])('[card.wheel] the top two cards may go to the top %j and the bottom %j', (top, bottom) => {
    const state = spinning();
    expect(state.phase).toEqual({ kind: 'wheel', seat: 0, count: 2 });
    plays(state, 0, { kind: 'place', top, bottom });
    expect(state.deck.slice(0, top.length + 1)).toEqual([...top, 'map-1']);
    expect(bottom.length === 0 || state.deck.slice(-bottom.length)).toEqual(bottom.length === 0 || bottom);
    expect(state.turn.actions).toBe(2);
  });

  test('[card.wheel] there are six ways to put two cards back, and no card may go astray', () => {
    const state = spinning();
    expect(piratas.legal(state, seat(0)).commands).toHaveLength(6);
    expect(refusal(state, 0, { kind: 'place', top: ['rum-1'], bottom: [] })).toBe('wheel-cards [card.wheel]');
    expect(refusal(state, 0, { kind: 'place', top: ['rum-1'], bottom: ['map-1'] })).toBe(
      'wheel-cards [card.wheel]',
    );
  });

  test('[P21] only her owner knows which card lies where', () => {
    const state = spinning();
    plays(state, 0, { kind: 'place', top: ['ghost-1'], bottom: ['rum-1'] });
    expect(piratas.view(state, seat(0)).deck.known).toEqual([
      { at: 0, card: 'ghost-1' },
      { at: state.deck.length - 1, card: 'rum-1' },
    ]);
    expect(piratas.view(state, seat(1)).deck.known).toEqual([]);
  });
});
