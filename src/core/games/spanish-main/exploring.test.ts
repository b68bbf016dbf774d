import { expect, test } from 'vitest';
import { seat } from '../../engine';
import { isle, type Scene, scene } from './testing/scene';
import { view } from './view';

type Spec = Parameters<typeof scene>[0];
/** El Leon (three spaces) 40 mm west of a wild island with three treasures; her home lies north. */
const near = (
  ship: Partial<Spec['ships'][0]> = {},
  island: Partial<NonNullable<Spec['islands']>[0]> = {},
  more: Spec['ships'] = [],
) =>
  scene({
    ships: [{ card: 'El Leon', at: [430, 500], ...ship }, ...more],
    islands: [
      { at: [500, 500], treasure: [1, 2, 3], ...island },
      { at: [500, 800], home: 0 },
      { at: [100, 100], home: 1 },
      { at: [800, 100], treasure: [20] },
    ],
  });
const dock = (s: Scene) => s.do(s.move('El Leon', ['L', 0, 40]));
const explore = (s: Scene) => s.do({ kind: 'explore', ship: s.id('El Leon'), with: null });
const coins = (s: Scene, n = 1) => s.isle(n).treasure.map((t) => t.id);

test('[F1][explore.island] docking leaves a streamer; exploring takes an action of the next turn', () => {
  const s = near();
  dock(s);
  expect(s.task).toBeNull();
  expect(s.isle(1).streamers).toEqual([0]);
  expect(s.refusal({ kind: 'explore', ship: s.id('El Leon'), with: null })?.code).toBe('already-acted');
  s.untilTurnOf(0);
  explore(s);
  s.do({ kind: 'take', treasure: coins(s) });
  expect(s.she('El Leon').treasure.map((t) => [t.face?.gold, t.up])).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ]);
});

test('[F2] a second ship that docks where the streamer lies explores freely', () => {
  const s = near({}, { streamers: [0] });
  dock(s);
  expect(s.task).toBe('explore-now');
  explore(s);
  expect(s.task).toBe('take');
});

test('[F3] so does a ship that has left and comes back', () => {
  const s = near();
  dock(s);
  s.untilTurnOf(0);
  s.do(s.move('El Leon', ['L', 180, 83.8]));
  s.untilTurnOf(0);
  s.do(s.move('El Leon', ['L', 0, 83.8]));
  expect(s.task).toBe('explore-now');
});

test('[F4] only the explorer sees the values; how many lie there everybody sees', () => {
  const s = near({}, { streamers: [0] });
  dock(s);
  explore(s);
  const seen = (who: number) =>
    view(s.state, seat(who)).islands[0]?.treasure.map((t) => t.face?.gold ?? null);
  expect(seen(0)).toEqual([1, 2, 3]);
  expect(seen(1)).toEqual([null, null, null]);
});

test('[F5] a full hold looks and takes nothing, but a unique treasure comes aboard face up and acts at once', () => {
  const s = near({ treasure: [1, 1, 1] }, { treasure: [2, 'Homemade Flag'], streamers: [0] });
  dock(s);
  explore(s);
  const flag = s.she('El Leon').treasure[3];
  expect([flag?.face?.unique, flag?.up]).toEqual(['homemade-flag', true]);
  expect(s.refusal({ kind: 'take', treasure: coins(s) })?.clause).toBe('F5');
  s.do({ kind: 'take', treasure: [] });
});

test('[F6] the first explorer takes all unique treasures', () => {
  const s = near({}, { treasure: ['Homemade Flag', 4, 'Forged Papers'], streamers: [0] });
  dock(s);
  explore(s);
  expect(s.she('El Leon').treasure.map((t) => t.face?.unique)).toEqual(['homemade-flag', 'forged-papers']);
  expect(s.isle(1).treasure).toHaveLength(1);
});

test('[F7] friends and any derelict in contact may be explored, a manned enemy may not', () => {
  const other = (owner: 0 | 1, masts: boolean[]) =>
    near({}, {}, [
      { card: 'El Picador', owner, at: [427, 516.5], masts, treasure: [5], crew: ['Captain (Spain)'] },
    ]);
  const touch = (s: Scene) => {
    const her = s.she('El Picador');
    her.pose = her.pose && { ...her.pose, y: 516_500 as never };
    return s.refusal({ kind: 'explore', ship: s.id('El Leon'), with: her.id })?.code ?? 'legal';
  };
  // Beams of 17 and 16: their sides touch 16.5 mm apart, both hulls widest close to there.
  expect([
    touch(other(1, [true, true])),
    touch(other(1, [false, false])),
    touch(other(0, [true, true])),
  ]).toEqual(['enemy-is-manned', 'legal', 'legal']);
  const s = other(1, [false, false]);
  s.do({ kind: 'explore', ship: s.id('El Leon'), with: s.id('El Picador') });
  const [coin, crew] = [s.she('El Picador').treasure[0], s.she('El Picador').crew[0]];
  if (!coin || !crew) throw new Error('no cargo');
  s.do({ kind: 'exchange', items: [{ treasure: coin.id }, { crew: crew.id }] });
  expect([
    s.she('El Leon').treasure.length,
    s.she('El Leon').crew[0]?.owner,
    s.she('El Picador').owner,
  ]).toEqual([1, 0, 1]);
});

test('[F8] a derelict may be given the explore action', () => {
  const s = near({ at: [470, 500], docked: 1, masts: [false, false, false] });
  expect(s.refusal({ kind: 'explore', ship: s.id('El Leon'), with: null })).toBeNull();
});

test('[F9] docking at home unloads at once and shows the values', () => {
  const s = near({ at: [430, 800], treasure: [2, 3] });
  dock(s);
  expect(s.isle(2).gold).toEqual([2, 3]);
  expect(s.she('El Leon').treasure).toEqual([]);
});

test('[F9a] gold handed to a ship docked at home is unloaded at once', () => {
  const s = near({ at: [470, 800], docked: 2 }, {}, [
    { card: 'El Picador', at: [467, 816.5], treasure: [4] },
  ]);
  const coin = s.she('El Picador').treasure[0];
  if (!coin) throw new Error('no coin');
  s.do({ kind: 'explore', ship: s.id('El Leon'), with: s.id('El Picador') });
  s.do({ kind: 'exchange', items: [{ treasure: coin.id }] });
  expect(s.isle(2).gold).toEqual([4]);
});

test('[F10] crew ashore do nothing', () => {
  const s = near();
  s.isle(2).crew.push(s.crew('Helmsman (Spain)', seat(0)));
  expect(s.refusal(s.move('El Leon', ['L', 90, 1], ['S', 90, 1]))?.code).toBe('not-her-move');
});

test('[F11] unique treasures count nothing towards the start', () => {
  const s = near({}, { treasure: [1, 'Rum'] });
  expect(s.state.startGold).toBe(21);
  expect(isle(1)).toBe(s.isle(1).id);
});

test('[I10a] Rum acts as it comes aboard: she rests next turn but still unloads; 6 less her crew', () => {
  const s = near({ crew: ['Captain (Spain)'] }, { treasure: ['Rum'], streamers: [0] });
  dock(s);
  s.passAll();
  if (s.she('El Leon').rum === 'none') {
    s.untilTurnOf(0);
    explore(s);
  }
  expect(s.she('El Leon').treasure.map((t) => t.face?.gold)).toEqual([5]);
  s.untilTurnOf(0);
  expect(s.refusal(s.move('El Leon', ['L', 180, 83.8]))?.clause).toBe('I10a');
  s.untilTurnOf(0);
  expect(s.refusal(s.move('El Leon', ['L', 180, 83.8]))).toBeNull();
});
