import type { Violation } from '../../engine';
import { has } from './abilities/working';
import { asked, done, gone, hasItem, notAsked, sameItem } from './answer';
import { moveTreasure } from './cargo';
import type { Item } from './commands';
import { checkHold } from './crew';
import { mostToTake, takeTreasure } from './explore';
import { type Handlers, refuse } from './handler';
import { crewPoints, isOverfull, usedSpace } from './hold';
import { shipCard } from './roster';
import { crewRef, emit, type Run, seenBy, shipName, stir } from './run';
import { type Crew, knowsCrew, type Position, type Ship, type Treasure } from './state';
import { shipById, theIsland, theShip } from './table';

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
    if (isOverfull(p, after) && usedSpace(p, after) > usedSpace(p, ship))
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
    const learns = !knowsCrew(crew, to.owner);
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
      ...(learns && { final: true }),
    });
  }
  for (const ship of [a, b]) checkHold(run, ship);
}

/** What an explorer takes, and what changes ships. */
export const cargoHandlers: Pick<Handlers, 'take' | 'exchange'> = {
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
};
