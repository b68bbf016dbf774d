import {
  Body,
  Box,
  ContactMaterial,
  ConvexPolyhedron,
  Material,
  NaiveBroadphase,
  Plane,
  Quaternion,
  type Shape,
  Vec3,
  World,
} from 'cannon-es';
import { Random } from '../../../engine';
import type { Quat } from '../die';
import type { Rest } from '../events';
import type { Sides } from '../piece';
import { polyhedron } from './polyhedra';

/**
 * Dice thrown on a table, by cannon-es. The world is in centimetres: at that size its tolerances are a fraction of a die.
 * It only adds, multiplies and takes roots (its damping, which would need a power, is off), so the same throw ends the
 * same way on every machine.
 */
export const STEPS_A_SECOND = 240;
/** A throw is over by then, whatever still moves. */
const LONGEST = 6 * STEPS_A_SECOND;
const GRAVITY = -982;
const MM = 10;
/** How much of its turning a die keeps from step to step: air and felt; the felt takes more of a slow one. */
const SPIN_KEPT = 0.997;
/** How many steps lie between two looks, and how little has to change from one to the next. */
const GLANCE = 36;
const STILL = { mm: 0.5, turn: 0.9999 } as const;
const SLOW = { turning: 8, going: 12, kept: 0.97 } as const;

/** A standing thing that dice bounce off: an upright box on the table, millimetres; `turn` is its cosine and sine. */
export type Obstacle = {
  readonly x: number;
  readonly y: number;
  readonly turn: readonly [cos: number, sin: number];
  readonly halfWide: number;
  readonly halfDeep: number;
  readonly top: number;
};

/** A die in the air or at rest: its middle in millimetres above the table, and how it is turned. */
export type Frame = { readonly x: number; readonly y: number; readonly z: number; readonly q: Quat };

export type ThrowSpec = {
  readonly seed: number;
  /** Millimetres a second. */
  readonly push: { readonly x: number; readonly y: number };
  /** Dice as they lay; millimetres. */
  readonly dice: readonly { readonly sides: Sides; readonly x: number; readonly y: number }[];
  readonly obstacles: readonly Obstacle[];
  /** Half of the table's width and depth, millimetres. */
  readonly table: { readonly halfWide: number; readonly halfDeep: number };
};

const shapes = new Map<Sides, Shape>();

function shapeOf(sides: Sides): Shape {
  const known = shapes.get(sides);
  if (known) return known;
  const { vertices, faces, normals } = polyhedron(sides);
  const made = new ConvexPolyhedron({
    vertices: vertices.map(([x, y, z]) => new Vec3(x / MM, y / MM, z / MM)),
    faces: faces.map((ring) => [...ring]),
    normals: normals.map((n) => new Vec3(...n)),
  });
  shapes.set(sides, made);
  return made;
}

function emptyWorld({ halfWide, halfDeep }: ThrowSpec['table']): World {
  const world = new World({ gravity: new Vec3(0, 0, GRAVITY), allowSleep: true });
  world.broadphase = new NaiveBroadphase();
  const material = new Material('table');
  world.defaultMaterial = material;
  world.addContactMaterial(new ContactMaterial(material, material, { friction: 0.35, restitution: 0.35 }));
  const plane = (position: Vec3, turn: Quaternion) =>
    world.addBody(new Body({ mass: 0, shape: new Plane(), position, quaternion: turn }));
  const half = Math.SQRT1_2;
  plane(new Vec3(0, 0, 0), new Quaternion(0, 0, 0, 1));
  // Walls at the edge, without end: a plane looks along its own z.
  plane(new Vec3(-halfWide / MM, 0, 0), new Quaternion(0, half, 0, half));
  plane(new Vec3(halfWide / MM, 0, 0), new Quaternion(0, -half, 0, half));
  plane(new Vec3(0, -halfDeep / MM, 0), new Quaternion(-half, 0, 0, half));
  plane(new Vec3(0, halfDeep / MM, 0), new Quaternion(half, 0, 0, half));
  return world;
}

function stand(world: World, { x, y, turn: [cos, sin], halfWide, halfDeep, top }: Obstacle): void {
  // Half the angle, by roots alone.
  const w = Math.sqrt(Math.max(0, (1 + cos) / 2));
  const z = (sin < 0 ? -1 : 1) * Math.sqrt(Math.max(0, (1 - cos) / 2));
  world.addBody(
    new Body({
      mass: 0,
      shape: new Box(new Vec3(halfWide / MM, halfDeep / MM, top / 2 / MM)),
      position: new Vec3(x / MM, y / MM, top / 2 / MM),
      quaternion: new Quaternion(0, 0, z, w),
    }),
  );
}

/** A number from −1 to 1. */
const spread = (random: Random): number => random.below(2_000_001) / 1_000_000 - 1;

