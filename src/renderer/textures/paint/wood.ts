import { at } from '../../table/units';
import { type Ctx, canvas, glow, mix, rgba, wash } from '../canvas';
import { rng } from '../noise';

const WALNUT = ['#5a3820', '#4e2f1a', '#684226', '#553520', '#5f3b22'] as const;

/** Table top of five broad boards, tiling: colour, and height for the normal map. @param size pixels of the colour map */
export function paintTable(size = 1024): { map: OffscreenCanvas; normal: OffscreenCanvas } {
  const N = 1024;
  const zoom = size / N;
  const [map, g] = canvas(size, size);
  const [height, gb] = canvas(size / 2, size / 2);
  const r = rng(21);
  const tall = N / WALNUT.length;
  g.scale(zoom, zoom);
  gb.scale(zoom / 2, zoom / 2);
  gb.fillStyle = '#8c8c8c';
  gb.fillRect(0, 0, N, N);
  for (let k = 0; k < WALNUT.length; k++) board(g, gb, r, N, k * tall, tall, k);
  return { map, normal: normalsFrom(height, 2.2) };
}

function board(g: Ctx, relief: Ctx, r: () => number, N: number, y: number, tall: number, k: number): void {
  g.save();
  g.beginPath();
  g.rect(0, y, N, tall);
  g.clip();
  g.fillStyle = at(WALNUT, k);
  g.fillRect(0, y, N, tall);
  for (let m = 0; m < 26; m++) {
    const yy = y + r() * tall;
    const dye = r() > 0.5 ? rgba('#b07a45', 0.1) : rgba('#0c0502', 0.2);
    wash(
      g,
      [0, yy - 30, N, 60],
      [0, yy - 30, 0, yy + 30],
      [
        [0, rgba('#000000', 0)],
        [0.5, dye],
        [1, rgba('#000000', 0)],
      ],
    );
  }
  const kx = r() * N;
  const ky = y + tall * (0.3 + r() * 0.4);
  const knot = r() > 0.35;
  for (let m = 0; m < 150; m++) {
    const o = r() * tall;
    const phase = r() * 6;
    const swing = 1 + r() * 4;
    const dark = r() > 0.35;
    g.strokeStyle = dark ? rgba('#160a04', 0.1 + r() * 0.28) : rgba('#c08a52', 0.05 + r() * 0.1);
    g.lineWidth = 0.5 + r() * 1.4;
    const grain = new Path2D();
    for (let x = 0; x <= N; x += 32) {
      const w = (2 * Math.PI * x) / N;
      let yy = y + o + swing * Math.sin(w + phase) + swing * 0.5 * Math.sin(2 * w + phase * 2);
      if (knot) {
        const d = Math.hypot((x - kx) / 70, (yy - ky) / 18);
        yy += Math.sign(yy - ky) * 16 * Math.exp(-d * d);
      }
      if (x) grain.lineTo(x, yy);
      else grain.moveTo(x, yy);
    }
    g.stroke(grain);
    if (!dark) continue;
    relief.strokeStyle = rgba('#000000', 0.1 + r() * 0.2);
    relief.lineWidth = g.lineWidth;
    relief.stroke(grain);
  }
  if (knot) {
    g.save();
    g.translate(0, ky * 0.45);
    g.scale(1, 0.55);
    glow(g, kx, ky, 24, [
      [0, rgba('#0d0603', 0.9)],
      [0.45, rgba('#200f06', 0.55)],
      [1, rgba('#200f06', 0)],
    ]);
    g.restore();
  }
  g.restore();
  g.fillStyle = rgba('#070302', 0.9);
  g.fillRect(0, y - 1, N, 2.6);
  g.fillStyle = rgba('#d19a5e', 0.14);
  g.fillRect(0, y + 2, N, 1.5);
  relief.fillStyle = '#000';
  relief.fillRect(0, y - 2, N, 4);
  const joint = (0.2 + 0.6 * ((k * 0.37) % 1)) * N;
  g.fillStyle = rgba('#070302', 0.8);
  g.fillRect(joint, y, 2.2, tall);
  relief.fillRect(joint, y, 3, tall);
}

/** A grey height canvas as tangent-space normals; tiles. */
export function normalsFrom(source: OffscreenCanvas, strength: number): OffscreenCanvas {
  const { width: w, height: h } = source;
  const [out, g] = canvas(w, h);
  g.drawImage(source, 0, 0);
  const from = g.getImageData(0, 0, w, h).data;
  const image = g.createImageData(w, h);
  const read = (x: number, y: number) => (from[(((y + h) % h) * w + ((x + w) % w)) * 4] as number) / 255;
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const dx = (read(i + 1, j) - read(i - 1, j)) * strength;
      const dy = (read(i, j + 1) - read(i, j - 1)) * strength;
      const l = Math.hypot(dx, dy, 1);
      const o = (j * w + i) * 4;
      image.data[o] = 128 - (dx / l) * 127;
      image.data[o + 1] = 128 + (dy / l) * 127;
      image.data[o + 2] = 128 + 127 / l;
      image.data[o + 3] = 255;
    }
  g.putImageData(image, 0, 0);
  return out;
}

/** Straight grain for racks, frames and boxes; 256 px, tiles. */
export function paintPlainWood(hex: string, seed = 1): OffscreenCanvas {
  const [c, g] = canvas(256, 256);
  const r = rng(seed);
  g.fillStyle = hex;
  g.fillRect(0, 0, 256, 256);
  for (let m = 0; m < 220; m++) {
    g.fillStyle = r() > 0.4 ? rgba('#120804', 0.07 + r() * 0.14) : rgba(mix(hex, '#ffd9a0', 0.5), 0.1);
    g.fillRect(0, r() * 256, 256, 0.6 + r() * 2);
  }
  return c;
}
