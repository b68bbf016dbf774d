import type { Seat } from '../../../../core/engine/seat';
import type { Gun, Item } from '../../../../core/games/spanish-main/commands';
import type { CardId, CrewId, IslandId, ShipId } from '../../../../core/games/spanish-main/ids';
import {
  findCrewCard,
  findShipCard,
  findUnique,
  islandShape,
} from '../../../../core/games/spanish-main/roster';
import {
  allCrew,
  allTreasure,
  type Crew,
  type Island,
  type Ship,
  type Treasure,
  type View,
} from '../../../../core/games/spanish-main/state';
import { islandById, shipById } from '../../../../core/games/spanish-main/table';
import { spanishMainPanelText } from '../../../../shared/text/en/spanish-main-panel';
import { phrases } from '../../../ui/text';
import type { SeatAtTable } from '../../contract';

/** Sentences of the panel and the twin. */
export const say = phrases(spanishMainPanelText);

/** What a seat's player is called. */
export type NameOf = (seat: Seat) => string;
export const namesOf =
  (seats: readonly SeatAtTable[]): NameOf =>
  (seat) =>
    seats.find((info) => info.seat === seat)?.name ?? String(seat + 1);

export const nameOfShip = (view: View, ship: Ship): string =>
  findShipCard(view.options, ship.card)?.name ?? ship.id;
export const shipName = (view: View, id: ShipId): string => {
  const ship = shipById(view, id);
  return ship ? nameOfShip(view, ship) : id;
};

export const nameOfIsland = (view: View, island: Island): string =>
  islandShape(view.options, island.shape).name;
export const islandName = (view: View, id: IslandId): string => {
  const island = islandById(view, id);
  return island ? nameOfIsland(view, island) : id;
};

/** With whose home it is. */
export const islandTitle = (view: View, island: Island, nameOf: NameOf): string =>
  island.home === null
    ? nameOfIsland(view, island)
    : say('sm.home-of', { island: nameOfIsland(view, island), name: nameOf(island.home) });

/** A ship, an island or the edge, by the id that answers carry. */
export function pieceName(view: View, id: string): string {
  const ship = view.ships.find((one) => one.id === id);
  if (ship) return nameOfShip(view, ship);
  const island = view.islands.find((one) => one.id === id);
  if (island) return nameOfIsland(view, island);
  return id === 'sea' ? say('sm.sea') : id;
}

export const cardName = (view: View, card: CardId): string =>
  findCrewCard(view.options, card)?.name ?? findShipCard(view.options, card)?.name ?? card;

export const nameOfCrew = (view: View, crew: Crew): string =>
  crew.card === null ? say('sm.crew.hidden') : cardName(view, crew.card);
export const crewName = (view: View, id: CrewId): string => {
  const crew = allCrew(view).find((one) => one.id === id);
  return crew ? nameOfCrew(view, crew) : say('sm.crew.hidden');
};

export function nameOfTreasure(treasure: Treasure): string {
  if (treasure.face === null) return say('sm.treasure.hidden');
  const unique = treasure.face.unique === null ? undefined : findUnique(treasure.face.unique);
  return unique?.name ?? say('sm.treasure.gold', { gold: treasure.face.gold });
}

export function itemName(view: View, item: Item): string {
  if ('crew' in item) return crewName(view, item.crew);
  const treasure = allTreasure(view).find((one) => one.id === item.treasure);
  return treasure ? nameOfTreasure(treasure) : say('sm.treasure.hidden');
}

export const gunName = ({ kind, mast }: Gun): string => say(`sm.gun.${kind}`, { n: mast + 1 });

/** `2L`, as printed for that mast. */
export const cannonAt = (view: View, ship: Ship, mast: number): string =>
  findShipCard(view.options, ship.card)?.cannons[mast] ?? '';
