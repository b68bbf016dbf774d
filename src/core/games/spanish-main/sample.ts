import type { Random, Seat } from '../../engine';
import {
  clampToGrid,
  dockNear,
  headingOf,
  type Millidegree,
  millidegree,
  millimetre,
  type Pose,
  pose,
  sweep,
  toGrid,
  toMm,
} from '../../geometry';
import { actionRefusal, moveRefusal } from './actions';
import { BAR } from './cards';
import type { Command, CommandOf, Segment } from './commands';
import { isEnemy } from './contact-graph';
import { islandAtBow, mayDock } from './dock';
import { mostToTake } from './explore';
import { randomFleet } from './fleet';
import { homeOf } from './gold';
import { freeSpace } from './hold';
import { unplaced } from './home-commands';
import { anyIslandSpot, islandSpot } from './island-commands';
import { endOfLeg, type Leg, legOf, nearestRest } from './leg';
import { shots, turnCandidates } from './legal';
import { isFreeMove, movementOf } from './movement';
import { refusalOf } from './play';
import { topTask } from './run';
import type { Island, Position, Ship } from './state';
import { hullOfShip, islandOutline, obstacles, SEA, theIsland, theShip } from './table';

/** One legal command, drawn with some sense, so that random games come to an end. */
export function sample(p: Position, seat: Seat, random: Random): Command {
  switch (p.phase.kind) {
    case 'order':
      return { kind: 'roll-for-order' };
    case 'fleets':
      return { kind: 'choose-fleet', fleet: randomFleet(p.options, random, seat) };
    case 'islands':
      return sampleIsland(p, random);
    case 'homes':
      return { kind: 'choose-home', island: random.pick(p.islands.filter((i) => i.home === null)).id };
    case 'ships':
      return samplePlace(p, seat, random);
    case 'crew':
      return {
        kind: 'assign-crew',
        berths: (p.reserves[seat] ?? []).map((r) => ({ crew: r.crew.id, ship: r.ship })),
      };
    default:
      return topTask(p) ? sampleAnswer(p, seat, random) : sampleTurn(p, seat, random);
  }
}

const anywhere = (random: Random): Pose =>
  pose(random.below(SEA.maxX), random.below(SEA.maxY), random.below(360_000));

function sampleIsland(p: Position, random: Random): Command {
  for (let tries = 0; tries < 8; tries++) {
    const spot = islandSpot(p, anywhere(random));
    if (spot) return { kind: 'place-island', pose: spot };
  }
  const spot = anyIslandSpot(p);
  return spot ? { kind: 'place-island', pose: spot } : { kind: 'declare-no-room' };
}

/** A pose at her home, wherever there is room. @throws RangeError when the island is full */
function samplePlace(p: Position, seat: Seat, random: Random): CommandOf<'place-ship'> {
  const ship = random.pick(unplaced(p, seat));
  const home = homeOf(p, seat);
  if (!home) throw new RangeError(`seat ${seat} has no home`);
  for (let tries = 0; tries < 30; tries++) {
    const at = sailIn(p, ship, home, random) ?? (tries > 24 ? slideIn(p, ship, home, random) : null);
    const command: CommandOf<'place-ship'> | null = at && { kind: 'place-ship', ship: ship.id, pose: at };
    if (command && !refusalOf(p, seat, command)) return command;
  }
  throw new RangeError(`no room for ${ship.id} at ${home.id}`);
}

/** Sailing straight at the island until it stops her: far cheaper than looking for the nearest berth. */
function sailIn(p: Position, ship: Ship, island: Island, random: Random): Pose | null {
  const away = () => (random.below(2) * 2 - 1) * random.below(110_000);
  const from = pose(island.pose.x + away(), island.pose.y + away(), 0);
  const heading = bearing(from, island.pose);
  const swept = sweep({
    hull: hullOfShip(p, ship),
    from,
    heading,
    bar: millimetre(160),
    obstacles: obstacles(p),
    touching: new Set(),
    sea: SEA,
  });
  return swept.stop?.by === island.id ? clampToGrid(swept, swept.reach) : null;
}

