import * as THREE from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';
import { at } from '../table/units';
import { BITS_BOX, bitsUv, COIN_VALUES, TOKENS, type TokenFace } from './bits-atlas';
import type { Rect } from './mesh/builder';
import { dressed } from './mesh/builder';

/**
 * RoundedBoxGeometry has no index and writes its six sides one after another (+x −x +y −y +z −z):
 * each gets its own rectangle of the atlas.
 */
function mapSides(g: THREE.BufferGeometry, rects: readonly Rect[]): THREE.BufferGeometry {
  const uv = g.getAttribute('uv');
  const run = uv.count / 6;
  rects.forEach(([u0, v0, u1, v1], side) => {
    for (let k = side * run; k < (side + 1) * run; k++)
      uv.setXY(k, u0 + (u1 - u0) * uv.getX(k), v0 + (v1 - v0) * uv.getY(k));
  });
  return g;
}

const cache = new Map<string, THREE.BufferGeometry>();
const shared = (key: string, make: () => THREE.BufferGeometry): THREE.BufferGeometry => {
  let g = cache.get(key);
  if (!g) {
    g = dressed(make());
    cache.set(key, g);
  }
  return g;
};

export const BAR_THICK = 2.6;
export const BAR_WIDE = 8.4;

/** A measuring bar lying along x with one end at the origin. @param length millimetres of this bar, may be cut short */
export function barGeometry(kind: 'L' | 'S', length: number): THREE.BufferGeometry {
  return shared(`bar|${kind}|${length.toFixed(2)}`, () => {
    const side = bitsUv(kind === 'L' ? BITS_BOX.longEdge : BITS_BOX.shortEdge, 6);
    const top = bitsUv(kind === 'L' ? BITS_BOX.longBar : BITS_BOX.shortBar);
    const g = mapSides(new RoundedBoxGeometry(length, BAR_THICK, BAR_WIDE, 2, 0.7), [
      side,
      side,
      top,
      side,
      side,
      side,
    ]);
    return g.translate(length / 2, BAR_THICK / 2, 0);
  });
}

/**
 * A bar whose length follows a hand: one geometry, of which only the far end is shifted.
 * @param full millimetres of the whole bar; it is never drawn longer
 */
export function stretchyBar(
  kind: 'L' | 'S',
  full: number,
): { readonly geometry: THREE.BufferGeometry; readonly stretch: (length: number) => void } {
  const geometry = barGeometry(kind, full).clone();
  const position = geometry.getAttribute('position');
  geometry.computeBoundingSphere();
  const far: { readonly k: number; readonly short: number }[] = [];
  for (let k = 0; k < position.count; k++)
    if (position.getX(k) > full / 2) far.push({ k, short: full - position.getX(k) });
  let drawn = full;
  const stretch = (length: number) => {
    if (length === drawn) return;
    drawn = length;
    for (const { k, short } of far) position.setX(k, length - short);
    position.needsUpdate = true;
  };
  return { geometry, stretch };
}

export const DIE_SIZE = 13;
/** A die, centred. Unturned, six is up. */
export const dieGeometry = (): THREE.BufferGeometry =>
  shared('die', () =>
    mapSides(
      new RoundedBoxGeometry(DIE_SIZE, DIE_SIZE, DIE_SIZE, 3, DIE_SIZE * 0.16),
      [0, 1, 2, 3, 4, 5].map((side) => bitsUv(BITS_BOX.die(side), 2)),
    ),
  );

/** The side of `dieGeometry` that carries each number: +x −x +y −y +z −z are 3 4 6 1 5 2. */
const UP: Readonly<Record<number, THREE.Vector3>> = {
  3: new THREE.Vector3(1, 0, 0),
  4: new THREE.Vector3(-1, 0, 0),
  6: new THREE.Vector3(0, 1, 0),
  1: new THREE.Vector3(0, -1, 0),
  5: new THREE.Vector3(0, 0, 1),
  2: new THREE.Vector3(0, 0, -1),
};
const SKY = new THREE.Vector3(0, 1, 0);

/** How a die lies that shows `value`. @param spin radians about the vertical */
export function dieShowing(value: number, spin: number): THREE.Quaternion {
  const side = UP[value];
  if (!side) throw new RangeError(`no side ${value} on a die`);
  return new THREE.Quaternion()
    .setFromAxisAngle(SKY, spin)
    .multiply(new THREE.Quaternion().setFromUnitVectors(side, SKY));
}

export const COIN_THICK = 1.7;
export const COIN_RADIUS = 8.5;
/** A struck coin lying on y = 0. @param value shown on top; 0 for one that lies face down */
export function coinGeometry(value: number, radius = COIN_RADIUS, thick = COIN_THICK): THREE.BufferGeometry {
  const shown = value < COIN_VALUES ? value : 0;
  return shared(`coin|${shown}|${radius}|${thick}`, () =>
    disc(radius, thick, bitsUv(BITS_BOX.coin(shown), 2), 28),
  );
}

/** A round wooden token lying on y = 0; tint it by the material's or mesh's colour. */
export function tokenGeometry(face: TokenFace, radius = 8, thick = 2.4): THREE.BufferGeometry {
  return shared(`token|${face}|${radius}|${thick}`, () =>
    disc(radius, thick, bitsUv(BITS_BOX.token(TOKENS.indexOf(face)), 3), 24),
  );
}

/** A lathe with a raised rim and planar uv over one rectangle of the atlas. */
function disc(radius: number, thick: number, [u0, v0, u1, v1]: Rect, segments: number): THREE.BufferGeometry {
  const profile = [
    [0, 0],
    [0.97, 0],
    [1, 0.18],
    [1, 0.82],
    [0.97, 1],
    [0.9, 1],
    [0.86, 0.86],
    [0, 0.86],
  ].map((p) => new THREE.Vector2(Math.max(at(p, 0) * radius, 0.001), at(p, 1) * thick));
  const g = new THREE.LatheGeometry(profile, segments);
  const p = g.getAttribute('position');
  const uv = g.getAttribute('uv');
  for (let i = 0; i < p.count; i++) {
    const u = 0.5 + p.getX(i) / (2 * radius);
    const v = 0.5 - p.getZ(i) / (2 * radius);
    uv.setXY(i, u0 + (u1 - u0) * u, v0 + (v1 - v0) * v);
  }
  return g;
}
