import { degrees } from '../../../geometry';
import { direction } from '../../../geometry/trig';
import type { Sides } from '../piece';

export type Vec = readonly [x: number, y: number, z: number];

/** A die's body about its middle, in millimetres. */
export type Polyhedron = {
  readonly vertices: readonly Vec[];
  /** Indices of vertices, counter-clockwise seen from outside. */
  readonly faces: readonly (readonly number[])[];
  /** Outward, of length 1; one for each face. */
  readonly normals: readonly Vec[];
  /** The number on each face. */
  readonly values: readonly number[];
  /** From the middle to a corner, and to a face. */
  readonly circumradius: number;
  readonly inradius: number;
};

const PHI = (1 + Math.sqrt(5)) / 2;
const both = [1, -1] as const;

/** Corners on the three axes' cyclic permutations of (0, ±a, ±b). */
const cyclic = (a: number, b: number): Vec[] =>
  both.flatMap((s) =>
    both.flatMap((t): Vec[] => [
      [0, s * a, t * b],
      [s * a, t * b, 0],
      [t * b, 0, s * a],
    ]),
  );
const cube = both.flatMap((x) => both.flatMap((y) => both.map((z): Vec => [x, y, z])));

/** The height of the zigzag of a pentagonal trapezohedron whose apexes are at ±1: only then are its kites flat. */
const ZIGZAG = 1 - 2 / Math.sqrt(5);
const trapezohedron: Vec[] = [
  [0, 0, 1],
  [0, 0, -1],
  ...Array.from({ length: 10 }, (_, i): Vec => {
    const { cos, sin } = direction(degrees(36 * i));
    return [cos, sin, i % 2 === 0 ? ZIGZAG : -ZIGZAG];
  }),
];

/** Corners in any size, and the distance from the middle to the farthest of them in millimetres. */
const corners: Readonly<Record<Sides, { readonly at: readonly Vec[]; readonly radius: number }>> = {
  4: { at: cube.filter(([x, y, z]) => x * y * z > 0), radius: 14 },
  6: { at: cube, radius: 8 * Math.sqrt(3) },
  8: {
    at: both.flatMap((s): Vec[] => [
      [s, 0, 0],
      [0, s, 0],
      [0, 0, s],
    ]),
    radius: 13,
  },
  10: { at: trapezohedron, radius: 14 },
  12: { at: [...cube, ...cyclic(1 / PHI, PHI)], radius: 13 },
  20: { at: cyclic(1, PHI), radius: 13 },
};

export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const times = (a: Vec, s: number): Vec => [a[0] * s, a[1] * s, a[2] * s];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
const norm = (a: Vec): number => Math.sqrt(dot(a, a));
const unit = (a: Vec): Vec => times(a, 1 / norm(a));

const FLAT = 1e-6;

/** The planes that have the whole body on one side, each once, with the corners on it. */
function facesOf(vertices: readonly Vec[]): { readonly normal: Vec; readonly ring: number[] }[] {
  const faces: { normal: Vec; ring: number[] }[] = [];
  vertices.forEach((a, i) => {
    vertices.slice(i + 1).forEach((b, j) => {
      for (const c of vertices.slice(i + j + 2)) {
        const across = cross(minus(b, a), minus(c, a));
        if (norm(across) < FLAT) continue;
        const outward = dot(across, a) > 0 ? across : times(across, -1);
        const normal = unit(outward);
        const level = dot(normal, a);
        if (vertices.some((v) => dot(normal, v) > level + FLAT)) continue;
        if (faces.some((face) => dot(face.normal, normal) > 1 - FLAT)) continue;
        const on = vertices.flatMap((v, k) => (dot(normal, v) > level - FLAT ? [k] : []));
        faces.push({ normal, ring: around(vertices, on, normal) });
      }
    });
  });
  return faces;
}

/** Puts the corners of a face in order: each next one is the one furthest to the right of all others. */
function around(vertices: readonly Vec[], on: readonly number[], normal: Vec): number[] {
  const at = (k: number): Vec => vertices[k] ?? [0, 0, 0];
  const ring = on.slice(0, 1);
  while (ring.length < on.length) {
    const here = at(ring[ring.length - 1] ?? 0);
    const left = on.filter((k) => !ring.includes(k));
    const next = left.find((k) =>
      on.every((other) => dot(cross(minus(at(k), here), minus(at(other), here)), normal) >= -FLAT),
    );
    if (next === undefined) throw new RangeError('the corners of a face are not convex');
    ring.push(next);
  }
  return ring;
}

/** Opposite faces add up to one more than there are faces; on a d4, which has none, they count in order. */
function numbered(normals: readonly Vec[]): number[] {
  const values: number[] = normals.map(() => 0);
  let low = 1;
  normals.forEach((normal, i) => {
    if (values[i] !== 0) return;
    const opposite = normals.findIndex((other) => dot(other, normal) < FLAT - 1);
    const high = normals.length + 1 - low;
    const flipped = opposite >= 0 && low % 2 === 0;
    values[i] = flipped ? high : low;
    if (opposite >= 0) values[opposite] = flipped ? low : high;
    low += 1;
  });
  return values;
}

function build(sides: Sides): Polyhedron {
  const { at, radius } = corners[sides];
  const scale = radius / Math.max(...at.map(norm));
  const vertices = at.map((v) => times(v, scale));
  const faces = facesOf(vertices);
  const normals = faces.map(({ normal }) => normal);
  const first = faces[0];
  return {
    vertices,
    faces: faces.map(({ ring }) => ring),
    normals,
    values: numbered(normals),
    circumradius: radius,
    inradius: first ? dot(first.normal, vertices[first.ring[0] ?? 0] ?? [0, 0, 0]) : 0,
  };
}

const built = new Map<Sides, Polyhedron>();

/** The body of a die with that many sides. */
export function polyhedron(sides: Sides): Polyhedron {
  const known = built.get(sides);
  if (known) return known;
  const made = build(sides);
  built.set(sides, made);
  return made;
}
