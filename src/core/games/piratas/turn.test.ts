import { describe, expect, test } from 'vitest';
import { kindsOf, piratas, plays, position, refusal, seat } from './piratas.testing';

describe('two actions', () => {
  test('[turn.actions] a turn is two actions in any mixture, then the next seat has its turn', () => {
    const state = position({ players: 3, hands: ['rum', 'pirate'], deck: 'map map map' });
    plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(state.turn).toMatchObject({ seat: 0, actions: 1 });
    plays(state, 0, { kind: 'draw' });
    expect(state.turn).toMatchObject({ seat: 1, actions: 2 });
    expect(piratas.toAct(state)).toEqual([1]);
  });

  test('[turn.actions] after the last seat comes the first', () => {
    const state = position({ turn: { seat: seat(1), actions: 1, extra: false }, deck: 'rum' });
    plays(state, 1, { kind: 'draw' });
    expect(state.turn.seat).toBe(0);
  });

  test('[turn.actions] nobody acts out of turn, and an answer without a question is refused', () => {
    const state = position({ hands: ['rum', 'rum'] });
    expect(refusal(state, 1, { kind: 'draw' })).toBe('not-yours [turn.actions]');
    expect(refusal(state, 0, { kind: 'defend', cards: [] })).toBe('nothing-to-answer [turn.actions]');
    expect(piratas.legal(state, seat(1)).commands).toEqual([]);
  });

  test('[turn.draw] the top card of the deck goes into the hand', () => {
    const state = position({ hands: ['rum'], deck: 'ghost map' });
    plays(state, 0, { kind: 'draw' });
    expect(state.hands[0]).toEqual(['rum-1', 'ghost-1']);
    expect(state.deck[0]).toBe('map-1');
  });

  test('[turn.play] only cards of one’s own hand can be played, and only as what they are', () => {
    const state = position({ hands: ['pirate map', 'rum'] });
    expect(refusal(state, 0, { kind: 'rum', card: 'rum-1' })).toBe('not-in-hand [turn.play]');
    expect(refusal(state, 0, { kind: 'rum', card: 'map-1' })).toBe('wrong-card [turn.play]');
    expect(refusal(state, 0, { kind: 'vessel', card: 'pirate-1' })).toBe('not-a-vessel [turn.play]');
    expect(refusal(state, 0, { kind: 'crew', card: 'map-1', ship: 0 })).toBe('not-a-crew [turn.play]');
  });
});

describe('the hand limit', () => {
  const eight = 'rum rum rum map map map pirate';
  test('[turn.limit] at the end of the turn the hand is discarded down to seven, by choice', () => {
    const state = position({ hands: [eight], deck: 'ghost', turn: { actions: 1, extra: false } });
    plays(state, 0, { kind: 'draw' });
    expect(state.phase).toEqual({ kind: 'discard', seat: 0 });
    expect(refusal(state, 0, { kind: 'draw' })).toBe('answer-discard [turn.actions]');
    plays(state, 0, { kind: 'discard', card: 'map-2' });
    expect(state.hands[0]).toHaveLength(7);
    expect(state.discard).toEqual(['map-2']);
    expect(state.turn.seat).toBe(1);
  });

  test('[turn.limit] with nine in hand two are discarded', () => {
    const state = position({ hands: [`${eight} ghost`], deck: 'cursed', turn: { actions: 1, extra: false } });
    plays(state, 0, { kind: 'draw' });
    plays(state, 0, { kind: 'discard', card: 'rum-1' });
    expect(state.phase.kind).toBe('discard');
    plays(state, 0, { kind: 'discard', card: 'rum-2' });
    expect(state.turn.seat).toBe(1);
  });

  test('[P14] more than seven in hand is allowed until the end of one’s own turn', () => {
    const state = position({
      hands: [eight, `plunder ${eight.replaceAll('rum', 'spyglass').replace('pirate', 'ghost')}`],
      deck: 'cursed helmsman',
    });
    plays(state, 0, { kind: 'draw' });
    expect(state.hands[0]).toHaveLength(8);
    expect(state.phase.kind).toBe('act');
    plays(state, 0, { kind: 'crew', card: 'pirate-1', ship: 0 });
    expect(state.turn.seat).toBe(1);
    expect(state.hands[1]).toHaveLength(8);
  });

  test('[P15] whoever has nothing but treasures above the limit keeps them', () => {
    const treasures = 'treasure1 treasure1 treasure1 treasure1 treasure1 treasure1 treasure1 treasure1';
    const state = position({ hands: [`${treasures} rum`], turn: { actions: 1, extra: false }, deck: 'map' });
    plays(state, 0, { kind: 'draw' });
    expect(refusal(state, 0, { kind: 'keep' })).toBe('must-discard [P15]');
    plays(state, 0, { kind: 'discard', card: 'rum-1' });
    plays(state, 0, { kind: 'discard', card: 'map-1' });
    expect(state.phase.kind).toBe('discard');
    expect(kindsOf(plays(state, 0, { kind: 'keep' }))).toEqual(['kept', 'turn-began']);
    expect(state.hands[0]).toHaveLength(8);
  });

  test('[P15] the question is put to a hand of nothing but treasures too, so that it tells nothing', () => {
    const treasures = 'treasure1 treasure1 treasure1 treasure1 treasure1 treasure1 treasure1';
    const state = position({ hands: [treasures], turn: { actions: 1, extra: false }, deck: 'treasure1' });
    plays(state, 0, { kind: 'draw' });
    expect(state.phase).toEqual({ kind: 'discard', seat: 0 });
    expect(piratas.legal(state, seat(0)).commands).toEqual([{ kind: 'keep' }]);
  });

  test('[card.treasure] a treasure can’t be discarded', () => {
    const state = position({ hands: [`${eight} treasure1`], turn: { actions: 1, extra: false } });
    plays(state, 0, { kind: 'draw' });
    expect(refusal(state, 0, { kind: 'discard', card: 'treasure1-1' })).toBe(
      'treasure-undiscardable [card.treasure]',
    );
  });

  test('[P16] an empty hand is not refilled', () => {
    const state = position({ hands: ['rum', ''], deck: 'map map', turn: { actions: 1, extra: false } });
    plays(state, 0, { kind: 'rum', card: 'rum-1' });
    expect(state.turn.seat).toBe(1);
    expect(state.hands[1]).toEqual([]);
  });
});

