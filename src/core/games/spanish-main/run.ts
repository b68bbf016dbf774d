import type { Random, Seat } from '../../engine';
import type { CrewRef, Event, IslandRef, ShipRef, TreasureRef } from './events';
import { crewCard, islandShape, shipCard } from './roster';
import type { Crew, Island, Position, Ship, ShipTurn, State, Treasure } from './state';
import type { Task } from './tasks';

/** A command being carried out: the state that it changes, chance, and what has happened so far. */
export type Run = { readonly state: State; readonly random: Random; readonly events: Event[] };

export const emit = (run: Run, event: Event): void => {
  run.events.push(event);
};

export const shipName = (p: Pick<Position, 'options'>, ship: Ship): string =>
  shipCard(p.options, ship.card).name;
export const shipRef = (p: Pick<Position, 'options'>, ship: Ship): ShipRef => ({
  id: ship.id,
  name: shipName(p, ship),
});
export const islandRef = (p: Pick<Position, 'options'>, island: Island): IslandRef => ({
  id: island.id,
  name: islandShape(p.options, island.shape).name,
});

/** Everybody at the table, where a face is open to all. */
const all = (p: Position): Seat[] => Array.from({ length: p.seats }, (_, i) => i as Seat);

export const crewRef = (p: Position, crew: Crew, open = crew.up): CrewRef => ({
  id: crew.id,
  name: crew.card === null ? null : crewCard(p.options, crew.card).name,
  knownTo: open ? all(p) : [...new Set([crew.owner, ...crew.seenBy])].sort((a, b) => a - b),
});

export const treasureRef = (p: Position, treasure: Treasure, open = treasure.up): TreasureRef => ({
  id: treasure.id,
  face: treasure.face,
  open,
  knownTo: open ? all(p) : [...treasure.seenBy],
});

/** A task on top of all others: it comes next. */
export const push = (run: Run, task: Task): void => {
  run.state.turn.tasks.push(task);
};
export const topTask = (p: Position): Task | undefined => p.turn.tasks[p.turn.tasks.length - 1];

/** Whose turn it is. @throws RangeError before there are turns */
export function turnSeat(p: Position): Seat {
  const seat = p.order[p.turn.at];
  if (seat === undefined) throw new RangeError('nobody has a turn yet');
  return seat;
}

const fresh: ShipTurn = { given: [], extra: 0, twice: null, once: [] };
export const shipTurn = (p: Position, ship: Ship): ShipTurn => p.turn.ships[ship.id] ?? fresh;

/** The same to write into. */
export function shipTurnOf(run: Run, ship: Ship): ShipTurn {
  const turns = run.state.turn.ships;
  const known = turns[ship.id];
  if (known) return known;
  const made: ShipTurn = { given: [], extra: 0, twice: null, once: [] };
  turns[ship.id] = made;
  return made;
}

/** Abilities of the kind "once a turn", spent for each ship. */
export const isSpent = (p: Position, ship: Ship, kind: string): boolean =>
  shipTurn(p, ship).once.includes(kind);
export const spend = (run: Run, ship: Ship, kind: string): void => {
  shipTurnOf(run, ship).once.push(kind);
};

/** Something that counts has changed in this round [end rule 4]. */
export const stir = (run: Run): void => {
  run.state.stirred = true;
};

/** Turns a crew face up, for good. Nothing happens when it is up already. */
export function reveal(run: Run, ship: Ship | null, crew: Crew | null): void {
  if (!crew || crew.up) return;
  crew.up = true;
  const { state } = run;
  emit(run, {
    kind: 'crew-shown',
    seat: crew.owner,
    ship: ship && shipRef(state, ship),
    crew: crewRef(state, crew),
    final: true,
  });
}

/** Adds a looker, in seat order, so that equal knowledge is equal JSON. */
export function seenBy(piece: { seenBy: Seat[] }, seat: Seat): void {
  if (!piece.seenBy.includes(seat)) piece.seenBy = [...piece.seenBy, seat].sort((a, b) => a - b);
}
