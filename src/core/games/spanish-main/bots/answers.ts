import type { Seat } from '../../../engine';
import { able } from '../abilities/working';
import { destroyable } from '../answer';
import { treasureFits } from '../cargo';
import type { Command, Item } from '../commands';
import { mostToTake } from '../explore';
import { freeSpace } from '../hold';
import { prizes } from '../ram';
import { findCrewCard } from '../roster';
import type { Crew, Position, Ship } from '../state';
import { mayExploreNow } from '../steps';
import { isDerelict, shipById, standing, theIsland, theShip } from '../table';
import type { Task, TaskOf } from '../tasks';
import { because, type Chosen, her, nameOfIsland, nameOfShip } from './because';
import { type Bridge, withShip } from './bridge';
import { bestOf } from './exploring';
import { meanUnknown, worthOfTreasure } from './gold-in-view';
import { bestBroadside, boardingOdds, mastWorth, ramOdds, towWorth, worthOf } from './gunnery';
import { bestMast, leastMast, restoredFirst } from './masts';
import { prizeOf } from './moves';
import { helpInHiding } from './options';
import { prospectOf } from './prospects';

/** A crew whose face is unknown is a crew of the commoner kind. */
const UNKNOWN_CREW = 0.8;
const PER_CREW_POINT = 0.3;

const pass: Command = { kind: 'pass' };
const declined = (why: string, p: Position, ship: Ship): Chosen => because(pass, why, her(p, ship));

/** What to answer when something is asked in the middle of an action. */
export function answer(bridge: Bridge, task: Task): Chosen {
  const { p } = bridge;
  const ship = theShip(p, task.ship);
  switch (task.kind) {
    case 'volley':
      return volley(bridge, ship);
    case 'brace':
      return brace(p, ship, task.against);
    case 'lose-mast': {
      const own = task.seat === ship.owner;
      const mast = own ? leastMast(p, ship) : bestMast(p, ship);
      return because({ kind: 'lose-mast', mast }, own ? 'lose-mast' : 'pick-mast', her(p, ship));
    }
    case 'lose-crew': {
      const crew = [...ship.crew].sort((a, b) => crewWorth(p, a) - crewWorth(p, b))[0];
      return crew
        ? because({ kind: 'lose-crew', crew: crew.id }, 'lose-crew', her(p, ship))
        : declined('nothing', p, ship);
    }
    case 'overfull': {
      const item = byWorth(p, ship, cargoOf(ship)).at(-1);
      return item ? because({ kind: 'drop', item }, 'drop', her(p, ship)) : declined('nothing', p, ship);
    }
    case 'destroy-cargo': {
      const item = byWorth(p, ship, destroyable(p, ship))[0];
      return item
        ? because({ kind: 'destroy', item }, 'destroy', her(p, ship))
        : declined('nothing', p, ship);
    }
    case 'restore-mast': {
      const mast = restoredFirst(p, ship);
      return mast === null
        ? declined('nothing', p, ship)
        : because({ kind: 'restore-mast', mast }, 'restore-mast', her(p, ship));
    }
    case 'ram':
      return ram(bridge, ship, task.targets);
    case 'board':
      return board(bridge, task);
    case 'plunder':
      return plunder(p, ship, theShip(p, task.from));
    case 'raid':
      return raid(p, ship, theIsland(p, task.island).gold);
    case 'explore-now':
      return exploreNow(p, ship, task);
    case 'take':
      return take(p, ship, task);
    case 'exchange':
      return exchange(p, ship, theShip(p, task.with));
    case 'tow':
      return tow(bridge, ship, task.targets);
    case 'plague':
      return plague(p, ship, task.targets, task.seat);
    default:
      return declined('nothing', p, ship);
  }
}

/** Cannon by cannon while any bears, in a move only with a Captain. */
function volley(bridge: Bridge, ship: Ship): Chosen {
  const { p } = bridge;
  const moving = p.turn.action?.kind === 'move';
  const may = !isDerelict(ship) && (!moving || able(p, ship, (a) => a.shootsAfterMove) !== null);
  const broadside = may ? bestBroadside(p, ship, bridge.skill.patient) : null;
  const shot = broadside?.shots[0];
  if (!broadside || !shot || broadside.worth <= 0) return declined('cease-fire', p, ship);
  const { target } = broadside;
  const command: Command = { kind: 'fire', ship: ship.id, gun: shot.gun.gun, target: target.id, long: false };
  const params = { ...her(p, ship), target: nameOfShip(p, target), chance: Math.round(100 * shot.chance) };
  return helpInHiding(bridge, ship, command) ?? because(command, 'fire-on', params);
}

function brace(p: Position, ship: Ship, against: TaskOf<'brace'>['against']): Chosen {
  const helps = able(p, ship, (a) => {
    if (against === 'hit') return a.shrugsFirstHit;
    return against === 'boarding' ? a.boardingBonus : a.crewSafe;
  });
  return helps?.reveal
    ? because({ kind: 'reveal-crew', crew: helps.reveal.id }, 'show', her(p, ship))
    : declined('keep-hidden', p, ship);
}

/** The die is thrown against the enemy's masts alone: a ram does harm only where her last ship should be spared. */
function ram(bridge: Bridge, ship: Ship, targets: TaskOf<'ram'>['targets']): Chosen {
  const { p } = bridge;
  const worth = (other: Ship) =>
    ramOdds(p, other) * mastWorth(p, other, bridge.skill.patient) +
    boardingOdds(p, ship, other).won * prizeOf(bridge, other);
  const target = targets
    .map((id) => theShip(p, id))
    .reduce<Ship | null>((a, b) => (a && worth(a) >= worth(b) ? a : b), null);
  if (!target || worth(target) < 0) return declined('nothing', p, ship);
  const params = { ...her(p, ship), target: nameOfShip(p, target), masts: standing(target) };
  return because({ kind: 'ram', target: target.id }, 'ram', params);
}

