import { clampToGrid, headingOf, millidegree, millimetre, type Pose, toGrid } from '../../../geometry';
import { BAR, type Bar } from '../cards';
import type { Segment } from '../commands';
import { islandAtBow, mayDock } from '../dock';
import type { IslandId, ShipId } from '../ids';
import { legOf, nearestRest } from '../leg';
import { movementOf } from '../movement';
import type { Position, Ship } from '../state';
import type { Field } from './chart';

/** A move that she could make, as far as measuring tells. */
export type Course = {
  readonly segments: readonly Segment[];
  readonly end: Pose;
  /** Where she would dock. */
  readonly docks: IslandId | null;
  /** The enemy that her bow would meet. */
  readonly meets: ShipId | null;
  /** Way that is left to the goal, micrometres. */
  readonly left: number;
};

/** What courses are wanted for: a field to follow down, and the point it leads to for the straight way. */
export type Goal = {
  readonly field: Field;
  readonly x: number;
  readonly y: number;
  readonly island: IslandId | null;
};

/** Courses kept from one segment to the next. */
const BEAM = 2;
const STEP = 24_000;
const RADIAN = Math.PI / 180_000;

/** Every order in which her bars can be laid, no order twice. Extra ones come last where the options say so. */
function orders(p: Position, ship: Ship): Bar[][] {
  const movement = movementOf(p, ship);
  if (!movement) return [];
  const extra = [...movement.extra, ...movement.hidden.map((h) => h.bar)].slice(0, 3);
  const { base } = movement;
  if (p.options.bonusSegment === 'last') return [[...base, ...extra]];
  const all = [...base, ...extra].slice(0, 4);
  const long = all.filter((bar) => bar === 'L');
  const short = all.filter((bar) => bar === 'S');
  return long.length > 0 && short.length > 0
    ? [
        [...long, ...short],
        [...short, ...long],
      ]
    : [all];
}

/** The most promising courses towards a goal, the nearest first. */
export function coursesTo(p: Position, ship: Ship, goal: Goal, fan: number): Course[] {
  const { pose } = ship;
  if (!pose) return [];
  const found: Course[] = [];
  for (const bars of orders(p, ship)) {
    let beam: Course[] = [
      { segments: [], end: pose, docks: null, meets: null, left: goal.field.at(pose.x, pose.y) },
    ];
    for (const bar of bars) {
      const next = beam.flatMap((course) => extend(p, ship, course, bar, goal, fan));
      if (next.length === 0) break;
      found.push(...next);
      beam = next
        .sort((a, b) => a.left - b.left)
        .slice(0, BEAM)
        .filter((c) => c.docks === null && c.meets === null);
    }
  }
  return found.sort((a, b) => a.left - b.left || a.segments.length - b.segments.length);
}

/** One segment more: the headings that lead down the field, measured. */
function extend(p: Position, ship: Ship, course: Course, bar: Bar, goal: Goal, fan: number): Course[] {
  const { end: at } = course;
  const straight = headingOf(goal.x - at.x, goal.y - at.y);
  const length = BAR[bar] * 1000;
  const headings = Array.from({ length: 15 }, (_, i) => straight + (i - 7) * STEP).map((heading) => {
    const x = at.x + length * Math.cos(heading * RADIAN);
    const y = at.y + length * Math.sin(heading * RADIAN);
    return { heading, left: goal.field.at(x, y) };
  });
  headings.sort((a, b) => a.left - b.left);
  // The straight way can end at a shore, beyond which the field knows nothing. Where a way is barred the next best is tried:
  // a ship hemmed in by a shore and her own consort must not lie there for good.
  const steps: Course[] = [];
  for (const heading of new Set([straight, ...headings.map((h) => h.heading)])) {
    const step = sail(p, ship, course, { bar, heading: millidegree(Math.round(heading)) }, goal);
    if (step) steps.push(step);
    if (steps.length > 1 + fan) break;
  }
  return steps;
}

/** A single segment as far as it is free; null where she can't go at all. */
function sail(
  p: Position,
  ship: Ship,
  course: Course,
  segment: Pick<Segment, 'bar' | 'heading'>,
  goal: Goal,
): Course | null {
  const leg = legOf(p, ship, course.end, segment);
  const travel = nearestRest(leg.rests, BAR[segment.bar]);
  if (travel === null || travel < 0.5) return null;
  const end = clampToGrid(leg.sweep, millimetre(travel));
  if (!end) return null;
  const there = { ...ship, pose: end };
  const island = leg.sweep.stop ? islandAtBow(p, there) : undefined;
  const docks = island && island.id !== ship.docked && mayDock(p, there, island) ? island.id : null;
  return {
    segments: [...course.segments, { ...segment, travel: toGrid(travel) }],
    end,
    docks,
    meets: leg.caught && travel >= leg.caught.travel - 0.01 ? leg.caught.by : null,
    left: docks !== null && docks === goal.island ? 0 : goal.field.at(end.x, end.y) + 1,
  };
}
