import { seat } from '../../../engine';
import { millidegree, type Pose, pose, toGrid } from '../../../geometry';
import { mastsOf } from '../cards';
import {
  type CardId,
  type IslandId,
  islandId,
  type ShipId,
  shipId,
  type TreasureId,
  treasureId,
} from '../ids';
import { type Options, optionsSpec } from '../options';
import { shipCard } from '../roster';
import { firstTurn } from '../setup';
import type { Island, Ship, State, Treasure } from '../state';

/** The pieces of the lesson by what they are in it. */
export const her: ShipId = shipId(1);
export const enemy: ShipId = shipId(2);
export const behind: ShipId = shipId(3);
export const home: IslandId = islandId(1);
export const wild: IslandId = islandId(2);
export const enemyHome: IslandId = islandId(3);
export const farIsle: IslandId = islandId(4);
export const coins: readonly TreasureId[] = [treasureId(1), treasureId(2)];
export const prize: TreasureId = treasureId(3);

/** However long a learner takes, the game doesn't end by quiet. */
export const options: Options = { ...optionsSpec.defaults, islands: 4, quietRounds: 0 };

const at = (x: number, y: number, degrees = 0): Pose =>
  pose(toGrid(x), toGrid(y), millidegree(degrees * 1000));

const coin = (id: TreasureId, gold: number, seenBy: Treasure['seenBy'] = []): Treasure => ({
  id,
  face: { gold, unique: null },
  up: false,
  seenBy,
});

function island(id: IslandId, shape: string, place: Pose, change: Partial<Island> = {}): Island {
  const plain = { home: null, gold: [], treasure: [], crew: [], streamers: [] };
  return { id, shape: shape as CardId, pose: place, ...plain, ...change };
}

function ship(id: ShipId, card: string, owner: 0 | 1, place: Pose, treasure: Treasure[] = []): Ship {
  const { hull } = shipCard(options, card as CardId);
  return {
    id,
    card: card as CardId,
    owner: seat(owner),
    builder: seat(owner),
    pose: place,
    masts: Array.from({ length: mastsOf(hull) }, () => true),
    crew: [],
    treasure,
    boughtGun: false,
    docked: null,
    tows: null,
    mustSail: false,
    rum: 'none',
  };
}

/**
 * The Windjammer lies a move of both bars from a wild island; between that and her home El Picador waits with gold
 * aboard, and La Repulsa behind her, where no shot can reach. 6 of the 10 gold can be won.
 */
export function position(): State {
  const lists = <T>(): T[][] => [[], []];
  return {
    options,
    seats: 2,
    phase: { kind: 'turns' },
    order: [seat(0), seat(1)],
    islands: [
      island(home, 'isle-01', at(300, 430), { home: seat(0) }),
      island(wild, 'isle-04', at(560, 430), { treasure: [coin(treasureId(1), 2), coin(treasureId(2), 1)] }),
      island(enemyHome, 'isle-03', at(420, 690), { home: seat(1) }),
      island(farIsle, 'isle-09', at(690, 650), { treasure: [coin(treasureId(4), 4)] }),
    ],
    ships: [
      ship(her, 'PS-014', 0, at(430, 330, 38)),
      ship(enemy, 'SS-015', 1, at(434, 513, 62), [coin(prize, 3, [seat(1)])]),
      ship(behind, 'SS-004', 1, at(418, 532, 80)),
    ],
    reserves: lists(),
    contributions: [null, null],
    turn: firstTurn(),
    out: [],
    startGold: 10,
    lost: 0,
    added: 0,
    quiet: 0,
    stirred: false,
  };
}
