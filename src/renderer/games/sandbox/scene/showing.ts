import * as THREE from 'three';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { MotionQueue } from '../../../table/motion/queue';
import { lerp, RAD, turnBetween } from '../../../table/units';
import { matrixOf, PieceField } from './field';
import type { Drawn, Frame, Part } from './part/part';

/** How pieces get to where they rest when that isn't the straight way: dice that tumble, a token that slides and bumps. */
export type Track = {
  /** Milliseconds at the designed pace. */
  readonly duration: number;
  readonly ids: ReadonlySet<PieceId>;
  /** @param t 0 at the start, 1 at the end */
  readonly at: (t: number) => readonly (readonly [PieceId, THREE.Matrix4])[];
};

const MOVE = 260;
const DROP = 130;
const FLIP = 420;
const LIFTED = 34;

const same = (a: Frame, b: Frame): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) < 0.02 &&
  Math.abs(turnBetween(a.heading, b.heading)) < 0.02;

export const between = (a: Frame, b: Frame, t: number): Frame => ({
  x: lerp(a.x, b.x, t),
  y: lerp(a.y, b.y, t),
  z: lerp(a.z, b.z, t),
  heading: a.heading + turnBetween(a.heading, b.heading) * t,
});

type Flip = { readonly before: Drawn; readonly after: Drawn };

/** What is on the table as it is seen just now: at rest, in a hand, or on its way to where the view has it. */
export class Showing {
  readonly field = new PieceField();
  readonly motion = new MotionQueue();
  /** Set by whoever draws this table. */
  reshade: () => void = () => undefined;
  redraw: () => void = () => undefined;
  /** The parts of any piece, also of one that doesn't lie there. */
  dress: (piece: PieceView) => readonly Part[] = () => [];
  private drawn = new Map<PieceId, Drawn>();
  /** Where pieces are seen that aren't where they rest. */
  private readonly away = new Map<PieceId, Frame>();
  private held: ReadonlySet<PieceId> = new Set();

  /** The table as a new view has it. @param tracks shown one after the other @param still without any motion */
  receive(pieces: readonly Drawn[], tracks: readonly Track[] = [], still = false): void {
    this.motion.clear();
    const before = this.drawn;
    this.drawn = new Map(pieces.map((drawn) => [drawn.id, drawn]));
    this.held = new Set([...this.held].filter((id) => this.drawn.has(id)));
    this.field.show(pieces);
    const tracked = new Set(tracks.flatMap(({ ids }) => [...ids]));
    const moves = new Map<PieceId, readonly [Frame, Frame]>();
    const flips = new Map<PieceId, Flip>();
    for (const drawn of pieces) {
      const { id, frame } = drawn;
      const old = before.get(id);
      if (still || !old || tracked.has(id) || this.held.has(id)) continue;
      const from = this.away.get(id) ?? old.frame;
      if (!same(from, frame)) moves.set(id, [from, frame]);
      if (old.face !== drawn.face) flips.set(id, { before: old, after: drawn });
    }
    for (const id of this.away.keys()) if (!this.held.has(id)) this.away.delete(id);
    this.lift(new Set());
    this.follow(tracks);
    if (moves.size + flips.size > 0) this.carry(moves, flips);
    else if (tracks.length === 0) this.reshade();
    this.redraw();
  }

  /** Takes pieces into the hand. @param as a look of its own, as a card that is being drawn from a deck */
  hold(ids: readonly PieceId[], as: readonly Drawn[] = []): void {
    this.motion.clear();
    this.held = new Set(ids);
    this.lift(new Set(), as);
    this.reshade();
  }

  /** Moves what the hand holds. */
  carryTo(id: PieceId, frame: Frame): void {
    this.away.set(id, frame);
    this.field.place(id, matrixOf(frame));
    this.redraw();
  }

  /** The hand lets go: pieces stay where they are until a view says where they rest, or go back at once. */
  letGo(back: boolean): void {
    const was = this.held;
    this.held = new Set();
    if (!back) return;
    const moves = new Map<PieceId, readonly [Frame, Frame]>();
    for (const id of was) {
      const from = this.away.get(id);
      const rest = this.drawn.get(id)?.frame;
      if (from && rest) moves.set(id, [from, rest]);
    }
    this.away.clear();
    this.carry(moves, new Map());
  }

  /** Lifts what moves together with what is held. */
  private lift(ids: ReadonlySet<PieceId>, as: readonly Drawn[] = []): void {
    this.field.lift(new Set([...ids, ...this.held]), as);
    for (const id of this.held) {
      const frame = this.away.get(id);
      if (frame) this.field.place(id, matrixOf(frame));
    }
  }

  private follow(tracks: readonly Track[]): void {
    for (const { duration, ids, at } of tracks)
      this.motion.add({
        duration,
        ease: (t) => t,
        decorative: true,
        begin: () => {
          this.lift(ids);
          this.reshade();
        },
        apply: (t) => {
          for (const [id, matrix] of at(t)) this.field.place(id, matrix);
        },
        end: () => this.rest(),
      });
  }

  private carry(
    moves: ReadonlyMap<PieceId, readonly [Frame, Frame]>,
    flips: ReadonlyMap<PieceId, Flip>,
  ): void {
    const ids = new Set([...moves.keys(), ...flips.keys()]);
    const old = [...flips.values()].map(({ before }) => before);
    const drop = [...moves.values()].every(([a, b]) => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) < 1);
    let half = false;
    this.motion.add({
      duration: flips.size > 0 ? FLIP : drop ? DROP : MOVE,
      decorative: true,
      begin: () => {
        this.lift(ids, old);
        this.reshade();
      },
      apply: (t) => {
        if (t >= 0.5 && !half && flips.size > 0) {
          half = true;
          this.lift(ids);
        }
        for (const id of ids) this.field.place(id, this.onTheWay(id, moves.get(id), flips.has(id), t));
      },
      end: () => this.rest(),
    });
  }

  private onTheWay(
    id: PieceId,
    move: readonly [Frame, Frame] | undefined,
    flips: boolean,
    t: number,
  ): THREE.Matrix4 {
    const rest = this.drawn.get(id)?.frame;
    const frame = move ? between(move[0], move[1], t) : rest;
    if (!frame) return new THREE.Matrix4();
    if (!flips) return matrixOf(frame);
    // Past the edge the new face comes up from the other side.
    const turn = (t < 0.5 ? t : t - 1) * 180 * RAD;
    const lifted = { ...frame, z: frame.z + Math.sin(Math.PI * t) * LIFTED };
    return matrixOf(lifted).multiply(new THREE.Matrix4().makeRotationZ(turn));
  }

  private rest(): void {
    this.lift(new Set());
    this.reshade();
  }
}
