import * as THREE from 'three';
import type { Face } from './faced';

/** Shows a face in a page's canvas, as large as that is. */
export function drawFace(canvas: HTMLCanvasElement, { sheet, rect }: Face): void {
  const g = canvas.getContext('2d');
  const { material } = sheet;
  const map = material instanceof THREE.MeshLambertMaterial ? material.map : null;
  const image: unknown = map?.image;
  if (!g || !map || !(image instanceof OffscreenCanvas || image instanceof ImageBitmap)) return;
  const [u0, v0, u1, v1] = rect;
  const wide = (u1 - u0) * image.width;
  const deep = (v1 - v0) * image.height;
  // A texture's v goes up; a picture that was turned over while it was decoded has its rows that way round already.
  const top = map.flipY ? (1 - v1) * image.height : v0 * image.height;
  g.save();
  g.clearRect(0, 0, canvas.width, canvas.height);
  if (!map.flipY) {
    g.translate(0, canvas.height);
    g.scale(1, -1);
  }
  g.drawImage(image, u0 * image.width, top, wide, deep, 0, 0, canvas.width, canvas.height);
  g.restore();
}
