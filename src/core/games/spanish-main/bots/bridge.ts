import type { Random, Seat } from '../../../engine';
import { BAR } from '../cards';
import { movementOf } from '../movement';
import type { Position, Ship } from '../state';
import { type Chart, chartOf } from './chart';
import type { Skill, Taste } from './skill';

/** Where a decision is made: what the seat sees, and how it judges. Holds no more than the view. */
export type Bridge = {
  readonly p: Position;
  readonly seat: Seat;
  readonly chart: Chart;
  readonly skill: Skill;
  readonly taste: Taste;
  readonly random: Random;
  /** What has been worked out about ships as they are now: it is asked for every course anew. */
  readonly known: Known;
};

type Known = {
  readonly batteries: Map<string, Battery>;
};

/** Expected hits of all guns on one target, were it in front of them, and how far all of them reach (micrometres). */
export type Battery = { readonly hits: number; readonly range: number };

/** A game that has lasted so many rounds is stuck somewhere: hulks are sunk then, and no last ship is spared. */
const LATE = 35;
export const isLate = (p: Position): boolean => p.turn.round > LATE;

export const bridgeOf = (p: Position, seat: Seat, skill: Skill, taste: Taste, random: Random): Bridge => ({
  p,
  seat,
  chart: chartOf(p),
  skill: isLate(p) ? { ...skill, patient: false } : skill,
  taste,
  random,
  known: { batteries: new Map() },
});

/** The same with one ship as she might be. */
export const withShip = (bridge: Bridge, ship: Ship): Bridge => ({
  ...bridge,
  p: { ...bridge.p, ships: bridge.p.ships.map((s) => (s.id === ship.id ? ship : s)) },
});

/** How far a ship sails in a turn, micrometres; 0 when she can't. */
export function speedOf(p: Position, ship: Ship): number {
  const movement = movementOf({ ...p, turn: { ...p.turn, freeMove: null } }, ship);
  if (!movement) return 0;
  const bars = [...movement.base, ...movement.extra, ...movement.hidden.map((h) => h.bar)];
  return bars.reduce((sum, bar) => sum + BAR[bar] * 1000, 0);
}

/** A judgement as sure as the skill is. */
export function judged({ skill, random }: Bridge, worth: number): number {
  if (skill.scatter === 0) return worth;
  return worth * (1 + skill.scatter * (random.below(2001) / 1000 - 1));
}

/** A value worked out once for each key. */
export function once<K, V>(known: Map<K, V>, key: K, make: () => V): V {
  const kept = known.get(key);
  if (kept !== undefined) return kept;
  const made = make();
  known.set(key, made);
  return made;
}
