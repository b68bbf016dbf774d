import { type Pose, pose } from '../../../geometry';
import { islandShape, shipCard } from '../../spanish-main/roster';
import type { Crew, Island, State as Main, Ship, Treasure } from '../../spanish-main/state';
import { crewOf, islandOf, shipOf, treasureOf } from '../parts';
import type { NewPiece } from '../piece';
import { TABLE } from '../state';
import type { LaidItem, LaidPiece, Layout } from './layout';

/** The middle of the sea lies in the middle of the table; micrometres. */
export const SEA_MIDDLE = 457_200;

export const ontoTable = ({ x, y, heading }: Pose): Pose => pose(x - SEA_MIDDLE, y - SEA_MIDDLE, heading);
export const ontoSea = ({ x, y, heading }: Pose): Pose => pose(x + SEA_MIDDLE, y + SEA_MIDDLE, heading);

const known = (
  piece: NewPiece,
  up: boolean,
  seenBy: LaidItem['seenBy'],
  id: string,
  kind: string,
): LaidItem => ({
  ...piece,
  face: up ? 'up' : 'down',
  seenBy: [...new Set(seenBy)].sort((a, b) => a - b),
  identity: { ...piece.identity, origin: { id, kind, data: {} } },
});

const crewItem = (crew: Crew): LaidItem => ({
  ...known(crewOf(crew.card ?? ''), crew.up, [crew.owner, ...crew.seenBy], crew.id, 'spanish-main/crew'),
  owner: crew.owner,
});

/** A unique treasure is named by its card, gold by its worth. */
const treasureItem = (treasure: Treasure): LaidItem =>
  known(
    treasureOf(treasure.face?.unique ?? `gold-${treasure.face?.gold ?? 0}`),
    treasure.up,
    treasure.seenBy,
    treasure.id,
    'spanish-main/treasure',
  );

/** Gold that has come home lies there face up. */
const home = (gold: number): LaidItem =>
  known(treasureOf(`gold-${gold}`), true, [], '', 'spanish-main/home-gold');

const islandPiece = (p: Main, island: Island): LaidPiece => ({
  ...known(islandOf(islandShape(p.options, island.shape)), true, [], island.id, 'spanish-main/island'),
  pose: ontoTable(island.pose),
  owner: island.home,
  items: [...island.treasure.map(treasureItem), ...island.crew.map(crewItem), ...island.gold.map(home)],
});

/** Ships that are not yet placed wait beside the sea. */
const waiting = (n: number): Pose =>
  pose(SEA_MIDDLE + 60_000 + Math.floor(n / 12) * 90_000, TABLE.halfDeep - 60_000 - (n % 12) * 90_000, 0);

const shipPiece = (p: Main, ship: Ship, at: Pose): LaidPiece => ({
  ...known(shipOf(shipCard(p.options, ship.card)), true, [], ship.id, 'spanish-main/ship'),
  pose: at,
  owner: ship.owner,
  masts: [...ship.masts],
  items: [...ship.crew.map(crewItem), ...ship.treasure.map(treasureItem)],
});

/** The sea as it lies. Crew and treasure are known to whoever knew them; what else the game keeps goes into its book. */
export function layMain(p: Main): Layout {
  let beside = 0;
  const { ships, islands, ...book } = p;
  return {
    surface: 'sea',
    pieces: [
      ...islands.map((island) => islandPiece(p, island)),
      ...ships.map((ship) => shipPiece(p, ship, ship.pose ? ontoTable(ship.pose) : waiting(beside++))),
    ],
    decks: [],
    // Crew that have not been assigned are in their owners' hands.
    hands: p.reserves.map((reserve) => reserve.map(({ crew }) => crewItem(crew))),
    from: {
      game: 'spanish-main',
      options: { ...p.options },
      rest: [
        {
          book: { ...book },
          ships: ships.map(({ crew: _, treasure: __, ...ship }) => ship),
          streamers: Object.fromEntries(islands.map(({ id, streamers }) => [id, streamers])),
        },
      ],
    },
  };
}
