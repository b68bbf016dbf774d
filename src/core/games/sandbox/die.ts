import { cross, dot, polyhedron, type Vec } from './physics/polyhedra';
import type { Attitude, Die, Sides, Size } from './piece';

/** x, y, z, w */
export type Quat = readonly [number, number, number, number];

const MILLION = 1_000_000;
const UP: Vec = [0, 0, 1];

export const quatOf = ([x = 0, y = 0, z = 0, w = MILLION]: Attitude): Quat => [
  x / MILLION,
  y / MILLION,
  z / MILLION,
  w / MILLION,
];

/** On the grid of millionths; of the two quaternions of a turn the one with w ≥ 0. */
export function attitudeOf(q: Quat): Attitude {
  const sign = q[3] < 0 ? -1 : 1;
  const length = Math.sqrt(q.reduce((sum, v) => sum + v * v, 0)) || 1;
  return q.map((v) => Math.round((sign * v * MILLION) / length) || 0);
}

export function rotated([x, y, z, w]: Quat, v: Vec): Vec {
  const t = cross([x, y, z], v);
  const u = cross([x, y, z], t);
  return [v[0] + 2 * (w * t[0] + u[0]), v[1] + 2 * (w * t[1] + u[1]), v[2] + 2 * (w * t[2] + u[2])];
}

const product = ([ax, ay, az, aw]: Quat, [bx, by, bz, bw]: Quat): Quat => [
  aw * bx + ax * bw + ay * bz - az * by,
  aw * by - ax * bz + ay * bw + az * bx,
  aw * bz + ax * by - ay * bx + az * bw,
  aw * bw - ax * bx - ay * by - az * bz,
];

/** The shortest turn that brings one direction onto another. */
function turnOnto(from: Vec, to: Vec): Quat {
  const w = 1 + dot(from, to);
  if (w > 1e-9) {
    const [x, y, z] = cross(from, to);
    const length = Math.sqrt(x * x + y * y + z * z + w * w);
    return [x / length, y / length, z / length, w / length];
  }
  // Half a turn, about anything across it.
  const across = cross(from, Math.abs(from[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0]);
  const length = Math.sqrt(dot(across, across));
  return [across[0] / length, across[1] / length, across[2] / length, 0];
}

/** A d4 has no face on top: the one underneath counts. */
const wayOf = (sides: Sides): Vec => (sides === 4 ? [0, 0, -1] : UP);

/** How nearly upright the counting face must look: within about ten degrees. */
const UPRIGHT = 0.985;

export type Reading = {
  /** Index of the face that counts. */
  readonly face: number;
  readonly value: number;
  /** 1 when it lies flat. */
  readonly upright: number;
  readonly cocked: boolean;
};

/** Reads a die from how it lies. */
export function readDie(sides: Sides, q: Quat): Reading {
  const body = polyhedron(sides);
  const way = wayOf(sides);
  let face = 0;
  let upright = -2;
  body.normals.forEach((normal, i) => {
    const much = dot(rotated(q, normal), way);
    if (much > upright) {
      face = i;
      upright = much;
    }
  });
  return { face, value: body.values[face] ?? 1, upright, cocked: upright < UPRIGHT };
}

const micrometres = (mm: number): number => Math.round(mm * 1000);

/** Flat, as it would lie if nothing but the table were there, turned as it was. */
export function flattened(sides: Sides, q: Quat): Die {
  const body = polyhedron(sides);
  const { face, value } = readDie(sides, q);
  const normal = rotated(q, body.normals[face] ?? UP);
  const attitude = attitudeOf(product(turnOnto(normal, wayOf(sides)), q));
  return { sides, value, attitude, middle: micrometres(body.inradius) };
}

/** Leaning against something. @param middle height of its middle above what it lies on, millimetres */
export const leaning = (sides: Sides, q: Quat, middle: number): Die => ({
  sides,
  value: null,
  attitude: attitudeOf(q),
  middle: Math.min(500_000, Math.max(0, micrometres(middle))),
});

export const hasValue = (sides: Sides, value: number): boolean => polyhedron(sides).values.includes(value);

/** Turned by hand to show a number. */
export function dieShowing(sides: Sides, value: number): Die {
  const body = polyhedron(sides);
  const face = Math.max(0, body.values.indexOf(value));
  const q = turnOnto(body.normals[face] ?? UP, wayOf(sides));
  return flattened(sides, q);
}

/** The room that a die takes up, for what is laid on or beside it. */
export function dieSize(sides: Sides): Size {
  const { inradius, circumradius } = polyhedron(sides);
  const wide = micrometres(sides === 6 ? 2 * inradius : inradius + circumradius);
  const high = micrometres(sides === 4 ? inradius + circumradius : 2 * inradius);
  return { wide, deep: wide, high, round: false };
}
