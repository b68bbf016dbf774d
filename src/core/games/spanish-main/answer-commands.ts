import type { Seat, Violation } from '../../engine';
import { abilitiesOf } from './abilities/registry';
import { has } from './abilities/working';
import { moveTreasure, stow } from './cargo';
import type { Item } from './commands';
import { checkHold, dropItem, removeCrew } from './crew';
import { loseMast, restoreMast } from './damage';
import { mostToTake, takeTreasure } from './explore';
import { type Handlers, refuse } from './handler';
import { crewPoints, isOverfull } from './hold';
import { treasureId } from './ids';
import { declineBoarding, plunder, prizes, ram, startBoarding } from './ram';
import { shipCard, uniqueCard } from './roster';
import { crewRef, emit, type Run, seenBy, shipName, shipRef, stir, topTask } from './run';
import type { Crew, Position, Ship, Treasure } from './state';
import { shipById, theIsland, theShip } from './table';
import type { Task, TaskOf } from './tasks';
import { canTow, startTow } from './tow';

type AnswerKind =
  | 'pass'
  | 'lose-mast'
  | 'lose-crew'
  | 'drop'
  | 'destroy'
  | 'restore-mast'
  | 'ram'
  | 'board'
  | 'plunder'
  | 'raid'
  | 'take'
  | 'exchange'
  | 'tow'
  | 'plague-to';

/** The task that waits, if it is of this kind and this seat's. */
export function asked<K extends Task['kind']>(p: Position, seat: Seat, kind: K): TaskOf<K> | null {
  const task = topTask(p);
  return task?.kind === kind && task.seat === seat ? (task as TaskOf<K>) : null;
}

const notAsked = () => refuse('not-asked', 'D0');
const gone = (): Violation => refuse('no-such-target', 'D0');

/** Takes the waiting task off; null when it is of another kind. */
function done<K extends Task['kind']>(run: Run, kind: K): TaskOf<K> | null {
  const task = topTask(run.state);
  if (task?.kind !== kind) return null;
  run.state.turn.tasks.pop();
  return task as TaskOf<K>;
}

export const optional: ReadonlySet<Task['kind']> = new Set([
  'volley',
  'brace',
  'destroy-cargo',
  'restore-mast',
  'ram',
  'board',
  'plunder',
  'raid',
  'explore-now',
  'exchange',
  'tow',
]);

export const hasItem = (ship: Ship, item: Item): boolean =>
  'crew' in item
    ? ship.crew.some((c) => c.id === item.crew)
    : ship.treasure.some((t) => t.id === item.treasure);

/** What may be destroyed by a hit: treasure, and crew that can be removed. */
export const destroyable = (p: Position, ship: Ship): Item[] => [
  ...(has(p, ship, (a) => a.crewSafe) ? [] : ship.crew.map((c) => ({ crew: c.id }))),
  ...ship.treasure.map((t) => ({ treasure: t.id })),
];
const sameItem = (a: Item, b: Item): boolean =>
  'crew' in a ? 'crew' in b && a.crew === b.crew : 'treasure' in b && a.treasure === b.treasure;

