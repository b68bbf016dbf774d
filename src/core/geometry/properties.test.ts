import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crossesCore } from './graze';
import {
  berth,
  clampToGrid,
  contact,
  hulls,
  millimetre,
  type Obstacle,
  type Pose,
  placeHull,
  pose,
  touches,
} from './index';
import { sideOf } from './ring';
import { type Pair, simpleRing } from './testing/arbitraries';
import {
  L,
  motions,
  movedPose,
  obstacles,
  type Scene,
  STILL,
  sail,
  scenes,
  shoot,
} from './testing/positions';

const many = { numRuns: 300 };

describe('always', () => {
  test('contact is symmetric', () => {
    fc.assert(
      fc.property(scenes, (s) => {
        const a = placeHull(hulls[s.type], s.at);
        for (const { outline } of obstacles(s)) {
          const there = contact(a, outline);
          const back = contact(outline, a);
          expect([back.gap, back.touches, back.overlaps]).toEqual([there.gap, there.touches, there.overlaps]);
          expect([...back.zones].reverse()).toEqual([...there.zones]);
        }
      }),
      many,
    );
  });

  test('quarter turns and shifts on the grid change nothing, to the last bit', () => {
    fc.assert(
      fc.property(scenes, motions, (s, m) => {
        const a = placeHull(hulls[s.type], s.at);
        const b = placeHull(hulls[s.type], movedPose(s.at, m));
        const after = obstacles(s, m);
        obstacles(s).forEach(({ outline }, i) => {
          const { gap, touches: touching, overlaps, zones } = contact(a, outline);
          expect(contact(b, (after[i] as Obstacle).outline)).toMatchObject({
            gap,
            touches: touching,
            overlaps,
            zones,
          });
        });
        const { reach, rests, bow, covers, stop } = sail(s);
        const turned = sail(s, m);
        expect(turned).toMatchObject({ reach, rests, covers });
        expect(turned.stop?.by).toBe(stop?.by);
        expect(turned.bow.map((x) => [x.id, x.travel])).toEqual(bow.map((x) => [x.id, x.travel]));
        const { verdict, nearest, seen, clear } = shoot(s);
        expect(shoot(s, m)).toMatchObject({ verdict, nearest, seen, clear });
      }),
      many,
    );
  });

  test('any other turn changes nothing outside the tolerance band', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 1, max: 359_999 }), (s, angle) => {
        const c = Math.cos((angle * Math.PI) / 180_000);
        const sn = Math.sin((angle * Math.PI) / 180_000);
        const turn = ([x, y]: Pair): Pair => [Math.round(x * c - y * sn), Math.round(x * sn + y * c)];
        const turnPose = (p: Pose): Pose => pose(...turn([p.x, p.y]), p.heading + angle);
        const t: Scene = {
          ...s,
          at: turnPose(s.at),
          other: turnPose(s.other),
          islands: s.islands.map((points) => points.map(turn)),
        };
        const before = obstacles(s).map((o) => contact(placeHull(hulls[s.type], s.at), o.outline));
        const after = obstacles(t).map((o) => contact(placeHull(hulls[t.type], t.at), o.outline));
        before.forEach((x, i) => {
          const y = after[i];
          // Every vertex is rounded by at most 0.71 µm.
          expect(Math.abs((y?.gap ?? Number.NaN) - x.gap)).toBeLessThan(0.003);
          if (Math.abs(x.gap - 0.05) > 0.005) expect(y?.touches).toBe(x.touches);
        });
        const shot = shoot(s);
        if (shot.line !== null && shot.line.clearance > 0.01 && Math.abs(shot.nearest - L) > 0.1)
          expect(shoot(t).seen).toBe(true);
      }),
      many,
    );
  });

  test('a longer bar never reaches less', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: 1, max: 83_800 }), (s, um) => {
        const shorter = millimetre(um / 1000);
        expect(sail(s).reach).toBeGreaterThanOrEqual(sail(s, STILL, shorter).reach);
        if (shoot(s, STILL, shorter).clear) expect(shoot(s).clear).toBe(true);
      }),
      many,
    );
  });

  test('removing an obstacle never blocks', () => {
    fc.assert(
      fc.property(scenes, fc.nat({ max: 3 }), (s, index) => {
        fc.pre(index < s.islands.length);
        expect(sail(s, STILL, L, index).reach).toBeGreaterThanOrEqual(sail(s).reach);
        const before = shoot(s);
        const after = shoot(s, STILL, L, index);
        if (before.clear) expect(after.clear).toBe(true);
        if (before.seen) expect(after.seen).toBe(true);
      }),
      many,
    );
  });

  test('a point sees a point exactly when that one sees it', () => {
    const point = fc.tuple(fc.integer({ min: -2, max: 14 }), fc.integer({ min: -2, max: 14 }));
    fc.assert(
      fc.property(simpleRing(), point, point, (core, a, b) => {
        fc.pre(sideOf(core, ...a) < 0 && sideOf(core, ...b) < 0 && (a[0] !== b[0] || a[1] !== b[1]));
        const blocked = ([x, y]: Pair, [fx, fy]: Pair): boolean =>
          crossesCore(core, x, y, { fx, fy, gx: fx + 1, gy: fy, num: 0n, den: 1n });
        expect(blocked(a, b)).toBe(blocked(b, a));
      }),
      { numRuns: 2000 },
    );
  });

  test('[B12] a ship moved to contact is in contact and not in overlap when asked again', () => {
    let stopped = 0;
    fc.assert(
      fc.property(scenes, fc.integer({ min: 0, max: 83_800 }), (s, um) => {
        const swept = sail({ ...s, touching: false });
        const all = obstacles(s);
        for (const travel of [millimetre(um / 1000), swept.reach, ...swept.bow.map((m) => m.travel)]) {
          const at = clampToGrid(swept, travel);
          if (at === null) {
            const longest = Math.max(0, ...swept.rests.map(([from, to]) => to - from));
            expect(longest).toBeLessThan(0.005);
            continue;
          }
          expect(berth(hulls[s.type], at, all).free).toBe(true);
        }
        const end = clampToGrid(swept, swept.reach);
        const last = swept.rests.at(-1);
        if (end === null || swept.stop === null || last?.[1] !== swept.reach) return;
        stopped++;
        const by = all.find((o) => o.id === swept.stop?.by) as Obstacle;
        expect(touches(placeHull(hulls[s.type], JSON.parse(JSON.stringify(end))), by.outline)).toBe(true);
      }),
      many,
    );
    expect(stopped).toBeGreaterThan(20);
  });
});
