import { describe, expect, test } from 'vitest';
import { aim, reachOfRange } from './fire';
import {
  type Fire,
  fieldOfFire,
  fire,
  fireTable,
  type Gunship,
  millimetre,
  type Obstacle,
  within,
} from './index';
import { block, land, named, ship } from './testing/scenes';

const L = millimetre(83.8);
const S = millimetre(57.5);

/** A one-master whose mast stands at the origin: 18 mm aft of her bow tip. */
const gun = ship('1', 18, 0, 0);

const shoot = (target: Obstacle, blockers: readonly Obstacle[] = [], range = L): Fire =>
  fire({ ship: gun, shipId: 'gun', mast: 0, standing: [true], range, target, blockers });

const wedge = land('wedge', [
  [40, -10],
  [60, 0],
  [40, 10],
]);

describe('range', () => {
  test('[G1] anywhere up to the bar counts, not only its very end', () => {
    expect(shoot(block('t', 20, -5, 30, 5)).verdict).toBe('clear');
  });

  test('[G2] exactly the bar is in range, L at 83.800 and not at 83.851; S is short of both', () => {
    const at = (x: number) => block('t', x, -5, x + 10, 5);
    expect(shoot(at(83.8)).verdict).toBe('clear');
    expect(shoot(at(83.8), [], S).verdict).toBe('out-of-range');
    expect(shoot(at(83.85)).verdict).toBe('clear');
    expect(shoot(at(83.851)).verdict).toBe('out-of-range');
    expect(shoot(at(83.851)).nearest).toBeCloseTo(83.851, 9);
  });

  test('[G11] a target that touches her can be hit', () => {
    expect(shoot(named('t', ship('2', 18, 0, 180)), [named('gun', gun)]).verdict).toBe('clear');
  });

  test('[G21] the rear mast of a five-master reaches only some 8 mm ahead of her stem with S', () => {
    const five = ship('5', 0, 0, 0);
    const rear = five.masts[4]?.at;
    expect(57.5 + (rear?.x ?? 0) / 1000).toBeCloseTo(57.5 - 56 * 0.89, 9);
    const ask = (x: number) =>
      fire({
        ship: five,
        shipId: 'five',
        mast: 4,
        standing: [false, false, false, false, true],
        range: S,
        target: block('t', x, -2, x + 5, 2),
        blockers: [],
      }).verdict;
    expect(ask(7.6)).toBe('clear');
    expect(ask(7.8)).toBe('out-of-range');
  });

  test('[G22] "within S of her" is measured hull to hull, through anything', () => {
    const a = ship('2', 0, 0, 0);
    expect(within(a, block('b', 57.5, -5, 60, 5).outline, S)).toBe(true);
    expect(within(a, block('b', 57.551, -5, 60, 5).outline, S)).toBe(false);
  });
});

