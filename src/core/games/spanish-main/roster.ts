import { z } from 'zod';
import {
  type CrewCard,
  crewCardSchema,
  type IslandShape,
  islandShapeSchema,
  type ShipCard,
  shipCardSchema,
  type UniqueCard,
  uniqueCardSchema,
} from './cards';
import crewJson from './data/crew.json';
import crimsonJson from './data/crimson-coast.json';
import islandsJson from './data/islands.json';
import shipsJson from './data/ships.json';
import uniqueJson from './data/unique-treasures.json';
import type { CardId } from './ids';
import type { Options } from './options';

export const baseShips: readonly ShipCard[] = z.array(shipCardSchema).parse(shipsJson);
export const baseCrew: readonly CrewCard[] = z.array(crewCardSchema).parse(crewJson);
/** The ships of the second set whose abilities need none of that set's own keywords. */
export const crimsonShips: readonly ShipCard[] = z.array(shipCardSchema).parse(crimsonJson);
export const baseIslands: readonly IslandShape[] = z.array(islandShapeSchema).parse(islandsJson);
export const uniqueTreasures: readonly UniqueCard[] = z.array(uniqueCardSchema).parse(uniqueJson);

const byId = <T extends { readonly id: CardId }>(cards: readonly T[]) =>
  new Map(cards.map((card) => [card.id, card]));
const ships = byId([...baseShips, ...crimsonShips]);
const crew = byId(baseCrew);
const islands = byId(baseIslands);
const uniques = byId(uniqueTreasures);

type Sets = Pick<Options, 'sets' | 'crimsonCoast'>;

/** What may be chosen for a fleet under these options. */
export const shipsOnOffer = (options: Sets): readonly ShipCard[] => [
  ...baseShips,
  ...(options.crimsonCoast ? crimsonShips : []),
  ...options.sets.flatMap((set) => set.ships),
];
export const crewOnOffer = (options: Sets): readonly CrewCard[] => [
  ...baseCrew,
  ...options.sets.flatMap((set) => set.crew),
];
export const islandsOnOffer = (options: Sets): readonly IslandShape[] => [
  ...baseIslands,
  ...options.sets.flatMap((set) => set.islands),
];

function found<T>(card: T | undefined, what: string, id: string): T {
  if (card === undefined) throw new RangeError(`no ${what} ${id} in the roster`);
  return card;
}

export const findShipCard = (options: Sets, id: CardId): ShipCard | undefined =>
  ships.get(id) ?? options.sets.flatMap((set) => set.ships).find((card) => card.id === id);
export const findCrewCard = (options: Sets, id: CardId): CrewCard | undefined =>
  crew.get(id) ?? options.sets.flatMap((set) => set.crew).find((card) => card.id === id);
export const findUnique = (id: CardId): UniqueCard | undefined => uniques.get(id);

/** @throws RangeError for an id that no state can hold */
export const shipCard = (options: Sets, id: CardId): ShipCard => found(findShipCard(options, id), 'ship', id);
/** @throws RangeError for an id that no state can hold */
export const crewCard = (options: Sets, id: CardId): CrewCard => found(findCrewCard(options, id), 'crew', id);
/** @throws RangeError for an id that no state can hold */
export const uniqueCard = (id: CardId): UniqueCard => found(findUnique(id), 'unique treasure', id);
/** @throws RangeError for an id that no state can hold */
export const islandShape = (options: Sets, id: CardId): IslandShape =>
  found(
    islands.get(id) ?? options.sets.flatMap((set) => set.islands).find((shape) => shape.id === id),
    'island',
    id,
  );
