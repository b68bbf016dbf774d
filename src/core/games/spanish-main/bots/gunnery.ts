import { fireVerdict, millimetre, within } from '../../../geometry';
import { has, sumOf } from '../abilities/working';
import { BAR } from '../cards';
import { isEnemy } from '../contact-graph';
import { goldOf } from '../gold';
import { gunsOf, isSheltered, type Mounted, mayRefire, oddsOf } from '../guns';
import type { ShipId } from '../ids';
import { shipCard } from '../roster';
import type { Position, Ship } from '../state';
import { isDerelict, islandObstacles, obstacles, placed, shipObstacle, standing, theShip } from '../table';
import { knownGold } from './gold-in-view';

/** One gold at home is the measure of all worth. A point of a ship is so much of it. */
const PER_POINT = 0.3;

/** What a ship is worth to whoever sails her, with so many masts. */
export function worthOf(p: Position, ship: Ship, masts = standing(ship)): number {
  const full = PER_POINT * shipCard(p.options, ship.card).points;
  if (masts <= 0) return 0.1 * full;
  return full * (0.45 + (0.55 * masts) / Math.max(1, ship.masts.length));
}

/**
 * What her player loses with one mast of hers; the last one strands her and all she carries.
 * @param patient sees that a fleet without ships ends the game as the gold then lies, and that a hulk can be looted whole
 */
export function mastWorth(p: Position, target: Ship, patient: boolean): number {
  const masts = standing(target);
  const gold = knownGold(p, target.treasure);
  if (masts === 0) return patient && gold > 0 ? -0.2 * gold : 0.25 + 0.3 * gold;
  const loss = worthOf(p, target) - worthOf(p, target, masts - 1);
  if (masts > 1) return loss + (0.25 * gold) / masts;
  return loss + 0.8 * gold + (isLast(p, target) ? lastShip(p, target, patient) : 0);
}

const isLast = (p: Position, target: Ship): boolean =>
  !p.ships.some((s) => s.owner === target.owner && s.id !== target.id && !isDerelict(s));

/** With her, her player is out: the game goes to whoever then has most gold. */
function lastShip(p: Position, target: Ship, patient: boolean): number {
  const others = p.order.filter((seat) => seat !== target.owner).map((seat) => goldOf(p, seat));
  const lead = Math.max(...others) - goldOf(p, target.owner);
  if (lead > 0) return 12;
  return patient ? -12 : 0;
}

/** What a derelict is worth to whoever brings her home. */
export const towWorth = (p: Position, id: ShipId): number =>
  0.4 * PER_POINT * shipCard(p.options, theShip(p, id).card).points;

/** A gun that bears, with its chance to hit. */
export type Shot = { readonly gun: Mounted; readonly target: Ship; readonly chance: number };

/** Enemies that may be within the reach of any gun of hers. */
export function inReach(p: Position, ship: Ship): Ship[] {
  const reach = millimetre(BAR.L);
  return p.ships.filter(
    (s) =>
      isEnemy(ship, s) &&
      s.pose !== null &&
      !isSheltered(p, s) &&
      within(placed(p, ship), placed(p, s), reach),
  );
}

/** Has it fired in the action that is running, with no right to fire again? */
const hasFired = (p: Position, ship: Ship, key: string): boolean =>
  p.turn.action?.ship === ship.id && p.turn.action.fired.includes(key) && !mayRefire(p, ship, key);

/** Each of her guns that bears on a target, the best position of a gun that has several. */
export function shotsAt(p: Position, ship: Ship, target: Ship): Shot[] {
  const blockers = has(p, ship, (a) => a.firesThroughShips)
    ? [...islandObstacles(p), shipObstacle(p, ship)]
    : obstacles(p);
  const found = new Map<string, Shot>();
  for (const gun of gunsOf(p, ship)) {
    if (found.has(gun.key) || hasFired(p, ship, gun.key)) continue;
    const { needs, range } = oddsOf(p, gun, ship, target, false);
    if (needs > 6) continue;
    const verdict = fireVerdict({
      ship: placed(p, ship),
      mast: gun.gun.mast,
      standing: ship.masts,
      range: millimetre(BAR[range]),
      target: shipObstacle(p, target),
      sheltered: isSheltered(p, target),
      blockers,
      shipId: ship.id,
      rule: p.options.lineOfFire,
    });
    if (verdict === 'clear') found.set(gun.key, { gun, target, chance: (7 - needs) / 6 });
  }
  return [...found.values()];
}

/** Expected masts that one shoot action costs a target. */
export function expectedHits(p: Position, ship: Ship, shots: readonly Shot[]): number {
  const perHit = Math.max(1, ...(has(p, ship, (a) => a.mastsPerHit) ? [2] : []));
  return perHit * shots.reduce((sum, shot) => sum + shot.chance, 0);
}

/** What so many hits are worth: mast by mast, the last fraction in proportion. The patient stop where it does harm. */
export function damageWorth(p: Position, target: Ship, hits: number, patient: boolean): number {
  let sum = 0;
  let left = hits;
  let hurt = target;
  while (left > 0) {
    const worth = mastWorth(p, hurt, patient);
    if (patient && worth <= 0) break;
    sum += Math.min(1, left) * worth;
    left -= 1;
    const next = hurt.masts.indexOf(true);
    if (next < 0) break;
    hurt = { ...hurt, masts: hurt.masts.map((stands, i) => stands && i !== next) };
  }
  return sum;
}

export type Broadside = { readonly target: Ship; readonly shots: readonly Shot[]; readonly worth: number };

/** The best target for all guns that bear from where she lies. */
export function bestBroadside(p: Position, ship: Ship, patient: boolean): Broadside | null {
  let best: Broadside | null = null;
  for (const target of inReach(p, ship)) {
    const shots = shotsAt(p, ship, target);
    if (shots.length === 0) continue;
    const worth = damageWorth(p, target, expectedHits(p, ship, shots), patient);
    if (!best || worth > best.worth) best = { target, shots, worth };
  }
  return best;
}

/** Of 36 throws of two dice, how many give `mine` + a die more than `theirs` + a die. */
function throwsWon(mine: number, theirs: number): number {
  let won = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + mine > b + theirs) won += 1;
  return won / 36;
}

/** Chances of a boarding: that `ship` wins it, and that the other does. */
export function boardingOdds(
  p: Position,
  ship: Ship,
  other: Ship,
): { readonly won: number; readonly lost: number } {
  const strength = (s: Ship) => standing(s) + sumOf(p, s, (a) => a.boardingBonus ?? 0);
  const [mine, theirs] = [strength(ship), strength(other)];
  return { won: throwsWon(mine, theirs), lost: throwsWon(theirs, mine) };
}

/** Chance that a ram costs its target a mast. */
export const ramOdds = (p: Position, target: Ship): number => {
  const masts = standing(target);
  return masts === 0 || has(p, target, (a) => a.ramProof) ? 0 : Math.max(0, 6 - masts) / 6;
};
