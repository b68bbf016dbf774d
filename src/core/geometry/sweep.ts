import { nearestEdge, onEdge, toAt } from './distance';
import { turnHull } from './place';
import { type Halt, travel } from './travel';
import { direction } from './trig';
import type { Stop, Sweep, SweepQuery } from './types';
import { type At, type Millimetre, toMm } from './units';

const interval = ([from, to]: readonly [number, number]): readonly [Millimetre, Millimetre] => [
  toMm(from),
  toMm(to),
];

/**
 * How far a hull can travel along a bar, where on the way she may rest, what stops her, and whom her bow meets [B8].
 * She starts with her bow tip at `from`, facing `heading`; the swing to that heading is not tested [B7].
 */
export function sweep(query: SweepQuery): Sweep {
  const { hull, from, heading, obstacles, touching } = query;
  const turned = turnHull(hull, heading);
  const { cos, sin } = direction(heading);
  const path = { x: from.x, y: from.y, cos, sin };
  const result = travel({
    parts: turned.parts,
    bow: turned.bow,
    path,
    bar: query.bar * 1000,
    clearBy: hull.length + hull.beam,
    obstacles: obstacles.map(({ id, outline }) => ({ outline, touching: touching.has(id) })),
    sea: query.sea ?? null,
  });
  const id = (index: number): string => obstacles[index]?.id ?? 'sea';
  return {
    query,
    reach: toMm(result.reach),
    rests: result.rests.map(interval),
    stop: result.halt === null ? null : stopOf(query, result.halt, cos, sin),
    bow: result.meetings.map((m) => ({
      id: id(m.index),
      travel: toMm(m.travel),
      hers: toAt(m.hx, m.hy),
      its: toAt(m.ix, m.iy),
    })),
    covers: result.covers.map((c) => ({ id: id(c.index), from: toMm(c.from), to: toMm(c.to) })),
  };
}

function stopOf({ from, obstacles, sea }: SweepQuery, halt: Halt, cos: number, sin: number): Stop {
  const x = from.x + halt.u * cos - halt.v * sin;
  const y = from.y + halt.u * sin + halt.v * cos;
  const hers = toAt(x, y);
  const obstacle = obstacles[halt.by];
  if (obstacle === undefined) {
    const its = sea === undefined ? hers : toAt(clamp(x, sea.minX, sea.maxX), clamp(y, sea.minY, sea.maxY));
    return { by: 'sea', rule: 'sea', hers, its, edge: [its, its] };
  }
  const { ring } = obstacle.outline;
  const { edge } = nearestEdge(ring, x, y);
  const corner = (i: number): At =>
    toAt(ring.xs[i % ring.xs.length] as number, ring.ys[i % ring.ys.length] as number);
  return {
    by: obstacle.id,
    rule: halt.rule,
    hers,
    its: toAt(...onEdge(ring, edge, x, y)),
    edge: [corner(edge), corner(edge + 1)],
  };
}

const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));
