import type { Violation } from '../../engine';
import { type Fire, millimetre } from '../../geometry';
import type { Ability, Shot } from './abilities/hooks';
import { able, has, kindOf, sumOf, working } from './abilities/working';
import { BAR, type Bar, type Cannon, cannonOf } from './cards';
import type { Gun } from './commands';
import { atOwnHome, isEnemy } from './contact-graph';
import { shootAlong } from './measured';
import { shipCard } from './roster';
import { isSpent, shipName } from './run';
import type { Crew, Position, Ship } from './state';
import { isDerelict, islandObstacles, obstacles, placed, shipObstacle } from './table';

/** A gun that a ship has now. */
export type Mounted = {
  readonly gun: Gun;
  /** One shot an action each: a Musketeer fires once, from whichever mast. */
  readonly key: string;
  readonly cannon: Cannon;
  /** Nothing improves or changes it [G20]. */
  readonly fixed: boolean;
  /** The face-down crew that would have to show itself to fire it. */
  readonly reveal: Crew | null;
};

/** [G18][G19] Her guns; a derelict has none, for she can't be given a shoot action. */
export function gunsOf(p: Position, ship: Ship): Mounted[] {
  if (isDerelict(ship)) return [];
  const keeps = has(p, ship, (a) => a.keepsCannons);
  const range = working(p, ship).find((a) => a.allGuns)?.allGuns;
  const reach = (cannon: Cannon): Cannon => (range ? { ...cannon, range } : cannon);
  const guns: Mounted[] = [];
  shipCard(p.options, ship.card).cannons.forEach((text, mast) => {
    if (!ship.masts[mast] && !keeps) return;
    const gun = { kind: 'mast', mast } as const;
    guns.push({ gun, key: `mast ${mast}`, cannon: reach(cannonOf(text)), fixed: false, reveal: null });
  });
  const musketeer = able(p, ship, (a) => a.musket);
  ship.masts.forEach((_, mast) => {
    if (musketeer) {
      const cannon: Cannon = { rank: 3, range: 'S' };
      guns.push({
        gun: { kind: 'musketeer', mast },
        key: 'musketeer',
        cannon,
        fixed: true,
        reveal: musketeer.reveal,
      });
    }
    if (ship.boughtGun) {
      const cannon = reach({ rank: 3, range: 'S' });
      guns.push({ gun: { kind: 'bought', mast }, key: 'bought', cannon, fixed: false, reveal: null });
    }
  });
  return guns;
}

/** What a roll must come to. */
export type Odds = {
  readonly bonus: number;
  /** The lowest roll that hits; 7: none. A natural 1 never does [I9]. */
  readonly needs: number;
  readonly range: Bar;
};

/** Added to the roll: hers, the target's weakness, her flagships'. A Musketeer's roll is never increased [G20]. */
function bonusOf(p: Position, mounted: Mounted, shot: Shot): number {
  if (mounted.fixed) return 0;
  const own = sumOf(p, shot.shooter, (a) => a.rollBonus?.(p, shot) ?? 0);
  const weakness = sumOf(p, shot.target, (a) => a.rollAgainst?.(p, shot) ?? 0);
  const best = new Map<string, number>();
  for (const friend of p.ships) {
    if (friend.owner !== shot.shooter.owner || friend.id === shot.shooter.id || !friend.pose) continue;
    for (const ability of working(p, friend)) addFriend(p, friend, ability, shot, best);
  }
  return own + weakness + [...best.values()].reduce((sum, n) => sum + n, 0);
}

function addFriend(p: Position, friend: Ship, ability: Ability, shot: Shot, best: Map<string, number>): void {
  const n = ability.rollForFriends?.(p, friend, shot) ?? 0;
  if (n !== 0) best.set(kindOf(ability), Math.max(best.get(kindOf(ability)) ?? 0, n));
}

/** Does a long shot change this gun? Not the Musketeer's: it goes off among the others as it is [G20]. */
const isStretched = (mounted: Mounted, long: boolean): boolean => long && !mounted.fixed;

export function oddsOf(p: Position, mounted: Mounted, shooter: Ship, target: Ship, long: boolean): Odds {
  const limit = working(p, target).find((a) => a.rangeAgainst)?.rangeAgainst;
  const { rank, range: printed } = mounted.cannon;
  const range: Bar = limit === 'S' ? 'S' : printed;
  const shot: Shot = { shooter, target, range: printed };
  const bonus = bonusOf(p, mounted, shot);
  if (has(p, target, (a) => a.immuneTo === printed)) return { bonus, needs: 7, range };
  if (isStretched(mounted, long)) return { bonus: 0, needs: 6, range };
  return { bonus, needs: Math.max(2, rank + 1 - bonus), range };
}