function slideIn(p: Position, ship: Ship, island: Island, random: Random): Pose | null {
  const wish = pose(
    island.pose.x + random.below(160_000) - 80_000,
    island.pose.y + random.below(160_000) - 80_000,
    random.below(360_000),
  );
  const target = { id: island.id, outline: islandOutline(p, island) };
  return dockNear(hullOfShip(p, ship), wish, target, obstacles(p), SEA);
}

const bearing = (from: Pose, to: { readonly x: number; readonly y: number }): Millidegree =>
  millidegree(headingOf(to.x - from.x, to.y - from.y));

/** Draws among candidates until one passes; most pass, so this is far cheaper than listing the legal ones. */
function firstLegal(p: Position, seat: Seat, random: Random, candidates: readonly Command[]): Command | null {
  for (const command of random.shuffle(candidates)) if (!refusalOf(p, seat, command)) return command;
  return null;
}

function sampleAnswer(p: Position, seat: Seat, random: Random): Command {
  const task = topTask(p);
  const all = turnCandidates(p, seat);
  const eager = all.filter((c) => c.kind !== 'pass' && c.kind !== 'reveal-crew');
  if (task?.kind === 'take') {
    const island = theIsland(p, task.island);
    const most = mostToTake(p, theShip(p, task.ship), island);
    const chosen = random.shuffle(island.treasure).slice(0, most);
    return { kind: 'take', treasure: chosen.map((t) => t.id) };
  }
  if (task?.kind === 'exchange') {
    const found = firstLegal(p, seat, random, sampleExchange(p, task.ship, task.with, random));
    if (found) return found;
  }
  // Now and then declined, now and then a crew is shown first.
  const lists = random.chance(1, 8) ? [all] : [eager, all];
  for (const list of lists) {
    const found = firstLegal(p, seat, random, list);
    if (found) return found;
  }
  return { kind: 'pass' };
}

function sampleExchange(p: Position, a: Ship['id'], b: Ship['id'], random: Random): Command[] {
  const pieces = [theShip(p, a), theShip(p, b)].flatMap((s) => [
    ...s.crew.map((c) => ({ crew: c.id })),
    ...s.treasure.map((t) => ({ treasure: t.id })),
  ]);
  return [2, 4].map((share) => ({ kind: 'exchange', items: pieces.filter(() => random.chance(1, share)) }));
}

function sampleTurn(p: Position, seat: Seat, random: Random): Command {
  const own = random.shuffle(p.ships.filter((s) => s.owner === seat && s.pose !== null));
  for (const ship of own) {
    const command = sampleShip(p, seat, ship, random);
    if (command) return command;
  }
  const end: Command = { kind: 'end-turn' };
  if (!random.chance(1, 12) && !refusalOf(p, seat, end)) return end;
  return firstLegal(p, seat, random, turnCandidates(p, seat)) ?? forcedMove(p, own, random) ?? end;
}

/** One ship's next command; null when she has nothing sensible left to do. */
function sampleShip(p: Position, seat: Seat, ship: Ship, random: Random): Command | null {
  const legal = (command: Command | null): Command | null =>
    command && !refusalOf(p, seat, command) ? command : null;
  if (isFreeMove(p, ship)) {
    const free = moveRefusal(p, ship) ? null : legal(sampleMove(p, ship, random));
    if (free) return free;
  }
  if (random.chance(1, 10)) {
    const any = turnCandidates(p, seat).filter(
      (c) => c.kind === 'use' || c.kind === 'transfer' || c.kind === 'explore' || c.kind === 'release-tow',
    );
    const found = firstLegal(p, seat, random, any.slice(0, 40));
    if (found) return found;
  }
  const explores = legal({ kind: 'explore', ship: ship.id, with: null });
  if (explores && freeSpace(p, ship) > 0) return explores;
  if (!actionRefusal(p, ship, 'shoot') && random.chance(2, 3)) {
    const shot = firstLegal(p, seat, random, shots(p, ship));
    if (shot) return shot;
  }
  if (!actionRefusal(p, ship, 'repair') && random.chance(1, 2)) {
    const mast = ship.masts.indexOf(false);
    const repairs = legal({ kind: 'repair', ship: ship.id, mast });
    if (repairs) return repairs;
  }
  return actionRefusal(p, ship, 'move') ? null : legal(sampleMove(p, ship, random));
}

