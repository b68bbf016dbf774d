import { C, TYPE } from '../../table/tokens';
import { clamp, type Pt } from '../../table/units';
import { type Ctx, canvas, icon, ramp, rgba, text } from '../canvas';
import { type CoastField, coastField } from '../distance';
import { fbm, noise, rng } from '../noise';
import { compassRose, rhumbLines } from './compass';
import { paper } from './paper';

/** What is painted: a square sea with islands on it. */
export type SeaPlan = {
  /** Side of the sea in millimetres. */
  readonly size: number;
  readonly islands: readonly { readonly outline: readonly Pt[]; readonly name: string }[];
  /** The two measures for the scale bars of the chart, in millimetres. */
  readonly bars: { readonly long: number; readonly short: number };
};
export type SeaDetail = { readonly pixels: number; readonly cells: number };

const fieldOf = (plan: SeaPlan): CoastField =>
  coastField(
    plan.islands.map((i) => i.outline),
    plan.size,
  );

/** A square canvas coloured from the distance to the coast. */
function depths(cells: number, shade: (u: number, v: number, out: number[]) => void): OffscreenCanvas {
  const [c, g] = canvas(cells, cells);
  const image = g.createImageData(cells, cells);
  const out = [0, 0, 0];
  for (let j = 0, o = 0; j < cells; j++)
    for (let i = 0; i < cells; i++, o += 4) {
      shade(i / cells, j / cells, out);
      image.data[o] = out[0] as number;
      image.data[o + 1] = out[1] as number;
      image.data[o + 2] = out[2] as number;
      image.data[o + 3] = 255;
    }
  g.putImageData(image, 0, 0);
  return c;
}

/** Outlines as paths in pixels. */
const tracer = (plan: SeaPlan, N: number) => {
  const q = N / plan.size;
  return (outline: readonly Pt[]): Path2D => {
    const path = new Path2D();
    outline.forEach(([x, y], k) => {
      const a = (x + plan.size / 2) * q;
      const b = (plan.size / 2 - y) * q;
      if (k) path.lineTo(a, b);
      else path.moveTo(a, b);
    });
    path.closePath();
    return path;
  };
};

/** Night sea: printed cloth under varnish. Colour from depth, isobaths, brushed wavelets, foam, a gold frame that measures. */
export function paintNightSea(plan: SeaPlan, detail: SeaDetail): OffscreenCanvas {
  const N = detail.pixels;
  const field = fieldOf(plan);
  const colour = ramp([
    [0, C.lagoon],
    [0.06, '#378b8a'],
    [0.15, C.shoal],
    [0.25, '#1b6c79'],
    [0.38, C.bank],
    [0.56, C.sea],
    [0.78, C.deep],
    [1, C.abyss],
  ]);
  const small = depths(detail.cells, (u, v, out) => {
    const n = fbm(u * 9, v * 9, 3);
    const fine = noise(u * 70, v * 70);
    const d = field(u, v) + (n - 0.5) * 46 + (fine - 0.5) * 5;
    const t = clamp((Math.max(0, d) / 175) ** 0.72 + (n - 0.5) * 0.12);
    colour(t, out);
    const isobath = Math.abs(((t * 7) % 1) - 0.5) * 2 > 0.93 && t > 0.08;
    const k = 1 + (isobath ? 0.05 : 0) + (fine - 0.5) * 0.05;
    for (let c = 0; c < 3; c++) out[c] = (out[c] as number) * k;
  });
  const [c, g] = canvas(N, N);
  g.imageSmoothingQuality = 'high';
  g.drawImage(small, 0, 0, N, N);
  wavelets(g, field, N);
  foam(g, plan, N);
  frame(g, N, N / plan.size, C.brass);
  vignette(g, N);
  const rose = [N * 0.155, N * 0.845] as const;
  compassRose(g, ...rose, N * 0.062, {
    dark: rgba(C.brass, 0.62),
    light: rgba(C.brassLight, 0.4),
    accent: rgba(C.brassLight, 0.7),
  });
  rhumbLines(g, ...rose, N * 1.4, rgba(C.brassLight, 0.05));
  return c;
}