/**
 * Where a shot would go, measured from its mast [G21]: any point within the bar's length, that length itself with it [G2], that
 * some line reaches, of all directions [G23], past corners and between neighbours [G5][G6]. A sliver will do [G4], in contact
 * too [G11]; the island that she is docked at blocks like any other [G12].
 */
export function lineOf(
  p: Position,
  mounted: Mounted,
  shooter: Ship,
  target: Ship,
  range: Bar,
  long: boolean,
): Fire {
  // [G10] All ships block, friends too, unless she fires through them; islands always do.
  const blockers = has(p, shooter, (a) => a.firesThroughShips)
    ? [...islandObstacles(p), shipObstacle(p, shooter)]
    : obstacles(p);
  return shootAlong({
    ship: placed(p, shooter),
    mast: mounted.gun.mast,
    standing: shooter.masts,
    range: millimetre(BAR[range] * (isStretched(mounted, long) ? 2 : 1)),
    target: shipObstacle(p, target),
    sheltered: isSheltered(p, target),
    blockers,
    shipId: shooter.id,
    rule: p.options.lineOfFire,
  });
}

/**
 * [G14] Docked at her own home she may not be shot at; touching it with her side only, she may, and at a wild island [G13]. From
 * a home one shoots out [G16].
 */
export const isSheltered = (p: Position, target: Ship): boolean => atOwnHome(p, target);

export const mountedGun = (p: Position, ship: Ship, gun: Gun): Mounted | undefined =>
  gunsOf(p, ship).find((m) => m.gun.kind === gun.kind && m.gun.mast === gun.mast);

/** May a gun that has fired in this action fire again: it has missed, and a Cannoneer's turn isn't spent [G18]? */
export function mayRefire(p: Position, ship: Ship, key: string): { readonly reveal: Crew | null } | null {
  if (!p.turn.action?.missed.includes(key) || isSpent(p, ship, 'cannoneer')) return null;
  return able(p, ship, (a) => a.refires);
}

/** A shot checked: everything that firing it needs. */
export type Aim = {
  readonly mounted: Mounted;
  readonly odds: Odds;
  readonly line: Fire;
  readonly refire: { readonly reveal: Crew | null } | null;
};

/** Why this gun may not fire at that target now, or how it would. Whether she may shoot at all is another question. */
export function aim(p: Position, ship: Ship, gun: Gun, target: Ship, long: boolean): Aim | Violation {
  const params = { ship: shipName(p, ship), target: shipName(p, target) };
  const mounted = mountedGun(p, ship, gun);
  if (!mounted) return { code: 'no-such-gun', clause: 'shoot.cannon', params };
  if (!isEnemy(ship, target) || !target.pose) return { code: 'not-an-enemy', clause: 'shoot.target', params };
  const action = p.turn.action;
  if (long && !has(p, ship, (a) => a.longShot))
    return { code: 'no-long-shot', clause: 'ability.long-shot', params };
  if (action && action.long !== null && action.long !== long)
    return { code: 'all-long-or-none', clause: 'ability.long-shot', params };
  const fired = action?.fired.includes(mounted.key) ?? false;
  const refire = fired ? mayRefire(p, ship, mounted.key) : null;
  if (fired && !refire) return { code: 'gun-has-fired', clause: 'G18', params };
  const odds = oddsOf(p, mounted, ship, target, long);
  const line = lineOf(p, mounted, ship, target, odds.range, long);
  return line.verdict === 'clear' ? { mounted, odds, line, refire } : lineRefusal(p, line, params);
}

export const isAim = (answer: Aim | Violation): answer is Aim => 'odds' in answer;

function lineRefusal(p: Position, line: Fire, names: Record<string, string>): Violation {
  const params = { ...names, distance: Math.round(line.nearest * 10) / 10 };
  const ruler = { kind: 'line', from: line.from, to: line.nearestAt, role: 'range' } as const;
  if (line.verdict === 'sheltered') return { code: 'docked-at-home', clause: 'G14', params };
  if (line.verdict === 'out-of-range') return { code: 'out-of-range', clause: 'G1', params, shows: [ruler] };
  const shows = line.blockers.flatMap((b) => [
    { kind: 'line', from: b.line[0], to: b.line[1], role: 'blocked' } as const,
    { kind: 'point', at: b.enters, role: 'enters' } as const,
    ...(p.ships.some((s) => s.id === b.id) || p.islands.some((i) => i.id === b.id)
      ? [{ kind: 'piece', id: b.id, role: 'blocks' } as const]
      : []),
  ]);
  if (line.verdict === 'own-mast') return { code: 'own-sail-in-the-way', clause: 'G8', params, shows };
  return { code: 'line-blocked', clause: 'shoot.line', params, shows };
}