function forcedMove(p: Position, own: readonly Ship[], random: Random): Command | null {
  for (const ship of own) {
    if (actionRefusal(p, ship, 'move')) continue;
    const command = sampleMove(p, ship, random);
    if (command) return command;
  }
  return null;
}

/** Where she would like to be: home with treasure, else at an island with some, else at an enemy. */
function goalOf(p: Position, ship: Ship, random: Random): { x: number; y: number } {
  const home = homeOf(p, ship.owner);
  if (home && ship.treasure.some((t) => (t.face?.gold ?? 1) > 0) && random.chance(7, 8)) return home.pose;
  const wild = p.islands.filter((i) => i.treasure.length > 0 && i.home === null && mayDock(p, ship, i));
  if (wild.length > 0 && freeSpace(p, ship) > 0 && random.chance(3, 4))
    return nearest(
      ship,
      wild.map((i) => i.pose),
    );
  const enemies = p.ships
    .filter((s) => isEnemy(ship, s))
    .map((s) => s.pose)
    .filter((at) => at !== null);
  return enemies.length > 0 && random.chance(3, 4) ? nearest(ship, enemies) : anywhere(random);
}

function nearest(ship: Ship, places: readonly Pose[]): Pose {
  const from = ship.pose ?? pose(0, 0, 0);
  const far = (a: Pose) => (a.x - from.x) ** 2 + (a.y - from.y) ** 2;
  return places.reduce((best, at) => (far(at) < far(best) ? at : best));
}

/** Segments towards a goal, each clamped to what is free; a heading aside of it now and then. */
function sampleMove(p: Position, ship: Ship, random: Random): Command | null {
  const movement = movementOf(p, ship);
  if (!movement || !ship.pose) return null;
  if (random.chance(1, 40))
    return { kind: 'come-about', ship: ship.id, heading: millidegree(random.below(360_000)) };
  const goal = goalOf(p, ship, random);
  for (let tries = 0; tries < 5; tries++) {
    const bars = random.shuffle([
      ...movement.base,
      ...(p.options.bonusSegment === 'last' ? [] : movement.extra),
    ]);
    const segments: Segment[] = [];
    let at: Pose = ship.pose;
    for (const bar of bars) {
      const aside = (random.below(2 * tries + 1) - tries) * 35_000 + random.below(8000) - 4000;
      const heading = quarterDegree(bearing(at, goal) + aside);
      const leg = legOf(p, ship, at, { bar, heading });
      const travel = nearestRest(leg.rests, BAR[bar]);
      if (travel === null) continue;
      const segment = { bar, heading, travel: toGrid(travel) };
      segments.push(segment);
      at = endOfLeg(leg, toMm(segment.travel)) ?? at;
      if (leg.caught || islandTouched(p, ship, leg, at)) break;
    }
    if (segments.length > 0) return { kind: 'move', ship: ship.id, segments };
  }
  return { kind: 'come-about', ship: ship.id, heading: millidegree(random.below(360_000)) };
}

/** Fine enough for chance, and coarse enough that hulls turned so are met again and needn't be made anew. */
const quarterDegree = (angle: number): Millidegree => millidegree(Math.round(angle / 250) * 250);

/** She would dock there: no reason to sail on. */
function islandTouched(p: Position, ship: Ship, leg: Leg, at: Pose): boolean {
  if (!leg.sweep.bow.some(({ id }) => p.islands.some((i) => i.id === id))) return false;
  const there = { ...ship, pose: at };
  const island = islandAtBow(p, there);
  return island !== undefined && island.id !== ship.docked;
}