describe('winning', () => {
  test('[win.check] whoever begins a turn with five treasures has won before doing anything', () => {
    const state = position({
      hands: ['', 'treasure2 treasure2 treasure1 rum'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    const events = plays(state, 0, { kind: 'draw' });
    expect(events.at(-1)).toMatchObject({
      kind: 'won',
      seat: 1,
      treasures: 5,
      cards: ['treasure2-1', 'treasure2-2', 'treasure1-1'],
    });
    expect(piratas.outcome(state)).toMatchObject({ winners: [1], scores: [0, 1] });
    expect(piratas.toAct(state)).toEqual([]);
    expect(refusal(state, 1, { kind: 'draw' })).toBe('over [win.check]');
  });

  test('[win.check] four treasures are not enough', () => {
    const state = position({
      hands: ['', 'treasure2 treasure2'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    plays(state, 0, { kind: 'draw' });
    expect(piratas.outcome(state)).toBeNull();
    expect(state.phase).toEqual({ kind: 'act', seat: 1 });
  });

  test('[P2] reaching five in mid-turn wins nothing until a later turn of one’s own begins', () => {
    const state = position({ hands: ['treasure2 treasure2', ''], deck: 'treasure1 map map map' });
    plays(state, 0, { kind: 'draw' });
    expect(piratas.outcome(state)).toBeNull();
    plays(state, 0, { kind: 'draw' });
    plays(state, 1, { kind: 'draw' });
    expect(piratas.outcome(state)).toBeNull();
    plays(state, 1, { kind: 'draw' });
    expect(piratas.outcome(state)?.winners).toEqual([0]);
  });

  test('[P4] if two hold enough, the one whose turn begins first wins', () => {
    const state = position({
      players: 3,
      hands: ['', 'treasure2 treasure2 treasure1', 'treasure2 treasure1 treasure1 treasure1'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    plays(state, 0, { kind: 'draw' });
    expect(piratas.outcome(state)?.winners).toEqual([1]);
  });

  test('[P3] the win check comes first, so no extra action is asked for', () => {
    const state = position({
      hands: ['', 'treasure2 treasure2 treasure1'],
      vessels: ['', 'merchant'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    expect(kindsOf(plays(state, 0, { kind: 'draw' }))).toEqual(['drew', 'turn-began', 'won']);
  });

  test('[P3] the extra action comes before the two actions, not after one', () => {
    const state = position({ vessels: ['merchant'], deck: 'map rum ghost' });
    plays(state, 0, { kind: 'draw' });
    expect(refusal(state, 0, { kind: 'merchant' })).toBe('extra-too-late [P3]');
  });

  test('[P5][card.dutchman] with the Flying Dutchman on the ship as the turn begins four treasures win, and the whole hand is shown', () => {
    const state = position({
      hands: ['', 'treasure2 treasure2 rum'],
      vessels: ['', 'dutchman'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    const events = plays(state, 0, { kind: 'draw' });
    expect(events.at(-1)).toMatchObject({
      kind: 'won',
      dutchman: true,
      cards: ['treasure2-1', 'treasure2-2', 'rum-1'],
    });
    expect(piratas.outcome(state)?.winners).toEqual([1]);
  });

  test('[P5] a Flying Dutchman still in hand, or launched this turn, wins nothing yet', () => {
    const state = position({
      hands: ['treasure2 treasure2 dutchman', 'treasure1 treasure1'],
      deck: 'map map map',
    });
    plays(state, 0, { kind: 'vessel', card: 'dutchman-1' });
    expect(piratas.outcome(state)).toBeNull();
    plays(state, 0, { kind: 'draw' });
    plays(state, 1, { kind: 'draw' });
    plays(state, 1, { kind: 'draw' });
    expect(piratas.outcome(state)?.winners).toEqual([0]);
  });

  test('[P5] three treasures don’t win even with the Flying Dutchman', () => {
    const state = position({
      hands: ['', 'treasure2 treasure1'],
      vessels: ['', 'dutchman'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    plays(state, 0, { kind: 'draw' });
    expect(piratas.outcome(state)).toBeNull();
  });

  test('[P6] treasures under Steel Hull don’t count', () => {
    const state = position({
      hands: ['', 'treasure2 treasure2'],
      vessels: ['', 'hull'],
      under: ['', 'treasure1 treasure1'],
      turn: { actions: 1, extra: false },
      deck: 'map',
    });
    plays(state, 0, { kind: 'draw' });
    expect(piratas.outcome(state)).toBeNull();
  });
});
