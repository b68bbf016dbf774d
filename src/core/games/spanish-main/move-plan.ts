import { err, type Message, message, ok, type Result, type Violation } from '../../engine';
import {
  type At,
  clampToGrid,
  type Interval,
  millimetre,
  type Pose,
  type Sweep,
  sweep,
  TOUCH,
  toMm,
  touches,
} from '../../geometry';
import { has } from './abilities/working';
import { BAR } from './cards';
import type { Segment } from './commands';
import { isEnemy } from './contact-graph';
import type { CrewId, ShipId } from './ids';
import { matchBars, movementOf } from './movement';
import { islandShape } from './roster';
import { shipName } from './run';
import type { Position, Ship } from './state';
import { hullOfShip, isDerelict, obstacles, placedAt, SEA, shipById } from './table';
import { towPoseAt } from './tow-pose';

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

export type MovePlan = {
  /** Where she stands, then the end of each segment. */
  readonly path: readonly Pose[];
  readonly end: Pose;
  readonly towed: { readonly ship: ShipId; readonly pose: Pose } | null;
  /** Face-down crew that show themselves. */
  readonly reveals: readonly CrewId[];
};

/** A command's travel is whole micrometres: half of one is no difference. */
const GRAIN = 0.0006;
/** A command may aim a hair into the enemy's side; she lies where the two meet. */
const AIMED = 2 * TOUCH;

/**
 * How far she may go from `from` along one bar [B8], at any heading [B6]: never beyond first contact [B12], a headland's
 * included [B20], though she may slide along what she touches [B10][B13] and through a gap as wide as herself [B11]. What
 * she tows follows her and is never in her way [E6].
 */
export function legOf(p: Position, ship: Ship, from: Pose, segment: Pick<Segment, 'bar' | 'heading'>): Leg {
  const around = obstacles(p, ship.tows ? [ship.id, ship.tows] : [ship.id]);
  const her = placedAt(p, ship, from);
  // [B8 iv] What she touches before she swings may be swung over.
  const touching = new Set(around.filter((o) => touches(her, o.outline)).map((o) => o.id));
  const result = sweep({
    hull: hullOfShip(p, ship),
    from,
    heading: segment.heading,
    bar: millimetre(BAR[segment.bar]),
    obstacles: around,
    touching,
    sea: SEA,
  });
  const caught = caughtOn(p, ship, result, touching);
  // Contact begins TOUCH before the two meet: she may close that gap, so that a bow between two enemies touches both.
  const limit = caught ? Math.min(caught.travel + TOUCH, result.reach) : result.reach;
  const rests = result.rests
    .filter(([a]) => a <= limit + GRAIN)
    .map(([a, b]): Interval => [a, millimetre(Math.min(b, limit))]);
  return { sweep: result, limit, caught, rests };
}

/**
 * [B15] Her bow meets an enemy with masts on the way: she is pinned there. One that she touched already (with her side,
 * else she couldn't move) lets her go as she swings out of contact [B16].
 */
function caughtOn(p: Position, ship: Ship, s: Sweep, touching: ReadonlySet<string>): Leg['caught'] {
  if (has(p, ship, (a) => a.unpinnable)) return null;
  for (const meeting of s.bow) {
    const other = p.ships.find((o) => o.id === meeting.id);
    if (!other || !isEnemy(ship, other) || isDerelict(other) || touching.has(other.id)) continue;
    return { by: other.id, travel: meeting.travel, at: meeting.its };
  }
  return null;
}

const inRests = (rests: readonly Interval[], travel: number): boolean =>
  rests.some(([a, b]) => travel >= a - GRAIN && travel <= b + GRAIN);

/** The legal travel next to `wish`, at most `wish` where there is one; null when she can't rest on this line at all. */
export function nearestRest(rests: readonly Interval[], wish: number): number | null {
  const below = rests.filter(([a]) => a <= wish);
  const last = below[below.length - 1];
  if (last) return Math.min(last[1], wish);
  return rests[0] ? rests[0][0] : null;
}

