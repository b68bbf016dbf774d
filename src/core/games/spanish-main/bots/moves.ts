import { able, sumOf } from '../abilities/working';
import type { Command } from '../commands';
import { goldOf, homeOf } from '../gold';
import type { Island, Ship } from '../state';
import { isDerelict, islandById, shipById } from '../table';
import { because, type Chosen, her, nameOfIsland, nameOfShip } from './because';
import { type Bridge, withShip } from './bridge';
import { type Course, coursesTo, type Goal } from './courses';
import { afterExploring } from './exploring';
import { knownGold } from './gold-in-view';
import { boardingOdds, mastWorth, ramOdds } from './gunnery';
import { anyNear, postureOf } from './posture';
import { type Aim, later, prospectOf, prospectsOf } from './prospects';

/** Nothing counts like the gold that wins the game. */
const VICTORY = 50;
/** A bow in an enemy's side holds her own ship too. */
const PINNED = 0.25;
/** An aim this small is no reason to sail anywhere. */
const FAINT = 0.02;

/** Something that a ship can do now, and what that promises, in gold. */
export type Option = { readonly chosen: Chosen; readonly worth: number };

/** A course with what it leads to. */
type Judged = {
  readonly course: Course;
  readonly aim: Aim;
  readonly bridge: Bridge;
  readonly ship: Ship;
  readonly worth: number;
};

/** The best courses towards her best aims; none where she can't get anywhere. */
export function moves(bridge: Bridge, ship: Ship, expired: () => boolean): Option[] {
  const { skill } = bridge;
  const aims = prospectsOf(bridge, ship)
    .filter(({ worth }) => worth > FAINT)
    .slice(0, skill.aims);
  const judged: Judged[] = [];
  for (const { aim } of aims) {
    const goal = aim && goalOf(bridge, aim);
    if (!aim || !goal || (judged.length > 0 && expired())) continue;
    for (const course of coursesTo(bridge.p, ship, goal, skill.fan))
      judged.push(judge(bridge, ship, course, aim));
  }
  const finalists = judged.sort((a, b) => b.worth - a.worth).slice(0, skill.courses);
  return finalists.map((one, i) => {
    const looks = anyNear(bridge.p, one.ship) && (i === 0 || !expired());
    const worth = one.worth + (looks ? postureOf(one.bridge, one.ship, true) : 0);
    return { chosen: reasonFor(bridge, ship, one), worth };
  });
}

/** Where an aim leads to on the chart. */
function goalOf({ p, chart }: Bridge, aim: Aim): Goal | null {
  if (aim.kind === 'home' || aim.kind === 'island') {
    const island = islandById(p, aim.island);
    return island
      ? { field: chart.toIsland(island.id), x: island.pose.x, y: island.pose.y, island: island.id }
      : null;
  }
  const at = shipById(p, aim.ship)?.pose;
  return at ? { field: chart.toSpot(at), x: at.x, y: at.y, island: null } : null;
}

/** What a course leads to, guns left aside. */
function judge(bridge: Bridge, ship: Ship, course: Course, aim: Aim): Judged {
  const there: Ship = { ...ship, pose: course.end, docked: course.docks };
  const island = course.docks === null ? undefined : islandById(bridge.p, course.docks);
  const landed = island
    ? ashore(bridge, there, island)
    : { bridge: withShip(bridge, there), ship: there, gain: 0 };
  const prospect = prospectOf(landed.bridge, landed.ship).worth;
  const met = course.meets === null ? 0 : meeting(bridge, there, course.meets, prospect);
  return {
    course,
    aim,
    bridge: landed.bridge,
    ship: landed.ship,
    worth: landed.gain + later(1) * prospect + met,
  };
}

/** Docked: at home she unloads; at a wild island she may explore at once where a streamer lies or with an Explorer. */
function ashore(bridge: Bridge, ship: Ship, island: Island): { bridge: Bridge; ship: Ship; gain: number } {
  const { p, taste } = bridge;
  if (island.id === homeOf(p, ship.owner)?.id) {
    const gold = knownGold(p, ship.treasure);
    const bonus = gold > 0 ? sumOf(p, ship, (a) => a.unloadBonus ?? 0) : 0;
    const wins = 2 * (goldOf(p, ship.owner) + gold + bonus) > p.startGold;
    const empty = { ...ship, treasure: [] };
    return {
      bridge: withShip(bridge, empty),
      ship: empty,
      gain: taste.gold * (gold + bonus) + (wins ? VICTORY : 0),
    };
  }
  const free = island.streamers.includes(ship.owner) || able(p, ship, (a) => a.exploresOnDock) !== null;
  const docked = withShip(bridge, ship);
  if (!free || island.home !== null || island.treasure.length === 0) return { bridge: docked, ship, gain: 0 };
  return { ...afterExploring(docked, ship, island), gain: 0 };
}

/** Her bow in an enemy: the ram, the boarding, and that she is held there. A derelict she may tow, or empty next turn. */
function meeting(bridge: Bridge, ship: Ship, id: NonNullable<Course['meets']>, prospect: number): number {
  const { p, taste, skill } = bridge;
  const other = shipById(p, id);
  if (!other) return 0;
  const ram = 0.8 * taste.damage * ramOdds(p, other) * mastWorth(p, other, skill.patient);
  const { won, lost } = boardingOdds(p, ship, other);
  const spoils = won * prizeOf(bridge, other) - lost * prizeOf(bridge, ship);
  const held = isDerelict(other) ? 0 : PINNED * prospect;
  return ram + Math.max(0, 0.8 * spoils) - held;
}

/** What a boarding may cost a ship: her best treasure, or one of her crew. */
export const prizeOf = ({ p }: Bridge, ship: Ship): number =>
  Math.max(
    ship.treasure.length > 0 ? knownGold(p, ship.treasure) / ship.treasure.length : 0,
    ship.crew.length > 0 ? 0.8 : 0,
  );

function reasonFor(bridge: Bridge, ship: Ship, { course, aim }: Judged): Chosen {
  const { p } = bridge;
  const command: Command = { kind: 'move', ship: ship.id, segments: [...course.segments] };
  const name = her(p, ship);
  const met = course.meets === null ? undefined : shipById(p, course.meets);
  if (met && !isDerelict(met)) {
    const masts = met.masts.filter(Boolean).length;
    return because(command, 'ram', { ...name, target: nameOfShip(p, met), masts });
  }
  if (aim.kind === 'home') return because(command, aim.gold > 0 ? 'home' : 'home-empty', name);
  if (aim.kind === 'island') {
    const island = islandById(p, aim.island);
    return because(command, 'island', {
      ...name,
      island: island ? nameOfIsland(p, island) : '',
    });
  }
  const target = shipById(p, aim.ship);
  return because(command, aim.kind, { ...name, target: target ? nameOfShip(p, target) : '' });
}
