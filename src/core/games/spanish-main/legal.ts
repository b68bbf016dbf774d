import type { Legal, Seat } from '../../engine';
import { millimetre, within } from '../../geometry';
import type { UseChoice } from './abilities/hooks';
import { crewAbilities, has, working } from './abilities/working';
import { actionRefusal, moveRefusal } from './actions';
import { destroyable, optional } from './answer';
import { BAR } from './cards';
import type { Command, Item } from './commands';
import { inContact, isEnemy } from './contact-graph';
import { mostToTake } from './explore';
import { gunsOf } from './guns';
import { unplaced } from './home-commands';
import type { TreasureId } from './ids';
import { isFreeMove, movementOf } from './movement';
import { pointsOf } from './muster';
import type { Open } from './open';
import { refusalOf, toAct } from './play';
import { prizes } from './ram';
import { topTask } from './run';
import type { Island, Position, Ship } from './state';
import { placed, shipById, theIsland, theShip } from './table';
import type { Task } from './tasks';

/** Up to this many treasures each way of taking some is listed. */
const LISTED = 5;

/** What `seat` may do: all commands that can be counted, and a description of the choices that can't. */
export function legal(p: Position, seat: Seat): Legal<Command, Open> {
  if (!toAct(p).includes(seat)) return { commands: [], open: [] };
  const candidates = p.phase.kind === 'turns' ? turnCandidates(p, seat) : setupCandidates(p);
  return {
    commands: candidates.filter((command) => refusalOf(p, seat, command) === null),
    open: p.phase.kind === 'turns' ? turnOpen(p, seat) : setupOpen(p, seat),
  };
}

function setupCandidates(p: Position): Command[] {
  switch (p.phase.kind) {
    case 'order':
      return [{ kind: 'roll-for-order' }];
    case 'islands':
      return [{ kind: 'declare-no-room' }];
    case 'homes':
      return p.islands.map((i) => ({ kind: 'choose-home', island: i.id }));
    default:
      return [];
  }
}

function setupOpen(p: Position, seat: Seat): Open[] {
  const { phase, options } = p;
  if (phase.kind === 'fleets') {
    return [
      { kind: 'choose-fleet', points: pointsOf(options, seat), coins: options.coins, gold: options.gold },
    ];
  }
  if (phase.kind === 'islands') {
    const shape = phase.left[0];
    return shape === undefined ? [] : [{ kind: 'place-island', shape, left: phase.left.length }];
  }
  if (phase.kind === 'ships') {
    const home = p.islands.find((i) => i.home === seat);
    return home ? unplaced(p, seat).map((s) => ({ kind: 'place-ship', ship: s.id, island: home.id })) : [];
  }
  if (phase.kind === 'crew')
    return [{ kind: 'assign-crew', crew: (p.reserves[seat] ?? []).map((r) => r.crew.id) }];
  return [];
}

export const ownShips = (p: Position, seat: Seat): Ship[] =>
  p.ships.filter((s) => s.owner === seat && s.pose !== null);

/** Everything that might be a command now; `check` has the last word. */
export function turnCandidates(p: Position, seat: Seat): Command[] {
  const reveals: Command[] = ownShips(p, seat).flatMap((s) =>
    s.crew
      .filter((c) => !c.up && c.owner === seat)
      .map((c) => ({ kind: 'reveal-crew' as const, crew: c.id })),
  );
  const task = topTask(p);
  if (task) return [...taskCandidates(p, task), ...reveals];
  return [
    { kind: 'end-turn' },
    ...ownShips(p, seat).flatMap((s) => [...actionCandidates(p, s), ...freeCandidates(p, s)]),
    ...transfersFromShore(p, seat),
    ...reveals,
  ];
}

function actionCandidates(p: Position, ship: Ship): Command[] {
  const commands: Command[] = [];
  if (!actionRefusal(p, ship, 'explore')) {
    commands.push({ kind: 'explore', ship: ship.id, with: null });
    for (const other of p.ships)
      if (other.id !== ship.id && inContact(p, ship, other))
        commands.push({ kind: 'explore', ship: ship.id, with: other.id });
  }
  if (!actionRefusal(p, ship, 'shoot')) commands.push(...shots(p, ship));
  if (!actionRefusal(p, ship, 'repair')) {
    ship.masts.forEach((stands, mast) => {
      if (!stands) commands.push({ kind: 'repair', ship: ship.id, mast });
    });
  }
  return commands;
}

/** Each gun at each enemy, at its own range or, with the ability, at twice that. */
export function shots(p: Position, ship: Ship): Command[] {
  const long = has(p, ship, (a) => a.longShot) ? [false, true] : [false];
  // Whatever a hull is further away than the longest bar is out of every gun's range; saves most of the measuring.
  const reach = millimetre(BAR.L * long.length);
  const near = (s: Ship) => s.pose !== null && within(placed(p, ship), placed(p, s), reach);
  const enemies = p.ships.filter((s) => isEnemy(ship, s) && near(s));
  return gunsOf(p, ship).flatMap(({ gun }) =>
    enemies.flatMap((target) =>
      long.map((far) => ({ kind: 'fire' as const, ship: ship.id, gun, target: target.id, long: far })),
    ),
  );
}

function freeCandidates(p: Position, ship: Ship): Command[] {
  const commands: Command[] = [];
  if (ship.tows) commands.push({ kind: 'release-tow', ship: ship.id });
  if (ship.docked !== null) {
    const here = ownShips(p, ship.owner).filter((s) => s.docked === ship.docked && s.id !== ship.id);
    for (const crew of ship.crew) {
      commands.push({ kind: 'transfer', crew: crew.id, to: null });
      for (const other of here) commands.push({ kind: 'transfer', crew: crew.id, to: other.id });
    }
  }
  return [...commands, ...uses(p, ship)];
}

