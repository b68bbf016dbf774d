import * as THREE from 'three';
import { at } from '../../table/units';
import { noise } from '../../textures/noise';
import { MeshBuilder, type V3, WHOLE } from '../mesh/builder';

const once = <T>(make: () => T): (() => T) => {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
};

/** A palm about 17 mm tall: bent trunk of five rings, nine folded fronds, three nuts. */
export const palm = once(() => {
  const b = new MeshBuilder();
  let x = 0;
  let y = -0.5;
  b.tint('#7a5c3a');
  for (let k = 0; k < 5; k++) {
    const nx = x + 0.35 + k * 0.28;
    const ny = y + 3.1;
    b.tube([x, y, 0], [nx, ny, 0], 0.75 - k * 0.09, 0.66 - k * 0.09, WHOLE, 5, false);
    x = nx;
    y = ny;
  }
  for (let k = 0; k < 9; k++) {
    const a = (k / 9) * Math.PI * 2 + (k % 2) * 0.3;
    const c = Math.cos(a);
    const s = Math.sin(a);
    const length = 6.6 + (k % 3) * 1.2;
    const lift = k % 2 ? 1.5 : 0.5;
    const rows: V3[][] = [];
    for (let i = 0; i <= 5; i++) {
      const u = i / 5;
      const d = u * length;
      const yy = y + 0.3 + lift * Math.sin(u * 2.2) - u * u * (4.2 - lift);
      const w = 1.35 * Math.sin(Math.PI * (0.16 + 0.84 * u)) + 0.05;
      rows.push([
        [x + c * d - s * w, yy - 0.55 * w, s * d + c * w],
        [x + c * d, yy, s * d],
        [x + c * d + s * w, yy - 0.55 * w, s * d - c * w],
      ]);
    }
    b.tint(at(['#7d9a3f', '#557f36', '#3f6a31'], k % 3)).grid(rows, WHOLE);
  }
  b.tint('#4a3420');
  for (let k = 0; k < 3; k++)
    b.box([x + Math.cos(k * 2.1) * 0.6, y - 0.4, Math.sin(k * 2.1) * 0.6], [0.7, 0.7, 0.7], WHOLE, k);
  return b.done();
});

export const rock = once(() => {
  const g = new THREE.IcosahedronGeometry(1, 1);
  const p = g.getAttribute('position');
  for (let i = 0; i < p.count; i++) {
    const [x, y, z] = [p.getX(i), p.getY(i), p.getZ(i)];
    const k = 0.72 + 0.55 * noise(x * 1.7 + 38, y * 1.7 + z * 1.3 + 20);
    p.setXYZ(i, x * k, y * k * 0.8, z * k);
  }
  g.computeVertexNormals();
  return g;
});

export const bush = once(() => {
  const b = new MeshBuilder();
  const puff = new THREE.IcosahedronGeometry(1, 0);
  const puffs = [
    [0, 0.9, 0, 1.7, '#3f6a34'],
    [1.5, 0.6, 0.5, 1.2, '#55803c'],
    [-1.1, 0.6, 0.9, 1.3, '#2f5430'],
    [0.2, 0.5, -1.4, 1.2, '#4a7437'],
  ] as const;
  for (const [x, y, z, s, dye] of puffs)
    b.tint(dye).add(puff, new THREE.Matrix4().makeScale(s, s * 0.85, s).setPosition(x, y, z));
  return b.done();
});

/** A small stone keep with a roof of red tiles: a home island's, about 13 mm tall. */
export const keep = once(() => {
  const b = new MeshBuilder();
  b.tint('#9c8f7c').tube([0, -2, 0], [0, 8.6, 0], 4.6, 4.1, WHOLE, 10);
  b.tint('#b3a690').tube([0, 8.2, 0], [0, 10.2, 0], 4.7, 4.8, WHOLE, 10);
  for (let k = 0; k < 8; k++) {
    const a = (k / 8) * Math.PI * 2;
    b.tint('#a79a86').box([Math.cos(a) * 4.3, 10.8, Math.sin(a) * 4.3], [1.5, 1.5, 1.5], WHOLE, -a);
  }
  b.tint('#2a1c12').box([4.2, 2.4, 0], [0.9, 4.2, 2.4], WHOLE);
  b.tint('#8c7f6d').box([-6.4, 1.6, 1.5], [8.5, 5.4, 6.2], WHOLE);
  const eaves: V3[] = [
    [-11, 4.1, -2.2],
    [-2, 4.1, -2.2],
  ];
  const ridge: V3[] = [
    [-11, 7.6, 1.5],
    [-2, 7.6, 1.5],
  ];
  const front: V3[] = [
    [-11, 4.1, 5.2],
    [-2, 4.1, 5.2],
  ];
  b.tint('#8d3a2a').grid([front, ridge, eaves], WHOLE);
  b.tint('#ffd27a')
    .box([-6.4, 2.4, 4.7], [1.3, 1.8, 0.4], WHOLE)
    .box([-3.6, 2.4, 4.7], [1.3, 1.8, 0.4], WHOLE);
  return b.done();
});

/** A landing stage from the origin out along +x, deck 2.6 mm over the water. */
export function jetty(length: number): THREE.BufferGeometry {
  const b = new MeshBuilder();
  const planks = Math.round(length / 1.6);
  for (let k = 0; k < planks; k++)
    b.tint(k % 2 ? '#8a6a44' : '#7b5d3a').box([0.8 + (k * length) / planks, 2.4, 0], [1.35, 0.5, 4.4], WHOLE);
  b.tint('#4a3420');
  for (let x = 1; x <= length; x += length / 3)
    for (const z of [-2, 2]) b.tube([x, -1.5, z], [x, 3.4, z], 0.42, 0.36, WHOLE, 6);
  return b.done();
}
