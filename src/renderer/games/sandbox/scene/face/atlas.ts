import type * as THREE from 'three';
import type { Rect } from '../../../../pieces/mesh/builder';
import { paintedTexture } from '../../../../textures/baked';
import { type Ctx, canvas } from '../../../../textures/canvas';
import { type Face, faceSheet } from './faced';

const SIDE = 2048;
const GAP = 2;

type Page = {
  readonly number: number;
  readonly g: OffscreenCanvasRenderingContext2D;
  readonly texture: THREE.Texture;
  readonly sheet: Face['sheet'];
  /** The shelf that is being filled: where its next cell goes, and how high it is. */
  x: number;
  y: number;
  shelf: number;
};

/** Faces that are painted when they are first asked for, each once, on as few textures as they fit. */
export class FaceAtlas {
  private readonly faces = new Map<string, Face>();
  private readonly pages: Page[] = [];

  constructor(
    private readonly name: string,
    private readonly anisotropy: number,
  ) {}

  /** @param size in pixels @param paint draws into a box of that size with its origin at the upper left */
  face(key: string, [width, height]: readonly [number, number], paint: (g: Ctx) => void): Face {
    const known = this.faces.get(key);
    if (known) return known;
    const page = this.roomFor(width, height);
    const { x, y, g, sheet, texture } = page;
    g.save();
    g.translate(x, y);
    g.beginPath();
    g.rect(0, 0, width, height);
    g.clip();
    paint(g);
    g.restore();
    texture.needsUpdate = true;
    page.x += width + GAP;
    page.shelf = Math.max(page.shelf, height + GAP);
    const rect: Rect = [
      (x + 0.5) / SIDE,
      1 - (y + height - 0.5) / SIDE,
      (x + width - 0.5) / SIDE,
      1 - (y + 0.5) / SIDE,
    ];
    const face = { sheet, rect };
    this.faces.set(key, face);
    return face;
  }

  private roomFor(width: number, height: number): Page {
    const last = this.pages.at(-1);
    if (last) {
      if (last.x + width > SIDE) {
        last.x = 0;
        last.y += last.shelf;
        last.shelf = 0;
      }
      if (last.y + height <= SIDE) return last;
    }
    const [surface, g] = canvas(SIDE, SIDE);
    g.fillStyle = '#efe6d2';
    g.fillRect(0, 0, SIDE, SIDE);
    const number = this.pages.length;
    const texture = paintedTexture(surface, this.anisotropy);
    const sheet = faceSheet(`${this.name} ${number}`, texture);
    const page = { number, g, texture, sheet, x: 0, y: 0, shelf: 0 };
    this.pages.push(page);
    return page;
  }
}
