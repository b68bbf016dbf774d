import { Body, Box, Plane, Quaternion, SAPBroadphase, Sphere, Vec3, World } from 'cannon-es';
import { footprintOf } from '../../../core/games/sandbox/footprint';
import { heightsOf, type Laid } from '../../../core/games/sandbox/heights';
import { clampToTable } from '../../../core/games/sandbox/helpers';
import type { PieceId } from '../../../core/games/sandbox/ids';
import type { Kind } from '../../../core/games/sandbox/piece';
import { TABLE } from '../../../core/games/sandbox/state';
import { micrometre, millidegree, type Pose } from '../../../core/geometry';
import { direction, headingOf } from '../../../core/geometry/trig';

/**
 * Pieces that are pushed about on the table while somebody drags one: a plane world of cannon-es, in centimetres. Nothing
 * of it is logged but where all have come to rest. Cards, mats and notes are no bodies: they slide over everything.
 */
export const BUMP_STEP = 1 / 120;
/** What lies still costs nothing; more than this many never move at once. */
export const MOST_AWAKE = 100;

const UM = 10_000;
const solid: ReadonlySet<Kind> = new Set([
  'ship',
  'coin',
  'crew',
  'treasure',
  'die',
  'token',
  'box',
  'bag',
  'model',
]);
/** What lies higher than this on something else, micrometres, isn't bumped by what goes on the table. */
const GROUND = 4000;
/** How much speed is left after a second of sliding. */
const SLIDE = 0.98;
const LATERAL = new Vec3(1, 1, 0);
const UPRIGHT = new Vec3(0, 0, 1);

type Solid = {
  readonly id: PieceId;
  readonly body: Body;
  readonly start: Pose;
  /** From its pose's origin to the middle of its body, in its own frame; micrometres. */
  readonly offset: { readonly x: number; readonly y: number };
  readonly locked: boolean;
};

export class Bumper {
  private readonly world = new World({ gravity: new Vec3(0, 0, 0), allowSleep: true });
  private readonly solids = new Map<PieceId, Solid>();
  private held: { readonly solid: Solid; readonly from: Vec3; readonly turn: number }[] = [];
  private left = 0;

  /** @param pieces as they lie, in their order */
  constructor(pieces: readonly Laid[]) {
    this.world.broadphase = new SAPBroadphase(this.world);
    this.world.defaultContactMaterial.friction = 0.2;
    this.world.defaultContactMaterial.restitution = 0.2;
    this.fence();
    const heights = heightsOf(pieces);
    for (const piece of pieces) {
      if (solid.has(piece.kind) && (heights.get(piece.id) ?? 0) < GROUND) this.add(piece);
    }
  }

  /** How many bodies move. */
  get awake(): number {
    let count = 0;
    for (const { body } of this.solids.values()) if (isMoving(body)) count += 1;
    return count;
  }

  /** Whether that piece bumps into others; else it slides over everything. */
  holds(id: PieceId): boolean {
    return this.solids.has(id);
  }

  /** Takes pieces into the hand: they go where it goes and push the others aside. */
  take(ids: readonly PieceId[]): void {
    this.held = ids.flatMap((id) => {
      const solid = this.solids.get(id);
      if (!solid) return [];
      const { body } = solid;
      body.type = Body.KINEMATIC;
      body.mass = 0;
      body.updateMassProperties();
      body.wakeUp();
      return [{ solid, from: body.position.clone(), turn: turnOf(body) }];
    });
  }

  /** @param dx how far the hand has gone since it took them, millimetres @param turn and turned them, millidegrees */
  drag(dx: number, dy: number, turn = 0): void {
    for (const { solid, from, turn: before } of this.held) {
      const { body } = solid;
      const to = new Vec3(from.x + dx / 10, from.y + dy / 10, 0);
      // A speed, not a jump: so it pushes what is in its way.
      to.vsub(body.position, body.velocity);
      body.velocity.scale(1 / BUMP_STEP / 2, body.velocity);
      turnTo(body, before + turn);
      body.wakeUp();
    }
  }

  /** Lets go: they slide on with the hand's speed, millimetres a second. */
  release(vx: number, vy: number): void {
    for (const { solid } of this.held) {
      const { body } = solid;
      body.type = Body.DYNAMIC;
      body.mass = 1;
      body.updateMassProperties();
      body.velocity.set(vx / 10, vy / 10, 0);
      body.angularVelocity.set(0, 0, 0);
      body.wakeUp();
    }
    this.held = [];
  }

