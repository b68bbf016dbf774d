import * as THREE from 'three';
import { MeshBuilder, put, type V3, WHOLE } from './mesh/builder';

const lathe = (points: readonly (readonly [number, number])[], segments = 24) =>
  new THREE.LatheGeometry(
    points.map(([x, y]) => new THREE.Vector2(Math.max(x, 0.001), y)),
    segments,
  );
const HERE = new THREE.Matrix4();

/** A ship's lantern, 190 mm tall: two lathes, six posts, two hoops, a ring. */
export function lantern(): THREE.BufferGeometry {
  const b = new MeshBuilder();
  b.add(
    lathe(
      [
        [0, 0],
        [38, 0],
        [40, 3],
        [40, 9],
        [34, 13],
        [34, 18],
        [30, 22],
        [0, 22],
      ],
      28,
    ),
    HERE,
  );
  b.add(
    lathe(
      [
        [33, 118],
        [38, 120],
        [38, 126],
        [30, 132],
        [16, 150],
        [9, 156],
        [9, 164],
        [5, 168],
        [0, 168],
      ],
      28,
    ),
    HERE,
  );
  for (let k = 0; k < 6; k++) {
    const a = (k / 6) * Math.PI * 2;
    b.tube(
      [Math.cos(a) * 33, 16, Math.sin(a) * 33],
      [Math.cos(a) * 33, 122, Math.sin(a) * 33],
      1.8,
      1.8,
      WHOLE,
      6,
      false,
    );
  }
  for (const y of [48, 88]) b.add(new THREE.TorusGeometry(33.5, 1.1, 5, 28), put(0, y, 0, 0, 1, Math.PI / 2));
  b.add(new THREE.TorusGeometry(13, 1.6, 6, 22), put(0, 180, 0));
  b.add(
    lathe(
      [
        [0, 22],
        [9, 22],
        [10, 28],
        [7, 34],
        [3, 36],
        [0, 36],
      ],
      14,
    ),
    HERE,
  );
  return b.done();
}

/** Dividers, opened: two legs and a hinge. */
export function dividers(): THREE.BufferGeometry {
  const b = new MeshBuilder();
  for (const s of [1, -1]) {
    b.tube([0, 6, 0], [s * 24, 3.4, 88], 3.1, 1.6, WHOLE, 8);
    b.tube([s * 24, 3.4, 88], [s * 36, 1, 132], 1.3, 0.25, WHOLE, 7);
  }
  b.add(
    lathe(
      [
        [0, 2],
        [7, 2],
        [8, 4],
        [8, 9],
        [6, 11],
        [0, 11],
      ],
      18,
    ),
    HERE,
  );
  b.tube([0, 6, -4], [0, 6, -22], 2, 2.6, WHOLE, 8);
  return b.done();
}

export const compassCase = (): THREE.BufferGeometry => {
  const b = new MeshBuilder();
  b.add(
    lathe(
      [
        [0, 0],
        [44, 0],
        [47, 3],
        [48, 14],
        [46, 18],
        [41, 18],
        [40, 15],
        [40, 12.5],
      ],
      40,
    ),
    HERE,
  );
  return b.done();
};

/** A rolled chart: a spiral of paper with a ribbon. */
export function scroll(length = 260, radius = 13): THREE.BufferGeometry {
  const b = new MeshBuilder();
  const turns = 26;
  const edge = (x: number): V3[] =>
    Array.from({ length: turns + 1 }, (_, k) => {
      const a = (k / turns) * Math.PI * 3.1;
      const q = radius - k * 0.22;
      return [x, radius + Math.sin(a) * q, Math.cos(a) * q];
    });
  b.tint('#e3d2a8').grid([edge(-length / 2), edge(length / 2)], WHOLE);
  b.tint('#8a1f22').add(
    new THREE.CylinderGeometry(radius + 0.7, radius + 0.7, 9, 20, 1, true),
    put(0, radius, 0, 0, 1, 0, Math.PI / 2),
  );
  return b.done();
}

