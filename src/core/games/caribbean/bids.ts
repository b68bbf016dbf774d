import type { Seat } from '../../engine';
import { type BribeCard, type CaribbeanState, SHIPS, type ShipName, THIEF } from './types';

/** What each seat has laid on a ship. @throws where a bid is missing */
export function bidsFor(state: CaribbeanState, ship: ShipName): BribeCard[] {
  const index = SHIPS.indexOf(ship);
  return state.bids.map((bid) => {
    const card = bid?.cards[index];
    if (card === undefined) throw new Error(`no bid for ${ship}`);
    return card;
  });
}

/** [move.allowance][R16][R37] Each thief that an opponent has laid on this ship takes one space; one's own never does. */
export const thievesAgainst = (cards: readonly BribeCard[], who: Seat): number =>
  cards.filter((card, i) => card === THIEF && i !== who).length;
