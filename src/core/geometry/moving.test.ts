import { describe, expect, test } from 'vitest';
import { coverOf } from './cover';
import {
  berth,
  bowTouches,
  clampToGrid,
  comeAbout,
  contact,
  degrees,
  type Hull,
  hulls,
  millimetre,
  type Obstacle,
  overlaps,
  placeHull,
  pose,
  type SweepQuery,
  sweep,
  touches,
} from './index';
import { Intervals } from './intervals';
import { turnHull } from './place';
import { profileOf } from './profile';
import { block, land, mayRestAt, named, round, sea, ship } from './testing/scenes';
import { direction } from './trig';

const L = millimetre(83.8);
const S = millimetre(57.5);

type Start = { readonly x: number; readonly y: number; readonly heading: number };

const query = (
  hull: Hull,
  at: Start,
  obstacles: readonly Obstacle[],
  touching: readonly string[] = [],
  bar = L,
): SweepQuery => {
  const { x, y, heading } = pose(at.x * 1000, at.y * 1000, at.heading * 1000);
  return { hull, from: { x, y }, heading, bar, obstacles, touching: new Set(touching) };
};

describe('a segment', () => {
  test('[B1] may be 0 mm long: she turns about her bow tip where she can rest', () => {
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 90 }, [block('i', 20, -40, 60, 40)]));
    expect(mayRestAt(s, 0)).toBe(true);
    expect(clampToGrid(s, millimetre(0))).toEqual(pose(0, 0, 90_000));
  });

  test('[B2] of a hundredth of a millimetre at a new heading is legal where the end pose is free', () => {
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 10 }, []));
    expect(mayRestAt(s, 0.01)).toBe(true);
    const at = clampToGrid(s, millimetre(0.01));
    expect(at).toEqual(pose(10, 2, 10_000));
  });

  test('[B6] may start with any turn, half a turn too', () => {
    const s = sweep(query(hulls['1'], { x: 0, y: 0, heading: 180 }, [block('i', 0, -40, 60, 40)], ['i']));
    expect(s.reach).toBe(L);
  });

  test('[B7] the swing itself is not tested: her stern may pass over a rock', () => {
    // The rock lies where her stern passes on the way from heading 0 to heading 90, not where she ends.
    const rock = block('rock', -30, -30, -25, -25);
    expect(berth(hulls['2'], pose(0, 0, 45_000), [rock]).free).toBe(false);
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 90 }, [rock]));
    expect([s.reach, mayRestAt(s, 0)]).toEqual([L, true]);
  });

  test('[B8] ignores an untouched thing behind the start, however she lies over it after the swing', () => {
    const behind = block('behind', -20, -5, -10, 5);
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 0 }, [behind]));
    expect(s.reach).toBe(L);
    expect(mayRestAt(s, 0)).toBe(false);
    expect(s.rests[0]?.[0]).toBeCloseTo(42 - 10 - 0.05, 6);
  });

  test('[B8] stops where the bow meets what lies ahead, and names both points and the edge', () => {
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 0 }, [block('i', 50, -20, 70, 20)]));
    expect(s.reach).toBeCloseTo(50.05, 9);
    expect(s.stop).toMatchObject({
      by: 'i',
      rule: 'hull',
      edge: [
        [50, 20],
        [50, -20],
      ],
    });
    expect(s.stop?.its[0]).toBeCloseTo(50, 9);
    expect(s.stop?.its[1]).toBeCloseTo(0, 9);
  });

  test('[B8] straight out from a round dock is legal for a one-master, though the whole sweep never is', () => {
    const island = round('i', 0, 0, 35);
    const straight = sweep(query(hulls['1'], { x: 35, y: 0, heading: 0 }, [island], ['i'], S));
    expect(straight.reach).toBe(S);
    expect(mayRestAt(straight, S)).toBe(true);
    const cover = new Intervals();
    for (let heading = 0; heading < 360; heading++) {
      const d = direction(degrees(heading));
      const { ring } = turnHull(hulls['1'], degrees(heading));
      coverOf(cover, [{ ring, profile: profileOf(ring, d.cos, d.sin) }], island.outline.core, {
        x: 35_000,
        y: 0,
        ...d,
      });
      const overlapsOnTheWay = cover.count > 0 && (cover.hi[0] as number) > 0;
      expect(overlapsOnTheWay, `heading ${heading}`).toBe(true);
    }
  });

  test('[B8] a thing she touched must be clear after her length and beam, or she stops there', () => {
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 90 }, [block('i', -40, -400, 0, 400)], ['i']));
    expect(s.reach).toBe(42 + 16);
    expect(s.stop?.rule).toBe('lingering');
    expect(s.rests).toEqual([]);
  });

  test('[B8] once clear of a thing she touched, she may not run into it again', () => {
    // Her side touches one arm of a bay; straight ahead lies the other.
    const bay = land('bay', [
      [-60, 8],
      [60, 8],
      [60, -30],
      [80, -30],
      [80, 40],
      [-60, 40],
    ]);
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 0 }, [bay], ['bay']));
    expect(s.reach).toBeCloseTo(60.05, 6);
    expect(s.stop?.rule).toBe('tip');
  });

  test('[B9] a five-master of 56 mm leaves a round dock with S within about 23°; one of 60 mm never does', () => {
    const island = round('i', 0, 0, 35);
    const five = hulls['5'];
    const long: Hull = {
      ...five,
      length: pose(60_000, 0, 0).x,
      outline: five.outline.map((p) => pose((p.x * 60) / 56, p.y, 0)),
    };
    // Outwards; facing the island she can always stay where she is.
    const leaves = (hull: Hull, heading: number): boolean =>
      sweep(query(hull, { x: 35, y: 0, heading }, [island], ['i'], S)).rests.some(([, to]) => to > 1);
    const headings = Array.from({ length: 181 }, (_, i) => i - 90);
    expect(headings.filter((h) => leaves(long, h))).toEqual([]);
    const legal = headings.filter((h) => leaves(five, h));
    expect(Math.max(...legal)).toBe(-Math.min(...legal));
    expect(Math.max(...legal)).toBeGreaterThanOrEqual(22);
    expect(Math.max(...legal)).toBeLessThanOrEqual(24);
  });

  test('[B10] may run exactly along a straight shore', () => {
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 0 }, [block('i', -100, 8, 200, 40)]));
    expect(s.reach).toBe(L);
    expect(s.rests).toEqual([[0, L]]);
    expect(s.bow.map((m) => m.id)).toEqual([]);
  });

  test.each([
    [0, true],
    [60, true],
    [120, false],
  ])('[B11] a channel %i µm narrower than the beam: passes is %s', (tooSmall, passes) => {
    const half = 8 - tooSmall / 2000;
    const s = sweep(
      query(hulls['2'], { x: 0, y: 0, heading: 0 }, [
        block('port', 10, half, 200, 40),
        block('starboard', 10, -40, 200, -half),
      ]),
    );
    expect(s.reach === L).toBe(passes);
  });

  test('[B12] is clamped at the first contact, never jumps, and is in contact there when asked again', () => {
    for (const heading of [0, 17.3, 33, 45, 71.234]) {
      const wall = round('i', 90, 40, 30);
      const s = sweep(query(hulls['3A'], { x: 20, y: 20, heading }, [wall]));
      const at = clampToGrid(s, L);
      if (at === null) throw new Error('there is a rest');
      const again = placeHull(hulls['3A'], JSON.parse(JSON.stringify(at)));
      if (s.stop !== null) expect(touches(again, wall.outline), `heading ${heading}`).toBe(true);
      expect(overlaps(again, wall.outline)).toBe(false);
      expect(berth(hulls['3A'], at, [wall]).free).toBe(true);
    }
  });

  test('[B13] need not stop where she touches something and can slide on', () => {
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 0 }, [block('i', 60, 8, 70, 20)]));
    expect(s.reach).toBe(L);
  });

  test('[B15] tells the travel at which her bow first meets each thing, a tangent included', () => {
    // The bow zone of a one-master is half of her; its widest point is 7.75 mm off the keel, 18 mm aft.
    const ahead = block('ahead', 60, -5, 70, 5);
    const beside = block('beside', 40, 7.8, 45, 20);
    const s = sweep(query(hulls['1'], { x: 0, y: 0, heading: 0 }, [ahead, beside]));
    expect(s.bow.map((m) => m.id)).toEqual(['beside', 'ahead']);
    // A gap of exactly TOUCH: contact only when the corner passes the first mast.
    expect(s.bow[0]?.travel).toBeCloseTo(40 + 18, 6);
    expect(s.bow[1]?.travel).toBeCloseTo(60 - 0.05, 6);
    for (const meeting of s.bow) {
      const at = clampToGrid(s, meeting.travel);
      if (at === null) throw new Error('there is a rest');
      const other = meeting.id === 'ahead' ? ahead : beside;
      expect(bowTouches(placeHull(hulls['1'], at), other.outline), meeting.id).toBe(true);
      expect(berth(hulls['1'], at, [ahead, beside]).free).toBe(true);
    }
  });

  test('[B15] a micrometre further off than TOUCH is no meeting', () => {
    const s = sweep(query(hulls['1'], { x: 0, y: 0, heading: 0 }, [block('beside', 40, 7.801, 45, 20)]));
    expect(s.bow).toEqual([]);
  });

  test('[B16] a glancing touch of her side aft of the bow is no meeting of the bow', () => {
    // A five-master is widest at half her length, her bow ends at 15 %.
    const enemy = block('enemy', 40, 9.26, 45, 20);
    const s = sweep(query(hulls['5'], { x: 0, y: 0, heading: 0 }, [enemy]));
    expect(s.reach).toBe(L);
    expect(s.bow).toEqual([]);
  });

  test('[B17] another ship in the path blocks, whoever owns her', () => {
    const other = named('friend', ship('2', 60, 21, 90));
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 0 }, [other]));
    expect(s.stop?.by).toBe('friend');
    expect(s.reach).toBeLessThan(55);
  });

  test('[B18] sails and bowsprits do not count: nothing of the footprint lies beyond the bow tip', () => {
    for (const hull of Object.values(hulls)) expect(Math.max(...hull.outline.map((p) => p.x))).toBe(0);
  });

  test('[B19] may end touching the edge of the sea, not over it', () => {
    const q = { ...query(hulls['2'], { x: 880, y: 400, heading: 0 }, []), sea };
    const s = sweep(q);
    expect(s.reach).toBeCloseTo(34.4, 9);
    expect(s.stop?.by).toBe('sea');
    expect(clampToGrid(s, L)).toEqual(pose(914_400, 400_000, 0));
    expect(berth(hulls['2'], pose(914_400, 400_000, 0), [], sea).free).toBe(true);
    expect(berth(hulls['2'], pose(914_401, 400_000, 0), [], sea).free).toBe(false);
  });

  test('[B20] is blocked by a headland between two free ends', () => {
    const cove = land('cove', [
      [20, 40],
      [20, 6],
      [40, 30],
      [100, 30],
      [100, 40],
    ]);
    expect(berth(hulls['1'], pose(0, 0, 0), [cove]).free).toBe(true);
    expect(berth(hulls['1'], pose(L * 1000, 0, 0), [cove]).free).toBe(true);
    const s = sweep(query(hulls['1'], { x: 0, y: 0, heading: 0 }, [cove]));
    expect(s.reach).toBeLessThan(40);
    expect(s.stop).toMatchObject({ by: 'cove', rule: 'hull' });
  });

  test('[B21] a ship shut in has her own place left', () => {
    const walls = [block('e', 0, -60, 20, 60), block('n', -60, 8, 0, 60), block('s', -60, -60, 0, -8)];
    const s = sweep(query(hulls['2'], { x: 0, y: 0, heading: 0 }, walls, ['e', 'n', 's']));
    expect(s.reach).toBeLessThanOrEqual(0.05 + 1e-9);
    const at = clampToGrid(s, millimetre(0));
    expect(at).not.toBeNull();
  });
});

