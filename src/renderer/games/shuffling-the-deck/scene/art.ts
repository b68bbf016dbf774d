import { type Ctx, disc, glow, type IconName, icon, mix, rgba, wash } from '../../../textures/canvas';
import { rng } from '../../../textures/noise';

/** Pictures in the manner of old woodcuts: a ruled sky, a scalloped sea, a ship in profile. */
export type Hour = 'dawn' | 'noon' | 'dusk' | 'night' | 'storm' | 'fire';

type Light = { readonly top: string; readonly low: string; readonly sun: string; readonly line: string };
const light: Readonly<Record<Hour, Light>> = {
  dawn: { top: '#7fa3a8', low: '#f2d3a0', sun: '#fff1c9', line: '#5b5a4c' },
  noon: { top: '#7fb0bd', low: '#dfe6d0', sun: '#fffbe6', line: '#3f6670' },
  dusk: { top: '#54506f', low: '#e89a5c', sun: '#ffd18a', line: '#4a2a38' },
  night: { top: '#141d36', low: '#44607c', sun: '#f3eed2', line: '#9fb6c8' },
  storm: { top: '#3a4148', low: '#8b948c', sun: '#c9cdbc', line: '#20262a' },
  fire: { top: '#2a1513', low: '#b8512a', sun: '#ffb25a', line: '#1c0c0a' },
};
export type Box = readonly [x: number, y: number, w: number, h: number];

function within(g: Ctx, [x, y, w, h]: Box, draw: () => void): void {
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  draw();
  g.restore();
}

/** Sky with sun rays and clouds. @param horizon part of the height */
export function sky(g: Ctx, box: Box, hour: Hour, seed: number, horizon = 0.66): void {
  const { top, low, sun, line } = light[hour];
  const [x, y, w, h] = box;
  const r = rng(seed);
  within(g, box, () => {
    wash(
      g,
      box,
      [0, y, 0, y + h * horizon],
      [
        [0, top],
        [1, low],
      ],
    );
    const sx = x + w * (0.24 + r() * 0.52);
    const sy = y + h * (hour === 'night' ? 0.18 : 0.32);
    g.strokeStyle = rgba(sun, hour === 'storm' ? 0.12 : 0.3);
    g.lineWidth = 1.3;
    for (let k = 0; k < 64; k++) {
      const a = (k / 64) * Math.PI * 2;
      g.beginPath();
      g.moveTo(sx + Math.cos(a) * 32, sy + Math.sin(a) * 32);
      g.lineTo(sx + Math.cos(a) * w, sy + Math.sin(a) * w);
      g.stroke();
    }
    glow(g, sx, sy, 92, [
      [0, rgba(sun, 0.75)],
      [1, rgba(sun, 0)],
    ]);
    if (hour !== 'storm') disc(g, sx, sy, 25, sun);
    for (let k = 0; k < (hour === 'storm' ? 7 : 3); k++) {
      cloud(
        g,
        x + r() * w,
        y + h * (0.08 + r() * 0.26),
        12 + r() * 12,
        hour === 'storm' || hour === 'fire',
        line,
      );
    }
  });
}

function cloud(g: Ctx, x: number, y: number, size: number, dark: boolean, line: string): void {
  g.fillStyle = rgba(dark ? '#2b2f33' : '#fff6e2', 0.58);
  g.strokeStyle = rgba(line, 0.5);
  g.lineWidth = 1.4;
  g.beginPath();
  for (let k = 0; k < 4; k++) {
    g.arc(x + (k - 1.5) * size * 1.1, y - Math.sin(((k + 0.5) / 4) * Math.PI) * size * 0.6, size, Math.PI, 0);
  }
  g.closePath();
  g.fill();
  g.stroke();
}