function wavelets(g: Ctx, field: CoastField, N: number): void {
  const r = rng(9);
  const k = N / 1536;
  g.lineCap = 'round';
  for (let i = 0; i < 2600; i++) {
    const x = r() * N;
    const y = r() * N;
    const d = field(x / N, y / N);
    if (d < 10) continue;
    const w = (6 + r() * 12) * k;
    g.strokeStyle = rgba('#d9f2e4', d < 50 ? 0.12 : 0.07);
    g.lineWidth = (0.8 + r() * 0.7) * Math.max(0.8, k);
    g.beginPath();
    g.moveTo(x - w, y);
    g.quadraticCurveTo(x - w / 2, y - 4 * k, x, y);
    g.quadraticCurveTo(x + w / 2, y + 4 * k, x + w, y);
    g.stroke();
  }
}

/** Broken water right at the coast. */
function foam(g: Ctx, plan: SeaPlan, N: number): void {
  const q = N / plan.size;
  const r = rng(4);
  const trace = tracer(plan, N);
  g.save();
  g.lineJoin = 'round';
  for (const { outline } of plan.islands) {
    const path = trace(outline);
    const stroke = (dye: string, width: number, dash: number[] = []) => {
      g.strokeStyle = dye;
      g.lineWidth = width * q;
      g.setLineDash(dash.map((d) => d * q));
      g.stroke(path);
    };
    stroke(rgba(C.foam, 0.07), 17);
    stroke(rgba(C.foam, 0.09), 9.5, [22, 7, 9, 5]);
    stroke(rgba('#f4fbf2', 0.42), 2.8);
    g.fillStyle = C.sandWet;
    g.fill(path);
    for (let k = 0; k < 260; k++) {
      const p = outline[(r() * outline.length) | 0];
      const away = 2 + r() * 7;
      const t = r() * 7;
      if (!p) continue;
      g.fillStyle = rgba('#ffffff', 0.2 + r() * 0.25);
      g.fillRect(
        (p[0] + Math.cos(t) * away + plan.size / 2) * q,
        (plan.size / 2 - p[1] + Math.sin(t) * away) * q,
        1.4,
        1.2,
      );
    }
  }
  g.setLineDash([]);
  g.restore();
}

/** A checkered border of twenty fields on each side: the frame itself measures. */
function frame(g: Ctx, N: number, q: number, dye: string): void {
  const m = 9 * q;
  const fields = 20;
  const step = (N - 2 * m) / fields;
  g.save();
  g.strokeStyle = rgba(dye, 0.95);
  g.lineWidth = 1.6 * q;
  g.strokeRect(m, m, N - 2 * m, N - 2 * m);
  g.lineWidth = 0.5 * q;
  g.strokeRect(m * 1.62, m * 1.62, N - 3.24 * m, N - 3.24 * m);
  g.fillStyle = rgba(dye, 0.85);
  for (let k = 0; k < fields; k += 2) {
    g.fillRect(m + k * step, m, step, m * 0.62);
    g.fillRect(m + k * step, N - m * 1.62, step, m * 0.62);
    g.fillRect(m, m + k * step, m * 0.62, step);
    g.fillRect(N - m * 1.62, m + k * step, m * 0.62, step);
  }
  g.restore();
}

function vignette(g: Ctx, N: number): void {
  const s = g.createRadialGradient(N / 2, N / 2, N * 0.4, N / 2, N / 2, N * 0.75);
  s.addColorStop(0, 'rgba(2,14,20,0)');
  s.addColorStop(1, 'rgba(2,14,20,.4)');
  g.fillStyle = s;
  g.fillRect(0, 0, N, N);
}