describe('sight', () => {
  test.each([
    [-5, 5, 'blocked'],
    [11, 17.2, 'blocked'],
    [11, 17.5, 'clear'],
    [18, 22, 'clear'],
  ] as const)('[G3] [G5] past a wedge-shaped island, a box from y = %d to %d is %s', (low, high, verdict) => {
    const f = shoot(block('t', 70, low, 80, high), [wedge]);
    expect(f.verdict).toBe(verdict);
    if (verdict === 'blocked') {
      expect(f.blockers.map((b) => b.id)).toEqual(['wedge']);
      expect(f.line).toBeNull();
    } else expect(f.line?.to[0]).toBeGreaterThanOrEqual(70 - 1e-9);
  });

  test('[G3] the near part hidden, the far part out of range: no shot, but with separate tests there is one', () => {
    // The target's near end hides behind the block; what shows beyond it lies further than the bar.
    const target = land('t', [
      [60, -4],
      [60, 4],
      [70, 80],
      [75, 80],
    ]);
    const blocker = block('b', 30, -10, 35, 28);
    const q = { ship: gun, shipId: 'gun', mast: 0, standing: [true], range: L, target, blockers: [blocker] };
    const joint = fire(q);
    expect(joint).toMatchObject({ verdict: 'blocked', inRange: true, seen: true, clear: false });
    expect(fire({ ...q, rule: 'separate' }).verdict).toBe('clear');
  });

  test('[G4] a sliver in sight is enough', () => {
    const f = shoot(block('t', 50, -10, 60, 10), [block('b', 20, -5, 25, 3.9)]);
    expect(f.verdict).toBe('clear');
    expect(f.line?.to[1]).toBeGreaterThan(7.5);
  });

  test('[G5] a line that grazes a corner is not blocked, one TOUCH deeper is', () => {
    // Only the corner (40, 10) of the target's top lies level with the top of the block.
    const at = (top: number) => shoot(block('t', 50, -10, 60, 10), [block('b', 25, -20, 50, top)]).verdict;
    expect(at(5)).toBe('clear');
    expect(at(5.2)).toBe('blocked');
  });

  test('[G6] a line may pass exactly between two that touch', () => {
    const pair = [block('a', 20, 0, 25, 20), block('b', 20, -20, 25, 0)];
    expect(shoot(block('t', 50, -10, 60, 10), pair).verdict).toBe('clear');
  });

  test('[G7] a line may run along an edge', () => {
    const f = shoot(block('t', 50, -10, 60, 0), [block('b', 20, -20, 45, 0)]);
    expect(f.verdict).toBe('clear');
  });

  test('[G10] friend, enemy, derelict: every other ship blocks; once sunk she is gone', () => {
    const between = named('other', ship('2', 30, 1, 90));
    const target = block('t', 50, -5, 60, 5);
    const across = named('across', ship('2', 40, 1, 270));
    expect(shoot(target, [between, across]).verdict).toBe('blocked');
    expect(shoot(target, [between]).verdict).toBe('clear');
  });

  test('[G12] the island that she lies at hides its far side', () => {
    const island = block('i', 18, -20, 40, 20);
    const f = shoot(block('t', 42, -5, 60, 5), [island]);
    expect(f).toMatchObject({ verdict: 'blocked', inRange: true });
    expect(f.blockers[0]?.enters[0]).toBeCloseTo(18, 6);
  });

  test('[G13] a target docked at an island may be shot, unless the island is between', () => {
    const island = block('i', 50, -20, 80, 20);
    expect(shoot(named('t', ship('2', 50, 0, 0)), [island]).verdict).toBe('clear');
    expect(shoot(named('t', ship('2', 80, 0, 180)), [island]).verdict).toBe('blocked');
    expect(shoot(named('t', ship('2', 65, -20, 90)), [block('i', 40, -20, 80, 20)]).verdict).toBe('clear');
  });

  test('[G14] a target docked at her own home may not be shot', () => {
    const f = fire({
      ship: gun,
      shipId: 'gun',
      mast: 0,
      standing: [true],
      range: L,
      target: block('t', 20, -5, 30, 5),
      blockers: [],
      sheltered: true,
    });
    expect(f).toMatchObject({ verdict: 'sheltered', clear: true });
  });

  test('[G23] nothing is sampled: a slit of two tenths of a millimetre at 40 mm is found', () => {
    const walls = [block('a', 40, 7.3, 41, 60), block('b', 40, -60, 41, 7.2)];
    const f = shoot(block('t', 60, -40, 70, 40), walls);
    expect(f.verdict).toBe('clear');
    const to = f.line?.to ?? [0, 0];
    expect(to[1] / to[0]).toBeCloseTo(7.25 / 40.5, 2);
    expect(shoot(block('t', 60, -40, 70, 10), walls).verdict).toBe('blocked');
  });

  test('[G24] a concave island hides by its outline alone: one may see into its bay, not through it', () => {
    const bay = land('bay', [
      [30, -30],
      [60, -30],
      [60, 30],
      [30, 30],
      [30, 25],
      [55, 0],
      [30, -25],
    ]);
    expect(shoot(block('t', 40, -3, 45, 3), [bay]).verdict).toBe('clear');
    expect(shoot(block('t', 62, -3, 70, 3), [bay]).verdict).toBe('blocked');
  });
});

