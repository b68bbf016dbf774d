import { coreOf } from './core';
import { convexParts } from './parts';
import { cleanRing, isConvex, isSimple, shiftRing } from './ring';
import { type Direction, direction } from './trig';
import type { Hull, Outline, PlacedHull } from './types';
import { type GridPoint, type Millidegree, micrometre, type Pose, roundAway, TOUCH_UM } from './units';

/**
 * A polygon as it lies. Either orientation; repeated and collinear points are dropped.
 * @param points micrometres (on the grid, or anywhere on the lattice)
 * @throws RangeError when it has no area or crosses itself
 */
export function outlineOf(points: readonly { readonly x: number; readonly y: number }[]): Outline {
  if (!points.every((p) => Number.isFinite(p.x) && Number.isFinite(p.y)))
    throw new RangeError('an outline needs finite coordinates');
  const ring = cleanRing(points);
  if (ring === null) throw new RangeError('an outline needs at least three points that enclose an area');
  const convex = isConvex(ring);
  if (!convex && !isSimple(ring)) throw new RangeError('an outline must not cross or touch itself');
  return { ring, core: coreOf(ring), convex, parts: convexParts(ring) };
}

const turned = (p: GridPoint, d: Direction): GridPoint => ({
  x: micrometre(p.x * d.cos - p.y * d.sin),
  y: micrometre(p.x * d.sin + p.y * d.cos),
});

const moved = (p: GridPoint, at: GridPoint): GridPoint => ({
  x: micrometre(p.x + at.x),
  y: micrometre(p.y + at.y),
});

const movedOutline = (o: Outline, at: GridPoint): Outline => ({
  ring: shiftRing(o.ring, at.x, at.y),
  core: o.core.map((r) => shiftRing(r, at.x, at.y)),
  convex: o.convex,
  parts: o.convex ? [shiftRing(o.ring, at.x, at.y)] : o.parts.map((r) => shiftRing(r, at.x, at.y)),
});

/** A shape in its own frame, turned about its origin by the heading, rounded to the grid, and moved to x, y. */
export function placeOutline(shape: readonly GridPoint[], at: Pose): Outline {
  const d = direction(at.heading);
  return movedOutline(outlineOf(shape.map((p) => turned(p, d))), at);
}

/** A hull turned to a heading, its bow tip still at the origin. */
export type TurnedHull = Omit<PlacedHull, 'pose'>;

/** Turned hulls are asked for again and again while a ship is dragged; they depend on nothing but hull and heading. */
const turnedHulls = new WeakMap<Hull, Map<Millidegree, TurnedHull>>();
const REMEMBERED = 2048;

export function turnHull(hull: Hull, heading: Millidegree): TurnedHull {
  let known = turnedHulls.get(hull);
  if (known === undefined) {
    known = new Map();
    turnedHulls.set(hull, known);
  }
  const found = known.get(heading);
  if (found !== undefined) return found;
  const d = direction(heading);
  const place = (points: readonly GridPoint[]): Outline => outlineOf(points.map((p) => turned(p, d)));
  const outline = place(hull.outline);
  if (!outline.convex) throw new RangeError('a hull must be convex');
  // What lies within TOUCH of the station counts as the bow's: the zone is closed [C9].
  const rest = later(() => place(cutHull(hull, hull.bowStation + TOUCH_UM + 1, hull.length)).ring);
  const masts = later(() => hull.masts.map((m) => ({ at: turned(m.at, d), sail: place(m.sail) })));
  const made: TurnedHull = {
    ...outline,
    hull,
    bow: place(cutHull(hull, 0, hull.bowStation)).ring,
    get rest() {
      return rest();
    },
    get masts() {
      return masts();
    },
    stern: turned({ x: micrometre(-hull.length), y: micrometre(0) }, d),
  };
  if (known.size >= REMEMBERED) known.clear();
  known.set(heading, made);
  return made;
}

/** Made at the first asking: most hulls are only swept or looked at for contact, never for sails. */
function later<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Deterministic: vertices are rounded to the grid after turning, then moved by whole micrometres. */
export function placeHull(hull: Hull, at: Pose): PlacedHull {
  const t = turnHull(hull, at.heading);
  const rest = later(() => shiftRing(t.rest, at.x, at.y));
  const masts = later(() => t.masts.map((m) => ({ at: moved(m.at, at), sail: movedOutline(m.sail, at) })));
  return {
    ...movedOutline(t, at),
    hull,
    pose: at,
    bow: shiftRing(t.bow, at.x, at.y),
    get rest() {
      return rest();
    },
    get masts() {
      return masts();
    },
    stern: moved(t.stern, at),
  };
}

/** The part of a hull's outline between two distances aft of the bow tip. */
function cutHull(hull: Hull, from: number, to: number): GridPoint[] {
  const out: GridPoint[] = [];
  const n = hull.outline.length;
  for (let i = 0; i < n; i++) {
    const a = hull.outline[i] as GridPoint;
    const b = hull.outline[(i + 1) % n] as GridPoint;
    const aft = -a.x;
    if (aft >= from && aft <= to) out.push(a);
    const cuts = [from, to].filter((x) => (aft < x && x < -b.x) || (-b.x < x && x < aft));
    cuts.sort((p, q) => Math.abs(p - aft) - Math.abs(q - aft));
    for (const x of cuts) {
      const t = (x - aft) / (-b.x - aft);
      out.push({ x: micrometre(-x), y: roundAway(a.y + t * (b.y - a.y)) as GridPoint['y'] });
    }
  }
  return out;
}
