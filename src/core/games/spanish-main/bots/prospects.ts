import { able, has } from '../abilities/working';
import { BAR } from '../cards';
import { inContact, isEnemy } from '../contact-graph';
import { mayDock } from '../dock';
import { homeOf } from '../gold';
import { gunsOf, isSheltered, oddsOf } from '../guns';
import { freeSpace } from '../hold';
import type { IslandId, ShipId } from '../ids';
import type { Island, Ship } from '../state';
import { isDerelict, standing } from '../table';
import { type Battery, type Bridge, once, speedOf } from './bridge';
import { bestGold, knownGold } from './gold-in-view';
import { damageWorth, towWorth, worthOf } from './gunnery';

/** What a gold is worth that comes home a turn later. */
const DELAY = 0.87;
/** Turning, and the last bit to the shore. */
const LANDING = 0.25;

/** What a ship is best about to do from where she lies, and what that promises, in gold. */
export type Prospect = { readonly worth: number; readonly aim: Aim | null };
export type Aim =
  | { readonly kind: 'home'; readonly island: IslandId; readonly gold: number }
  | { readonly kind: 'island'; readonly island: IslandId; readonly gold: number }
  | { readonly kind: 'hulk'; readonly ship: ShipId; readonly gold: number }
  | { readonly kind: 'hunt'; readonly ship: ShipId };

export const later = (turns: number): number => DELAY ** turns;

/** Everything she might be about, the best first. */
export function prospectsOf(bridge: Bridge, ship: Ship): Prospect[] {
  const { p, taste } = bridge;
  const speed = speedOf(p, ship);
  if (!ship.pose || speed === 0) return [];
  const voyage = new Voyage(bridge, ship, speed);
  const found = [
    ...voyage.home(),
    ...p.islands.flatMap((island) => voyage.island(island)),
    ...p.ships.flatMap((other) => voyage.hulk(other)),
  ].map((one) => ({ ...one, worth: one.worth * taste.gold }));
  return [...found, ...voyage.hunts()].sort((a, b) => b.worth - a.worth);
}

/** The best of them. */
export function prospectOf(bridge: Bridge, ship: Ship): Prospect {
  return prospectsOf(bridge, ship)[0] ?? { worth: 0, aim: null };
}

class Voyage {
  private readonly cargo: number;
  private readonly space: number;
  private readonly port: Island | undefined;

  constructor(
    private readonly bridge: Bridge,
    private readonly ship: Ship,
    private readonly speed: number,
  ) {
    this.cargo = knownGold(bridge.p, ship.treasure);
    this.space = freeSpace(bridge.p, ship);
    this.port = homeOf(bridge.p, ship.owner);
  }

  /** Home with what is aboard, or to be repaired. */
  home(): Prospect[] {
    const { port, cargo, ship, bridge } = this;
    if (!port) return [];
    const turns = this.turnsTo(port);
    const lost = ship.masts.length - standing(ship);
    const repair =
      lost > 0 ? 0.5 * (worthOf(bridge.p, ship, ship.masts.length) - worthOf(bridge.p, ship)) : 0;
    const prize = ship.tows ? towWorth(bridge.p, ship.tows) : 0;
    const worth = (cargo + repair + prize) * later(turns);
    return worth > 0 ? [{ worth, aim: { kind: 'home', island: port.id, gold: cargo } }] : [];
  }

  /** To an island, and home with the best that it has. */
  island(island: Island): Prospect[] {
    const { bridge, ship, port, cargo, space } = this;
    if (!port || space <= 0 || island.home !== null || island.treasure.length === 0) return [];
    if (!mayDock(bridge.p, ship, island)) return [];
    const turns = this.turnsTo(island);
    const last = has(bridge.p, ship, (a) => a.leavesLast) ? 1 : 0;
    const gold = bestGold(bridge.p, island.treasure, Math.min(space, island.treasure.length - last));
    if (gold <= 0) return [];
    const back = ship.docked === island.id ? this.turnsTo(port) : this.passage(island, port);
    const worth = (cargo + gold) * later(turns + this.exploring(island) + back);
    return [{ worth, aim: { kind: 'island', island: island.id, gold: Math.round(gold) } }];
  }

