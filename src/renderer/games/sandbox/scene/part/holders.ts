import * as THREE from 'three';
import { MeshBuilder, put, type V3, WHOLE } from '../../../../pieces/mesh/builder';
import { C } from '../../../../table/tokens';

const cache = new Map<string, THREE.BufferGeometry>();
function once(key: string, make: () => THREE.BufferGeometry): THREE.BufferGeometry {
  const known = cache.get(key);
  if (known) return known;
  const made = make();
  cache.set(key, made);
  return made;
}

/** A canvas sack, tied at the neck, one millimetre across and high: scale it by what it is. */
export const sack = (): THREE.BufferGeometry =>
  once('sack', () => {
    const profile = [
      [0.001, 0],
      [0.36, 0.01],
      [0.48, 0.14],
      [0.5, 0.34],
      [0.42, 0.56],
      [0.24, 0.72],
      [0.13, 0.77],
      [0.16, 0.86],
      [0.27, 1],
      [0.2, 0.97],
      [0.1, 0.8],
    ].map(([x = 0, y = 0]) => new THREE.Vector2(x, y));
    const lathe = new THREE.LatheGeometry(profile, 22);
    // Folds, deeper toward the neck.
    const p = lathe.getAttribute('position');
    for (let i = 0; i < p.count; i++) {
      const turn = Math.atan2(p.getZ(i), p.getX(i));
      const fold = 1 + 0.055 * Math.sin(turn * 7) * Math.min(1, p.getY(i) * 1.4);
      p.setXYZ(i, p.getX(i) * fold, p.getY(i), p.getZ(i) * fold);
    }
    lathe.computeVertexNormals();
    return new MeshBuilder()
      .tint('#ffffff')
      .add(lathe, new THREE.Matrix4())
      .tint(C.redDeep)
      .add(new THREE.TorusGeometry(0.135, 0.025, 6, 20), put(0, 0.77, 0, 0, 1, Math.PI / 2))
      .done();
  });

/** An open wooden tray, millimetres. */
export const tray = (wide: number, deep: number, high: number): THREE.BufferGeometry =>
  once(`tray ${wide} ${deep} ${high}`, () => {
    const wall = 3.4;
    const b = new MeshBuilder().tint('#5d3d22').box([0, 0.8, 0], [wide, 1.6, deep], WHOLE).tint('#84592f');
    for (const side of [-1, 1]) {
      b.box([0, high / 2, (side * (deep - wall)) / 2], [wide, high, wall], WHOLE);
      b.box([(side * (wide - wall)) / 2, high / 2, 0], [wall, high, deep - 2 * wall], WHOLE);
    }
    b.tint(C.brass);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1])
        b.box([sx * (wide / 2 - 4), high * 0.52, sz * (deep / 2 - 4)], [9, high * 1.04, 9], WHOLE);
    // The inside hides the corner posts' cores.
    b.tint('#3c2614').box([0, high * 0.3, 0], [wide - 2 * wall, high * 0.6, deep - 2 * wall], WHOLE);
    return b.done();
  });

/** The frame of a board: a wooden rim a little higher than what it frames, millimetres. */
export const rim = (wide: number, deep: number): THREE.BufferGeometry =>
  once(`rim ${wide} ${deep}`, () => {
    const b = new MeshBuilder().tint('#5b3a20');
    const bars: readonly (readonly [V3, V3])[] = [
      [
        [0, 1.4, -deep / 2 - 4],
        [wide + 16, 2.8, 8],
      ],
      [
        [0, 1.4, deep / 2 + 4],
        [wide + 16, 2.8, 8],
      ],
      [
        [-wide / 2 - 4, 1.4, 0],
        [8, 2.8, deep],
      ],
      [
        [wide / 2 + 4, 1.4, 0],
        [8, 2.8, deep],
      ],
    ];
    for (const [middle, size] of bars) b.box(middle, size, WHOLE);
    b.tint(C.brass);
    for (const sx of [-1, 1])
      for (const sz of [-1, 1]) b.box([sx * (wide / 2 + 4), 1.7, sz * (deep / 2 + 4)], [13, 3.4, 13], WHOLE);
    return b.done();
  });
