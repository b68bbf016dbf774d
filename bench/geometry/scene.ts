import { Random } from '../../src/core/engine';
import {
  berth,
  type Gunship,
  type HullType,
  hulls,
  type Millimetre,
  millimetre,
  type Obstacle,
  outlineOf,
  placeHull,
  pose,
  toGrid,
} from '../../src/core/geometry';

/** A random position, the same for every measurer. Millimetres outside, the grid inside. */
export type Scene = {
  readonly ships: readonly Gunship[];
  readonly islands: readonly Obstacle[];
  readonly all: readonly Obstacle[];
};

export const L = millimetre(83.8);
const S = millimetre(57.5);
const SEA = { minX: 0, minY: 0, maxX: 914_400, maxY: 914_400 };
const TYPES: readonly HullType[] = ['1', '2', '3A', '3B', '4', '5'];

/** Irregular islands of about 70 by 55 mm, every third with a bay. */
function islandAt(random: Random, id: number): Obstacle {
  const x = 50 + random.below(814);
  const y = 50 + random.below(814);
  const corners = Array.from({ length: 12 }, (_, i) => {
    const angle = (i / 12) * 2 * Math.PI;
    const bay = id % 3 === 0 && i === 4 ? 0.45 : 1;
    const r = (0.85 + random.below(30) / 100) * bay;
    return { x: toGrid(x + 35 * r * Math.cos(angle)), y: toGrid(y + 27 * r * Math.sin(angle)) };
  });
  return { id: `island-${id}`, outline: outlineOf(corners) };
}

const far = ({ outline: { ring: a } }: Obstacle, { outline: { ring: b } }: Obstacle): boolean =>
  a.box.minX > b.box.maxX || b.box.minX > a.box.maxX || a.box.minY > b.box.maxY || b.box.minY > a.box.maxY;

/** @param ships how many, half of them on each side @param islands how many */
export function scene(ships: number, islands: number, seed: number): Scene {
  const random = Random.fromSeed(seed);
  const land: Obstacle[] = [];
  while (land.length < islands) {
    const next = islandAt(random, land.length);
    if (land.every((o) => far(o, next))) land.push(next);
  }
  const fleet: Gunship[] = [];
  const all = [...land];
  while (fleet.length < ships) {
    const hull = hulls[random.pick(TYPES)];
    const at = pose(random.below(914_400), random.below(914_400), random.below(360_000));
    if (!berth(hull, at, all, SEA).free) continue;
    const placed = placeHull(hull, at);
    const id = `ship-${fleet.length}`;
    fleet.push({
      id,
      placed,
      side: fleet.length % 2,
      ranges: placed.masts.map((): Millimetre => (random.chance(1, 2) ? L : S)),
      standing: placed.masts.map(() => true),
      sheltered: false,
    });
    all.push({ id, outline: placed });
  }
  return { ships: fleet, islands: land, all };
}