  /** To a ship without masts, to take what lies aboard. */
  hulk(other: Ship): Prospect[] {
    const { bridge, ship, port, cargo, space } = this;
    if (!port || space <= 0 || other.id === ship.id || !other.pose || !isDerelict(other)) return [];
    if (bridge.skill.level === 'deckhand') return [];
    const gold = bestGold(bridge.p, other.treasure, space);
    if (gold <= 0 || !ship.pose) return [];
    const there = inContact(bridge.p, ship, other)
      ? 0
      : this.sailing(bridge.chart.toSpot(other.pose).at(ship.pose.x, ship.pose.y));
    const back = this.sailing(bridge.chart.toIsland(port.id).at(other.pose.x, other.pose.y));
    return [
      {
        worth: (cargo + gold) * later(there + 1 + back),
        aim: { kind: 'hulk', ship: other.id, gold: Math.round(gold) },
      },
    ];
  }

  /** To bring her guns to bear on an enemy. */
  hunts(): Prospect[] {
    const { bridge, ship } = this;
    const { p, taste } = bridge;
    const { pose } = ship;
    if (!pose || isDerelict(ship)) return [];
    return p.ships.flatMap((enemy): Prospect[] => {
      if (!isEnemy(ship, enemy) || !enemy.pose || isSheltered(p, enemy)) return [];
      const reach = batteryOf(bridge, ship, enemy);
      if (reach.hits === 0) return [];
      const [dx, dy] = [enemy.pose.x - pose.x, enemy.pose.y - pose.y];
      const way = Math.max(0, Math.sqrt(dx * dx + dy * dy) - reach.range);
      const prey =
        taste.prey * knownGold(p, enemy.treasure) * Math.min(1, reach.hits / Math.max(1, standing(enemy)));
      const worth =
        0.6 *
        (taste.damage * damageWorth(p, enemy, reach.hits, bridge.skill.patient) + prey) *
        later(way / this.speed + 0.5);
      return [{ worth, aim: { kind: 'hunt', ship: enemy.id } }];
    });
  }

  private turnsTo(island: Island): number {
    const { pose, docked } = this.ship;
    if (docked === island.id || !pose) return 0;
    return this.sailing(this.bridge.chart.toIsland(island.id).at(pose.x, pose.y));
  }

  /** A landing takes a move action, however near the shore is: else lying off it would seem as good as lying there. */
  private sailing(way: number): number {
    return Math.max(1, way / this.speed + LANDING);
  }

  private passage(from: Island, to: Island): number {
    return this.sailing(this.bridge.chart.passage(from.id, to.id));
  }

  private exploring(island: Island): number {
    const { p } = this.bridge;
    if (this.ship.docked === island.id) return 1;
    const free =
      island.streamers.includes(this.ship.owner) || able(p, this.ship, (a) => a.exploresOnDock) !== null;
    return free ? 0 : 1;
  }
}

/** Expected hits of all her guns on a target, were it in front of them, and how far the most of them reach. */
export function batteryOf({ p, known }: Bridge, ship: Ship, target: Ship): Battery {
  const key = `${ship.id} ${ship.masts.join()} ${target.id}`;
  return once(known.batteries, key, () => {
    const guns = new Map<string, Battery>();
    for (const gun of gunsOf(p, ship)) {
      const { needs, range } = oddsOf(p, gun, ship, target, false);
      if (needs <= 6 && !guns.has(gun.key))
        guns.set(gun.key, { hits: (7 - needs) / 6, range: BAR[range] * 1000 });
    }
    const all = [...guns.values()];
    return {
      hits: all.reduce((sum, gun) => sum + gun.hits, 0),
      range: all.length > 0 ? Math.min(...all.map((gun) => gun.range)) : 0,
    };
  });
}