/** Rows of scalloped waves, wider towards the reader. */
export function waves(g: Ctx, box: Box, base: string, crest: string, rows: number, seed: number): void {
  const [x, y, w, h] = box;
  const r = rng(seed);
  within(g, box, () => {
    for (let k = 0; k < rows; k++) {
      const t = rows > 1 ? k / (rows - 1) : 0;
      const top = y + t * t * h * 0.92;
      const step = w * (0.05 + t * 0.085);
      g.fillStyle = mix(base, crest, 0.34 * (1 - t));
      g.strokeStyle = rgba(mix(crest, '#ffffff', 0.4), 0.55);
      g.lineWidth = 1.4;
      g.beginPath();
      g.moveTo(x - step, y + h + 9);
      g.lineTo(x - step, top);
      for (let a = x - step - r() * step; a < x + w + step; a += step) {
        g.quadraticCurveTo(a + step * 0.35, top - step * 0.3, a + step * 0.62, top);
        g.quadraticCurveTo(a + step * 0.8, top + step * 0.12, a + step, top);
      }
      g.lineTo(x + w + step, y + h + 9);
      g.closePath();
      g.fill();
      g.stroke();
    }
  });
}

/** Tongues of flame about a point. */
export function flames(g: Ctx, x: number, y: number, width: number, seed: number): void {
  const r = rng(seed);
  for (const [dye, scale] of [
    ['#d8431f', 1],
    ['#ff9a2e', 0.68],
    ['#ffe08a', 0.36],
  ] as const) {
    g.fillStyle = rgba(dye, 0.82);
    for (let k = 0; k < 7; k++) {
      const at = x + (k / 6 - 0.5) * width;
      const tall = (40 + r() * 70) * scale;
      const half = (width / 11) * scale;
      g.beginPath();
      g.moveTo(at - half, y);
      g.bezierCurveTo(
        at - half * 1.6,
        y - tall * 0.5,
        at + half * 0.5,
        y - tall * 0.55,
        at + r() * 10,
        y - tall,
      );
      g.bezierCurveTo(at + half * 0.9, y - tall * 0.5, at + half * 1.6, y - tall * 0.4, at + half, y);
      g.fill();
    }
  }
}

export type Rig = {
  readonly masts: number;
  readonly sail: string;
  readonly mark: string;
  readonly hull: string;
  readonly band: string;
  readonly emblem: IconName;
  readonly wreck: boolean;
};

const dark = '#1a100a';
const timber = '#3a2413';

/** A ship in profile, bow to the right. @param x, y middle of the waterline @param s length of the hull */
export function shipProfile(g: Ctx, x: number, y: number, s: number, rig: Rig): void {
  g.save();
  g.translate(x, y);
  if (rig.wreck) g.rotate(-0.1);
  g.lineJoin = 'round';
  for (let m = 0; m < rig.masts; m++) mast(g, s, m, rig);
  jibs(g, s, rig);
  hull(g, s, rig);
  g.restore();
}

function mast(g: Ctx, s: number, m: number, rig: Rig): void {
  const t = (m + 0.5) / rig.masts;
  const x = s * (-0.37 + t * 0.71);
  const foot = -s * 0.13;
  const broken = rig.wreck && m === 1;
  const tall = s * (0.86 - 0.5 * Math.abs(t - 0.52)) * (broken ? 0.28 : rig.wreck ? 0.58 : 1);
  g.strokeStyle = timber;
  g.lineWidth = s / 50;
  g.beginPath();
  g.moveTo(x, foot + s * 0.05);
  g.lineTo(x, foot - tall);
  g.stroke();
  if (broken) return;
  const tiers = rig.wreck
    ? [[0.1, 0.5, 0.21] as const]
    : ([
        [0.07, 0.4, 0.25],
        [0.44, 0.7, 0.2],
        [0.73, 0.93, 0.14],
      ] as const);
  for (const [k, [low, high, width]] of tiers.entries()) {
    const w = (s * width) / Math.sqrt(rig.masts / 3);
    const middle = m === Math.floor(rig.masts / 2);
    sail(g, x, foot - tall * low, foot - tall * high, w, s, rig, k === 0 && middle);
  }
  if (!rig.wreck) pennant(g, x, foot - tall, s, rig.mark);
}

