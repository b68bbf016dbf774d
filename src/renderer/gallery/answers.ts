import { BAR } from '../../core/games/spanish-main/cards';
import { planComeAbout } from '../../core/games/spanish-main/come-about';
import { gunsOf, lineOf, oddsOf } from '../../core/games/spanish-main/guns';
import { legOf, nearestRest } from '../../core/games/spanish-main/move-plan';
import type { Answer, Question } from '../../core/games/spanish-main/questions';
import type { View } from '../../core/games/spanish-main/state';
import { hullOfShip, obstacles, placed, SEA, theShip } from '../../core/games/spanish-main/table';
import { clampToGrid, fieldOfFire, millimetre, type Pose, reachOf, touches } from '../../core/geometry';

/** Answers of the gallery, straight from the rules' own parts: it shows pieces, it plays no game. */
export function answerFor(view: View, q: Question): Answer {
  switch (q.kind) {
    case 'move':
      return move(view, q);
    case 'come-about': {
      const plan = planComeAbout(view, theShip(view, q.ship), q.heading);
      return {
        ...EMPTY,
        path: plan.ok ? plan.value.path : [],
        violation: plan.ok ? null : plan.error,
        segments: plan.ok ? [] : null,
      };
    }
    case 'reach': {
      const ship = theShip(view, q.ship);
      if (!ship.pose) return { kind: 'unknown' };
      const around = obstacles(view, [ship.id]);
      const touching = new Set(around.filter((o) => touches(placed(view, ship), o.outline)).map((o) => o.id));
      const query = { hull: hullOfShip(view, ship), from: ship.pose, obstacles: around, touching, sea: SEA };
      return { kind: 'reach', rays: reachOf(query, [millimetre(BAR[q.bar])], q.rays) };
    }
    case 'guns': {
      const ship = theShip(view, q.ship);
      const targets = view.ships.filter(
        (s) => s.owner !== ship.owner && s.pose && (!q.target || s.id === q.target),
      );
      return {
        kind: 'guns',
        lines: targets.flatMap((target) =>
          gunsOf(view, ship).map((mounted) => {
            const odds = oddsOf(view, mounted, ship, target, q.long);
            return {
              gun: mounted.gun,
              rank: mounted.cannon.rank,
              range: odds.range,
              target: target.id,
              bonus: odds.bonus,
              needs: odds.needs,
              chance: Math.max(0, 7 - odds.needs),
              fire: lineOf(view, mounted, ship, target, odds.range, q.long),
              violation: null,
            };
          }),
        ),
      };
    }
    case 'field-of-fire': {
      const ship = theShip(view, q.ship);
      const field = fieldOfFire({
        ship: placed(view, ship),
        mast: q.gun.mast,
        standing: ship.masts,
        range: millimetre(BAR.L),
        blockers: obstacles(view),
        shipId: ship.id,
      });
      return { kind: 'field-of-fire', field };
    }
    default:
      return { kind: 'unknown' };
  }
}

const EMPTY = {
  kind: 'move',
  segments: [],
  violation: null,
  path: [],
  towed: null,
  stop: null,
  rests: [],
  touches: [],
  docks: null,
  unloads: false,
  rams: [],
  pinnedBy: [],
  tows: [],
  reveals: [],
  exposedTo: [],
} as const;

function move(view: View, q: Extract<Question, { kind: 'move' }>): Answer {
  const ship = theShip(view, q.ship);
  let from: Pose | null = ship.pose;
  if (!from) return { kind: 'unknown' };
  const path: Pose[] = [from];
  const segments = [];
  let stop = null;
  for (const segment of q.segments) {
    const leg = legOf(view, ship, from, segment);
    const rest = nearestRest(leg.rests, segment.travel / 1000);
    const end: Pose | null = rest === null ? null : clampToGrid(leg.sweep, millimetre(rest));
    if (end === null || rest === null) return { ...EMPTY, path, segments: null };
    stop = rest < segment.travel / 1000 - 0.01 ? leg.sweep.stop : null;
    segments.push({ ...segment, travel: Math.round(rest * 1000) as typeof segment.travel });
    path.push(end);
    from = end;
  }
  return { ...EMPTY, path, segments, stop };
}