  /** @param seconds since the last frame @returns whether anything still moves */
  step(seconds: number): boolean {
    this.left = Math.min(this.left + seconds, BUMP_STEP * 8);
    for (; this.left >= BUMP_STEP; this.left -= BUMP_STEP) {
      this.world.step(BUMP_STEP);
      this.rest();
    }
    return this.awake > 0;
  }

  /** Where each piece that has been moved is now. */
  poses(): { readonly id: PieceId; readonly pose: Pose }[] {
    return [...this.solids.values()].flatMap(({ id, body, start, offset }) => {
      const heading = millidegree(turnOf(body));
      const { cos, sin } = direction(heading);
      const pose = clampToTable({
        x: micrometre(body.position.x * UM - offset.x * cos + offset.y * sin),
        y: micrometre(body.position.y * UM - offset.x * sin - offset.y * cos),
        heading,
      });
      const moved = Math.abs(pose.x - start.x) + Math.abs(pose.y - start.y) > 60;
      const turn = Math.abs(pose.heading - start.heading);
      return moved || Math.min(turn, 360_000 - turn) > 60 ? [{ id, pose }] : [];
    });
  }

  private add(piece: Laid): void {
    const print = footprintOf(piece);
    const long = Math.max(print.halfWide, print.halfDeep);
    const short = Math.min(print.halfWide, print.halfDeep);
    const shape =
      long < ROUNDISH * short
        ? new Sphere((long + short) / 2 / UM)
        : new Box(new Vec3(print.halfWide / UM, print.halfDeep / UM, TALL));
    const body = new Body({
      mass: piece.locked ? 0 : 1,
      shape,
      position: new Vec3(print.x / UM, print.y / UM, 0),
      linearDamping: SLIDE,
      angularDamping: SLIDE,
      linearFactor: LATERAL,
      angularFactor: UPRIGHT,
      allowSleep: true,
      sleepSpeedLimit: 0.4,
      sleepTimeLimit: 0.1,
    });
    turnTo(body, piece.pose.heading);
    this.world.addBody(body);
    body.sleep();
    const { cos, sin } = print;
    const dx = print.x - piece.pose.x;
    const dy = print.y - piece.pose.y;
    const offset = { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
    this.solids.set(piece.id, { id: piece.id, body, start: piece.pose, offset, locked: piece.locked });
  }

  /** The table's edge. */
  private fence(): void {
    const half = Math.SQRT1_2;
    const x = TABLE.halfWide / UM;
    const y = TABLE.halfDeep / UM;
    const walls: readonly (readonly [Vec3, Quaternion])[] = [
      [new Vec3(-x, 0, 0), new Quaternion(0, half, 0, half)],
      [new Vec3(x, 0, 0), new Quaternion(0, -half, 0, half)],
      [new Vec3(0, -y, 0), new Quaternion(-half, 0, 0, half)],
      [new Vec3(0, y, 0), new Quaternion(half, 0, 0, half)],
    ];
    for (const [position, quaternion] of walls) {
      this.world.addBody(new Body({ mass: 0, shape: new Plane(), position, quaternion }));
    }
  }

  /** Too many at once: those that hardly move lie still until they are pushed again. */
  private rest(): void {
    const moving = [...this.solids.values()].map(({ body }) => body).filter(isMoving);
    if (moving.length <= MOST_AWAKE) return;
    moving.sort((a, b) => a.velocity.lengthSquared() - b.velocity.lengthSquared());
    for (const body of moving.slice(0, moving.length - MOST_AWAKE)) body.sleep();
  }
}

/** What is hardly longer than wide is bumped as if it were round: that costs a tenth of what corners cost. */
const ROUNDISH = 1.4;
/** So tall, centimetres, that two boxes always part sideways. */
const TALL = 10;

const isMoving = (body: Body): boolean => body.type === Body.DYNAMIC && body.sleepState !== Body.SLEEPING;

/** Millidegrees about the upright, from the quaternion alone. */
const turnOf = ({ quaternion: { z, w } }: Body): number => headingOf(w * w - z * z, 2 * z * w);

function turnTo(body: Body, heading: number): void {
  const { cos, sin } = direction(millidegree(heading));
  const w = Math.sqrt(Math.max(0, (1 + cos) / 2));
  const z = (sin < 0 ? -1 : 1) * Math.sqrt(Math.max(0, (1 - cos) / 2));
  body.quaternion.set(0, 0, z, w);
  body.aabbNeedsUpdate = true;
}
