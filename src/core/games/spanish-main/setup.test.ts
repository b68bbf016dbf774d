import { expect, test } from 'vitest';
import { Random, type Seat, seat } from '../../engine';
import { type Pose, pose, toGrid } from '../../geometry';
import type { Command } from './commands';
import { fleetCost, fleetFaults, randomFleet, readyFleet, readyFleets } from './fleet';
import { capacity } from './hold';
import type { CardId } from './ids';
import { anyIslandSpot } from './island-commands';
import { type Options, optionsSpec } from './options';
import { mustRoll } from './order';
import { check, play, toAct } from './play';
import { sample } from './sample';
import { setUp } from './setup';
import type { Fleet, State } from './state';
import { rolling, scene } from './testing/scene';
import { view } from './view';

const options: Options = optionsSpec.defaults;
const start = (o: Options = options, seats = 2) => setUp(o, seats, Random.fromSeed(1));
const give = (state: State, who: number, command: Command, rolls: readonly number[] = []) => {
  const verdict = check(state, seat(who), command);
  if (!verdict.ok) throw new Error(`${command.kind}: ${verdict.error.code}`);
  return play(state, seat(who), command, rolling(rolls));
};
const code = (state: State, who: number, command: Command): string => {
  const verdict = check(state, seat(who), command);
  return verdict.ok ? 'legal' : `${verdict.error.code} ${verdict.error.clause}`;
};
/** Plays on with sampled commands until this phase. */
const until = (state: State, kind: State['phase']['kind']): State => {
  const random = Random.fromSeed(7);
  for (let i = 0; i < 200 && state.phase.kind !== kind; i++) {
    const who = toAct(state)[0];
    if (who === undefined) break;
    play(state, who, sample(state, who, random), random);
  }
  expect(state.phase.kind).toBe(kind);
  return state;
};
const rolled = (o?: Options, seats = 2) => until(start(o, seats), 'fleets');
const mm = (x: number, y: number, turn = 0): Pose => pose(toGrid(x), toGrid(y), turn * 1000);
const fleet = (ships: Fleet['ships'], coins = [1, 1, 1, 2, 3, 4]): Fleet => ({
  ships,
  ashore: [],
  treasure: { coins, unique: [] },
});
const card = (id: string) => id as CardId;

test('[setup.order] the highest die begins; ties roll again among themselves', () => {
  const state = start(options, 3);
  give(state, 0, { kind: 'roll-for-order' }, [4]);
  give(state, 1, { kind: 'roll-for-order' }, [6]);
  give(state, 2, { kind: 'roll-for-order' }, [4]);
  expect(toAct(state)).toEqual([0, 2]);
  give(state, 0, { kind: 'roll-for-order' }, [2]);
  give(state, 2, { kind: 'roll-for-order' }, [3]);
  expect(state.order).toEqual([1, 2, 0]);
  expect(mustRoll([[5], [5]])).toEqual([0, 1]);
});

test('[fleet.choose] fleets are secret until all are chosen', () => {
  const state = rolled();
  give(state, 1, { kind: 'choose-fleet', fleet: readyFleet(options, 0) });
  expect(view(state, seat(0)).phase).toMatchObject({ ready: [false, true], fleets: [null, null] });
  expect(code(state, 1, { kind: 'choose-fleet', fleet: readyFleet(options, 1) })).toContain('not-your-turn');
  give(state, 0, { kind: 'choose-fleet', fleet: readyFleet(options, 1) });
  expect(view(state, seat(0)).ships.map((s) => s.card)).toContain('ES-001');
  expect(view(state, seat(0)).reserves[1]?.map((r) => r.crew.card)).toEqual([null, null, null, null]);
});

