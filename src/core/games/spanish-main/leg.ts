import {
  type At,
  type BowMeeting,
  type Interval,
  millimetre,
  outlineOf,
  type PlacedHull,
  type Pose,
  type Sweep,
  sweep,
  TOUCH,
} from '../../geometry';
import { has } from './abilities/working';
import { BAR } from './cards';
import type { Segment } from './commands';
import { isEnemy } from './contact-graph';
import type { ShipId } from './ids';
import { endOf, sail } from './measured';
import type { Position, Ship } from './state';
import { hullOfShip, isDerelict, obstacles, placed, placeOf, touches } from './table';

/** One measured segment: how far she can go, and where she would be caught. */
export type Leg = {
  readonly sweep: Sweep;
  /** Furthest travel: the sweep's reach, or where her bow meets an enemy that pins her [B15]. Millimetres. */
  readonly limit: number;
  /** The enemy that catches her there, and where. */
  readonly caught: { readonly by: ShipId; readonly travel: number; readonly at: At } | null;
  /** Travels at which she may end, within the limit. */
  readonly rests: readonly Interval[];
};

/** A command's travel is whole micrometres: half of one is no difference. Millimetres. */
export const GRAIN = 0.0006;

/**
 * How far she may go from `from` along one bar [B8], at any heading [B6]: never beyond first contact [B12], a headland's
 * included [B20], though she may slide along what she touches [B10][B13] and through a gap as wide as herself [B11]. What
 * she tows follows her and is never in her way [E6].
 */
export function legOf(p: Position, ship: Ship, from: Pose, segment: Pick<Segment, 'bar' | 'heading'>): Leg {
  const { swept, touching } = sail({
    hull: hullOfShip(p, ship),
    from,
    heading: segment.heading,
    bar: millimetre(BAR[segment.bar]),
    around: obstacles(p, ship.tows ? [ship.id, ship.tows] : [ship.id]),
  });
  const caught = caughtOn(p, ship, swept, touching);
  // Contact begins TOUCH before the two meet: she may close that gap, so that a bow between two enemies touches both.
  const limit = caught ? Math.min(caught.travel + TOUCH, swept.reach) : swept.reach;
  const rests = swept.rests
    .filter(([a]) => a <= limit + GRAIN)
    .map(([a, b]): Interval => [a, millimetre(Math.min(b, limit))]);
  return { sweep: swept, limit, caught, rests };
}

/**
 * [B15] Her bow meets an enemy with masts on the way: she is pinned there. One that she touched already (with her side,
 * else she couldn't move) lets her go as she swings out of contact [B16]; once clear of it, it catches her like any other.
 */
function caughtOn(p: Position, ship: Ship, s: Sweep, touching: ReadonlySet<string>): Leg['caught'] {
  if (has(p, ship, (a) => a.unpinnable)) return null;
  const { hull, from, heading } = s.query;
  for (const meeting of s.bow) {
    const other = p.ships.find((o) => o.id === meeting.id);
    if (!other || !isEnemy(ship, other) || isDerelict(other)) continue;
    if (touching.has(other.id) && touches(placeOf(hull, { ...from, heading }), placed(p, other))) continue;
    const at = p.options.bowToBowPins ? meeting : meetingAft(s, placed(p, other), other.id);
    if (at) return { by: other.id, travel: at.travel, at: at.its };
  }
  return null;
}

/** Where bows don't pin each other [D2], only what lies aft of the other's bow catches hers. */
function meetingAft(s: Sweep, { rest }: PlacedHull, id: ShipId): BowMeeting | undefined {
  const aft = outlineOf(Array.from(rest.xs, (x, i) => ({ x, y: rest.ys[i] ?? 0 })));
  const alone = sweep({ ...s.query, obstacles: [{ id, outline: aft }] });
  return alone.bow.find((meeting) => meeting.travel <= s.reach);
}

/** The legal travel next to `wish`, at most `wish` where there is one; null when she can't rest on this line at all. Millimetres. */
export function nearestRest(rests: readonly Interval[], wish: number): number | null {
  const below = rests.filter(([a]) => a <= wish);
  const last = below[below.length - 1];
  if (last) return Math.min(last[1], wish);
  return rests[0] ? rests[0][0] : null;
}

/** Where she lies at the end of a leg sailed so far, at most to its limit (millimetres); null when she can't rest on it. */
export const endOfLeg = (leg: Leg, travel: number): Pose | null =>
  endOf(leg.sweep, Math.min(travel, leg.limit));
