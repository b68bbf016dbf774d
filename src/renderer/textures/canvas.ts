import icons from '../../../assets/icons/game-icons.json';
import { at } from '../table/units';

/** A 2D context of a page's canvas or of a worker's: every painter works on both. */
export type Ctx = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Dye = string | CanvasGradient;
export type IconName = keyof typeof icons;

/**
 * A canvas to paint on, in page or worker.
 * `willReadFrequently` keeps it in software: an accelerated one is replayed on the GPU at upload, seconds in a software renderer.
 */
export function canvas(width: number, height: number): [OffscreenCanvas, OffscreenCanvasRenderingContext2D] {
  const surface = new OffscreenCanvas(width, height);
  const g = surface.getContext('2d', { willReadFrequently: true });
  if (!g) throw new Error('no 2D canvas in this browser');
  return [surface, g];
}

export const rgb = (hex: string): [number, number, number] => {
  const n = Number.parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
export const rgba = (hex: string, alpha: number): string => {
  const [r, g, b] = rgb(hex);
  return `rgba(${r},${g},${b},${alpha})`;
};
export const mix = (a: string, b: string, t: number): string => {
  const x = rgb(a);
  const y = rgb(b);
  const channel = (i: 0 | 1 | 2) =>
    Math.round(x[i] + (y[i] - x[i]) * t)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
};

/** A colour ramp over sorted stops that writes into `out`: nothing is allocated for a pixel. */
export function ramp(stops: readonly (readonly [number, string])[]): (t: number, out: number[]) => void {
  const s = stops.map(([t, hex]) => [t, ...rgb(hex)] as const);
  const first = at(s, 0);
  const last = at(s, s.length - 1);
  return (t, out) => {
    let a = first;
    let b = first;
    if (t >= last[0]) a = b = last;
    else if (t > first[0]) {
      let i = 1;
      while (at(s, i)[0] < t) i++;
      a = at(s, i - 1);
      b = at(s, i);
    }
    const k = b[0] === a[0] ? 0 : (t - a[0]) / (b[0] - a[0]);
    out[0] = a[1] + (b[1] - a[1]) * k;
    out[1] = a[2] + (b[2] - a[2]) * k;
    out[2] = a[3] + (b[3] - a[3]) * k;
  };
}

/** A glyph of game-icons.net (a path in a box of 512), centred. */
export function icon(g: Ctx, name: IconName, x: number, y: number, size: number, fill: Dye): void {
  g.save();
  g.translate(x - size / 2, y - size / 2);
  g.scale(size / 512, size / 512);
  g.fillStyle = fill;
  for (const path of icons[name].split('|')) g.fill(new Path2D(path));
  g.restore();
}

type TextOptions = {
  align?: CanvasTextAlign;
  spacing?: number;
  /** Squeezed to this width when longer. */
  max?: number;
  base?: CanvasTextBaseline;
};
export function text(
  g: Ctx,
  s: string,
  x: number,
  y: number,
  font: string,
  fill: Dye,
  o: TextOptions = {},
): void {
  g.save();
  g.font = font;
  g.fillStyle = fill;
  g.textAlign = o.align ?? 'center';
  g.textBaseline = o.base ?? 'alphabetic';
  g.letterSpacing = `${o.spacing ?? 0}px`;
  if (o.max !== undefined) {
    const w = g.measureText(s).width;
    if (w > o.max) {
      g.translate(x, y);
      g.scale(o.max / w, 1);
      g.translate(-x, -y);
    }
  }
  g.fillText(s, x, y);
  g.restore();
}

/** Breaks text into lines no wider than `width` in the context's font. */
export function wrapText(g: Ctx, s: string, width: number): string[] {
  const out: string[] = [];
  let line = '';
  for (const word of s.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (g.measureText(longer).width > width && line) {
      out.push(line);
      line = word;
    } else line = longer;
  }
  if (line) out.push(line);
  return out;
}

/** Fills a rectangle with a linear gradient. */
export function wash(
  g: Ctx,
  box: readonly [x: number, y: number, w: number, h: number],
  line: readonly [x0: number, y0: number, x1: number, y1: number],
  stops: readonly (readonly [number, string])[],
): void {
  const s = g.createLinearGradient(...line);
  for (const [t, dye] of stops) s.addColorStop(t, dye);
  g.fillStyle = s;
  g.fillRect(...box);
}

/** Fills with a radial gradient about a point. */
export function glow(
  g: Ctx,
  x: number,
  y: number,
  radius: number,
  stops: readonly (readonly [number, string])[],
  inner = 0,
): void {
  const s = g.createRadialGradient(x, y, inner, x, y, radius);
  for (const [t, dye] of stops) s.addColorStop(t, dye);
  g.fillStyle = s;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

export function disc(g: Ctx, x: number, y: number, r: number, fill: Dye): void {
  g.fillStyle = fill;
  g.beginPath();
  g.arc(x, y, r, 0, 7);
  g.fill();
}