/** The same sea as an engraved chart: shoal tints, waterlines, soundings, graticule, two scales. */
export function paintChart(plan: SeaPlan, detail: SeaDetail): OffscreenCanvas {
  const N = detail.pixels;
  const q = N / plan.size;
  const field = fieldOf(plan);
  const [c, g] = canvas(N, N);
  paper(g, [0, 0, N, N], '#e6dcc0', 12, 0.22);
  const tint = ramp([
    [0, '#5f9f9c'],
    [0.16, '#76afa8'],
    [0.17, '#8bbfb4'],
    [0.34, '#9bcabd'],
    [0.35, '#adcfc1'],
    [0.6, '#b9d4c4'],
    [0.61, '#c8d8c4'],
    [1, '#d3d9bf'],
    [1.01, '#ddd9bd'],
    [2, '#e0d8b8'],
  ]);
  const small = depths(detail.cells, (u, v, out) =>
    tint((field(u, v) + (fbm(u * 9, v * 9, 3) - 0.5) * 40 + 4) / 120, out),
  );
  g.globalAlpha = 0.86;
  g.imageSmoothingQuality = 'high';
  g.drawImage(small, 0, 0, N, N);
  g.globalAlpha = 1;
  graticule(g, N);
  rhumbLines(g, N * 0.155, N * 0.845, N * 1.5, rgba('#8c3a2c', 0.42), N / 1280);
  soundings(g, field, N);
  for (const island of plan.islands) waterlines(g, plan, N, island.outline);
  plan.islands.forEach((island, k) => {
    engraveIsland(g, plan, N, island, k);
  });
  frame(g, N, q, C.sepia);
  compassRose(g, N * 0.155, N * 0.845, N * 0.07, {
    dark: rgba(C.sepia, 0.85),
    light: '#efe4c6',
    accent: '#9c2f28',
  });
  scales(g, plan, N);
  return c;
}

function graticule(g: Ctx, N: number): void {
  g.strokeStyle = rgba(C.sepia, 0.2);
  g.lineWidth = N / 1460;
  for (let k = 1; k < 16; k++) {
    const a = (k * N) / 16;
    g.beginPath();
    g.moveTo(a, 0);
    g.lineTo(a, N);
    g.moveTo(0, a);
    g.lineTo(N, a);
    g.stroke();
  }
}

function soundings(g: Ctx, field: CoastField, N: number): void {
  const r = rng(77);
  for (let k = 0; k < 330; k++) {
    const x = r() * N;
    const y = r() * N;
    const d = field(x / N, y / N);
    const drift = r() * 3;
    if (d < 9) continue;
    const fathoms = Math.max(1, Math.round(Math.min(d, 400) ** 0.9 / 5 + drift));
    text(g, String(fathoms), x, y, `${N / 98}px ${TYPE.map}`, rgba(C.sepia, 0.6));
  }
}

function waterlines(g: Ctx, plan: SeaPlan, N: number, outline: readonly Pt[]): void {
  const q = N / plan.size;
  const path = tracer(plan, N)(outline);
  g.lineJoin = 'round';
  for (const [width, alpha] of [
    [26, 0.12],
    [19, 0.17],
    [12.5, 0.24],
    [7, 0.34],
  ] as const) {
    g.strokeStyle = rgba('#2f6a68', alpha);
    g.lineWidth = width * q;
    g.stroke(path);
    g.strokeStyle = 'rgba(214,226,208,.9)';
    g.lineWidth = (width - 1.1) * q;
    g.stroke(path);
  }
}

