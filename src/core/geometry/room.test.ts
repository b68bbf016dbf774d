import { describe, expect, test } from 'vitest';
import {
  apart,
  berth,
  berthNear,
  bowTouches,
  contact,
  dockNear,
  type GridPoint,
  hulls,
  millimetre,
  type Obstacle,
  outlineOf,
  placeHull,
  placeIslandNear,
  placeOutline,
  pose,
  reachOf,
  roomForIsland,
  roomForShip,
  touches,
  towBehind,
} from './index';
import { block, named, round, sea, ship } from './testing/scenes';

const TWO_L = millimetre(167.6);
const MARGIN = millimetre(56);
const square: readonly GridPoint[] = [
  [-30_000, -25_000],
  [30_000, -25_000],
  [30_000, 25_000],
  [-30_000, 25_000],
].map(([x = 0, y = 0]) => ({ x: pose(x, 0, 0).x, y: pose(y, 0, 0).x }));

const islandAt = (id: string, x: number, y: number): Obstacle => ({
  id,
  outline: placeOutline(square, pose(x * 1000, y * 1000, 0)),
});

describe('islands', () => {
  const first = islandAt('first', 200, 200);

  test('[A1] exactly two L bars apart, edge to edge, is legal; less than TOUCH under it too', () => {
    const at = (gap: number) =>
      roomForIsland(islandAt('b', 200 + 60 + gap, 200).outline, [first], TWO_L, sea, MARGIN).fits;
    expect([at(167.6), at(167.55), at(167.549)]).toEqual([true, true, false]);
  });

  test('[A2] two L bars from middle to middle is too close, and the fault says by how much and where', () => {
    const room = roomForIsland(islandAt('b', 367.6, 200).outline, [first], TWO_L, sea, MARGIN);
    expect(room.fits).toBe(false);
    expect(room.faults[0]).toMatchObject({ kind: 'too-close', id: 'first' });
    expect(room.faults[0]?.gap).toBeCloseTo(107.6, 9);
  });

  test('[A3] where no place is left, none is offered', () => {
    const small = { minX: 0, minY: 0, maxX: 400_000, maxY: 400_000 };
    expect(placeIslandNear(square, pose(200_000, 200_000, 0), [first], TWO_L, small, MARGIN)).toBeNull();
  });

  test('[A4] keeps its distance from the edge of the sea', () => {
    const at = (x: number) =>
      roomForIsland(islandAt('b', x, 450).outline, [], TWO_L, sea, MARGIN).faults.map((f) => f.kind);
    expect(at(86)).toEqual([]);
    expect(at(85.949)).toEqual(['sea']);
  });

  test('a wished place that is taken gives one within a millimetre of the nearest', () => {
    const at = placeIslandNear(square, pose(300_000, 200_000, 0), [first], TWO_L, sea, MARGIN);
    if (at === null) throw new Error('there is room');
    expect(roomForIsland(placeOutline(square, at), [first], TWO_L, sea, MARGIN).fits).toBe(true);
    // Straight to the right the gap is 167.55 at x = 427.55.
    const moved = Math.hypot(at.x - 300_000, at.y - 200_000) / 1000;
    expect(moved).toBeLessThan(127.55 + 1);
    expect(apart(placeOutline(square, at), first.outline, TWO_L)).toBe(true);
  });
});

describe('ships at an island', () => {
  const island = round('i', 450, 450, 35);

  test('[A6] with the stern or the side on it is not docked; any point of the bow will do', () => {
    const fits = (s: ReturnType<typeof ship>) => roomForShip(s, island, [], sea);
    expect(fits(ship('2', 485, 450, 180)).fits).toBe(true);
    expect(fits(ship('2', 485 + 42, 450, 0)).faults.map((f) => f.kind)).toEqual(['not-touching']);
    expect(fits(ship('2', 480, 450, 180)).faults.map((f) => f.kind)).toEqual(['overlap']);
  });

  test('[A7] as many as fit are given places, none overlapping, each with her bow on the island; then none', () => {
    const small = round('i', 450, 450, 12, 24);
    const placed: Obstacle[] = [small];
    for (let i = 0; i < 12; i++) {
      const at = dockNear(hulls['3A'], pose(470_000, 450_000, 180_000), small, placed, sea);
      if (at === null) break;
      const s = placeHull(hulls['3A'], at);
      expect(bowTouches(s, small.outline)).toBe(true);
      expect(berth(hulls['3A'], at, placed, sea).free).toBe(true);
      placed.push(named(`s${i}`, s));
    }
    expect(placed.length).toBeGreaterThan(4);
    expect(placed.length).toBeLessThan(13);
  });

  test('[E8] a place near a wish is the nearest for its heading', () => {
    const at = dockNear(hulls['2'], pose(490_000, 450_000, 180_000), island, [], sea);
    // Five millimetres off, head on: she moves straight in.
    expect(at).toMatchObject({ heading: 180_000 });
    expect(Math.abs((at?.x ?? 0) - 485_000)).toBeLessThanOrEqual(51);
  });
});

