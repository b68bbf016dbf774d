import { clampToTable } from '../../../../core/games/sandbox/helpers';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { type Pose, pose } from '../../../../core/geometry';
import { Bumper } from '../bump';

/** A speed in millimetres a second. */
export type Speed = { readonly x: number; readonly y: number };

export const FRAMES_A_SECOND = 60;
/** Nothing slides longer. */
const LONGEST = 2.5 * FRAMES_A_SECOND;
/** What paper and cloth lose of their speed, millimetres a second every second. */
const PAPER = 2600;

/** Where everything that a throw has moved is, frame by frame; the last frame is where it rests. */
export type Slide = readonly ReadonlyMap<PieceId, Pose>[];

/** How paper slides: it bumps into nothing. */
function paperAt(start: Pose, { x, y }: Speed, seconds: number): Pose {
  const speed = Math.hypot(x, y);
  const t = Math.min(seconds, speed / PAPER);
  const far = speed * t - (PAPER * t * t) / 2;
  const k = speed > 0 ? (far * 1000) / speed : 0;
  return clampToTable(pose(Math.round(start.x + x * k), Math.round(start.y + y * k), start.heading));
}

/**
 * Lets go of pieces that are still moving: solid ones bump into others and push them, flat ones slide over everything.
 * @param pieces as they lie, those that are let go where the hand has them
 */
export function slideOf(pieces: readonly PieceView[], ids: readonly PieceId[], speed: Speed): Slide {
  const bumper = new Bumper(pieces);
  bumper.take(ids);
  bumper.release(speed.x, speed.y);
  const paper = pieces.filter(({ id }) => ids.includes(id) && !bumper.holds(id));
  const lasts = (Math.hypot(speed.x, speed.y) / PAPER) * FRAMES_A_SECOND;
  const frames: Map<PieceId, Pose>[] = [];
  for (let n = 1; n <= LONGEST; n++) {
    const moving = bumper.step(1 / FRAMES_A_SECOND);
    const frame = new Map(bumper.poses().map(({ id, pose: at }) => [id, at]));
    for (const piece of paper) frame.set(piece.id, paperAt(piece.pose, speed, n / FRAMES_A_SECOND));
    frames.push(frame);
    if (!moving && (paper.length === 0 || n >= lasts)) break;
  }
  return frames;
}
