import { describe, expect, test } from 'vitest';
import { Random, seat } from '../../engine';
import { goldAfloat, hasMajority } from './gold';
import { imagine } from './imagine';
import { outcome } from './outcome';
import { eventsOf, type Scene, scene } from './testing/scene';
import { view } from './view';

type Ships = Parameters<typeof scene>[0]['ships'];
const dover = { card: 'HMS Dover', at: [426, 500] } as const;
const target = (extra: Partial<Ships[0]> = {}): Ships[0] => ({
  card: 'El Picador',
  owner: 1,
  at: [421, 538],
  ...extra,
});
const hit = (s: Scene, mast: number, roll = 6) => s.do(s.fire('HMS Dover', mast, 'El Picador'), [roll]);
const total = (s: Scene, n: number) => s.isle(n).gold.reduce((sum, g) => sum + g, 0);
const homes = (a: number[] = [], b: number[] = []) =>
  [
    { at: [700, 200], home: 0, gold: a },
    { at: [200, 200], home: 1, gold: b },
  ] as const;

test('[H1] the owner chooses which mast is lost', () => {
  const s = scene({ ships: [dover, target()] });
  hit(s, 1);
  expect([s.task, s.asked]).toEqual(['lose-mast', 1]);
  s.do({ kind: 'lose-mast', mast: 1 });
  expect(s.she('El Picador').masts).toEqual([true, false]);
});

test('[H2] the hit that takes the last mast makes a derelict, the next one sinks her', () => {
  const s = scene({ ships: [dover, target({ masts: [true, false] })] });
  hit(s, 1);
  expect(s.she('El Picador').masts).toEqual([false, false]);
  const events = hit(s, 2);
  expect(eventsOf(events, 'sunk')).toHaveLength(1);
  expect(s.has('El Picador')).toBe(false);
});

test('[H4] 7 gold sink: 4 for the shooter, 3 for the owner; unique treasures and crew are gone', () => {
  const s = scene({
    ships: [
      dover,
      target({ masts: [false, false], treasure: [1, 2, 4, 'Shipping Charts'], crew: ['Captain (Spain)'] }),
    ],
    islands: [...homes([9], [8])],
  });
  hit(s, 1);
  expect([total(s, 1), total(s, 2)]).toEqual([13, 11]);
  expect(outcome(s.state)).toMatchObject({ scores: [13, 11], winners: [0] });
});

test('[H5][end.majority] the owner’s share wins him the game on another’s turn', () => {
  const s = scene({
    ships: [dover, target({ masts: [false, false], treasure: [1, 2, 4] })],
    islands: [...homes([5], [12])],
  });
  hit(s, 1);
  expect(outcome(s.state)).toMatchObject({ scores: [9, 15], winners: [1] });
});

test('[H6] a ship that sinks by a ram counts as sunk by who rammed her', () => {
  const s = scene({
    ships: [
      { card: 'El Leon', at: [380, 500] },
      { card: 'Venture', owner: 1, at: [408, 521, 90], masts: [true, false], treasure: [3] },
    ],
    islands: [...homes()],
  });
  s.do(s.move('El Leon', ['L', 0, 20]));
  s.do({ kind: 'ram', target: s.id('Venture') }, [5]);
  expect(s.has('Venture')).toBe(false);
  expect([total(s, 1), total(s, 2)]).toEqual([2, 1]);
});

test('[H7] a derelict sunk in tow is shared with her present owner, and the tow ends', () => {
  const s = scene({
    ships: [
      dover,
      target({ masts: [false, false], treasure: [2] }),
      { card: 'El Leon', owner: 1, at: [421 + 48, 538] },
    ],
    islands: [...homes()],
  });
  s.she('El Leon').tows = s.id('El Picador');
  hit(s, 1);
  expect(s.she('El Leon').tows).toBeNull();
  expect([total(s, 1), total(s, 2)]).toEqual([1, 1]);
});

describe('repairing', () => {
  const atHome = (masts: boolean[], docked = true) =>
    scene({
      ships: [{ card: 'El Leon', at: [470, 500], masts, ...(docked && { docked: 1 }) }],
      islands: [{ at: [500, 500], home: 0 }],
    });
  test('[H8][repair.mast] one mast an action, the owner choosing; a repaired derelict is a ship again', () => {
    const s = atHome([false, false, false]);
    s.do({ kind: 'repair', ship: s.id('El Leon'), mast: 2 });
    expect(s.she('El Leon').masts).toEqual([false, false, true]);
    expect(s.refusal({ kind: 'repair', ship: s.id('El Leon'), mast: 1 })?.code).toBe('already-acted');
    s.untilTurnOf(0);
    expect(s.refusal(s.move('El Leon', ['L', 180, 83.8]))).toBeNull();
    expect(s.refusal({ kind: 'repair', ship: s.id('El Leon'), mast: 2 })?.clause).toBe('H8');
  });
  test('[repair.home] only docked at home', () => {
    const s = atHome([false, true, true], false);
    expect(s.refusal({ kind: 'repair', ship: s.id('El Leon'), mast: 0 })?.clause).toBe('repair.home');
  });
  test('[H9] docking at home unloads freely, repairing takes the next turn’s action', () => {
    const s = scene({
      ships: [{ card: 'El Leon', at: [430, 500], masts: [false, true, true], treasure: [3] }],
      islands: [
        { at: [500, 500], home: 0 },
        { at: [200, 200], treasure: [9] },
      ],
    });
    s.do(s.move('El Leon', ['L', 0, 40]));
    expect(s.isle(1).gold).toEqual([3]);
    expect(s.refusal({ kind: 'repair', ship: s.id('El Leon'), mast: 0 })?.code).toBe('already-acted');
    s.untilTurnOf(0);
    expect(s.refusal({ kind: 'repair', ship: s.id('El Leon'), mast: 0 })).toBeNull();
  });
});