function board(bridge: Bridge, task: TaskOf<'board'>): Chosen {
  const { p } = bridge;
  const [a, b] = [theShip(p, task.ship), theShip(p, task.target)];
  const [mine, theirs] = task.seat === a.owner ? [a, b] : [b, a];
  const { won, lost } = boardingOdds(p, mine, theirs);
  const worth = won * prizeOf(bridge, theirs) - lost * prizeOf(bridge, mine);
  const params = { ...her(p, mine), other: nameOfShip(p, theirs), chance: Math.round(100 * won) };
  return worth > 0 ? because({ kind: 'board' }, 'board', params) : because(pass, 'board-not', params);
}

function plunder(p: Position, ship: Ship, from: Ship): Chosen {
  const item = byWorth(p, from, prizes(p, ship, from))[0];
  if (!item) return declined('nothing', p, ship);
  const params = { ...her(p, ship), other: nameOfShip(p, from) };
  return because({ kind: 'plunder', item }, 'plunder', params);
}

function raid(p: Position, ship: Ship, gold: readonly number[]): Chosen {
  const best = Math.max(0, ...gold);
  if (best === 0 || freeSpace(p, ship) < 1) return declined('nothing', p, ship);
  return because({ kind: 'raid', gold: best }, 'raid', { ...her(p, ship), gold: best });
}

function exploreNow(p: Position, ship: Ship, task: TaskOf<'explore-now'>): Chosen {
  const island = theIsland(p, task.island);
  if (mostToTake(p, ship, island) <= 0 || !mayExploreNow(p, ship)) return declined('nothing', p, ship);
  const params = { ...her(p, ship), island: nameOfIsland(p, island) };
  return because({ kind: 'explore', ship: ship.id, with: null }, 'explore', params);
}

function take(p: Position, ship: Ship, task: TaskOf<'take'>): Chosen {
  const island = theIsland(p, task.island);
  const chosen = bestOf(p, island.treasure, mostToTake(p, ship, island));
  return because({ kind: 'take', treasure: chosen.map((t) => t.id) }, 'take', her(p, ship));
}

/** Out of a derelict's hold into hers; among live ships of one fleet nothing changes hands. */
function exchange(p: Position, ship: Ship, other: Ship): Chosen {
  const taken = isDerelict(other) ? bestOf(p, other.treasure, freeSpace(p, ship)) : [];
  const items = taken.filter((t) => treasureFits(p, ship, t)).map((t): Item => ({ treasure: t.id }));
  return because({ kind: 'exchange', items }, 'loot', { ...her(p, ship), other: nameOfShip(p, other) });
}

/** A tow makes her slow: taken up when the prize is worth what her own voyage loses. */
function tow(bridge: Bridge, ship: Ship, targets: TaskOf<'tow'>['targets']): Chosen {
  const { p } = bridge;
  const target = targets.reduce<Ship | null>((best, id) => {
    const other = shipById(p, id);
    return other && (!best || towWorth(p, other.id) > towWorth(p, best.id)) ? other : best;
  }, null);
  if (!target) return declined('nothing', p, ship);
  const towing = { ...ship, tows: target.id };
  const gain = prospectOf(withShip(bridge, towing), towing).worth - prospectOf(bridge, ship).worth;
  const params = { ...her(p, ship), other: nameOfShip(p, target) };
  return gain > 0
    ? because({ kind: 'tow', target: target.id }, 'tow', params)
    : because(pass, 'tow-not', params);
}

/** To an enemy if there is one, else where it does least harm. */
function plague(p: Position, ship: Ship, targets: TaskOf<'plague'>['targets'], seat: Seat): Chosen {
  const harm = (other: Ship) => (other.owner === seat ? -1 : 1) * (1 + other.crew.length + worthOf(p, other));
  const target = targets
    .map((id) => theShip(p, id))
    .reduce<Ship | null>((a, b) => (a && harm(a) >= harm(b) ? a : b), null);
  if (!target) return declined('nothing', p, ship);
  return because({ kind: 'plague-to', target: target.id }, 'plague', { other: nameOfShip(p, target) });
}

function crewWorth(p: Position, crew: Crew): number {
  const card = crew.card === null ? undefined : findCrewCard(p.options, crew.card);
  return card ? PER_CREW_POINT * card.points : UNKNOWN_CREW;
}

const cargoOf = (ship: Ship): Item[] => [
  ...ship.crew.map((c) => ({ crew: c.id })),
  ...ship.treasure.map((t) => ({ treasure: t.id })),
];

/** Pieces of a ship's cargo, the dearest first. A unique treasure helps its carrier though it is no gold. */
function byWorth(p: Position, ship: Ship, items: readonly Item[]): Item[] {
  const unknown = meanUnknown(p);
  const worth = (item: Item): number => {
    if ('crew' in item) {
      const crew = ship.crew.find((c) => c.id === item.crew);
      return crew ? crewWorth(p, crew) : 0;
    }
    const treasure = ship.treasure.find((t) => t.id === item.treasure);
    return treasure ? worthOfTreasure(treasure, unknown) + (treasure.face?.unique ? 0.5 : 0) : 0;
  };
  return [...items].sort((a, b) => worth(b) - worth(a));
}