/** Why she can't end a segment there, with what shows it. */
function legRefusal(p: Position, ship: Ship, leg: Leg, travel: number, segment: Segment): Violation | null {
  const name = shipName(p, ship);
  if (travel > BAR[segment.bar] + GRAIN)
    return { code: 'beyond-the-bar', clause: 'move.segment', params: { ship: name, bar: segment.bar } };
  const { caught, sweep: s } = leg;
  if (caught && travel > caught.travel + AIMED) {
    return {
      code: 'caught-on-the-way',
      clause: 'B15',
      params: { ship: name, other: nameOf(p, caught.by) },
      shows: [
        { kind: 'piece', id: caught.by, role: 'pins' },
        { kind: 'point', at: caught.at, role: 'contact' },
      ],
    };
  }
  if (!caught && travel > s.reach + GRAIN && s.stop) {
    const { stop } = s;
    return {
      code: stop.by === 'sea' ? 'edge-of-the-sea' : 'in-the-way',
      clause: stop.by === 'sea' ? 'B19' : 'B8',
      params: { ship: name, other: nameOf(p, stop.by) },
      shows: [
        { kind: 'point', at: stop.its, role: 'contact' },
        { kind: 'line', from: stop.edge[0], to: stop.edge[1], role: 'edge' },
        ...(stop.by === 'sea' ? [] : [{ kind: 'piece', id: stop.by, role: 'blocks' } as const]),
      ],
    };
  }
  if (inRests(leg.rests, Math.min(travel, leg.limit))) return null;
  const over = s.covers.filter((c) => travel >= c.from - GRAIN && travel <= c.to + GRAIN);
  const first = over[0]?.id ?? 'sea';
  return {
    code: first === 'sea' ? 'edge-of-the-sea' : 'lies-over',
    clause: first === 'sea' ? 'B19' : 'B2',
    params: { ship: name, other: nameOf(p, first) },
    shows: over
      .filter((c) => c.id !== 'sea')
      .map((c) => ({ kind: 'piece', id: c.id, role: 'blocks' }) as const),
  };
}

/** What stands in the way, by name. */
export const nameOf = (p: Position, id: string): string | Message => {
  const ship = p.ships.find((s) => s.id === id);
  if (ship) return shipName(p, ship);
  const island = p.islands.find((i) => i.id === id);
  return island ? islandShape(p.options, island.shape).name : message('spanish-main.name.sea');
};

/** Where her tow comes to lie: only that pose is tested, not its way there [E5]. */
function towPose(p: Position, ship: Ship, at: Pose): { ship: ShipId; pose: Pose } | null | undefined {
  const derelict = ship.tows && shipById(p, ship.tows);
  if (!derelict) return undefined;
  const pose = towPoseAt(p, ship, at, derelict);
  return pose && { ship: derelict.id, pose };
}

export type Planned = { readonly plan: MovePlan; readonly last: Leg };

/**
 * A whole move, checked segment by segment [B3][B5]. Whether she may be given a move action is another question.
 * @param measure measures a leg; a preview, which asks for the same one several times, remembers it
 */
export function planMove(
  p: Position,
  ship: Ship,
  segments: readonly Segment[],
  measure: typeof legOf = legOf,
): Result<Planned, Violation> {
  const name = shipName(p, ship);
  const movement = movementOf(p, ship);
  if (!movement || !ship.pose)
    return err({ code: 'derelict-cannot-move', clause: 'move.derelict', params: { ship: name } });
  const bars = segments.map((s) => s.bar);
  const shown = matchBars(movement, bars, p.options.bonusSegment === 'last');
  if (!shown)
    return err({
      code: 'not-her-move',
      clause: 'move.segment',
      params: { ship: name, bars: bars.join('+') },
    });
  const path: Pose[] = [ship.pose];
  let towed: MovePlan['towed'] = null;
  let last: Leg | null = null;
  for (const [i, segment] of segments.entries()) {
    if (last?.caught && toMm(segments[i - 1]?.travel ?? 0) >= last.caught.travel - GRAIN)
      return err({
        code: 'caught-on-the-way',
        clause: 'B15',
        params: { ship: name, other: nameOf(p, last.caught.by) },
      });
    const leg: Leg = measure(p, ship, path[i] ?? ship.pose, segment);
    const travel = toMm(segment.travel);
    const refusal = legRefusal(p, ship, leg, travel, segment);
    if (refusal) return err(refusal);
    const end = clampToGrid(leg.sweep, millimetre(Math.min(travel, leg.limit)));
    if (!end)
      return err({ code: 'lies-over', clause: 'B2', params: { ship: name, other: nameOf(p, 'sea') } });
    const tow = towPose(p, ship, end);
    if (tow === null) return err({ code: 'no-room-for-tow', clause: 'E5', params: { ship: name } });
    towed = tow ?? null;
    path.push(end);
    last = leg;
  }
  const end = path[path.length - 1];
  if (!end || !last)
    return err({ code: 'not-her-move', clause: 'move.segment', params: { ship: name, bars: '' } });
  const reveals = movement.rower ? [movement.rower.id, ...shown] : shown;
  return ok({ plan: { path, end, towed, reveals }, last });
}