/** One square sail, bellied by the wind from behind. */
function sail(
  g: Ctx,
  x: number,
  low: number,
  high: number,
  w: number,
  s: number,
  rig: Rig,
  emblem: boolean,
): void {
  const belly = s * 0.045;
  const top = w * 0.82;
  g.beginPath();
  g.moveTo(x - top / 2, high);
  g.lineTo(x + top / 2, high);
  g.quadraticCurveTo(x + w / 2 + belly * 1.5, (low + high) / 2, x + w / 2 + belly * 0.3, low);
  g.quadraticCurveTo(x + belly, low - s * 0.035, x - w / 2 + belly * 0.4, low);
  g.quadraticCurveTo(x - top / 2 + belly * 1.3, (low + high) / 2, x - top / 2, high);
  g.closePath();
  const shade = g.createLinearGradient(x - w / 2, 0, x + w / 2 + belly, 0);
  shade.addColorStop(0, mix(rig.sail, '#2a1a10', 0.42));
  shade.addColorStop(0.45, rig.sail);
  shade.addColorStop(0.8, mix(rig.sail, '#ffffff', 0.35));
  shade.addColorStop(1, mix(rig.sail, '#2a1a10', 0.15));
  g.fillStyle = shade;
  g.fill();
  g.strokeStyle = dark;
  g.lineWidth = s / 150;
  g.stroke();
  if (emblem && !rig.wreck)
    icon(g, rig.emblem, x + belly * 0.8, (low + high) / 2, (low - high) * 0.6, rig.mark);
  g.strokeStyle = timber;
  g.lineWidth = s / 90;
  g.beginPath();
  g.moveTo(x - top * 0.56, high);
  g.lineTo(x + top * 0.56, high);
  g.stroke();
}

function pennant(g: Ctx, x: number, y: number, s: number, dye: string): void {
  g.fillStyle = dye;
  g.beginPath();
  g.moveTo(x, y - s * 0.02);
  g.bezierCurveTo(x + s * 0.05, y - s * 0.05, x + s * 0.07, y + s * 0.01, x + s * 0.13, y - s * 0.025);
  g.bezierCurveTo(x + s * 0.08, y + s * 0.03, x + s * 0.05, y - s * 0.005, x, y + s * 0.022);
  g.fill();
}

function jibs(g: Ctx, s: number, rig: Rig): void {
  g.strokeStyle = timber;
  g.lineWidth = s / 60;
  g.beginPath();
  g.moveTo(s * 0.4, -s * 0.13);
  g.lineTo(s * 0.63, -s * 0.26);
  g.stroke();
  if (rig.wreck) return;
  for (const k of [0, 1]) {
    g.beginPath();
    g.moveTo(s * 0.23, -s * (0.66 - k * 0.18));
    g.quadraticCurveTo(s * 0.46, -s * 0.36, s * (0.6 - k * 0.1), -s * 0.25);
    g.lineTo(s * 0.32, -s * 0.19);
    g.closePath();
    g.fillStyle = mix(rig.sail, k ? '#2a1a10' : '#ffffff', 0.16);
    g.fill();
    g.strokeStyle = dark;
    g.lineWidth = s / 170;
    g.stroke();
  }
}

function hull(g: Ctx, s: number, rig: Rig): void {
  g.beginPath();
  g.moveTo(-s * 0.49, -s * 0.235);
  g.lineTo(-s * 0.31, -s * 0.2);
  g.lineTo(-s * 0.29, -s * 0.155);
  g.quadraticCurveTo(0, -s * 0.115, s * 0.28, -s * 0.145);
  g.lineTo(s * 0.3, -s * 0.175);
  g.lineTo(s * 0.49, -s * 0.185);
  g.quadraticCurveTo(s * 0.47, -s * 0.05, s * 0.37, s * 0.05);
  g.lineTo(-s * 0.4, s * 0.05);
  g.quadraticCurveTo(-s * 0.47, -s * 0.06, -s * 0.49, -s * 0.235);
  g.closePath();
  const shade = g.createLinearGradient(0, -s * 0.22, 0, s * 0.04);
  shade.addColorStop(0, mix(rig.hull, '#ffcf8a', 0.25));
  shade.addColorStop(0.5, rig.hull);
  shade.addColorStop(1, mix(rig.hull, '#000000', 0.6));
  g.fillStyle = shade;
  g.fill();
  g.save();
  g.clip();
  g.fillStyle = rgba(rig.band, 0.9);
  g.fillRect(-s * 0.5, -s * 0.115, s, s * 0.035);
  g.fillStyle = '#120a06';
  for (let k = 0; k < 9; k++) g.fillRect(-s * 0.36 + k * s * 0.083, -s * 0.108, s * 0.026, s * 0.022);
  g.restore();
  g.strokeStyle = dark;
  g.lineWidth = s / 110;
  g.stroke();
}