test('[fleet.points] a fleet may cost all of the points and not one more', () => {
  const titan = fleet([
    { card: card('ES-001'), crew: [card('generic-captain-england'), card('EC-006')] },
    { card: card('ES-015'), crew: [] },
  ]);
  expect(
    fleetCost(
      options,
      fleet([
        { card: card('ES-001'), crew: [] },
        { card: card('ES-012'), crew: [card('generic-helmsman-england')] },
      ]),
    ),
  ).toBe(30);
  expect(
    fleetFaults(
      options,
      fleet([
        { card: card('ES-001'), crew: [] },
        { card: card('ES-012'), crew: [card('generic-helmsman-england')] },
      ]),
    ),
  ).toEqual([]);
  expect(
    fleetFaults(
      { ...options, points: 29 },
      fleet([
        { card: card('ES-001'), crew: [] },
        { card: card('ES-012'), crew: [card('generic-helmsman-england')] },
      ]),
    ).map((f) => f.code),
  ).toEqual(['fleet-too-dear']);
  expect(fleetCost(options, titan)).toBe(17 + 2 + 2 + 8);
});

test('[fleet.one-of-each] a named ship sails once in a fleet, generic crew any number of times', () => {
  const crow = { card: card('PS-021'), crew: [] };
  expect(fleetFaults(options, fleet([crow, crow])).map((f) => f.clause)).toEqual(['fleet.one-of-each']);
  expect(fleetFaults({ ...options, oneOfEach: false }, fleet([crow, crow]))).toEqual([]);
});

test.each(readyFleets.map((f, i) => [f.name, i] as const))(
  'the ready fleet %s costs 30 points or a few less, and is legal',
  (_name, i) => {
    const ready = readyFleet(options, i);
    expect(fleetFaults(options, ready)).toEqual([]);
    expect(fleetCost(options, ready)).toBe(30);
  },
);

test('[treasure.put-in] six treasures worth 12 gold, of 1 to 6 each', () => {
  const with_ = (coins: number[]) =>
    fleetFaults(options, fleet([{ card: card('PS-021'), crew: [] }], coins)).map((f) => f.code);
  expect(with_([1, 1, 1, 2, 3, 4])).toEqual([]);
  expect(with_([1, 1, 1, 2, 3, 5])).toEqual(['wrong-gold']);
  expect(with_([4, 4, 4])).toEqual(['wrong-number-of-treasures']);
});

test('[treasure.unique][F11] a unique treasure counts 0, and only where the options allow any', () => {
  const charts: Fleet = {
    ships: [{ card: card('PS-021'), crew: [] }],
    ashore: [],
    treasure: { coins: [1, 1, 2, 3, 5], unique: [card('rum')] },
  };
  expect(fleetFaults({ ...options, uniqueTreasures: true }, charts)).toEqual([]);
  expect(fleetFaults(options, charts).map((f) => f.clause)).toEqual(['treasure.unique']);
});

test('[A9][crew.space] crew worth exactly the ship’s points fit, a point more does not; spaces count too', () => {
  const crew = (...ids: string[]) =>
    fleetFaults(options, fleet([{ card: card('PS-021'), crew: ids.map(card) }])).map((f) => f.code);
  // Carrion Crow: 4 points, 2 spaces.
  expect(crew('generic-captain-pirate', 'generic-explorer-pirate')).toEqual([]);
  expect(crew('generic-captain-pirate', 'generic-helmsman-pirate')).toEqual(['crew-too-dear']);
  expect(crew('generic-explorer-pirate', 'generic-explorer-pirate', 'generic-explorer-pirate')).toEqual([
    'hold-full',
  ]);
});

const square = { ...options, edgeMargin: false };
const islands = (o: Options = square, seats = 2) => {
  const state = until(start(o, seats), 'islands');
  // Known shapes make the sums simple: every island of this table is the same.
  if (state.phase.kind === 'islands') state.phase.left = state.phase.left.map(() => card('test/square'));
  state.options = {
    ...o,
    sets: scene({ ships: [] }).state.options.sets.map((s) => ({
      ...s,
      islands: s.islands.map((i) => ({ ...i, id: card('test/square') })),
    })),
  };
  return state;
};
const placer = (state: State): Seat => toAct(state)[0] ?? seat(0);
const place = (state: State, x: number, y: number) =>
  code(state, placer(state), { kind: 'place-island', pose: mm(x, y) });

test('[A1][A2] two L bars from edge to edge are enough, exactly or more; from middle to middle they are not', () => {
  const state = islands();
  give(state, placer(state), { kind: 'place-island', pose: mm(200, 200) });
  expect(place(state, 200 + 60 + 167.6, 200)).toBe('legal');
  expect(place(state, 200 + 60 + 167.4, 200)).toBe('islands-too-close A1');
  expect(place(state, 200 + 167.6, 200)).toBe('islands-too-close A1');
});