describe('coming about', () => {
  test('[C1] turns by any angle, a right angle too', () => {
    const at = comeAbout(hulls['2'], pose(0, 0, 0), degrees(90));
    expect(at).toEqual(pose(-21_000, 21_000, 90_000));
  });

  test('[C2] half a turn puts the bow exactly where the stern was, at any heading', () => {
    for (const heading of [0, 90_000, 12_345, 200_001, 359_999]) {
      const before = placeHull(hulls['3B'], pose(300_000, 200_000, heading));
      const after = comeAbout(hulls['3B'], before.pose, pose(0, 0, heading + 180_000).heading);
      expect({ x: after.x, y: after.y }).toEqual(before.stern);
    }
  });

  test('[C3] only the final place counts: legal past an island in the turning circle, illegal on one', () => {
    const at = comeAbout(hulls['5'], pose(28_000, 0, 0), degrees(90));
    const beside = block('beside', 15, 15, 20, 20);
    expect(berth(hulls['5'], pose(20_000, 20_000, 45_000), [beside]).free).toBe(false);
    expect(berth(hulls['5'], at, [beside]).free).toBe(true);
    const under = berth(hulls['5'], at, [block('under', -5, 15, 5, 20)]);
    expect(under.overlaps.map((o) => o.id)).toEqual(['under']);
  });
});

