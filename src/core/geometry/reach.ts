import { touches } from './distance';
import { placeHull } from './place';
import { clampToGrid } from './settle';
import { sweep } from './sweep';
import type { Interval, SweepQuery } from './types';
import { type At, degrees, type Millidegree, type Millimetre, toMm } from './units';

/** One straight segment that her bow can go, to draw. */
export type ReachRay = {
  /** Which of the remaining segments. */
  readonly segment: number;
  readonly heading: Millidegree;
  readonly from: At;
  readonly reach: Millimetre;
  readonly rests: readonly Interval[];
};

/**
 * Where her bow can go with her remaining segments, to draw: sampled headings, each reach exact. A further segment
 * starts from the end of each ray of the one before.
 * @param bars the segments in the order meant, millimetres @param headings rays of the first; a quarter as many of each further one
 */
export function reachOf(
  q: Omit<SweepQuery, 'heading' | 'bar'>,
  bars: readonly Millimetre[],
  headings: number,
): readonly ReachRay[] {
  return fan(q, bars, 0, Math.max(1, Math.floor(headings)));
}

function fan(
  q: Omit<SweepQuery, 'heading' | 'bar'>,
  bars: readonly Millimetre[],
  segment: number,
  headings: number,
): ReachRay[] {
  const bar = bars[segment];
  if (bar === undefined) return [];
  const out: ReachRay[] = [];
  for (let i = 0; i < headings; i++) {
    const heading = degrees((360 * i) / headings);
    const swept = sweep({ ...q, bar, heading });
    const from: At = [toMm(q.from.x), toMm(q.from.y)];
    out.push({ segment, heading, from, reach: swept.reach, rests: swept.rests });
    if (segment + 1 >= bars.length) continue;
    const end = clampToGrid(swept, swept.reach);
    if (end === null) continue;
    const placed = placeHull(q.hull, end);
    const touching = new Set(q.obstacles.filter((o) => touches(placed, o.outline)).map((o) => o.id));
    out.push(...fan({ ...q, from: end, touching }, bars, segment + 1, Math.max(8, Math.ceil(headings / 4))));
  }
  return out;
}
