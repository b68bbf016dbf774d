import { within } from './afloat';
import { bowTouches } from './contact';
import { toAt, touches } from './distance';
import { overlapPoint, runsInto } from './overlap';
import { placeHull } from './place';
import type { Box } from './ring';
import { direction } from './trig';
import type { Berth, Hull, Interval, Obstacle, PlacedHull, Sweep } from './types';
import { type Millidegree, type Millimetre, micrometre, type Pose, TOUCH_UM } from './units';

/** May she lie there? Her interior against every core, and the sea's edge [B8 ii, B19, C3]. Exact. */
export function berth(hull: Hull, at: Pose, obstacles: readonly Obstacle[], sea?: Box): Berth {
  const placed = placeHull(hull, at);
  const overlaps: { id: string; at: readonly [number, number] }[] = [];
  for (const { id, outline } of obstacles) {
    const point = overlapPoint(placed, outline);
    if (point !== null) overlaps.push({ id, at: toAt(...point) });
  }
  if (sea !== undefined && !within(placed.ring.box, sea)) overlaps.push({ id: 'sea', at: toAt(at.x, at.y) });
  return { pose: at, free: overlaps.length === 0, overlaps };
}

/** As `berth`, without the reasons. */
export const isFree = (placed: PlacedHull, obstacles: readonly Obstacle[], sea?: Box): boolean =>
  (sea === undefined || within(placed.ring.box, sea)) && !obstacles.some((o) => runsInto(placed, o.outline));

/**
 * The pose after coming about to `heading` about the midpoint of the keel [C1, C2]: for half a turn the bow lies
 * exactly where the stern was. Whether she may lie there says `berth`.
 */
export function comeAbout(hull: Hull, at: Pose, heading: Millidegree): Pose {
  const before = direction(at.heading);
  const after = direction(heading);
  const half = hull.length / 2;
  return {
    x: micrometre(at.x + half * (after.cos - before.cos)),
    y: micrometre(at.y + half * (after.sin - before.sin)),
    heading,
  };
}

/** Grid steps around a place, nearest first: the rounding of a pose can cost a micrometre to any side. */
export const AROUND: readonly (readonly [number, number])[] = [-3, -2, -1, 0, 1, 2, 3]
  .flatMap((x) => [-3, -2, -1, 0, 1, 2, 3].map((y): readonly [number, number] => [x, y]))
  .sort(([ax, ay], [bx, by]) => ax * ax + ay * ay - (bx * bx + by * by));

/** How far to go on, or back, when the very travel can't be had on the grid; micrometres. */
const TRIES: readonly number[] = [0, 1, 2, 4, 8, 16, 25, 35, 50, 100, 200, 400, 800, 1600, 3200, 6400];

/**
 * The committed pose for a travel: on the grid, overlapping nothing and on the sea when asked again.
 * At `reach` she is in contact with what stopped her; at a bow meeting her bow is in contact with what it met.
 * A travel outside `rests` goes to the nearest rest.
 * @returns null only when there is no rest at all
 */
export function clampToGrid(swept: Sweep, travel: Millimetre): Pose | null {
  const meeting = swept.bow.find((m) => Math.abs(m.travel - travel) < 1e-3);
  const rest = nearestRest(swept.rests, travel);
  if (rest === null) return null;
  const t = Math.min(Math.max(travel, rest[0]), rest[1]) * 1000;
  const atStop = swept.stop !== null && Math.abs(t - swept.reach * 1000) < 1;
  const stopper = atStop ? swept.query.obstacles.find((o) => o.id === swept.stop?.by) : undefined;
  const met = meeting && swept.query.obstacles.find((o) => o.id === meeting.id);

  if (met !== undefined) {
    const found = search(swept, t, 1, rest, (placed) => bowTouches(placed, met.outline));
    if (found !== null) return found;
  }
  if (stopper !== undefined) {
    // At `reach` she is already TOUCH deep: half of that is in contact, and has room for rounding.
    const found = search(swept, t - TOUCH_UM / 2, -1, rest, (placed) => touches(placed, stopper.outline));
    if (found !== null) return found;
  }
  const toMiddle = t * 2 <= (rest[0] + rest[1]) * 1000 ? 1 : -1;
  return search(swept, t, toMiddle, rest, () => true);
}

function search(
  swept: Sweep,
  from: number,
  way: 1 | -1,
  rest: Interval,
  wanted: (placed: PlacedHull) => boolean,
): Pose | null {
  const { hull, from: start, heading, obstacles, sea } = swept.query;
  const d = direction(heading);
  for (const step of TRIES) {
    const t = from + way * step;
    if (t < rest[0] * 1000 - TOUCH_UM || t > rest[1] * 1000 + TOUCH_UM) continue;
    // First along the path; only at the first try, where a tangent may decide, look round about as well.
    for (const [dx, dy] of step === 0 ? AROUND : AROUND.slice(0, 1)) {
      const at = {
        x: micrometre(start.x + t * d.cos + dx),
        y: micrometre(start.y + t * d.sin + dy),
        heading,
      };
      const placed = placeHull(hull, at);
      if (wanted(placed) && isFree(placed, obstacles, sea)) return at;
    }
  }
  return null;
}

function nearestRest(rests: readonly Interval[], travel: Millimetre): Interval | null {
  let best: Interval | null = null;
  let distance = Infinity;
  for (const rest of rests) {
    const d = Math.max(rest[0] - travel, travel - rest[1], 0);
    if (d < distance) {
      distance = d;
      best = rest;
    }
  }
  return best;
}
