import { clamp, type Pt, smooth } from '../../table/units';
import { signedDistance } from '../../textures/distance';
import { fbm, noise } from '../../textures/noise';

/** What shapes an island's hills; from its outline alone, so that the same island always looks the same. */
export type Terrain = { readonly outline: readonly Pt[]; readonly seed: number; readonly peak: number };

export function terrainOf(outline: readonly Pt[]): Terrain {
  let hash = 7;
  for (const [x, y] of outline) hash = (Math.imul(hash, 31) + Math.round(x * 3) + Math.round(y * 5)) | 0;
  const seed = Math.abs(hash) % 97;
  return { outline, seed, peak: 6 + (seed % 7) };
}

/**
 * Height over the sea, in millimetres: beach, bank, hills, from the distance inland.
 * Exactly 0 on the outline, so the mesh meets the water where the rules say the shore is.
 */
export function heightAt({ outline, seed, peak }: Terrain, x: number, y: number): number {
  return relief(-signedDistance(outline, x, y), x, y, seed, peak);
}

export function relief(inland: number, x: number, y: number, seed: number, peak: number): number {
  if (inland < 0) return Math.max(-2.5, inland * 0.5);
  const n = fbm(x * 0.045 + seed * 3.1 + 50, y * 0.045 + 50, 4);
  const rough = noise(x * 0.22 + 9 + seed, y * 0.22 + 9);
  const beach = smooth(0, 7, inland) * 1.5;
  const bank = smooth(6, 13, inland + (n - 0.5) * 7) * 2.6;
  const hill = smooth(11, 26, inland) * peak * smooth(0.36, 0.72, n);
  return beach + bank + hill + rough * 0.5 * smooth(5, 12, inland);
}

/** Points on an island at some distance inland, for scattering; none nearer to another than 3.6 mm. */
export function scatter(
  outline: readonly Pt[],
  count: number,
  [from, to]: readonly [number, number],
  random: () => number,
): Pt[] {
  const [x0, y0, x1, y1] = boxOf(outline);
  const out: Pt[] = [];
  for (let tries = 0; out.length < count && tries < 900; tries++) {
    const x = x0 + (x1 - x0) * random();
    const y = y0 + (y1 - y0) * random();
    const inland = -signedDistance(outline, x, y);
    if (inland > from && inland < to && out.every((p) => Math.hypot(p[0] - x, p[1] - y) > 3.6))
      out.push([x, y]);
  }
  return out;
}

export function boxOf(outline: readonly Pt[]): readonly [x0: number, y0: number, x1: number, y1: number] {
  const xs = outline.map((p) => p[0]);
  const ys = outline.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The middle of what an outline encloses. */
export function middleOf(outline: readonly Pt[]): Pt {
  let area = 0;
  let cx = 0;
  let cy = 0;
  outline.forEach(([x, y], i) => {
    const [px, py] = outline[(i + outline.length - 1) % outline.length] as Pt;
    const k = px * y - x * py;
    area += k;
    cx += (px + x) * k;
    cy += (py + y) * k;
  });
  return area === 0 ? (outline[0] ?? [0, 0]) : [cx / (3 * area), cy / (3 * area)];
}

/** The point furthest inland on a coarse search: where a flag stands best. */
export function summit(terrain: Terrain): Pt {
  const [x0, y0, x1, y1] = boxOf(terrain.outline);
  let best: Pt = middleOf(terrain.outline);
  let deepest = -signedDistance(terrain.outline, best[0], best[1]);
  for (let j = 1; j < 12; j++)
    for (let i = 1; i < 12; i++) {
      const p: Pt = [x0 + ((x1 - x0) * i) / 12, y0 + ((y1 - y0) * j) / 12];
      const inland = -signedDistance(terrain.outline, p[0], p[1]);
      if (inland > deepest) {
        deepest = inland;
        best = p;
      }
    }
  return best;
}

/** Fraction 0…1 of noise used for colours at a point. */
export const mottle = (x: number, y: number): { broad: number; fine: number } => ({
  broad: fbm(x * 0.11 + 31, y * 0.11 + 31, 3),
  fine: clamp(noise(x * 0.9 + 7, y * 0.9 + 7)),
});