test('[A4] an island may touch the edge, or keep a longest hull’s length from it', () => {
  expect(place(islands(), 30, 400)).toBe('legal');
  expect(place(islands(), 29, 400)).toBe('island-off-the-sea A4');
  const kept = islands({ ...options, edgeMargin: true });
  expect(place(kept, 30 + 55, 400)).toBe('island-off-the-sea A4');
  expect(place(kept, 30 + 56, 400)).toBe('legal');
});

test('[islands.four-l] with that option each island lies within four L of another', () => {
  const state = islands({ ...square, islandsWithin4L: true });
  give(state, placer(state), { kind: 'place-island', pose: mm(200, 200) });
  expect(place(state, 200 + 60 + 335.2, 200)).toBe('legal');
  expect(place(state, 200 + 60 + 336, 200)).toBe('island-too-far islands.four-l');
});

test('[A3] when no island fits any more the game goes on with those that lie; while one fits it does not', () => {
  const state = islands({ ...square, islands: 16 });
  expect(code(state, placer(state), { kind: 'declare-no-room' })).toBe('there-is-room A3');
  for (const [x, y] of [
    [30, 30],
    [300, 30],
    [600, 30],
  ] as const)
    give(state, placer(state), { kind: 'place-island', pose: mm(x, y) });
  expect(code(state, placer(state), { kind: 'declare-no-room' })).toBe('there-is-room A3');
  for (let i = 0; i < 13 && state.phase.kind === 'islands'; i++) {
    const spot = anyIslandSpot(state);
    if (spot) give(state, placer(state), { kind: 'place-island', pose: spot });
    else give(state, placer(state), { kind: 'declare-no-room' });
  }
  expect(state.phase.kind).toBe('homes');
});

test('[A3] where homes and a wild island can’t all lie, the islands are laid anew', () => {
  const state = islands({ ...square, islands: 5 }, 4);
  for (const shape of state.options.sets.flatMap((set) => set.islands))
    shape.outline = shape.outline.map(([x, y]) => [x * 2.5, y * 2.5]);
  // The widest islands, in the middle of each quarter: nobody finds two L of room any more.
  for (const [x, y] of [
    [230, 230],
    [684, 230],
    [230, 684],
    [684, 684],
  ] as const)
    give(state, placer(state), { kind: 'place-island', pose: mm(x, y) });
  expect(place(state, 457, 457)).toBe('islands-too-close A1');
  const events = give(state, placer(state), { kind: 'declare-no-room' });
  expect(events).toEqual([{ kind: 'islands-taken-up', seat: state.order[0] }]);
  expect(state.islands).toEqual([]);
  expect(state.phase.kind === 'islands' && state.phase.left.length).toBe(5);
});

test('[A3] there is an island more than there are homes, however few are asked for', () => {
  const few = until(start({ ...options, islands: 1 }, 3), 'islands');
  expect(few.phase.kind === 'islands' && few.phase.left.length).toBe(4);
});

test('treasures that can’t be worth the gold are refused with the options', () => {
  const fault = (o: Partial<Options>) =>
    optionsSpec.schema.safeParse({ ...options, ...o }).error?.issues.map((i) => i.path.join('.'));
  expect(fault({ coins: 6, gold: 37 })).toEqual(['gold']);
  expect(fault({ coins: 6, gold: 36 })).toBeUndefined();
  expect(fault({ coins: 6, gold: 5 })).toEqual(['gold']);
  expect(fault({ coins: 6, gold: 5, uniqueTreasures: true })).toBeUndefined();
});

test('[setup.home][A5] the player before chooses the home, and no island twice', () => {
  const state = until(start(options, 3), 'homes');
  const [first, second] = state.islands;
  if (!first || !second) throw new Error('no islands');
  // The last in order chooses for the first, the first for the second.
  expect(toAct(state)).toEqual([state.order[2]]);
  give(state, placer(state), { kind: 'choose-home', island: first.id });
  expect(first.home).toBe(state.order[0]);
  until(state, 'homes');
  expect(toAct(state)).toEqual([state.order[0]]);
  expect(code(state, placer(state), { kind: 'choose-home', island: first.id })).toBe('home-taken A5');
  give(state, placer(state), { kind: 'choose-home', island: second.id });
  expect([first.home, second.home]).toEqual([state.order[0], state.order[1]]);
});

