import { CLEAR_ENOUGH, clearestLine } from './clearance';
import { entryOfPoint } from './cover';
import { nearestEdge, onEdge, pointNearRing, toAt } from './distance';
import { faces, laneOf, SURELY, surelyBeside, surelyClear, surelyHidden } from './lane';
import { LATTICE } from './lattice';
import { type Ring, sideOf } from './ring';
import { look, type Visible } from './sight';
import type { Blocked, Fire, FireQuery, Obstacle, Outline } from './types';
import { type At, type Millimetre, TOUCH_UM, toMm } from './units';

/** What can be seen and reached from a point, in micrometres: `fire` and the measure tool both come here. */
export type Aim = {
  readonly nearest: number;
  readonly nearestX: number;
  readonly nearestY: number;
  readonly inRange: boolean;
  readonly seen: boolean;
  readonly clear: boolean;
  /** The visible stretches that have a point within range. */
  readonly stretches: readonly Visible[];
};

/** Lattice steps, so that comparisons with it are exact. */
export const reachOfRange = (range: Millimetre): number =>
  Math.round((range * 1000 + TOUCH_UM) * LATTICE) / LATTICE;

/** @param mx @param my where the gun stands, micrometres @param reach range and TOUCH, micrometres */
export function aim(mx: number, my: number, target: Ring, screens: readonly Obstacle[], reach: number): Aim {
  const cores: Ring[] = [];
  for (const { outline } of screens) for (const core of outline.core) cores.push(core);
  if (sideOf(target, mx, my) >= 0) {
    const open = cores.every((core) => sideOf(core, mx, my) !== 1);
    return {
      nearest: 0,
      nearestX: mx,
      nearestY: my,
      inRange: true,
      seen: open,
      clear: open,
      stretches: [],
    };
  }
  const { edge, square } = nearestEdge(target, mx, my);
  const [nearestX, nearestY] = onEdge(target, edge, mx, my);
  const stretches: Visible[] = [];
  let seen = false;
  look(mx, my, target, cores, reach, (v) => {
    seen = true;
    if (v.inRange) stretches.push(v);
    return false;
  });
  return {
    nearest: Math.sqrt(square),
    nearestX,
    nearestY,
    inRange: pointNearRing(mx, my, target, reach),
    seen,
    clear: stretches.length > 0,
    stretches,
  };
}

/** All that may block this mast's fire: everything but herself and the target, and her other standing masts [G8–G10]. */
export function screensOf(
  q: Omit<FireQuery, 'target' | 'sheltered' | 'rule'>,
  targetId: string | null,
): Obstacle[] {
  const masts = q.ship.masts.flatMap((m, i) =>
    i !== q.mast && q.standing[i] === true ? [{ id: `mast:${i}`, outline: m.sail }] : [],
  );
  return [...masts, ...q.blockers.filter((b) => b.id !== q.shipId && b.id !== targetId)];
}

/**
 * Can this mast hit that target, and if not, why? [G] One point of the target must be within range and joined to the
 * mast by a line that meets no core. Exact.
 * @throws RangeError when the ship has no such mast
 */
export function fire(q: FireQuery): Fire {
  const m = q.ship.masts[q.mast]?.at;
  if (m === undefined) throw new RangeError(`this ship has no mast ${q.mast}`);
  const target = q.target.outline.ring;
  const screens = laneOf(screensOf(q, q.target.id), m.x, m.y, target, CLEAR_ENOUGH);
  const reach = reachOfRange(q.range);
  const aimed = aim(m.x, m.y, target, screens, reach);
  const allowed = q.rule === 'separate' ? aimed.inRange && aimed.seen : aimed.clear;
  const blockers = aimed.clear ? [] : blockersOf(m.x, m.y, target, screens, aimed);
  const line = aimed.clear ? clearestLine(m.x, m.y, target, screens, aimed, reach) : null;
  return {
    verdict: verdictOf(q, aimed, allowed, blockers),
    nearest: toMm(aimed.nearest),
    nearestAt: toAt(aimed.nearestX, aimed.nearestY),
    from: toAt(m.x, m.y),
    inRange: aimed.inRange,
    seen: aimed.seen,
    clear: aimed.clear,
    line,
    blockers,
  };
}

/**
 * As `fire`, the verdict alone: what a table, a search or a preview needs for every pair. Exact.
 * @throws RangeError when the ship has no such mast
 */
export function fireVerdict(q: FireQuery): Fire['verdict'] {
  if (q.sheltered === true) return 'sheltered';
  const m = q.ship.masts[q.mast]?.at;
  if (m === undefined) throw new RangeError(`this ship has no mast ${q.mast}`);
  const target = q.target.outline.ring;
  const reach = reachOfRange(q.range);
  if (!pointNearRing(m.x, m.y, target, reach) && sideOf(target, m.x, m.y) < 0) return 'out-of-range';
  const screens = laneOf(screensOf(q, q.target.id), m.x, m.y, target, SURELY);
  if (canHit(m.x, m.y, target, screens, reach, q.rule ?? 'joint') !== null) return 'clear';
  return onlyMastsBlock(m.x, m.y, target, screens) ? 'own-mast' : 'blocked';
}