describe('a free place near a wish', () => {
  test('is the wish itself when it is free', () => {
    expect(berthNear(hulls['2'], pose(100_000, 100_000, 45_000), [], sea)).toEqual(
      pose(100_000, 100_000, 45_000),
    );
  });

  test('else it is the nearest with that heading', () => {
    const wall = block('i', 90, 0, 300, 300);
    const at = berthNear(hulls['2'], pose(95_000, 100_000, 0), [wall], sea);
    expect(at?.y).toBeGreaterThan(99_000);
    expect(Math.abs((at?.x ?? 0) - 90_050)).toBeLessThanOrEqual(3);
    expect(berth(hulls['2'], pose(at?.x ?? 0, at?.y ?? 0, 0), [wall], sea).free).toBe(true);
  });

  test('comes back onto the sea', () => {
    const at = berthNear(hulls['2'], pose(950_000, 100_000, 0), [], sea);
    expect(at).toEqual(pose(914_400, 100_000, 0));
  });
});

describe('a tow', () => {
  const tower = ship('3B', 400, 400, 30);

  test('[E2] lies in line, her bow tip at the middle of the stern', () => {
    const at = towBehind(tower, hulls['2'], [named('tower', tower)], sea);
    expect(at).toEqual({ ...tower.stern, heading: tower.pose.heading });
    if (at === null) throw new Error('there is room');
    const c = contact(placeHull(hulls['2'], at), tower);
    expect([c.touches, c.overlaps, c.zones[0].bow]).toEqual([true, false, true]);
  });

  test('[E2] where that overlaps something, lies at the nearest free heading, exactly', () => {
    const level = ship('3B', 448, 400, 0);
    const rock = block('rock', 370, 390, 380, 402);
    const all = [named('tower', level), rock];
    const at = towBehind(level, hulls['2'], all, sea);
    if (at === null) throw new Error('there is room');
    expect(berth(hulls['2'], at, all, sea).free).toBe(true);
    // Every whole thousandth of a degree nearer to the line is taken.
    const offset = at.heading > 180_000 ? at.heading - 360_000 : at.heading;
    for (const step of [1, 5, 50, 500, 2_000, 5_000]) {
      for (const side of [1, -1]) {
        const nearer = side * (Math.abs(offset) - step);
        expect(berth(hulls['2'], pose(at.x, at.y, nearer), all, sea).free, `${nearer}`).toBe(false);
      }
    }
  });

  test('[E2] is not possible where no heading within 90° is free', () => {
    const level = ship('3B', 448, 400, 0);
    const walls = [
      block('n', 380, 405, 399, 460),
      block('s', 380, 340, 399, 395),
      block('w', 350, 340, 385, 460),
    ];
    expect(towBehind(level, hulls['5'], [named('tower', level), ...walls], sea)).toBeNull();
  });
});

describe('shapes from outside', () => {
  test('may be given clockwise, with repeated and collinear points and spikes', () => {
    const at = (points: readonly (readonly [number, number])[]) =>
      outlineOf(points.map(([x, y]) => ({ x: x * 1000, y: y * 1000 })));
    const plain = at([
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ]);
    const untidy = at([
      [0, 10],
      [10, 10],
      [10, 10],
      [10, 5],
      [10, 0],
      [15, 0],
      [5, 0],
      [0, 0],
    ]);
    expect([...untidy.ring.xs].sort()).toEqual([...plain.ring.xs].sort());
    expect(touches(plain, untidy)).toBe(true);
  });

  test('without an area, or crossing themselves, are refused', () => {
    const at = (points: readonly (readonly [number, number])[]) => () =>
      outlineOf(points.map(([x, y]) => ({ x, y })));
    expect(
      at([
        [0, 0],
        [10, 0],
        [20, 0],
      ]),
    ).toThrow('area');
    expect(
      at([
        [0, 0],
        [10, 10],
        [10, 0],
        [0, 15],
      ]),
    ).toThrow('cross');
    expect(
      at([
        [0, 0],
        [Number.NaN, 10],
        [10, 0],
      ]),
    ).toThrow('finite');
  });
});

test('reach is drawn from exact rays, the second segment from the end of the first', () => {
  const q = {
    hull: hulls['1'],
    from: pose(450_000, 450_000, 0),
    obstacles: [],
    touching: new Set<string>(),
    sea,
  };
  const rays = reachOf(q, [millimetre(57.5), millimetre(83.8)], 12);
  expect(rays.filter((r) => r.segment === 0).map((r) => r.reach)).toEqual(Array(12).fill(57.5));
  expect(rays.filter((r) => r.segment === 1)).toHaveLength(12 * 8);
});
