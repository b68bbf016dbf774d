import { sumOf, withHidden } from './abilities/working';
import type { CrewCard } from './cards';
import { crewCard, shipCard } from './roster';
import type { Crew, Position, Ship, Treasure } from './state';

/** The card of a crew whose face is known here. */
export const cardOfCrew = (p: Pick<Position, 'options'>, crew: Crew): CrewCard | null =>
  crew.card === null ? null : crewCard(p.options, crew.card);

/** Spaces that a crew takes; one whose face is unknown counts as one [I7]. */
const spaces = (p: Position, crew: Crew): number => cardOfCrew(p, crew)?.spaces ?? 1;

/** A unique treasure takes no space [F5]; an unknown one is never unique, for those travel face up. */
const room = (treasure: Treasure): number => (treasure.face?.unique ? 0 : 1);

/** Linked crew on one ship are worth one space for each pair [I8]. */
function linkedPairs(p: Position, crew: readonly Crew[]): number {
  const cards = crew.map((c) => cardOfCrew(p, c)).filter((c) => c !== null);
  const halves = cards.filter((card) => card.link !== null && cards.some((other) => other.id === card.link));
  return Math.floor(new Set(halves.map((card) => card.id)).size / 2);
}

/** Her hold, with whatever her owner may turn up to enlarge it. */
export function capacity(p: Position, ship: Ship): number {
  const own =
    shipCard(p.options, ship.card).cargo + linkedPairs(p, ship.crew) + sumOf(p, ship, (a) => a.spaces ?? 0);
  const hidden = withHidden(p, ship, (a) => a.spaces !== undefined) ? 1 : 0;
  return own + (sumOf(p, ship, (a) => a.spaces ?? 0) > 0 ? 0 : hidden);
}
/** The same without any help from face-down crew. */
export const openCapacity = (p: Position, ship: Ship): number =>
  shipCard(p.options, ship.card).cargo + linkedPairs(p, ship.crew) + sumOf(p, ship, (a) => a.spaces ?? 0);

export const usedSpace = (p: Position, ship: Ship): number =>
  ship.crew.reduce((sum, c) => sum + spaces(p, c), 0) + ship.treasure.reduce((sum, t) => sum + room(t), 0);

export const freeSpace = (p: Position, ship: Ship): number => capacity(p, ship) - usedSpace(p, ship);

/** More aboard than she holds? Nothing makes a hold smaller than it is printed, which answers most questions. */
export function isOverfull(p: Position, ship: Ship): boolean {
  const used = usedSpace(p, ship);
  return used > shipCard(p.options, ship.card).cargo && used > capacity(p, ship);
}

/** [A9] Printed points of the crew aboard; they may not exceed the ship's own. */
export const crewPoints = (p: Position, ship: Ship): number =>
  ship.crew.reduce((sum, c) => sum + (cardOfCrew(p, c)?.points ?? 0), 0);

export const faceDown = (ship: Ship): boolean => ship.crew.some((c) => !c.up);
