import type * as THREE from 'three';
import type { Look } from '../../../../../core/games/sandbox/look';
import { bitmapTexture } from '../../../../textures/baked';
import { type Face, type FaceSheet, faceSheet } from './faced';

export type ImageLook = Extract<Look, { of: 'image' }>;
/** Fetches a file that the table keeps. */
export type Fetcher = (asset: string) => Promise<Blob | null>;

/** Imported pictures, each fetched from the host once. */
export class ImageFaces {
  private readonly sheets = new Map<string, FaceSheet | null>();

  constructor(
    private readonly fetchFile: Fetcher,
    private readonly changed: () => void,
  ) {}

  /** Null until its picture is here. */
  face({ asset, columns, rows, cell }: ImageLook): Face | null {
    const sheet = this.sheets.get(asset);
    if (sheet === undefined) this.load(asset);
    if (!sheet) return null;
    const column = cell % columns;
    const row = Math.floor(cell / columns);
    return {
      sheet,
      rect: [column / columns, 1 - (row + 1) / rows, (column + 1) / columns, 1 - row / rows],
    };
  }

  private load(asset: string): void {
    this.sheets.set(asset, null);
    void this.fetchFile(asset)
      .then((blob) => blob && pictureOf(blob))
      .then((texture) => {
        if (!texture) return;
        this.sheets.set(asset, faceSheet(asset, texture));
        this.changed();
      });
  }
}

/** Null for bytes that no decoder takes: the piece keeps its bare face. */
async function pictureOf(blob: Blob): Promise<THREE.Texture | null> {
  try {
    return bitmapTexture(await createImageBitmap(blob, { imageOrientation: 'flipY' }));
  } catch {
    return null;
  }
}
