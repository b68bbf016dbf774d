import { at } from '../../../table/units';
import { type Ctx, glow, rgba } from '../../../textures/canvas';
import { rng } from '../../../textures/noise';
import coast from './data/coast.json';

export const INK = '#3b2715';

/** A canvas with its size in pixels. */
export type Sheet = { readonly g: Ctx; readonly w: number; readonly h: number };
/** Points as fractions of the sheet, from its top left. */
export type Outline = readonly (readonly number[])[];

export function trace({ g, w, h }: Sheet, outline: Outline): void {
  g.beginPath();
  outline.forEach((point, i) => {
    const x = at(point, 0) * w;
    const y = at(point, 1) * h;
    if (i === 0) g.moveTo(x, y);
    else g.lineTo(x, y);
  });
  g.closePath();
}

/** Waterlines, land with its hills and trees, coast. */
export function paintLand(sheet: Sheet): void {
  const { g, w, h } = sheet;
  for (const [width, alpha] of [
    [40, 0.14],
    [30, 0.2],
    [21, 0.28],
    [13, 0.4],
  ] as const)
    for (const ring of coast) {
      trace(sheet, ring);
      g.strokeStyle = rgba('#2f6466', alpha);
      g.lineWidth = width;
      g.stroke();
      g.strokeStyle = rgba('#cdd0ac', 0.55);
      g.lineWidth = width - 2.2;
      g.stroke();
    }
  const land = new Path2D();
  for (const ring of coast) {
    ring.forEach(([u = 0, v = 0], i) => {
      if (i === 0) land.moveTo(u * w, v * h);
      else land.lineTo(u * w, v * h);
    });
    land.closePath();
  }
  g.fillStyle = '#d3b473';
  g.fill(land);
  g.save();
  g.clip(land);
  const r = rng(19);
  for (let k = 0; k < 240; k++) {
    const dye = r() > 0.45 ? '#7b8a48' : '#b98f4c';
    glow(g, r() * w, r() * h, 20 + r() * 70, [
      [0, rgba(dye, 0.32)],
      [1, rgba('#7b8a48', 0)],
    ]);
  }
  for (const [dye, width] of [
    [rgba('#8a6630', 0.55), 14],
    [rgba('#efd9a0', 0.5), 6],
  ] as const) {
    g.strokeStyle = dye;
    g.lineWidth = width;
    g.stroke(land);
  }
  paintHills(sheet, land);
  g.restore();
  g.strokeStyle = INK;
  g.lineWidth = 2.6;
  g.stroke(land);
}

function paintHills({ g, w, h }: Sheet, land: Path2D): void {
  const r = rng(47);
  const around = [
    [0, 0],
    [26, 0],
    [-26, 0],
    [0, 18],
    [0, -24],
  ] as const;
  const spots: [number, number][] = [];
  for (let k = 0; k < 2600 && spots.length < 190; k++) {
    const x = r() * w;
    const y = r() * h;
    const dry = around.every(([dx, dy]) => g.isPointInPath(land, x + dx, y + dy));
    if (dry && spots.every(([sx, sy]) => Math.hypot(sx - x, sy - y) > 44)) spots.push([x, y]);
  }
  spots.sort((a, b) => a[1] - b[1]);
  for (const [x, y] of spots) {
    if (r() > 0.5) mountain(g, x, y, 15 + r() * 10);
    else tree(g, x, y, 10 + r() * 4);
  }
}

function mountain(g: Ctx, x: number, y: number, s: number): void {
  g.fillStyle = '#c9a566';
  g.strokeStyle = INK;
  g.lineWidth = 1.5;
  g.beginPath();
  g.moveTo(x - s, y);
  g.quadraticCurveTo(x - s * 0.3, y - s * 0.5, x, y - s * 1.15);
  g.quadraticCurveTo(x + s * 0.35, y - s * 0.5, x + s, y);
  g.closePath();
  g.fill();
  g.stroke();
  g.fillStyle = rgba('#5a3a18', 0.55);
  g.beginPath();
  g.moveTo(x, y - s * 1.15);
  g.quadraticCurveTo(x + s * 0.35, y - s * 0.5, x + s, y);
  g.lineTo(x + s * 0.25, y);
  g.quadraticCurveTo(x + s * 0.2, y - s * 0.5, x, y - s * 1.15);
  g.fill();
}

function tree(g: Ctx, x: number, y: number, s: number): void {
  g.fillStyle = '#7d8d48';
  g.strokeStyle = INK;
  g.lineWidth = 1.5;
  g.beginPath();
  g.arc(x, y - s * 0.8, s * 0.62, 0, 7);
  g.fill();
  g.stroke();
  g.beginPath();
  g.moveTo(x, y - s * 0.3);
  g.lineTo(x, y);
  g.stroke();
}
