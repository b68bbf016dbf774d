import type * as THREE from 'three';
import type { Sides } from '../../../../../core/games/sandbox/piece';
import type { Rect } from '../../../../pieces/mesh/builder';
import { C, TYPE } from '../../../../table/tokens';
import { paintedTexture } from '../../../../textures/baked';
import { type Ctx, canvas, disc, text } from '../../../../textures/canvas';
import { PIPS } from '../../../../textures/paint/bits';

/** Everything that is printed on dice: pips, the numbers to twenty, and the faces of the d4 with a number at each corner. */
const SIDE = 1024;
const CELL = 128;
const COLUMNS = SIDE / CELL;
const BLANK = 0;
const PIPS_FROM = 1;
const NUMBERS_FROM = 8;
const TRIANGLES_FROM = 32;
const BONE = '#f4ead2';
const DYE = '#2a1a10';

const rectOf = (cell: number): Rect => {
  const x = (cell % COLUMNS) * CELL;
  const y = Math.floor(cell / COLUMNS) * CELL;
  return [(x + 1) / SIDE, 1 - (y + CELL - 1) / SIDE, (x + CELL - 1) / SIDE, 1 - (y + 1) / SIDE];
};

export const blankCell = (): Rect => {
  const [u0, v0, u1, v1] = rectOf(BLANK);
  return [(u0 + u1) / 2, (v0 + v1) / 2, (u0 + u1) / 2, (v0 + v1) / 2];
};
export const numberCell = (sides: Sides, value: number): Rect =>
  rectOf(sides === 6 ? PIPS_FROM + value - 1 : NUMBERS_FROM + value);

/** The three numbers of a d4's face, the first of them at the upper corner, then to the left. */
type Corners = readonly [number, number, number];
const triangles: Corners[] = [];
/** Cells for the faces of a d4 are given out as they are asked for: there are four. */
export function triangleCell(corners: Corners): Rect {
  const known = triangles.findIndex((one) => one.join() === corners.join());
  if (known < 0) triangles.push(corners);
  return rectOf(TRIANGLES_FROM + (known < 0 ? triangles.length - 1 : known));
}

function paintAt(g: Ctx, cell: number, paint: (g: Ctx) => void): void {
  g.save();
  g.translate((cell % COLUMNS) * CELL + CELL / 2, Math.floor(cell / COLUMNS) * CELL + CELL / 2);
  paint(g);
  g.restore();
}

function paintNumber(g: Ctx, value: number, size: number, y: number): void {
  text(g, String(value), 0, y + size * 0.34, `bold ${size}px ${TYPE.title}`, DYE);
  // Which way up a six and a nine are.
  if (value === 6 || value === 9) {
    g.fillStyle = DYE;
    g.fillRect(-size * 0.26, y + size * 0.44, size * 0.52, size * 0.08);
  }
}

let painted: THREE.Texture | null = null;

/** The sheet, painted once. Fonts must be there, and the meshes of the dice before it: they ask for their cells. */
export function diceTexture(anisotropy: number): THREE.Texture {
  if (painted) return painted;
  const [surface, g] = canvas(SIDE, SIDE);
  g.fillStyle = BONE;
  g.fillRect(0, 0, SIDE, SIDE);
  for (let value = 1; value <= 6; value++)
    paintAt(g, PIPS_FROM + value - 1, () => {
      for (const [x, y] of PIPS[value] ?? [])
        disc(g, x * 19, y * 19, value === 1 ? 13 : 9, value === 1 ? C.red : DYE);
    });
  for (let value = 1; value <= 20; value++)
    paintAt(g, NUMBERS_FROM + value, () => paintNumber(g, value, value > 9 ? 48 : 56, 0));
  triangles.forEach((corners, k) => {
    paintAt(g, TRIANGLES_FROM + k, () => {
      corners.forEach((value, corner) => {
        g.save();
        // Counter-clockwise from the upper corner, as the mesh's rings go.
        g.rotate((-corner * 2 * Math.PI) / 3);
        paintNumber(g, value, 34, -27);
        g.restore();
      });
    });
  });
  painted = paintedTexture(surface, anisotropy);
  return painted;
}
