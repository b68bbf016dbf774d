import type { Violation } from '../../engine';
import { type Millidegree, millimetre, toGrid, toMm, within } from '../../geometry';
import { actionRefusal, moveRefusal } from './actions';
import { BAR } from './cards';
import { planComeAbout } from './come-about';
import type { Segment } from './commands';
import { bowOnIsland, isEnemy, pinnedBy, ramTargets, shipsTouching, towTargets } from './contact-graph';
import { islandAtBow, mayDock } from './dock';
import { gunsOf, lineOf, oddsOf } from './guns';
import { type Leg, legOf, nearestRest } from './leg';
import { type MovePlan, planMove } from './move-plan';
import { isFreeMove } from './movement';
import type { MovePreview } from './questions';
import { shipName } from './run';
import type { Position, Ship } from './state';
import { islandOutline, placed, touches } from './table';

const nothing = {
  kind: 'move',
  segments: null,
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

/** May she be moved at all now? Answered for any ship, so that an enemy's reach can be looked at too. */
function refusalFor(p: Position, ship: Ship): Violation | null {
  if (isFreeMove(p, ship)) return moveRefusal(p, ship);
  return p.phase.kind === 'turns' ? actionRefusal(p, ship, 'move') : moveRefusal(p, ship);
}

/** What a move would do; its last segment is shortened to where she can rest. Answered on every movement of the pointer. */
export function previewMove(p: Position, ship: Ship, wished: readonly Segment[]): MovePreview {
  if (!ship.pose)
    return {
      ...nothing,
      violation: { code: 'not-on-the-table', clause: 'turn.action', params: { ship: shipName(p, ship) } },
    };
  const refusal = refusalFor(p, ship);
  const before = wished.slice(0, -1);
  const last = wished[wished.length - 1];
  const start = before.length === 0 ? null : planMove(p, ship, before);
  if (start && !start.ok) return { ...nothing, violation: start.error };
  const from = start ? start.value.plan.end : ship.pose;
  if (!last) return { ...nothing, violation: refusal };
  const leg = legOf(p, ship, from, last);
  const travel = nearestRest(leg.rests, Math.min(toMm(last.travel), BAR[last.bar]));
  const measured = { stop: leg.sweep.stop, rests: leg.rests };
  if (travel === null) {
    const planned = planMove(p, ship, wished);
    return { ...nothing, ...measured, path: [ship.pose], violation: planned.ok ? refusal : planned.error };
  }
  const segments = [...before, { ...last, travel: toGrid(travel) }];
  const planned = planMove(p, ship, segments);
  if (!planned.ok) return { ...nothing, ...measured, path: [ship.pose], violation: planned.error };
  return {
    ...consequences(p, ship, planned.value.plan),
    ...measured,
    segments,
    violation: refusal ?? whyShortened(p, ship, wished, leg, travel),
  };
}

/** Null when she goes as far as was asked for; else what stops her, as the refusal of the longer move. */
function whyShortened(
  p: Position,
  ship: Ship,
  wished: readonly Segment[],
  leg: Leg,
  travel: number,
): Violation | null {
  const last = wished[wished.length - 1];
  if (!last || toMm(last.travel) <= travel + 0.002 || (travel >= BAR[last.bar] - 0.002 && !leg.sweep.stop))
    return null;
  const planned = planMove(p, ship, wished);
  return planned.ok ? null : planned.error;
}

export function previewComeAbout(p: Position, ship: Ship, heading: Millidegree): MovePreview {
  const planned = planComeAbout(p, ship, heading);
  if (!planned.ok) return { ...nothing, violation: planned.error };
  return {
    ...consequences(p, ship, planned.value),
    stop: null,
    rests: [],
    segments: null,
    violation: refusalFor(p, ship),
  };
}

type Consequences = Omit<MovePreview, 'segments' | 'violation' | 'stop' | 'rests'>;

/** The table as it would be, and what the steps after the move would find there. */
function consequences(p: Position, ship: Ship, plan: MovePlan): Consequences {
  const there: Ship = { ...ship, pose: plan.end };
  const ships = p.ships.map((s) => {
    if (s.id === ship.id) return there;
    return s.id === plan.towed?.ship ? { ...s, pose: plan.towed.pose } : s;
  });
  const after: Position = { ...p, ships };
  const island = islandAtBow(after, there);
  const docks = island && mayDock(after, there, island) && !bowOnIsland(p, ship, island) ? island : null;
  const islands = p.islands.filter((i) => touches(placed(after, there), islandOutline(p, i)));
  return {
    kind: 'move',
    path: plan.path,
    towed: plan.towed,
    touches: [...islands.map((i) => i.id), ...shipsTouching(after, there).map((s) => s.id)],
    docks: docks?.id ?? null,
    unloads: docks !== null && docks.home === ship.owner && ship.treasure.length > 0,
    rams: ramTargets(after, there).map((s) => s.id),
    pinnedBy: pinnedBy(after, there).map((s) => s.id),
    tows: ship.tows ? [] : towTargets(after, there).map((s) => s.id),
    reveals: plan.reveals,
    exposedTo: exposure(docks ? withDocked(after, there, docks.id) : after, there),
  };
}

const withDocked = (p: Position, ship: Ship, island: NonNullable<Ship['docked']>): Position => ({
  ...p,
  ships: p.ships.map((s) => (s.id === ship.id ? { ...s, docked: island } : s)),
});

/** Enemies that could fire at her from where they lie now. */
function exposure(p: Position, at: Ship): MovePreview['exposedTo'] {
  const ship = p.ships.find((s) => s.id === at.id) ?? at;
  const near = p.ships.filter(
    (s) => isEnemy(s, ship) && s.pose !== null && within(placed(p, s), placed(p, ship), millimetre(BAR.L)),
  );
  return near.flatMap((enemy) => {
    const guns = gunsOf(p, enemy).filter((m) => {
      const odds = oddsOf(p, m, enemy, ship, false);
      return odds.needs <= 6 && lineOf(p, m, enemy, ship, odds.range, false).verdict === 'clear';
    });
    const count = new Set(guns.map((m) => m.key)).size;
    return count > 0 ? [{ ship: enemy.id, guns: count }] : [];
  });
}