describe('the end', () => {
  /** Seat 0 unloads `coin` with `mine` at home; seat 1 has `theirs`, and `rest` lies about. */
  const unload = (
    mine: number[],
    coin: number,
    theirs: number[],
    rest: (number | string)[],
    options = {},
  ) => {
    const s = scene({
      ships: [
        { card: 'El Leon', at: [430, 500], treasure: [coin] },
        { card: 'HMS Dover', owner: 1, at: [200, 600] },
      ],
      islands: [
        { at: [500, 500], home: 0, gold: mine },
        { at: [200, 200], home: 1, gold: theirs },
        { at: [700, 700], treasure: rest },
      ],
      options,
    });
    const events = s.do(s.move('El Leon', ['L', 0, 40]));
    return Object.assign(s, { end: eventsOf(events, 'game-over')[0] });
  };
  test('[H10] of 24 gold 12 is not enough and 13 wins; of 25, 13 wins', () => {
    expect(outcome(unload([9], 3, [], [12]).state)).toBeNull();
    expect(outcome(unload([9], 4, [], [11]).state)?.winners).toEqual([0]);
    expect(outcome(unload([9], 4, [], [12]).state)?.winners).toEqual([0]);
  });
  test('[H11][end.all-home] all gold home and equal: a draw', () => {
    const s = unload([9], 3, [12], [], { endWhenGoldIsHome: true });
    expect(outcome(s.state)).toMatchObject({ scores: [12, 12], winners: [] });
  });
  test('[end.all-home] a Rum that nobody has found keeps the game going, and every player can reckon so', () => {
    const s = unload([9], 3, [12], ['Rum'], { endWhenGoldIsHome: true, uniqueTreasures: true });
    expect(s.state.phase.kind).toBe('turns');
    const seen = view(s.state, seat(1));
    for (let seed = 0; seed < 40; seed++) {
      expect(goldAfloat(imagine(seen, Random.fromSeed(seed)))).toBe(true);
    }
  });
  test('[end.all-home] an end that tells that what lies face down is worthless can’t be undone', () => {
    const s = unload([9], 3, [12], ['Plague'], { endWhenGoldIsHome: true, uniqueTreasures: true });
    expect(s.end).toMatchObject({ reason: 'all-home', final: true });
    const plain = unload([9], 3, [12], [], { endWhenGoldIsHome: true });
    expect(plain.end?.final).toBeUndefined();
  });
  test('[H12] destroyed gold does not move the mark', () => {
    const s = unload([9], 3, [], [11]);
    expect(s.state.startGold).toBe(23);
    expect(outcome(s.state)?.winners).toEqual([0]);
    // 11 of 23 is no majority, although 8 of the others lie on the ground of the sea.
    const table = scene({ ships: [], islands: [{ at: [200, 200], home: 0, gold: [11] }] }).state;
    expect(hasMajority({ ...table, startGold: 23, lost: 8 }, seat(0))).toBe(false);
    expect(hasMajority({ ...table, startGold: 21, lost: 8 }, seat(0))).toBe(true);
  });
  test('[H13][end.quiet] rounds without any change end the game: more gold wins', () => {
    const s = unload([5], 1, [2], [20], { quietRounds: 3 });
    for (let i = 0; i < 8; i++) if (s.state.phase.kind === 'turns') s.do({ kind: 'end-turn' });
    expect(s.state.phase).toMatchObject({ kind: 'over', reason: 'quiet', winners: [0] });
    expect(s.state.turn.round).toBe(4);
  });
  test('[end.rounds] so does the round limit', () => {
    const s = unload([5], 1, [2], [20], { roundLimit: 1 });
    s.do({ kind: 'end-turn' });
    s.do({ kind: 'end-turn' });
    expect(s.state.phase).toMatchObject({ kind: 'over', reason: 'round-limit' });
  });
  test('[H14][end.helpless] who has lost his last ship is out when his own turn begins, not before', () => {
    const s = scene({
      ships: [dover, target({ masts: [false, false], treasure: [4] })],
      islands: [...homes([1], [1]), { at: [700, 700], treasure: [20] }],
      options: { endWhenHelpless: true },
    });
    hit(s, 1);
    expect(s.state.phase.kind).toBe('turns');
    s.do({ kind: 'pass' });
    s.do({ kind: 'end-turn' });
    expect(s.state.phase).toMatchObject({ kind: 'over', reason: 'helpless', winners: [] });
  });
  test('[end.helpless] with three players the others go on, and his gold still counts', () => {
    const s = scene({
      ships: [dover, target({ owner: 2 })],
      islands: [...homes([1], [9]), { at: [700, 700], home: 2 }, { at: [200, 700], treasure: [20] }],
      options: { endWhenHelpless: true },
      seats: 3,
    });
    s.do({ kind: 'end-turn' });
    expect(s.asked).toBe(2);
    expect(s.state.out).toEqual([1]);
    expect(s.isle(2).gold).toEqual([9]);
  });
  test('[H15] a home without ships is not lost: its gold stays', () => {
    const s = unload([9], 1, [2], [20]);
    s.untilTurnOf(0);
    expect(s.isle(2).gold).toEqual([2]);
  });
});
