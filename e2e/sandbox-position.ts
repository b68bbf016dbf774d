import { Random, seat } from '../src/core/engine';
import { sandbox } from '../src/core/games/sandbox';
import type { Command } from '../src/core/games/sandbox/commands';
import { dieShowing } from '../src/core/games/sandbox/die';
import { type Colour, plain } from '../src/core/games/sandbox/look';
import {
  barOf,
  crewOf,
  dieOf,
  islandOf,
  part,
  shipOf,
  sizes,
  treasureOf,
} from '../src/core/games/sandbox/parts';
import type { NewPiece, Sides } from '../src/core/games/sandbox/piece';
import { baseCrew, baseIslands, baseShips } from '../src/core/games/spanish-main/roster';
import { pose } from '../src/core/geometry';

/** Somewhere: millimetres and degrees. */
const at = (piece: NewPiece, x: number, y: number, turn = 0): NewPiece => ({
  ...piece,
  pose: pose(x * 1000, y * 1000, turn * 1000),
});
const dye = (piece: NewPiece, colour: Colour): NewPiece => ({ ...piece, colour });
const die = (sides: Sides, value: number, colour: Colour | null): NewPiece => ({
  ...dieOf(sides),
  die: dieShowing(sides, value),
  colour,
});
const card = (face: string): NewPiece => part('card', sizes.card, plain(face), plain('⚓'));

const dice: readonly NewPiece[] = [
  at(die(4, 3, 'teal'), -60, -120, 20),
  at(die(6, 5, null), -32, -104, 35),
  at(die(6, 1, 'red'), -30, -132, 10),
  at(die(8, 7, 'yellow'), 0, -118, 70),
  at(die(10, 8, 'violet'), 30, -102, 15),
  at(die(12, 11, 'green'), 34, -134, 40),
  at(die(20, 17, 'blue'), 66, -116, 0),
];
const fan: readonly NewPiece[] = ['10♥', 'J♥', 'Q♥', 'K♥', 'A♥'].map((face, k) =>
  at(card(face), -205 + k * 22, -110 + 6 * Math.sin((k / 4) * Math.PI), 18 - k * 9),
);
const tokens: readonly NewPiece[] = (['red', 'blue', 'green', 'white', 'black', 'orange'] as const).map(
  (colour, k) =>
    at(
      dye(part('token', sizes.token, plain('')), colour),
      120 + (k % 3) * 1.5,
      -100 - Math.floor(k / 3) * 30,
    ),
);
const gold: readonly NewPiece[] = [1, 2, 3, 4, 5, 6, 2, 3].map((worth, k) =>
  at(treasureOf(`gold-${worth}`), 160 + (k % 3) * 17, -96 - Math.floor(k / 3) * 17, k * 25),
);
const [island, other] = [baseIslands[0], baseIslands[3]];
const ships = [0, 5, 9].flatMap((k) => baseShips[k] ?? []);

/** A little of everything. */
const things: readonly NewPiece[] = [
  ...fan,
  ...dice,
  ...tokens,
  ...gold,
  ...ships.map((ship, k) =>
    at({ ...shipOf(ship), owner: seat(k % 2) }, -60 + k * 96, 70 + (k % 2) * 44, 20 + k * 50),
  ),
  ...(island ? [at(islandOf(island), -150, 90, 10)] : []),
  ...(other ? [at({ ...islandOf(other), owner: seat(0) }, 205, 120, 40)] : []),
  ...[3, 12, 21].flatMap((k, n) => {
    const crew = baseCrew[k];
    return crew ? [at(crewOf(String(crew.id)), -20 + n * 19, 10)] : [];
  }),
  at(barOf('L', 83.8), -110, 20, 8),
  at(barOf('S', 57.5), -110, 4, 8),
  at({ ...barOf('300', 300), kind: 'ruler' }, 0, -172, 0),
  at(dye(part('bag', sizes.bag, plain('')), 'orange'), -235, 10),
  at(part('box', sizes.box, plain('')), 215, 10, -6),
  at(part('note', sizes.note, plain('Whose turn is it to fetch the rum?')), 120, 20, 7),
  at({ ...card('7♠'), face: 'down' }, -262, -120, -6),
];

/** A free table on the green cloth. */
export function littleOfEverything(): object {
  const random = Random.fromSeed(4);
  const state = sandbox.setUp({ table: 'empty' }, 2, random);
  const commands: readonly Command[] = [
    { kind: 'surface', surface: 'felt' },
    { kind: 'add', pieces: [...things] },
  ];
  for (const command of commands) sandbox.play(state, seat(0), command, random);
  return state;
}
