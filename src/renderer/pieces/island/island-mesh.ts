import * as THREE from 'three';
import { C } from '../../table/tokens';
import { at, lerp, type Pt, smooth } from '../../table/units';
import { signedDistance } from '../../textures/distance';
import { rng } from '../../textures/noise';
import { MeshBuilder, put, type V3 } from '../mesh/builder';
import { bush, jetty, keep, palm, rock } from './plants';
import { boxOf, heightAt, mottle, relief, scatter, summit, type Terrain, terrainOf } from './relief';

/** Millimetres between the points of the ground's mesh. */
const CELL = 1.7;

const dye = (hex: string): V3 => {
  const c = new THREE.Color(hex);
  return [c.r, c.g, c.b];
};
const SAND = dye(C.sand);
const WET = dye(C.sandWet);
const GRASS = dye(C.grass);
const JUNGLE = dye(C.jungle);
const DRY = dye('#a9a055');
const ROCK = dye(C.rock);
const CRAG = dye(C.rockDark);
const mix = (a: V3, b: V3, t: number): V3 => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];

const cache = new Map<string, THREE.BufferGeometry>();

/**
 * An island from any simple outline (table millimetres): ground, palms, rocks, and on a home island a keep and a jetty,
 * in one geometry. The shore of the mesh is the outline that the rules measure.
 */
export function islandGeometry(outline: readonly Pt[], home: boolean): THREE.BufferGeometry {
  const key = `${home}|${outline.map(([x, y]) => `${x.toFixed(2)},${y.toFixed(2)}`).join()}`;
  let g = cache.get(key);
  if (!g) {
    const terrain = terrainOf(outline);
    const b = new MeshBuilder();
    b.add(ground(terrain), new THREE.Matrix4());
    grow(b, terrain, home);
    g = b.done();
    cache.set(key, g);
  }
  return g;
}

/** Where an island's streamer stands: table millimetres and height. */
export function flagSpot(outline: readonly Pt[]): { readonly at: Pt; readonly height: number } {
  const terrain = terrainOf(outline);
  const p = summit(terrain);
  return { at: p, height: heightAt(terrain, p[0], p[1]) };
}

function ground({ outline, seed, peak }: Terrain): THREE.BufferGeometry {
  const [bx0, by0, bx1, by1] = boxOf(outline);
  const x0 = bx0 - 5;
  const y0 = by0 - 5;
  const columns = Math.ceil((bx1 + 5 - x0) / CELL);
  const rows = Math.ceil((by1 + 5 - y0) / CELL);
  const width = columns + 1;
  const count = width * (rows + 1);
  const inland = new Float32Array(count);
  const height = new Float32Array(count);
  const position = new Float32Array(count * 3);
  for (let j = 0, o = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++, o++) {
      const x = x0 + i * CELL;
      const y = y0 + j * CELL;
      const d = -signedDistance(outline, x, y);
      const h = relief(d, x, y, seed, peak);
      inland[o] = d;
      height[o] = h;
      position.set([x, h, -y], o * 3);
    }
  const colour = new Float32Array(count * 3);
  for (let j = 0, o = 0; j <= rows; j++)
    for (let i = 0; i <= columns; i++, o++) {
      const dx = at(height, o + (i < columns ? 1 : 0)) - at(height, o - (i > 0 ? 1 : 0));
      const dy = at(height, o + (j < rows ? width : 0)) - at(height, o - (j > 0 ? width : 0));
      const slope = Math.hypot(dx, dy) / (2 * CELL);
      colour.set(
        groundColour(x0 + i * CELL, y0 + j * CELL, at(inland, o), at(height, o), slope, peak),
        o * 3,
      );
    }
  const index: number[] = [];
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const a = j * width + i;
      const corners = [a, a + 1, a + width, a + width + 1] as const;
      if (corners.every((k) => at(inland, k) < -3.2)) continue;
      index.push(corners[0], corners[1], corners[2], corners[1], corners[3], corners[2]);
    }
  const g = new THREE.BufferGeometry();
  g.setAttribute('position', new THREE.BufferAttribute(position, 3));
  g.setAttribute('color', new THREE.BufferAttribute(colour, 3));
  g.setIndex(index);
  g.computeVertexNormals();
  return g;
}

/** Wet sand → sand → dry grass → grass → jungle; rock on slopes and tops. */
function groundColour(x: number, y: number, inland: number, height: number, slope: number, peak: number): V3 {
  const { broad, fine } = mottle(x, y);
  let c = mix(WET, SAND, smooth(1, 4.5, inland + (fine - 0.5) * 1.5));
  c = mix(c, DRY, smooth(7, 9.5, inland + (broad - 0.5) * 9));
  c = mix(c, GRASS, smooth(8.5, 12, inland + (broad - 0.5) * 9));
  c = mix(c, JUNGLE, smooth(0.42, 0.66, broad) * smooth(10, 15, inland));
  c = mix(c, mix(ROCK, CRAG, fine), smooth(0.62, 0.95, slope) * smooth(3, 8, inland));
  c = mix(c, ROCK, smooth(peak * 0.72, peak * 0.95, height - 3) * 0.7);
  const k = 0.86 + fine * 0.26;
  return [c[0] * k, c[1] * k, c[2] * k];
}

function grow(b: MeshBuilder, terrain: Terrain, home: boolean): void {
  const { outline, seed } = terrain;
  const r = rng(seed + 5);
  const ground = (p: Pt) => heightAt(terrain, p[0], p[1]);
  const plant = (g: THREE.BufferGeometry, p: Pt, y: number, scale: number, tilt = 0) => {
    b.add(g, put(p[0], y, -p[1], r() * 7, scale, tilt * r(), tilt * r()));
  };
  const flag = summit(terrain);
  const clear = (p: Pt) => !home || Math.hypot(p[0] - flag[0], p[1] - flag[1]) > 13;
  b.plain();
  for (const p of scatter(outline, 5 + (seed % 3), [6, 15], r))
    if (clear(p)) plant(palm(), p, ground(p), 0.85 + r() * 0.5);
  for (const p of scatter(outline, 13, [9, 40], r))
    if (clear(p)) plant(bush(), p, ground(p) - 0.4, 0.5 + r() * 0.7);
  for (const p of scatter(outline, 5, [1.2, 5], r)) {
    b.tint(r() > 0.5 ? '#7a7268' : '#8d8473');
    plant(rock(), p, ground(p), 1 + r() * 1.8, 1);
  }
  for (const p of scatter(outline, 3, [14, 40], r)) {
    if (!clear(p)) continue;
    b.tint('#6d665c');
    plant(rock(), p, ground(p), 1.8 + r() * 2.6, 1);
  }
  b.plain();
  if (home) settle(b, terrain, flag);
}

/** Keep by the flag and a jetty at the nearest shore toward the reader. The jetty stays inside the outline: it must not look like land. */
function settle(b: MeshBuilder, terrain: Terrain, flag: Pt): void {
  b.add(keep(), put(flag[0] + 6, heightAt(terrain, flag[0] + 6, flag[1]) - 0.6, -flag[1], 0.5, 0.9));
  const shore = terrain.outline.reduce((best, p) =>
    p[1] + Math.abs(p[0] - flag[0]) * 0.4 < best[1] + Math.abs(best[0] - flag[0]) * 0.4 ? p : best,
  );
  const toward = Math.atan2(shore[1] - flag[1], shore[0] - flag[0]);
  const length = 11;
  const start: Pt = [shore[0] - Math.cos(toward) * length, shore[1] - Math.sin(toward) * length];
  b.add(jetty(length), put(start[0], 0.6, -start[1], toward));
}