/** Both holds and crews after the exchange: within space and points on either side [F7][A9]. */
function exchangeCheck(p: Position, a: Ship, b: Ship, items: readonly Item[]): Violation | null {
  if (items.some((item, i) => items.findIndex((other) => sameItem(item, other)) !== i)) return gone();
  if (!items.every((item) => hasItem(a, item) || hasItem(b, item))) return gone();
  for (const [ship, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const after = afterExchange(ship, other, items);
    const refusal = crewAfter(p, ship, after);
    if (refusal) return refusal;
    if (
      isOverfull(p, after) &&
      after.treasure.length + after.crew.length > ship.treasure.length + ship.crew.length
    )
      return refuse('hold-full', 'F7', { ship: shipName(p, ship) });
  }
  return null;
}

function crewAfter(p: Position, ship: Ship, after: Ship): Violation | null {
  if (after.crew.every((c) => ship.crew.includes(c))) return null;
  if (has(p, ship, (x) => x.noCrew))
    return refuse('carries-no-crew', 'ability.no-crew', { ship: shipName(p, ship) });
  const dear = crewPoints(p, after) > shipCard(p.options, ship.card).points;
  return dear ? refuse('crew-too-dear', 'A9', { ship: shipName(p, ship) }) : null;
}

function afterExchange(ship: Ship, other: Ship, items: readonly Item[]): Ship {
  const named = (piece: Crew | Treasure) =>
    items.some((i) => ('crew' in i ? i.crew : i.treasure) === piece.id);
  return {
    ...ship,
    crew: [...ship.crew.filter((c) => !named(c)), ...other.crew.filter(named)],
    treasure: [...ship.treasure.filter((t) => !named(t)), ...other.treasure.filter(named)],
  };
}

function exchange(run: Run, a: Ship, b: Ship, items: readonly Item[]): void {
  for (const item of items) {
    const [from, to] = hasItem(a, item) ? [a, b] : [b, a];
    if ('treasure' in item) {
      const treasure = from.treasure.find((t) => t.id === item.treasure);
      if (treasure) moveTreasure(run, from, to, treasure);
      continue;
    }
    const crew = from.crew.find((c) => c.id === item.crew);
    if (!crew) continue;
    from.crew = from.crew.filter((c) => c.id !== crew.id);
    // Whoever sails the ship commands her crew.
    seenBy(crew, crew.owner);
    crew.owner = to.owner;
    to.crew.push(crew);
    stir(run);
    const { state } = run;
    emit(run, {
      kind: 'crew-moved',
      seat: a.owner,
      crew: crewRef(state, crew),
      to: to.id,
      place: shipName(state, to),
    });
  }
  for (const ship of [a, b]) checkHold(run, ship);
}

/** The lowest free number: ids of treasure never come back while it is on the table. */
function freshTreasure(p: Position): Treasure['id'] {
  const taken = new Set(
    [...p.ships.flatMap((s) => s.treasure), ...p.islands.flatMap((i) => i.treasure)].map((t) => t.id),
  );
  let n = 1;
  while (taken.has(treasureId(n))) n += 1;
  return treasureId(n);
}

export const answerHandlers: Pick<Handlers, AnswerKind> = {
  pass: {
    check: (p, seat) => {
      const task = topTask(p);
      return task && task.seat === seat && optional.has(task.kind) ? null : notAsked();
    },
    play: (run) => {
      const task = run.state.turn.tasks.pop();
      // [D23] The other player may board where this one declines.
      if (task?.kind === 'board') declineBoarding(run, task);
    },
  },
  'lose-mast': {
    check: (p, seat, { mast }) => {
      const task = asked(p, seat, 'lose-mast');
      if (!task) return notAsked();
      return theShip(p, task.ship).masts[mast]
        ? null
        : refuse('no-such-mast', 'H1', { ship: shipName(p, theShip(p, task.ship)) });
    },
    play: (run, _seat, { mast }) => {
      const task = done(run, 'lose-mast');
      if (!task) return;
      if (task.count > 1) run.state.turn.tasks.push({ ...task, count: task.count - 1 });
      loseMast(run, theShip(run.state, task.ship), mast, task.by);
    },
  },
  'lose-crew': {
    check: (p, seat, { crew }) => {
      const task = asked(p, seat, 'lose-crew');
      if (!task) return notAsked();
      return hasItem(theShip(p, task.ship), { crew }) ? null : gone();
    },
    play: (run, _seat, { crew: id }) => {
      const task = done(run, 'lose-crew');
      const ship = task && theShip(run.state, task.ship);
      const crew = ship?.crew.find((c) => c.id === id);
      if (ship && crew) removeCrew(run, ship, crew);
    },
  },
  drop: {
    check: (p, seat, { item }) => {
      const task = asked(p, seat, 'overfull');
      if (!task) return notAsked();
      return hasItem(theShip(p, task.ship), item) ? null : gone();
    },
    play: (run, _seat, { item }) => {
      const task = topTask(run.state);
      if (task?.kind === 'overfull') dropItem(run, theShip(run.state, task.ship), item);
    },
  },
  destroy: {
    check: (p, seat, { item }) => {
      const task = asked(p, seat, 'destroy-cargo');
      if (!task) return notAsked();
      return destroyable(p, theShip(p, task.ship)).some((one) => sameItem(one, item)) ? null : gone();
    },
    play: (run, _seat, { item }) => {
      const task = done(run, 'destroy-cargo');
      if (!task) return;
      const ship = theShip(run.state, task.ship);
      const crew = 'crew' in item ? ship.crew.find((c) => c.id === item.crew) : undefined;
      if (crew) removeCrew(run, ship, crew);
      else dropItem(run, ship, item);
    },
  },
  'restore-mast': {
    check: (p, seat, { mast }) => {
      const task = asked(p, seat, 'restore-mast');
      if (!task) return notAsked();
      return theShip(p, task.ship).masts[mast] === false
        ? null
        : refuse('no-such-mast', 'H8', { ship: shipName(p, theShip(p, task.ship)) });
    },
    play: (run, _seat, { mast }) => {
      const task = done(run, 'restore-mast');
      if (task) restoreMast(run, theShip(run.state, task.ship), mast);
    },
  },
  ram: {
    check: (p, seat, { target }) => {
      const task = asked(p, seat, 'ram');
      if (!task) return notAsked();
      return task.targets.includes(target) ? null : gone();
    },
    // [D9] One ram, whichever of several is chosen.
    play: (run, _seat, { target }) => {
      const task = done(run, 'ram');
      if (task) ram(run, theShip(run.state, task.ship), theShip(run.state, target));
    },
  },
  board: {
    check: (p, seat) => (asked(p, seat, 'board') ? null : notAsked()),
    play: (run) => {
      const task = done(run, 'board');
      if (task) startBoarding(run, task);
    },
  },
  plunder: {
    check: (p, seat, { item }) => {
      const task = asked(p, seat, 'plunder');
      const from = task && shipById(p, task.from);
      if (!task || !from) return notAsked();
      const ok = prizes(p, theShip(p, task.ship), from).some((one) => sameItem(one, item));
      return ok ? null : refuse('not-a-prize', 'D20', { ship: shipName(p, from) });
    },
    play: (run, _seat, { item }) => {
      const task = done(run, 'plunder');
      const from = task && shipById(run.state, task.from);
      if (task && from) plunder(run, theShip(run.state, task.ship), from, item);
    },
  },
  raid: {
    check: (p, seat, { gold }) => {
      const task = asked(p, seat, 'raid');
      if (!task) return notAsked();
      return theIsland(p, task.island).gold.includes(gold)
        ? null
        : refuse('no-such-gold', 'ability.home-raid');
    },
    play: (run, seat, { gold }) => {
      const task = done(run, 'raid');
      if (!task) return;
      const { state } = run;
      const island = theIsland(state, task.island);
      const ship = theShip(state, task.ship);
      island.gold.splice(island.gold.indexOf(gold), 1);
      stir(run);
      emit(run, { kind: 'raided', seat, ship: shipRef(state, ship), home: island.home ?? seat, gold });
      // It lay face up at that home, so everybody knows it.
      stow(run, ship, { id: freshTreasure(state), face: { gold, unique: null }, up: true, seenBy: [] });
    },
  },
  take: {
    check: (p, seat, { treasure }) => {
      const task = asked(p, seat, 'take');
      if (!task) return notAsked();
      const ship = theShip(p, task.ship);
      const island = theIsland(p, task.island);
      if (
        new Set(treasure).size !== treasure.length ||
        !treasure.every((id) => island.treasure.some((t) => t.id === id))
      )
        return gone();
      const most = mostToTake(p, ship, island);
      return treasure.length <= most ? null : refuse('hold-full', 'F5', { ship: shipName(p, ship) });
    },
    play: (run, _seat, { treasure }) => {
      const task = done(run, 'take');
      if (!task) return;
      const island = theIsland(run.state, task.island);
      const chosen = island.treasure.filter((t) => treasure.includes(t.id));
      takeTreasure(run, theShip(run.state, task.ship), island, chosen);
    },
  },
  exchange: {
    check: (p, seat, { items }) => {
      const task = asked(p, seat, 'exchange');
      const other = task && shipById(p, task.with);
      return task && other ? exchangeCheck(p, theShip(p, task.ship), other, items) : notAsked();
    },
    play: (run, _seat, { items }) => {
      const task = done(run, 'exchange');
      const other = task && shipById(run.state, task.with);
      if (task && other) exchange(run, theShip(run.state, task.ship), other, items);
    },
  },
  tow: {
    check: (p, seat, { target }) => {
      const task = asked(p, seat, 'tow');
      const derelict = shipById(p, target);
      if (!task || !derelict || !task.targets.includes(target)) return notAsked();
      return canTow(p, theShip(p, task.ship), derelict) ? null : refuse('no-room-for-tow', 'E2');
    },
    play: (run, _seat, { target }) => {
      const task = done(run, 'tow');
      if (task) startTow(run, theShip(run.state, task.ship), theShip(run.state, target));
    },
  },
  'plague-to': {
    check: (p, seat, { target }) => {
      const task = asked(p, seat, 'plague');
      return task?.targets.includes(target) ? null : notAsked();
    },
    play: (run, _seat, { target }) => {
      const task = done(run, 'plague');
      const from = task && theShip(run.state, task.ship);
      const unique = from?.treasure.find(
        (t) => t.face?.unique && abilitiesOf(uniqueCard(t.face.unique).ability).some((a) => a.jumps),
      );
      if (from && unique) moveTreasure(run, from, theShip(run.state, target), unique);
    },
  },
};