/**
 * A point of a target in range that can be hit, or null when there is none. The shortest line and those to the
 * corners are tried first, with room to spare; only where none is surely clear are the shadows worked out.
 */
export function canHit(
  mx: number,
  my: number,
  target: Ring,
  screens: readonly Obstacle[],
  reach: number,
  rule: 'joint' | 'separate' = 'joint',
): readonly [number, number] | null {
  const shortest = onEdge(target, nearestEdge(target, mx, my).edge, mx, my);
  if (sideOf(target, mx, my) < 0) {
    if (surelyClear(mx, my, shortest[0], shortest[1], screens)) return shortest;
    const most = rule === 'separate' ? Infinity : (reach - 1) * (reach - 1);
    for (let i = 0; i < target.xs.length; i++) {
      const x = target.xs[i] as number;
      const y = target.ys[i] as number;
      if ((x - mx) * (x - mx) + (y - my) * (y - my) > most) continue;
      if (faces(target, i, mx, my) && surelyClear(mx, my, x, y, screens)) return [x, y];
    }
    if (surelyHidden(mx, my, target, screens)) return null;
  }
  const aimed = aim(mx, my, target, screens, reach);
  if (!(rule === 'separate' ? aimed.seen : aimed.clear)) return null;
  const best = aimed.stretches[0];
  if (best === undefined) return shortest;
  const next = best.edge + 1 === target.xs.length ? 0 : best.edge + 1;
  const s = Math.min(1, Math.max(0, (best.from + best.to) / 2));
  return [
    (target.xs[best.edge] as number) * (1 - s) + (target.xs[next] as number) * s,
    (target.ys[best.edge] as number) * (1 - s) + (target.ys[next] as number) * s,
  ];
}

/** Is the shortest line blocked by her own masts and nothing else? */
function onlyMastsBlock(mx: number, my: number, target: Ring, screens: readonly Obstacle[]): boolean {
  const [x, y] = onEdge(target, nearestEdge(target, mx, my).edge, mx, my);
  let masts = 0;
  for (const { id, outline } of screens) {
    if (entryOnLine(mx, my, x, y, outline) === null) continue;
    if (!id.startsWith('mast:')) return false;
    masts++;
  }
  return masts > 0;
}

function verdictOf(
  q: FireQuery,
  aimed: Aim,
  allowed: boolean,
  blockers: readonly Blocked[],
): Fire['verdict'] {
  if (q.sheltered === true) return 'sheltered';
  if (allowed) return 'clear';
  if (!aimed.inRange) return 'out-of-range';
  const [x, y] = toAt(aimed.nearestX, aimed.nearestY);
  const onShortest = blockers.filter(({ line }) => line[1][0] === x && line[1][1] === y);
  return onShortest.length > 0 && onShortest.every((b) => b.id.startsWith('mast:')) ? 'own-mast' : 'blocked';
}

/**
 * For every blocker a line that it really blocks, preferably the one to the nearest point; the others go to the
 * target's corners and to the middles of its edges.
 */
function blockersOf(
  mx: number,
  my: number,
  target: Ring,
  screens: readonly Obstacle[],
  aimed: Aim,
): Blocked[] {
  const { xs, ys } = target;
  const n = xs.length;
  const goals: (readonly [number, number])[] = [[aimed.nearestX, aimed.nearestY]];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    goals.push([xs[i] as number, ys[i] as number]);
    goals.push([((xs[i] as number) + (xs[j] as number)) / 2, ((ys[i] as number) + (ys[j] as number)) / 2]);
  }
  return screens.flatMap(({ id, outline }) => {
    for (const [x, y] of goals) {
      const enters = entryOnLine(mx, my, x, y, outline);
      if (enters !== null) return [{ id, line: [toAt(mx, my), toAt(x, y)] as const, enters }];
    }
    return [];
  });
}

/** Where the line from m to (x, y) enters the thing whose core blocks it; null when it does not. */
export function entryOnLine(mx: number, my: number, x: number, y: number, outline: Outline): At | null {
  const length = Math.sqrt((x - mx) * (x - mx) + (y - my) * (y - my));
  if (length === 0 || surelyBeside(mx, my, x, y, outline)) return null;
  const path = { x: mx, y: my, cos: (x - mx) / length, sin: (y - my) / length };
  if (!(entryOfPoint(outline.core, path) < length)) return null;
  // The core decides; what is shown is where the line meets the outline itself.
  const t = Math.min(entryOfPoint([outline.ring], path), length);
  return toAt(mx + t * path.cos, my + t * path.sin);
}
