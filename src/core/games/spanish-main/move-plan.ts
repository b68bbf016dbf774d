import { err, type Message, message, ok, type Result, type Violation } from '../../engine';
import { type Interval, type Pose, TOUCH, toMm } from '../../geometry';
import { BAR } from './cards';
import type { Segment } from './commands';
import type { CrewId, ShipId } from './ids';
import { endOfLeg, GRAIN, type Leg, legOf } from './leg';
import { matchBars, movementOf } from './movement';
import { islandShape } from './roster';
import { shipName } from './run';
import type { Position, Ship } from './state';
import { shipById } from './table';
import { towPoseAt } from './tow-pose';

export type MovePlan = {
  /** Where she stands, then the end of each segment. */
  readonly path: readonly Pose[];
  readonly end: Pose;
  readonly towed: { readonly ship: ShipId; readonly pose: Pose } | null;
  /** Face-down crew that show themselves. */
  readonly reveals: readonly CrewId[];
};

/** A command may aim a hair into the enemy's side; she lies where the two meet. */
const AIMED = 2 * TOUCH;

const inRests = (rests: readonly Interval[], travel: number): boolean =>
  rests.some(([a, b]) => travel >= a - GRAIN && travel <= b + GRAIN);

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

/** A whole move, checked segment by segment [B3][B5]. Whether she may be given a move action is another question. */
export function planMove(p: Position, ship: Ship, segments: readonly Segment[]): Result<Planned, Violation> {
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
    const leg: Leg = legOf(p, ship, path[i] ?? ship.pose, segment);
    const travel = toMm(segment.travel);
    const refusal = legRefusal(p, ship, leg, travel, segment);
    if (refusal) return err(refusal);
    const end = endOfLeg(leg, travel);
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
