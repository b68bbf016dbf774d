import { seat } from '../../core/engine';
import { mastsOf } from '../../core/games/spanish-main/cards';
import { cardIdSchema, crewId, islandId, shipId, treasureId } from '../../core/games/spanish-main/ids';
import { optionsSpec } from '../../core/games/spanish-main/options';
import { baseIslands, baseShips } from '../../core/games/spanish-main/roster';
import { firstTurn } from '../../core/games/spanish-main/setup';
import type { Island, Ship, View } from '../../core/games/spanish-main/state';
import { poseInRules } from '../games/spanish-main/scene/coords';

/** A middle game that nobody played: every kind of ship, damage, a derelict, gold, streamers. */
const OPTIONS = optionsSpec.defaults;

type Place = readonly [x: number, y: number, heading: number];
const PLACES: readonly Place[] = [
  [-292, 262, 0],
  [18, 318, 40],
  [318, 236, 0],
  [-296, -148, 20],
  [38, -18, 0],
  [322, -150, 75],
];

const island = ([x, y, heading]: Place, k: number): Island => ({
  id: islandId(k),
  shape: baseIslands[k % baseIslands.length]?.id ?? cardIdSchema.parse('isle-01'),
  pose: poseInRules([x, y], heading),
  home: k === 3 ? seat(0) : k === 2 ? seat(1) : null,
  gold: k === 3 ? [3, 2, 5, 1] : k === 2 ? [4, 4] : [],
  treasure:
    k === 2 || k === 3
      ? []
      : Array.from({ length: 3 - (k % 2) }, (_, n) => ({
          id: treasureId(k * 10 + n),
          face: null,
          up: false,
          seenBy: [],
        })),
  crew: [],
  streamers: k === 0 ? [seat(0)] : k === 5 ? [seat(1)] : [],
});

type Sketch = readonly [owner: number, nation: string, hull: string, at: Place, lost: readonly number[]];
const SHIPS: readonly Sketch[] = [
  [0, 'England', '5', [-128, -236, 24], []],
  [0, 'England', '4', [58, -128, 14], []],
  [0, 'England', '2', [-40, -330, -12], []],
  [0, 'England', '1', [-196, -58, 96], []],
  [0, 'England', '3A', [-110, 150, 62], [2]],
  [1, 'Pirate', '3B', [104, -170, 158], []],
  [1, 'Pirate', '5', [196, 62, 206], [3]],
  [1, 'Pirate', '2', [26, -306, 160], []],
  [1, 'Pirate', '4', [112, 206, 236], []],
  [1, 'Pirate', '3A', [-2, -338, -66], [0, 1, 2]],
];

function ship([owner, nation, hull, [x, y, heading], lost]: Sketch, k: number): Ship {
  const card =
    baseShips.filter((c) => c.nation === nation && c.hull === hull)[0] ??
    baseShips.find((c) => c.hull === hull);
  if (!card) throw new Error(`no card for hull ${hull}`);
  return {
    id: shipId(k),
    card: card.id,
    owner: seat(owner),
    builder: seat(owner),
    pose: poseInRules([x, y], heading),
    masts: Array.from({ length: mastsOf(card.hull) }, (_, i) => !lost.includes(i)),
    crew: [{ id: crewId(k), card: null, owner: seat(owner), up: false, seenBy: [] }],
    treasure: k % 3 === 0 ? [{ id: treasureId(100 + k), face: null, up: false, seenBy: [] }] : [],
    boughtGun: false,
    docked: null,
    tows: null,
    mustSail: false,
    rum: 'none',
  };
}

/** @param crowd as many more ships as a 100-point table holds */
export function madeUpView(crowd = false): View {
  const more: Sketch[] = crowd
    ? Array.from({ length: 16 }, (_, k): Sketch => {
        const hulls = ['1', '2', '3A', '3B', '4', '5'];
        const angle = (k / 16) * 360;
        const r = 330 + (k % 3) * 34;
        const at: Place = [
          Math.round(Math.cos((angle * Math.PI) / 180) * r),
          Math.round(Math.sin((angle * Math.PI) / 180) * r),
          angle + 110,
        ];
        return [k % 2, k % 2 ? 'Pirate' : 'Spain', hulls[k % 6] ?? '2', at, k % 5 ? [] : [0]];
      })
    : [];
  return {
    options: OPTIONS,
    seats: 2,
    phase: { kind: 'turns' },
    order: [seat(0), seat(1)],
    islands: PLACES.map(island),
    ships: [...SHIPS, ...more].map(ship),
    reserves: [[], []],
    contributions: [null, null],
    turn: firstTurn(),
    out: [],
    startGold: 24,
    lost: 0,
    added: 0,
    quiet: 0,
    stirred: false,
    viewer: seat(0),
  };
}