/** Any way round, each equally likely: a point of the unit ball in four dimensions, drawn out to its skin. */
function anyTurn(random: Random): Quaternion {
  for (;;) {
    const [x, y, z, w] = [spread(random), spread(random), spread(random), spread(random)];
    const length = Math.sqrt(x * x + y * y + z * z + w * w);
    if (length > 0.1 && length <= 1) return new Quaternion(x / length, y / length, z / length, w / length);
  }
}

/** Between the dice in the hand, and how high it is held; centimetres. */
const APART = 3.4;
const HEIGHT = 11;

function takeUp(world: World, spec: ThrowSpec): Body[] {
  const random = Random.fromSeed(spec.seed);
  const count = spec.dice.length;
  const columns = Math.ceil(Math.sqrt(count));
  const reach = (v: number, half: number): number => {
    const free = half / MM - APART * (columns + 1);
    return Math.min(Math.max(v / MM, -free), free);
  };
  const mean = (of: 'x' | 'y') => spec.dice.reduce((sum, die) => sum + die[of], 0) / count;
  const x = reach(mean('x'), spec.table.halfWide);
  const y = reach(mean('y'), spec.table.halfDeep);
  return spec.dice.map(({ sides }, i) => {
    const column = (i % columns) - (columns - 1) / 2;
    const row = Math.floor(i / columns) - (columns - 1) / 2;
    const body = new Body({
      mass: 0.05,
      shape: shapeOf(sides),
      position: new Vec3(x + column * APART, y + row * APART, HEIGHT + spread(random)),
      quaternion: anyTurn(random),
      velocity: new Vec3(
        spec.push.x / MM + 20 * spread(random),
        spec.push.y / MM + 20 * spread(random),
        20 * spread(random),
      ),
      angularVelocity: new Vec3(25 * spread(random), 25 * spread(random), 25 * spread(random)),
      linearDamping: 0,
      angularDamping: 0,
      allowSleep: true,
      sleepSpeedLimit: 0.6,
      sleepTimeLimit: 0.15,
    });
    world.addBody(body);
    return body;
  });
}

function rub({ angularVelocity: spin, velocity }: Body): void {
  const slow = spin.lengthSquared() < SLOW.turning ** 2 && velocity.lengthSquared() < SLOW.going ** 2;
  spin.scale(slow ? SLOW.kept : SPIN_KEPT, spin);
  if (slow) velocity.set(velocity.x * SLOW.kept, velocity.y * SLOW.kept, velocity.z);
}

const frameOf = ({ position: p, quaternion: q }: Body): Frame => ({
  x: p.x * MM,
  y: p.y * MM,
  z: p.z * MM,
  q: [q.x, q.y, q.z, q.w],
});

/**
 * Runs a throw until all dice lie still.
 * @param seen is shown the dice after every step
 * @returns how they lie
 */
export function throwDice(spec: ThrowSpec, seen?: (dice: readonly Frame[]) => void): Frame[] {
  const world = emptyWorld(spec.table);
  for (const obstacle of spec.obstacles) stand(world, obstacle);
  const bodies = takeUp(world, spec);
  let glance = bodies.map(frameOf);
  for (let step = 1; step <= LONGEST; step++) {
    world.step(1 / STEPS_A_SECOND);
    for (const body of bodies) rub(body);
    seen?.(bodies.map(frameOf));
    if (step % GLANCE !== 0) continue;
    const now = bodies.map(frameOf);
    if (now.every((frame, i) => isStill(glance[i], frame))) break;
    glance = now;
  }
  return bodies.map(frameOf);
}

/** Looked at a while apart, it has not stirred. A round die's many corners never let the solver come wholly to rest. */
function isStill(before: Frame | undefined, now: Frame): boolean {
  if (!before) return false;
  const [x, y, z, w] = before.q;
  const same = Math.abs(x * now.q[0] + y * now.q[1] + z * now.q[2] + w * now.q[3]);
  const gone = Math.abs(before.x - now.x) + Math.abs(before.y - now.y) + Math.abs(before.z - now.z);
  return gone < STILL.mm && same > STILL.turn;
}

/**
 * A logged throw as it went, for showing it: the dice sixty times a second. The last frame is how they were left.
 * @param obstacles as the table stood, see `obstaclesOf`
 */
export function framesOf(
  thrown: { readonly seed: number; readonly push: ThrowSpec['push']; readonly dice: readonly Rest[] },
  obstacles: readonly Obstacle[],
  table: ThrowSpec['table'],
): Frame[][] {
  const frames: Frame[][] = [];
  let step = 0;
  const dice = thrown.dice.map(({ pose, die }) => ({ sides: die.sides, x: pose.x / 1000, y: pose.y / 1000 }));
  const last = throwDice({ seed: thrown.seed, push: thrown.push, dice, obstacles, table }, (now) => {
    if (step++ % 4 === 0) frames.push([...now]);
  });
  frames.push(last);
  return frames;
}
