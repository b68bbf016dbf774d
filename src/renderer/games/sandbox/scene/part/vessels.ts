import { SHIPS, type ShipName } from '../../../../../core/games/caribbean';
import { hullOf } from '../../../../../core/games/sandbox/outline';
import type { Item } from '../../../../../core/games/sandbox/piece';
import { baseShips, crimsonShips } from '../../../../../core/games/spanish-main/roster';
import type { HullId } from '../../../../pieces/ship/hulls';
import type { ShipLook } from '../../../../pieces/ship/ship-mesh';
import { DRESS } from '../../../caribbean/scene/dress';
import { styleOf } from '../../../spanish-main/scene/model';

const cards = new Map([...baseShips, ...crimsonShips].map((card) => [String(card.id), card]));
const isShipName = (id: string): id is ShipName => SHIPS.some((name) => name === id);

/** The model of a ship, and where in it the piece's origin is: her bow tip, or her middle. */
export type Vessel = { readonly look: ShipLook; readonly origin: 'bow' | 'middle'; readonly hull: HullId };

/** How a ship looks that is a model; null for one that is a card. @param flag her player's colour */
export function vesselOf(item: Item, flag: string): Vessel | null {
  const front = item.identity?.front;
  if (item.kind !== 'ship' || front?.of !== 'set') return null;
  if (front.game === 'spanish-main' && hullOf(item)) {
    const card = cards.get(front.id);
    if (!card) return null;
    const lost = item.masts.flatMap((stands, i) => (stands ? [] : [i]));
    const derelict = lost.length > 0 && lost.length === item.masts.length;
    const { hull, nation } = card;
    return {
      hull,
      origin: 'bow',
      look: { hull, style: styleOf(nation), colour: flag, lost, derelict, struck: false },
    };
  }
  if (front.game === 'caribbean' && isShipName(front.id)) {
    const { hull, style, colour } = DRESS[front.id];
    return {
      hull,
      origin: 'middle',
      look: { hull, style, colour, lost: [], derelict: false, struck: false },
    };
  }
  return null;
}
