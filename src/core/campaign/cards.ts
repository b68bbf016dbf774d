import type { CrewCard, ShipCard } from '../games/spanish-main/cards';
import { cardIdSchema } from '../games/spanish-main/ids';
import { crewOnOffer, findCrewCard, findShipCard, shipsOnOffer } from '../games/spanish-main/roster';

/** A campaign knows both printed sets; sets of one's own belong to single matches. */
export const BOTH_SETS = { crimsonCoast: true, sets: [] };

export const shipCardOf = (id: string): ShipCard | undefined =>
  findShipCard(BOTH_SETS, cardIdSchema.parse(id));
export const crewCardOf = (id: string): CrewCard | undefined =>
  findCrewCard(BOTH_SETS, cardIdSchema.parse(id));

/** What the shipyard sells. */
export const yardShips = (): readonly ShipCard[] => shipsOnOffer(BOTH_SETS);
export const yardCrew = (): readonly CrewCard[] => crewOnOffer(BOTH_SETS);

export const wholeMasts = (card: ShipCard): boolean[] => card.cannons.map(() => true);
