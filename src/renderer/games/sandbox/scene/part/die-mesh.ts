import * as THREE from 'three';
import {
  cross,
  dot,
  type Polyhedron,
  polyhedron,
  type Vec,
} from '../../../../../core/games/sandbox/physics/polyhedra';
import type { Sides } from '../../../../../core/games/sandbox/piece';
import { MeshBuilder, type Rect, type V3 } from '../../../../pieces/mesh/builder';
import { at } from '../../../../table/units';
import { blankCell, numberCell, triangleCell } from '../face/dice-sheet';

/** How much of a face is flat: the rest is the rounding of edges and corners. */
const FLAT = 0.86;

/** The kernel's z is up, three's is y. */
const up = ([x, y, z]: Vec): V3 => [x, z, -y];
const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s];
const unit = (a: Vec): Vec => times(a, 1 / Math.sqrt(dot(a, a)));
/** A point in a list of its own, or none: a bare one would be taken for three numbers. */
const listed = (p: Vec | undefined): Vec[] => (p ? [p] : []);
const middleOf = (points: readonly Vec[]): Vec => times(points.reduce(plus), 1 / points.length);

/** A face as it is built: its shrunken ring, and the two axes along which its number is printed. */
type Facet = {
  readonly index: number;
  readonly ring: readonly number[];
  readonly inner: ReadonlyMap<number, Vec>;
  readonly middle: Vec;
  readonly right: Vec;
  readonly upward: Vec;
};

function facets({ vertices, faces, normals }: Polyhedron): Facet[] {
  return faces.map((ring, index) => {
    const corners = ring.map((k) => at(vertices, k));
    const middle = middleOf(corners);
    const inner = new Map(
      ring.map((k) => [k, plus(middle, times(minus(at(vertices, k), middle), FLAT))] as const),
    );
    const upward = unit(minus(topOf(corners, middle), middle));
    return { index, ring, inner, middle, upward, right: cross(upward, at(normals, index)) };
  });
}

/** Where a face's number has its top: the first corner, on a kite the far one, on a square the middle of an edge. */
function topOf(corners: readonly Vec[], middle: Vec): Vec {
  if (corners.length === 4 && isSquare(corners)) return middleOf(corners.slice(0, 2));
  const far = (p: Vec) => dot(minus(p, middle), minus(p, middle));
  return corners.reduce((best, p) => (far(p) > far(best) * 1.01 ? p : best));
}

const isSquare = (corners: readonly Vec[]): boolean => {
  const sides = corners.map((a, i) => {
    const d = minus(a, at(corners, (i + 1) % corners.length));
    return dot(d, d);
  });
  return Math.max(...sides) < 1.01 * Math.min(...sides);
};

/** How much of a face's reach its printed cell covers. */
const cellOf = (sides: Sides, value: number, face: Facet, body: Polyhedron): Rect =>
  sides === 4 ? triangleCell(cornersOf(face, body)) : numberCell(sides, value);

/** On a d4 the hidden face counts: each corner of a face shows the number of the face that lies under when this corner is on top. */
function cornersOf(face: Facet, { faces, values }: Polyhedron): readonly [number, number, number] {
  const opposite = (k: number): number => {
    const i = faces.findIndex((ring) => !ring.includes(k));
    return values[i] ?? 0;
  };
  const [a, b, c] = face.ring;
  return [opposite(a ?? 0), opposite(b ?? 0), opposite(c ?? 0)];
}

function addFace(b: MeshBuilder, face: Facet, rect: Rect): void {
  const ring = face.ring.flatMap((k) => listed(face.inner.get(k)));
  const reach = Math.max(...ring.map((p) => Math.sqrt(dot(minus(p, face.middle), minus(p, face.middle)))));
  const [u0, v0, u1, v1] = rect;
  const points = [face.middle, ...ring, at(ring, 0)];
  b.fan(points.map(up), (_, k) => {
    const d = minus(at(points, k), face.middle);
    const s = 0.5 + dot(d, face.right) / reach / 2;
    const t = 0.5 + dot(d, face.upward) / reach / 2;
    return [u0 + (u1 - u0) * s, v0 + (v1 - v0) * t];
  });
}

/** The strip between two faces that share an edge. */
function addEdges(b: MeshBuilder, all: readonly Facet[], [u, v]: Rect): void {
  for (const face of all)
    face.ring.forEach((k, i) => {
      const next = at(face.ring, (i + 1) % face.ring.length);
      const other = all.find(
        (one) => one.index > face.index && one.ring.includes(k) && one.ring.includes(next),
      );
      if (!other) return;
      const strip = [face.inner.get(next), face.inner.get(k), other.inner.get(k), other.inner.get(next)];
      b.fan(
        strip.flatMap((p) => (p ? [up(p)] : [])),
        () => [u, v],
      );
    });
}

/** The small polygon where a corner was. */
function addCorners(b: MeshBuilder, all: readonly Facet[], { vertices }: Polyhedron, [u, v]: Rect): void {
  vertices.forEach((corner, k) => {
    const axis = unit(corner);
    const points = all.flatMap((face) => listed(face.inner.get(k)));
    const side = unit(cross(axis, Math.abs(axis[2]) < 0.9 ? [0, 0, 1] : [1, 0, 0]));
    const other = cross(axis, side);
    const turn = (p: Vec) => Math.atan2(dot(p, other), dot(p, side));
    const ring = [...points].sort((p, q) => turn(p) - turn(q));
    b.fan([middleOf(ring), ...ring, at(ring, 0)].map(up), () => [u, v]);
  });
}

const made = new Map<Sides, THREE.BufferGeometry>();

/** The body of a die about its middle, millimetres, numbered; unturned as the physics sees it. */
export function dieMesh(sides: Sides): THREE.BufferGeometry {
  const known = made.get(sides);
  if (known) return known;
  const body = polyhedron(sides);
  const all = facets(body);
  const b = new MeshBuilder();
  for (const face of all) addFace(b, face, cellOf(sides, body.values[face.index] ?? 0, face, body));
  addEdges(b, all, blankCell());
  addCorners(b, all, body, blankCell());
  const geometry = b.done();
  made.set(sides, geometry);
  return geometry;
}

/** A die's attitude in three's axes. */
export const quaternionOf = ([x, y, z, w]: readonly [number, number, number, number]): THREE.Quaternion =>
  new THREE.Quaternion(x, z, -y, w).normalize();