/** A closed log book with brass corners and a ribbon; spine to −x. */
export function book(w = 120, d = 165, h = 26): THREE.BufferGeometry {
  const b = new MeshBuilder();
  b.tint('#4d1a1c')
    .box([0, 1.6, 0], [w, 3.2, d], WHOLE)
    .box([0, h - 1.6, 0], [w, 3.2, d], WHOLE);
  b.tint('#3d1416').box([-w / 2 + 1.6, h / 2, 0], [3.2, h, d], WHOLE);
  b.tint('#dcc9a0').box([1, h / 2, 0], [w - 6, h - 6.4, d - 6], WHOLE);
  b.tint('#c79a4b');
  for (const z of [-d * 0.36, d * 0.36]) b.box([-w / 2 + 1.4, h / 2, z], [3.6, h + 0.5, 5], WHOLE);
  for (const [x, z] of [
    [1, 1],
    [1, -1],
    [-0.86, 1],
    [-0.86, -1],
  ] as const)
    b.box([x * (w / 2 - 7), h + 0.2, z * (d / 2 - 7)], [14, 0.8, 14], WHOLE);
  // An anchor-less cartouche and a title line, so that the cover isn't bare.
  b.box([4, h + 0.15, -d * 0.12], [w * 0.5, 0.5, 1.4], WHOLE).box(
    [4, h + 0.15, d * 0.02],
    [w * 0.34, 0.5, 1.2],
    WHOLE,
  );
  b.tint('#9c2f28').box([w * 0.2, h * 0.5, d / 2 + 9], [6, 0.8, 22], WHOLE);
  return b.done();
}

export function tankard(): THREE.BufferGeometry {
  const b = new MeshBuilder();
  b.add(
    lathe(
      [
        [0, 0],
        [42, 0],
        [44, 4],
        [40, 10],
        [36, 60],
        [37, 96],
        [39, 100],
        [37, 102],
        [35, 98],
        [34, 20],
        [0, 18],
      ],
      28,
    ),
    HERE,
  );
  for (const y of [24, 78])
    b.add(new THREE.TorusGeometry(y === 24 ? 39.4 : 36.9, 1.5, 6, 28), put(0, y, 0, 0, 1, Math.PI / 2));
  b.add(new THREE.TorusGeometry(26, 4, 8, 18, Math.PI), put(38, 54, 0, 0, 1, 0, -Math.PI / 2));
  return b.done();
}

/** A sea chest, lid shut, about 26 × 17 × 17 mm; front toward +z. */
export function chest(): THREE.BufferGeometry {
  const b = new MeshBuilder();
  b.tint('#6b4326').box([0, 4.5, 0], [26, 9, 16], WHOLE);
  const lid = (x: number): V3[] =>
    Array.from({ length: 9 }, (_, k) => {
      const a = (k / 8) * Math.PI;
      return [x, 9 + Math.sin(a) * 6.4, Math.cos(a) * 8];
    });
  b.tint('#7a4e2c').grid([lid(-13), lid(13)], WHOLE);
  for (const x of [-13, 13]) b.fan([[x, 9, 0], ...lid(x)], () => [0, 0]);
  b.tint('#c79a4b');
  for (const x of [-9, 9]) {
    b.box([x, 4.6, 0], [2.2, 9.4, 16.5], WHOLE);
    const strap = (dx: number) => lid(x + dx).map(([px, py, pz]): V3 => [px, 9 + (py - 9) * 1.05, pz * 1.03]);
    b.grid([strap(-1.1), strap(1.1)], WHOLE);
  }
  b.box([0, 8.6, 8.3], [4.6, 5, 0.8], WHOLE).tint('#2a1805').box([0, 8.1, 8.8], [0.9, 2, 0.3], WHOLE);
  return b.done();
}