/** A home at (500, 500), 60 mm square, and two ships of seat 0 to be placed there. */
const placing = () => {
  const s = scene({
    ships: [
      { card: 'El Picador', at: [100, 100] },
      { card: 'El Leon', at: [200, 100] },
    ],
    islands: [{ at: [500, 500], home: 0 }],
  });
  for (const ship of s.state.ships) ship.pose = null;
  s.state.phase = { kind: 'ships', at: 0 };
  return s;
};

test('[setup.ships][A6] the bow must touch the home, any point of it; stern or side is not enough', () => {
  const s = placing();
  const ship = s.id('El Picador');
  expect(s.refusal({ kind: 'place-ship', ship, pose: mm(470, 500) }, seat(0))).toBeNull();
  // Stern on the island, and side on it aft of the first mast.
  expect(s.refusal({ kind: 'place-ship', ship, pose: mm(470 - 42, 500, 180) }, seat(0))?.clause).toBe('A6');
  expect(s.refusal({ kind: 'place-ship', ship, pose: mm(540, 538) }, seat(0))?.clause).toBe('A6');
});

test('[A7] starting ships may not lie over each other', () => {
  const s = placing();
  play(s.state, seat(0), { kind: 'place-ship', ship: s.id('El Picador'), pose: mm(470, 500) }, rolling([]));
  expect(s.refusal({ kind: 'place-ship', ship: s.id('El Leon'), pose: mm(470, 505) }, seat(0))?.clause).toBe(
    'A7',
  );
  expect(s.refusal({ kind: 'place-ship', ship: s.id('El Leon'), pose: mm(470, 520) }, seat(0))).toBeNull();
});

test('[A8] starting ships count as docked', () => {
  const state = until(start(), 'turns');
  for (const ship of state.ships)
    expect(ship.docked).toBe(state.islands.find((i) => i.home === ship.owner)?.id);
});

test('[crew.assign] every crew gets one place, aboard an own ship or ashore', () => {
  const state = until(start(), 'crew');
  const who = toAct(state)[0] ?? seat(0);
  const reserve = state.reserves[who] ?? [];
  const all = reserve.map((r) => ({ crew: r.crew.id, ship: null }));
  expect(code(state, who, { kind: 'assign-crew', berths: all })).toBe('legal');
  expect(code(state, who, { kind: 'assign-crew', berths: all.slice(1) })).toBe('assign-all-crew crew.assign');
  const foreign = state.ships.find((s) => s.owner !== who)?.id ?? null;
  expect(code(state, who, { kind: 'assign-crew', berths: all.map((b) => ({ ...b, ship: foreign })) })).toBe(
    'not-your-ship crew.assign',
  );
});

test('[A10] twelve treasures go three to each of four wild islands; more or fewer as evenly as they go', () => {
  const dealt = (o: Options) =>
    until(start(o), 'turns')
      .islands.filter((i) => i.home === null)
      .map((i) => i.treasure.length);
  expect(dealt(options)).toEqual([3, 3, 3, 3]);
  expect(dealt({ ...options, islands: 7 })).toEqual([3, 3, 2, 2, 2]);
});

test('[I8] a linked pair aboard is worth one space', () => {
  const s = scene({ ships: [{ card: 'Carrion Crow', at: [300, 300], crew: ['Fidel Zuan', 'Gaspar Zuan'] }] });
  expect(capacity(s.state, s.she('Carrion Crow'))).toBe(3);
  s.she('Carrion Crow').crew.pop();
  expect(capacity(s.state, s.she('Carrion Crow'))).toBe(2);
});

test('random fleets are legal for any points', () => {
  const random = Random.fromSeed(3);
  for (const points of [10, 30, 100]) {
    for (let i = 0; i < 10; i++)
      expect(fleetFaults({ ...options, points }, randomFleet({ ...options, points }, random))).toEqual([]);
  }
});