describe('her own ship', () => {
  const four = ship('4', 0, 0, 0);
  const ask = (mast: number, standing: readonly boolean[], target: Obstacle) =>
    fire({ ship: four, shipId: 'four', mast, standing, range: L, target, blockers: [named('four', four)] });
  const astern = block('astern', -80, -1, -75, 1);

  test('[G8] her own other masts block, her hull and the firing mast do not', () => {
    const f = ask(0, [true, true, true, true], astern);
    expect(f.verdict).toBe('own-mast');
    expect(f.blockers.map((b) => b.id)).toContain('mast:1');
    expect(ask(1, [false, true, false, false], block('abeam', -30, 40, -20, 45)).verdict).toBe('clear');
    expect(ask(1, [false, true, false, false], block('ahead', 20, -2, 30, 2)).verdict).toBe('clear');
  });

  test('[G9] a lost mast no longer blocks', () => {
    expect(ask(0, [true, false, false, false], astern).verdict).toBe('clear');
  });

  test('[G20] a Musketeer fires from where a lost mast stood', () => {
    expect(ask(3, [true, false, false, false], astern)).toMatchObject({ verdict: 'clear', from: [-44.2, 0] });
  });

  test('there is no fifth mast on a four-master', () => {
    expect(() => ask(4, [true, true, true, true], astern)).toThrow(RangeError);
  });
});

describe('witnesses', () => {
  test('the best line keeps as far from what stands left and right as it can', () => {
    const posts = [block('left', 30, 4, 32, 30), block('right', 30, -30, 32, -8)];
    const f = shoot(block('t', 60, -20, 70, 20), posts);
    // Halfway between the posts, seen at x = 31: y about −2.
    expect((f.line?.to[1] ?? 0) / 2).toBeCloseTo(-2, 0);
    expect(f.line?.clearance).toBeGreaterThan(5.7);
  });

  test('the field of fire is the circle of the range less the shadow of an island', () => {
    const f = fieldOfFire({
      ship: gun,
      shipId: 'gun',
      mast: 0,
      standing: [true],
      range: L,
      blockers: [wedge],
    });
    const arcs = f.pieces.reduce((sum, p) => sum + (p.kind === 'arc' ? p.to - p.from : 0), 0);
    expect(arcs).toBeCloseTo(2 * Math.PI - 2 * Math.atan2(10, 40), 2);
    expect(f.pieces.filter((p) => p.kind === 'edge').map((p) => p.id)).toEqual(['wedge']);
  });

  test('a table of all says what each single question says', () => {
    const fleet = (['1', '2', '3A', '3B', '4', '5'] as const).map((type, i): Gunship => {
      const placed = ship(type, (i % 3) * 60, Math.floor(i / 3) * 55, i * 67);
      const masts = placed.masts;
      return {
        id: `s${i}`,
        placed,
        side: i % 2,
        ranges: masts.map((_, k) => (k % 2 === 0 ? L : S)),
        standing: masts.map(() => true),
        sheltered: i === 5,
      };
    });
    const islands = [block('i', 20, 25, 110, 32), block('j', 28, -20, 30, 20)];
    const table = fireTable(fleet, islands);
    expect(table.count).toBeGreaterThan(40);
    const blockers = [...islands, ...fleet.map((s) => named(s.id, s.placed))];
    const seen = new Set<string>();
    for (let i = 0; i < table.count; i++) {
      const row = table.row(i);
      const from = fleet.find((s) => s.id === row.ship);
      const to = fleet.find((s) => s.id === row.target);
      if (from === undefined || to === undefined) throw new Error('a row names ships of the fleet');
      const single = fire({
        ship: from.placed,
        shipId: from.id,
        mast: row.mast,
        standing: from.standing,
        range: from.ranges[row.mast] ?? S,
        target: named(to.id, to.placed),
        sheltered: to.sheltered,
        blockers,
      });
      expect(row.verdict, JSON.stringify(row)).toBe(single.verdict);
      seen.add(row.verdict);
      if (row.verdict === 'blocked') expect(single.blockers.map((b) => b.id)).toContain(row.blocker);
    }
    expect([...seen].sort()).toEqual(
      expect.arrayContaining(['blocked', 'clear', 'out-of-range', 'sheltered']),
    );
    expect(() => table.row(table.count)).toThrow(RangeError);
  });
});

test('a line from inside the target has no length and is clear', () => {
  const target = block('t', -5, -5, 5, 5).outline.ring;
  expect(aim(0, 0, target, [], reachOfRange(L))).toMatchObject({ nearest: 0, inRange: true, clear: true });
});
