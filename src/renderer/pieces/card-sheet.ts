import type * as THREE from 'three';
import { matte } from '../table/materials';
import { C } from '../table/tokens';
import { paintedTexture } from '../textures/baked';
import { type Ctx, canvas, rgba } from '../textures/canvas';
import type { Rect } from './mesh/builder';

/** All faces of a deck on one canvas, so that a table full of cards is a handful of draw calls. */
export type CardSheet = {
  readonly texture: THREE.Texture;
  readonly material: THREE.Material;
  /** Where face `k` lies. */
  readonly face: (k: number) => Rect;
  /** A light patch for the rims. */
  readonly edge: Rect;
};
export type FaceSize = { readonly width: number; readonly height: number };
/** Poker proportions; 340 px wide faces read well at arm's length. */
export const FACE: FaceSize = { width: 340, height: 476 };

const SIDE = 4096;

/**
 * Paints a sheet of faces. `paint` draws face `k` into a box of `size` with its origin at the top left.
 * Fonts must be loaded before. @throws RangeError when the faces don't fit one texture
 */
export function cardSheet(
  count: number,
  paint: (g: Ctx, k: number, size: FaceSize) => void,
  size: FaceSize = FACE,
  anisotropy = 4,
): CardSheet {
  const columns = Math.max(1, Math.min(count, Math.floor(SIDE / size.width)));
  const rows = Math.ceil(count / columns);
  const width = columns * size.width;
  const height = rows * size.height + 16;
  if (height > SIDE)
    throw new RangeError(`${count} faces of ${size.width} × ${size.height} don't fit a sheet`);
  const [surface, g] = canvas(width, height);
  g.fillStyle = '#efe6d2';
  g.fillRect(0, 0, width, height);
  for (let k = 0; k < count; k++) {
    g.save();
    g.translate((k % columns) * size.width, Math.floor(k / columns) * size.height);
    g.beginPath();
    g.rect(0, 0, size.width, size.height);
    g.clip();
    paint(g, k, size);
    g.restore();
  }
  const texture = paintedTexture(surface, anisotropy);
  const inset = 1;
  return {
    texture,
    material: matte({ map: texture }),
    face: (k) => {
      const x = (k % columns) * size.width;
      const y = Math.floor(k / columns) * size.height;
      return [
        (x + inset) / width,
        1 - (y + size.height - inset) / height,
        (x + size.width - inset) / width,
        1 - (y + inset) / height,
      ];
    },
    edge: [4 / width, 4 / height, 8 / width, 8 / height],
  };
}

/** A plain back: coloured field with a lattice, a double brass rule, and room for an emblem in the middle. */
export function paintBack(g: Ctx, { width: w, height: h }: FaceSize, field: string): void {
  g.fillStyle = '#17100b';
  g.fillRect(0, 0, w, h);
  g.fillStyle = field;
  g.fillRect(12, 12, w - 24, h - 24);
  g.save();
  g.beginPath();
  g.rect(26, 26, w - 52, h - 52);
  g.clip();
  g.strokeStyle = rgba('#000000', 0.28);
  g.lineWidth = 2;
  for (let k = -h; k < w + h; k += 14) {
    g.beginPath();
    g.moveTo(k, 0);
    g.lineTo(k + h, h);
    g.moveTo(k, h);
    g.lineTo(k + h, 0);
    g.stroke();
  }
  g.restore();
  g.strokeStyle = C.brass;
  g.lineWidth = 3;
  g.strokeRect(20, 20, w - 40, h - 40);
  g.lineWidth = 1.2;
  g.strokeRect(27, 27, w - 54, h - 54);
}