function engraveIsland(
  g: Ctx,
  plan: SeaPlan,
  N: number,
  { outline, name }: SeaPlan['islands'][number],
  seed: number,
): void {
  const q = N / plan.size;
  const path = tracer(plan, N)(outline);
  const cx = (outline.reduce((s, p) => s + p[0], 0) / outline.length + plan.size / 2) * q;
  const cy = (plan.size / 2 - outline.reduce((s, p) => s + p[1], 0) / outline.length) * q;
  const top = (plan.size / 2 - Math.max(...outline.map((p) => p[1]))) * q;
  g.fillStyle = '#e2c88f';
  g.fill(path);
  g.save();
  g.clip(path);
  g.strokeStyle = rgba('#7a5a2c', 0.5);
  g.lineWidth = N / 1860;
  for (let m = 0; m < 130; m++) {
    const t = (m / 130) * Math.PI * 2;
    const near = (13 + 4 * Math.sin(t * 5 + seed)) * q;
    const far = (19 + 5 * Math.sin(t * 7 + seed)) * q;
    g.beginPath();
    g.moveTo(cx + Math.cos(t) * near, cy + Math.sin(t) * near * 0.8);
    g.lineTo(cx + Math.cos(t) * far, cy + Math.sin(t) * far * 0.8);
    g.stroke();
  }
  g.strokeStyle = rgba('#a9803f', 0.55);
  g.lineWidth = 9 * q;
  g.stroke(path);
  g.restore();
  g.strokeStyle = C.sepia;
  g.lineWidth = 1.3 * q;
  g.stroke(path);
  if (name) text(g, name, cx, top - 17 * q, `italic ${15 * q}px ${TYPE.map}`, C.sepia, { spacing: 1 });
}

function scales(g: Ctx, plan: SeaPlan, N: number): void {
  const q = N / plan.size;
  const bar = (y: number, length: number, label: string, dye: string) => {
    const x = N - 34 * q - plan.bars.long * q * 2;
    for (let k = 0; k < 2; k++) {
      g.fillStyle = k ? '#efe4c6' : dye;
      g.fillRect(x + k * length * q, y, length * q, 5 * q);
      g.strokeStyle = C.sepia;
      g.lineWidth = N / 1280;
      g.strokeRect(x + k * length * q, y, length * q, 5 * q);
    }
    text(g, label, x - 6 * q, y + 5.4 * q, `${13 * q}px ${TYPE.caps}`, C.sepia, { align: 'right' });
    text(g, `${length} mm`, x + length * q, y + 14 * q, `italic ${9.5 * q}px ${TYPE.map}`, C.sepia);
  };
  bar(N - 62 * q, plan.bars.long, 'L', '#a5282c');
  bar(N - 38 * q, plan.bars.short, 'S', C.sepia);
  icon(g, 'galleon', N - 44 * q, N - 92 * q, 34 * q, rgba(C.sepia, 0.75));
}

/** Tiling ripples as a normal map: nine directed sines and noise, 256 px. */
export function paintRipples(N = 256): OffscreenCanvas {
  const r = rng(31);
  const waves = Array.from({ length: 9 }, () => {
    const kx = Math.round((r() - 0.5) * 14);
    const ky = Math.round((r() - 0.5) * 14) || 3;
    return { kx, ky, a: 1 / (1 + Math.hypot(kx, ky) * 0.35), phase: r() * 7 };
  });
  const h = new Float32Array(N * N);
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) {
      let s = 0;
      for (const w of waves) s += w.a * Math.sin((2 * Math.PI * (w.kx * i + w.ky * j)) / N + w.phase);
      h[j * N + i] = s * 0.32 + fbm((i / N) * 16, (j / N) * 16, 2, 16) * 1.3;
    }
  const [c, g] = canvas(N, N);
  const image = g.createImageData(N, N);
  const read = (i: number, j: number) => h[((j + N) % N) * N + ((i + N) % N)] as number;
  for (let j = 0; j < N; j++)
    for (let i = 0; i < N; i++) {
      const dx = read(i + 1, j) - read(i - 1, j);
      const dy = read(i, j + 1) - read(i, j - 1);
      const l = Math.hypot(dx, dy, 0.7);
      const o = (j * N + i) * 4;
      image.data[o] = 128 - (dx / l) * 127;
      image.data[o + 1] = 128 + (dy / l) * 127;
      image.data[o + 2] = 128 + (0.7 / l) * 127;
      image.data[o + 3] = 255;
    }
  g.putImageData(image, 0, 0);
  return c;
}
