import { expect, test } from 'vitest';
import { Random } from '../engine';
import { within } from './afloat';
import {
  berth,
  clampToGrid,
  comeAbout,
  contact,
  fire,
  type HullType,
  hulls,
  millidegree,
  millimetre,
  type Obstacle,
  overlaps,
  type PlacedHull,
  placeHull,
  placeIslandNear,
  placeOutline,
  pose,
  roomForIsland,
  runsInto,
  sweep,
  touches,
} from './index';
import { sea } from './testing/scenes';

const POSITIONS = 100_000;
const L = millimetre(83.8);

/** Every number anywhere in an answer. */
function finite(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(finite);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(finite);
  return true;
}

test(`${POSITIONS} random positions: no exception, no NaN, no ship in overlap or off the table`, () => {
  const random = Random.fromSeed(20_041_130);
  const shape = [
    [-34, -20],
    [10, -27],
    [35, -8],
    [12, 4],
    [28, 24],
    [-20, 26],
  ].map(([x = 0, y = 0]) => pose(x * 1000, y * 1000, 0));
  const islands: Obstacle[] = [];
  for (let i = 0; i < 6; i++) {
    const wish = pose(random.below(914_400), random.below(914_400), random.below(360_000));
    const at = placeIslandNear(shape, wish, islands, millimetre(167.6), sea, millimetre(56));
    if (at === null) continue;
    const outline = placeOutline(shape, at);
    expect(roomForIsland(outline, islands, millimetre(167.6), sea, millimetre(56)).fits).toBe(true);
    islands.push({ id: `i${i}`, outline });
  }
  const types: HullType[] = ['1', '2', '3A', '3B', '4', '5'];
  const ships: { id: string; placed: PlacedHull }[] = [];
  const standing = (): Obstacle[] => [...islands, ...ships.map((s) => ({ id: s.id, outline: s.placed }))];
  while (ships.length < 18) {
    const at = pose(random.below(914_400), random.below(914_400), random.below(360_000));
    const hull = hulls[random.pick(types)];
    if (berth(hull, at, standing(), sea).free)
      ships.push({ id: `s${ships.length}`, placed: placeHull(hull, at) });
  }

  const bad: string[] = [];
  for (let n = 0; n < POSITIONS; n++) {
    const ship = random.pick(ships);
    const others = standing().filter((o) => o.id !== ship.id);
    const { hull } = ship.placed;
    const heading = millidegree(random.chance(1, 4) ? 90_000 * random.below(4) : random.below(360_000));
    let end = null;
    if (random.chance(1, 8)) {
      const at = comeAbout(hull, ship.placed.pose, heading);
      if (berth(hull, at, others, sea).free) end = at;
    } else {
      const touching = new Set(others.filter((o) => touches(ship.placed, o.outline)).map((o) => o.id));
      const s = sweep({ hull, from: ship.placed.pose, heading, bar: L, obstacles: others, touching, sea });
      if (!finite([s.reach, s.rests, s.stop, s.bow, s.covers])) bad.push(`${n}: a sweep with NaN`);
      if (s.reach < 0 || s.reach > L) bad.push(`${n}: reach ${s.reach}`);
      // Half of all moves go as far as they can, to seek contact.
      const travel = random.chance(1, 2) ? s.reach : millimetre(random.below(83_800) / 1000);
      end = clampToGrid(s, travel);
    }
    if (end !== null) {
      ship.placed = placeHull(hull, end);
      for (const o of others) {
        if (runsInto(ship.placed, o.outline) || overlaps(ship.placed, o.outline))
          bad.push(`${n}: ${ship.id} lies over ${o.id}`);
      }
      if (!within(ship.placed.ring.box, sea)) bad.push(`${n}: ${ship.id} is off the table`);
    }
    const target = random.pick(ships);
    if (target.id !== ship.id) {
      const f = fire({
        ship: ship.placed,
        shipId: ship.id,
        mast: random.below(hull.masts.length),
        standing: hull.masts.map(() => true),
        range: L,
        target: { id: target.id, outline: target.placed },
        blockers: standing(),
      });
      if (!finite(f)) bad.push(`${n}: fire with NaN`);
      if (f.clear && (!f.seen || !f.inRange || f.line === null))
        bad.push(`${n}: clear but not seen in range`);
      if (!finite(contact(ship.placed, target.placed))) bad.push(`${n}: contact with NaN`);
    }
    if (bad.length > 10) break;
  }
  expect(bad).toEqual([]);
});
