import * as THREE from 'three';
import { MeshBuilder, type Rect, type V3 } from './mesh/builder';

/** Poker size, millimetres. */
export const CARD = { width: 63.5, height: 88.9, corner: 3.5, thick: 0.45 } as const;

/** The rounded outline of a card about the origin, counter-clockwise seen from above (x, y of the table). */
function outline(w: number, h: number, r: number, segments = 5): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  const corners = [
    [w / 2 - r, h / 2 - r],
    [-w / 2 + r, h / 2 - r],
    [-w / 2 + r, -h / 2 + r],
    [w / 2 - r, -h / 2 + r],
  ] as const;
  corners.forEach(([cx, cy], quarter) => {
    for (let k = 0; k <= segments; k++) {
      const a = ((quarter + k / segments) * Math.PI) / 2;
      out.push([cx + Math.cos(a) * r, cy + Math.sin(a) * r]);
    }
  });
  return out;
}

/** Where faces lie on a sheet: `front` above when the card is face up, `back` below, `edge` a light patch for the rim. */
export type CardFaces = { readonly front: Rect; readonly back: Rect; readonly edge: Rect };
export type CardSize = { readonly width: number; readonly height: number; readonly thick: number };

/** Adds a card (or a pile, by `thick`) that lies on y = 0 with its face up, moved by `matrix`. */
export function addCard(
  b: MeshBuilder,
  matrix: THREE.Matrix4,
  faces: CardFaces,
  size: CardSize = CARD,
): void {
  const points = outline(size.width, size.height, Math.min(CARD.corner, size.width / 6));
  const v = new THREE.Vector3();
  const lift = (x: number, y: number, z: number): V3 => {
    v.set(x, y, z).applyMatrix4(matrix);
    return [v.x, v.y, v.z];
  };
  const face = (y: number, [u0, v0, u1, v1]: Rect, down: boolean) => {
    const ring = down ? [...points].reverse() : points;
    const flat = [[0, 0] as const, ...ring, ring[0] ?? ([0, 0] as const)];
    b.fan(
      flat.map(([x, z]) => lift(x, y, -z)),
      (_, k) => {
        const [x, z] = flat[k] ?? [0, 0];
        const s = (down ? -x : x) / size.width + 0.5;
        return [u0 + (u1 - u0) * s, v0 + (v1 - v0) * (z / size.height + 0.5)];
      },
    );
  };
  face(size.thick, faces.front, false);
  face(0, faces.back, true);
  const rim = [...points, ...points.slice(0, 1)];
  b.tint(size.thick > 2 ? '#cbb78f' : '#b7a27a');
  b.grid(
    [rim.map(([x, z]) => lift(x, 0, -z)), rim.map(([x, z]) => lift(x, size.thick, -z))],
    faces.edge,
  ).plain();
}

/** A single card about the origin. */
export function cardGeometry(faces: CardFaces, size: CardSize = CARD): THREE.BufferGeometry {
  const b = new MeshBuilder();
  addCard(b, new THREE.Matrix4(), faces, size);
  return b.done();
}
