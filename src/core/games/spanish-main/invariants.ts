import { mastsOf } from './cards';
import { crewPoints, isOverfull } from './hold';
import { findCrewCard, findShipCard, shipCard } from './roster';
import { allCrew, allTreasure, type Crew, type Position, type Ship, type Treasure } from './state';
import { isDerelict, islandObstacles, overlaps, placed, shipById, shipObstacle, theIsland } from './table';

/** What always holds between two commands; a list of what doesn't. */
export function invariants(p: Position): string[] {
  const crew = allCrew(p);
  const treasure = allTreasure(p);
  return [
    ...cards(p, crew),
    ...ids([...p.ships, ...p.islands, ...crew, ...treasure]),
    ...gold(p, treasure),
    ...places(p),
    ...holds(p),
    ...tows(p),
    ...turnFaults(p),
  ];
}

function cards(p: Position, all: readonly Crew[]): string[] {
  const ships = p.ships.filter((s) => findShipCard(p.options, s.card)?.cannons.length !== s.masts.length);
  const crew = all.filter((c) => c.card !== null && !findCrewCard(p.options, c.card));
  return [
    ...ships.map((s) => `${s.id} is no ship of the roster, or has not its masts`),
    ...crew.map((c) => `${c.id} is no crew of the roster`),
  ];
}

function ids(pieces: readonly { readonly id: string }[]): string[] {
  const seen = new Set(pieces.map((piece) => piece.id));
  return seen.size === pieces.length ? [] : ['two pieces have one id'];
}

/** Gold is conserved: home, at sea, ashore, destroyed. */
function gold(p: Position, treasure: readonly Treasure[]): string[] {
  const home = p.islands.flatMap((i) => i.gold).reduce((sum, n) => sum + n, 0);
  const loose = treasure.reduce((sum, t) => sum + (t.face?.gold ?? 0), 0);
  const total = home + loose + p.lost;
  return total === p.startGold + p.added
    ? []
    : [`${total} gold is accounted for, not ${p.startGold} and ${p.added} added`];
}

/** Nothing lies over anything else, and docked ships touch their island. */
function places(p: Position): string[] {
  const out: string[] = [];
  const at = p.ships.filter((s) => s.pose !== null);
  const hulls = at.map((ship) => shipObstacle(p, ship));
  const islands = islandObstacles(p);
  at.forEach((ship, i) => {
    const her = placed(p, ship);
    for (const other of [...hulls.slice(i + 1), ...islands])
      if (overlaps(her, other.outline)) out.push(`${ship.id} lies over ${other.id}`);
    if (ship.docked !== null && !p.islands.some((isle) => isle.id === ship.docked))
      out.push(`${ship.id} is docked nowhere`);
  });
  return out;
}

/** [A9] Space and points, except while her owner is asked what to drop. */
function holds(p: Position): string[] {
  const asked = (ship: Ship) => p.turn.tasks.some((t) => t.kind === 'overfull' && t.ship === ship.id);
  return p.ships.flatMap((ship) => {
    const full = isOverfull(p, ship) && !asked(ship);
    const dear = crewPoints(p, ship) > shipCard(p.options, ship.card).points;
    return [
      ...(full ? [`${ship.id} carries more than she holds`] : []),
      ...(dear ? [`${ship.id} carries crew worth more than herself`] : []),
    ];
  });
}

function tows(p: Position): string[] {
  return p.ships.flatMap((tower) => {
    if (!tower.tows) return [];
    const derelict = shipById(p, tower.tows);
    const others = p.ships.filter((s) => s.tows === tower.tows).length;
    const sound =
      derelict &&
      isDerelict(derelict) &&
      derelict.owner === tower.owner &&
      others === 1 &&
      !isDerelict(tower);
    return sound ? [] : [`${tower.id} tows what can't be towed`];
  });
}

function turnFaults(p: Position): string[] {
  const out: string[] = [];
  const named = new Set(p.ships.map((s) => s.id));
  for (const task of p.turn.tasks)
    if (!named.has(task.ship)) out.push(`${task.kind} waits for ${task.ship}, which is gone`);
  if (p.phase.kind !== 'turns' && p.turn.tasks.length > 0)
    out.push('a task waits although there are no turns');
  for (const ship of p.ships) if (ship.docked !== null) theIsland(p, ship.docked);
  for (const ship of p.ships) {
    const card = findShipCard(p.options, ship.card);
    if (card && mastsOf(card.hull) !== ship.masts.length) out.push(`${ship.id} has not her hull's masts`);
  }
  return out;
}