function transfersFromShore(p: Position, seat: Seat): Command[] {
  return p.islands.flatMap((island) => {
    const docked = ownShips(p, seat).filter((s) => s.docked === island.id);
    const crew = island.crew.filter((c) => c.owner === seat);
    return crew.flatMap((c) => docked.map((s) => ({ kind: 'transfer' as const, crew: c.id, to: s.id })));
  });
}

/** Abilities used by choice, those of face-down crew among them; the same one listed once. */
export function uses(p: Position, ship: Ship): Command[] {
  const abilities = [
    ...working(p, ship),
    ...ship.crew.filter((c) => !c.up).flatMap((c) => crewAbilities(p, ship, c)),
  ];
  const known = new Map(abilities.filter((a) => a.use).map((a) => [a.keyword, a]));
  return [...known.values()].flatMap((a) =>
    (a.use?.choices(p, ship) ?? []).map((choice: UseChoice) => ({
      kind: 'use' as const,
      ability: a.keyword,
      ship: ship.id,
      ...choice,
    })),
  );
}

const items = (ship: Ship): Item[] => [
  ...ship.crew.map((c) => ({ crew: c.id })),
  ...ship.treasure.map((t) => ({ treasure: t.id })),
];

function taskCandidates(p: Position, task: Task): Command[] {
  const ship = theShip(p, task.ship);
  const pass: Command[] = optional.has(task.kind) ? [{ kind: 'pass' }] : [];
  const masts = (standing: boolean) => ship.masts.flatMap((m, i) => (m === standing ? [i] : []));
  switch (task.kind) {
    case 'volley':
      return [...shots(p, ship), ...pass];
    case 'lose-mast':
      return masts(true).map((mast) => ({ kind: 'lose-mast', mast }));
    case 'restore-mast':
      return [...masts(false).map((mast) => ({ kind: 'restore-mast' as const, mast })), ...pass];
    case 'lose-crew':
      return ship.crew.map((c) => ({ kind: 'lose-crew', crew: c.id }));
    case 'overfull':
      return items(ship).map((item) => ({ kind: 'drop', item }));
    case 'destroy-cargo':
      return [...destroyable(p, ship).map((item) => ({ kind: 'destroy' as const, item })), ...pass];
    case 'ram':
      return [...task.targets.map((target) => ({ kind: 'ram' as const, target })), ...pass];
    case 'board':
      return [{ kind: 'board' }, ...pass];
    case 'plunder': {
      const from = shipById(p, task.from);
      return [
        ...(from ? prizes(p, ship, from) : []).map((item) => ({ kind: 'plunder' as const, item })),
        ...pass,
      ];
    }
    case 'raid':
      return [...new Set(theIsland(p, task.island).gold)]
        .map((gold): Command => ({ kind: 'raid', gold }))
        .concat(pass);
    case 'explore-now':
      return [
        ...p.turn.tasks
          .filter((t) => t.kind === 'explore-now')
          .map((t) => ({ kind: 'explore' as const, ship: t.ship, with: null })),
        ...pass,
      ];
    case 'take':
      return takes(p, ship, theIsland(p, task.island));
    case 'exchange':
      return [{ kind: 'exchange', items: [] }, ...pass];
    case 'tow':
      return [...task.targets.map((target) => ({ kind: 'tow' as const, target })), ...pass];
    case 'plague':
      return task.targets.map((target) => ({ kind: 'plague-to', target }));
    default:
      return pass;
  }
}

/** Every way of taking some, while there are few. */
function takes(p: Position, ship: Ship, island: Island): Command[] {
  const ids = island.treasure.map((t) => t.id);
  if (ids.length > LISTED) return [{ kind: 'take', treasure: [] }];
  let subsets: TreasureId[][] = [[]];
  for (const id of ids) subsets = [...subsets, ...subsets.map((list) => [...list, id])];
  const most = mostToTake(p, ship, island);
  return subsets.filter((list) => list.length <= most).map((treasure) => ({ kind: 'take', treasure }));
}

function turnOpen(p: Position, seat: Seat): Open[] {
  const task = topTask(p);
  if (task?.kind === 'take') {
    const island = theIsland(p, task.island);
    const space = mostToTake(p, theShip(p, task.ship), island);
    const treasure = island.treasure.map((t) => t.id);
    return treasure.length > LISTED
      ? [{ kind: 'take', ship: task.ship, island: island.id, space, treasure }]
      : [];
  }
  if (task?.kind === 'exchange') {
    const both = [theShip(p, task.ship), ...p.ships.filter((s) => s.id === task.with)];
    const crew = both.flatMap((s) => s.crew.map((c) => c.id));
    const treasure = both.flatMap((s) => s.treasure.map((t) => t.id));
    return [{ kind: 'exchange', ship: task.ship, with: task.with, crew, treasure }];
  }
  return task ? [] : ownShips(p, seat).flatMap((s) => openMove(p, s));
}

export function openMove(p: Position, ship: Ship): Open[] {
  const free = isFreeMove(p, ship);
  if (free ? moveRefusal(p, ship) : actionRefusal(p, ship, 'move')) return [];
  const movement = movementOf(p, ship);
  if (!movement) return [];
  const extra = [...movement.extra, ...movement.hidden.map((h) => h.bar)];
  return [{ kind: 'move', ship: ship.id, base: [...movement.base], extra, comeAbout: !free }];
}