describe('contact', () => {
  test('[C5] is found at the pose after coming about as after any move', () => {
    const island = block('i', -21.2, 21, 30, 60);
    const at = comeAbout(hulls['2'], pose(0, 0, 0), degrees(90));
    expect(bowTouches(placeHull(hulls['2'], at), island.outline)).toBe(true);
  });

  test('[C7] of the side aft of the first mast is not of the bow', () => {
    const c = contact(ship('5', 0, 0, 0), block('i', -30, 9.25, -26, 20).outline);
    expect(c.touches).toBe(true);
    expect(c.zones[0]).toEqual({ bow: false, notBow: true });
    expect(c.zones[1]).toEqual({ bow: false, notBow: false });
  });

  test('[C8] the bow ends at the first station of the hull, which does not move when masts are lost', () => {
    expect(hulls['5'].bowStation).toBe(8_400);
    expect(hulls['2'].bowStation).toBe(15_540);
  });

  test('[C9] exactly at the station of the first mast (15.54 mm on a two-master) is of the bow', () => {
    const hull = ship('2', 0, 0, 0);
    // Half the beam there: between 0.28 (0.80) and 0.40 (0.95) of the profile.
    const half = 8 * (0.8 + ((0.37 - 0.28) / 0.12) * 0.15);
    const at = (aft: number, off: number) =>
      contact(
        hull,
        land('thorn', [
          [-aft, half + off],
          [-aft + 1, half + 30],
          [-aft - 1, half + 30],
        ]).outline,
      );
    expect(at(15.54, 0).zones[0]).toEqual({ bow: true, notBow: false });
    expect(at(15.45, 0).zones[0].bow).toBe(true);
    expect(at(15.7, 0.04).zones[0]).toEqual({ bow: false, notBow: true });
  });

  test('[C12] the tip a tangent to the island is docked, 0.06 mm off is not', () => {
    const island = block('i', 10, -30, 60, 30);
    expect(bowTouches(ship('2', 10, 0, 0), island.outline)).toBe(true);
    expect(bowTouches(ship('2', 9.95, 0, 0), island.outline)).toBe(true);
    expect(bowTouches(ship('2', 9.94, 0, 0), island.outline)).toBe(false);
    expect(contact(ship('2', 9.94, 0, 0), island.outline).gap).toBeCloseTo(0.06, 9);
  });

  test('[D3] along an edge that holds bow and side of a ship is of both zones', () => {
    // The hull's edge from 11.76 to 16.8 mm aft holds the station at 15.54.
    const wall = land('wall', [
      [-16.8, 7.6],
      [-11.76, 6.4],
      [-11.76, 30],
      [-16.8, 30],
    ]);
    const flat = contact(ship('2', 0, 0, 0), wall.outline);
    expect(flat.zones[0]).toEqual({ bow: true, notBow: true });
  });

  test('touching shapes do not overlap, deeper than TOUCH both ways round they do', () => {
    const still = block('b', 0, -10, 20, 10).outline;
    const at = (depth: number) => contact(block('a', -20, -5, depth, 5).outline, still);
    expect(at(0)).toMatchObject({ gap: 0, touches: true, overlaps: false });
    expect(at(0.05).overlaps).toBe(false);
    expect(at(0.051).overlaps).toBe(true);
    expect(at(-0.05).touches).toBe(true);
    expect(at(-0.051).touches).toBe(false);
  });
});
