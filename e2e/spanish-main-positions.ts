import { baseIslands } from '../src/core/games/spanish-main/roster';
import type { State } from '../src/core/games/spanish-main/state';
import { Scene, type SceneSpec } from '../src/core/games/spanish-main/testing/scene';
import { millidegree } from '../src/core/geometry';

/**
 * Positions that the pictures and the end-to-end tests begin from: a host opens a match on any of them at once.
 * Places are millimetres from the south-west corner of the sea, headings degrees from east.
 */
type Ships = SceneSpec['ships'];

/** The archipelago of the pictures: two homes, four wild islands, each with a coast of its own. */
const ARCHIPELAGO: NonNullable<SceneSpec['islands']> = [
  { at: [165, 719], treasure: [1, 2, 4], streamers: [0] },
  { at: [475, 775], treasure: [3, 5] },
  { at: [775, 693], home: 1, gold: [4, 4] },
  { at: [161, 309], home: 0, gold: [3, 2, 5, 1] },
  { at: [495, 439], treasure: [2, 2, 6] },
  { at: [779, 307], treasure: [1, 4], streamers: [1] },
];
const TURNED = [0, 40, 0, 20, 0, 75];

/** A position with coasts from the box in place of the squares that unit tests reckon with. */
function onTheMap(spec: SceneSpec): State {
  const { state } = new Scene(spec);
  return {
    ...state,
    options: { ...state.options, sets: [] },
    islands: state.islands.map((island, k) => ({
      ...island,
      shape: baseIslands[k % baseIslands.length]?.id ?? island.shape,
      pose: { ...island.pose, heading: millidegree((TURNED[k % TURNED.length] ?? 0) * 1000) },
    })),
  };
}

const ENGLAND: Ships = [
  {
    card: 'HMS Titan',
    at: [329, 221, 24],
    treasure: [3, 5],
    crew: ['Captain (England)', 'Helmsman (England)'],
  },
  { card: 'HMS Leicester', at: [515, 329, 14], crew: ['Cannoneer (England)'] },
  { card: 'HMS Gallowglass', at: [417, 127, -12] },
  { card: 'HMS Albion', at: [261, 399, 96] },
  { card: 'HMS Oxley', at: [347, 607, 62], masts: [true, true, false] },
];
const PIRATES: Ships = [
  { card: 'Freedom', owner: 1, at: [561, 287, 158] },
  { card: 'Revenant', owner: 1, at: [653, 519, 206], masts: [true, true, true, false, true], treasure: [4] },
  { card: 'Treachery', owner: 1, at: [483, 151, 160] },
  { card: 'Darkhawk II', owner: 1, at: [569, 663, 236], crew: ['?Captain (Pirate)'] },
  { card: 'Windjammer', owner: 1, at: [455, 119, -66], masts: [false, false, false] },
];
const ENGLAND_TOO: Ships = [
  { card: 'HMS Dover', at: [236, 180, 70] },
  { card: 'HMS Bolingbroke', at: [120, 520, 30] },
  { card: 'HMS Wycliffe', at: [640, 180, 120] },
  { card: 'HMS Meresman', at: [330, 350, 45] },
  { card: 'HMS Belle of Exeter', at: [300, 820, 300] },
];
const PIRATES_TOO: Ships = [
  { card: 'Royal Fortune', owner: 1, at: [720, 180, 140] },
  { card: 'El Chico', owner: 1, at: [850, 480, 200] },
  { card: 'Longshanks', owner: 1, at: [690, 800, 190] },
  { card: 'Sea Nymph', owner: 1, at: [620, 400, 180] },
  { card: 'Zephyr', owner: 1, at: [420, 690, 250] },
  { card: 'Carrion Crow', owner: 1, at: [840, 590, 100] },
  { card: 'Snipe', owner: 1, at: [570, 860, 200] },
  { card: "Raven's Neck", owner: 1, at: [500, 560, 230] },
];

/** Two fleets in the middle of a fight; the Gallowglass has a wreck between herself and the Treachery. */
export const battle = onTheMap({ ships: [...ENGLAND, ...PIRATES], islands: ARCHIPELAGO });

/** A table of a hundred points a side. */
export const hundred = onTheMap({
  ships: [...ENGLAND, ...ENGLAND_TOO, ...PIRATES, ...PIRATES_TOO],
  islands: ARCHIPELAGO,
  options: { points: 100 },
});

/** The Titan can run straight into the Revenant, who has gold and crew to lose. */
export const collision = onTheMap({
  ships: [
    { card: 'HMS Titan', at: [380, 300, 0], crew: ['Helmsman (England)'] },
    { card: 'HMS Gallowglass', at: [300, 240, 20] },
    {
      card: 'Revenant',
      owner: 1,
      at: [437, 326, 90],
      treasure: [4, 2],
      crew: ['Captain (Pirate)'],
    },
    { card: 'Darkhawk II', owner: 1, at: [640, 560, 230] },
  ],
  islands: ARCHIPELAGO,
});

/** A wreck lies ahead of the Titan, bow towards her: she can be taken in tow. */
export const wreck = onTheMap({
  ships: [
    { card: 'HMS Titan', at: [380, 300, 0] },
    { card: 'Windjammer', owner: 1, at: [440, 302, 180], masts: [false, false, false], treasure: [6] },
    { card: 'Darkhawk II', owner: 1, at: [700, 560, 230] },
  ],
  islands: ARCHIPELAGO,
});

/** The Titan brings home what wins the game. */
export const homecoming = onTheMap({
  ships: [
    { card: 'HMS Titan', at: [245, 309, 180], treasure: [6, 5, 4] },
    { card: 'HMS Leicester', at: [515, 329, 14] },
    { card: 'Darkhawk II', owner: 1, at: [640, 560, 230] },
  ],
  islands: ARCHIPELAGO.map((island) => ({ ...island, treasure: island.treasure?.slice(0, 1) ?? [] })),
  options: { endWhenGoldIsHome: true },
});

/** The Titan has friends abeam and off her bow: turned to the north she would lie over one before she is past the other. */
export const hemmedIn = onTheMap({
  ships: [
    { card: 'HMS Titan', at: [400, 460, 0] },
    { card: 'HMS Gallowglass', at: [395, 440, 0] },
    { card: 'HMS Leicester', at: [425, 485, 0] },
    { card: 'Darkhawk II', owner: 1, at: [640, 560, 230] },
  ],
  islands: ARCHIPELAGO,
});
