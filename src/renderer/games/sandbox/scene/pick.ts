import { thicknessOf } from '../../../../core/games/sandbox/heights';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import { shapeOf } from '../../../../core/games/sandbox/outline';
import type { PieceView } from '../../../../core/games/sandbox/state';
import { shipHeight } from '../../../pieces/ship/ship-mesh';
import { hitBox, type TableRay } from '../../../table/input';
import { unplace } from '../../../table/units';
import type { Frame } from './part/part';
import { vesselOf } from './part/vessels';

type Block = {
  readonly x0: number;
  readonly x1: number;
  readonly y0: number;
  readonly y1: number;
  readonly top: number;
};

const blocks = new WeakMap<PieceView, Block>();

/** The upright box round a piece in its own frame, millimetres. */
export function blockOf(piece: PieceView): Block {
  const known = blocks.get(piece);
  if (known) return known;
  const shape = shapeOf(piece);
  const xs = shape.map(({ x }) => x / 1000);
  const ys = shape.map(({ y }) => y / 1000);
  const vessel = vesselOf(piece, '');
  const block = {
    x0: Math.min(...xs),
    x1: Math.max(...xs),
    y0: Math.min(...ys),
    y1: Math.max(...ys),
    top: vessel ? shipHeight(vessel.hull, !vessel.look.derelict) : Math.max(1, thicknessOf(piece) / 1000),
  };
  blocks.set(piece, block);
  return block;
}

/** A look from which a height over the table has been taken. */
const lowered = (ray: TableRay, by: number): TableRay => ({
  ...ray,
  from: [ray.from[0], ray.from[1], ray.from[2] - by],
});

/** Where a look meets a level, millimetres. */
export function atLevel({ from, toward }: TableRay, z: number): readonly [number, number] | null {
  if (toward[2] > -1e-4) return null;
  const t = (z - from[2]) / toward[2];
  return [from[0] + toward[0] * t, from[1] + toward[1] * t];
}

export type Hit = { readonly piece: PieceView; readonly z: number };

/**
 * What a look meets first. A ship's rig is seen through where something lies on the water under the pointer: what lies there
 * is what is meant.
 */
export function pickPiece(
  ray: TableRay,
  pieces: readonly PieceView[],
  frames: ReadonlyMap<PieceId, Frame>,
  without: ReadonlySet<PieceId> = new Set(),
): Hit | null {
  let best: Hit | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    const frame = frames.get(piece.id);
    if (!frame || without.has(piece.id)) continue;
    const block = blockOf(piece);
    const low = { ...block, top: Math.min(block.top, piece.size.high / 1000 + 1) };
    const t = hitBox(lowered(ray, frame.z), frame, low);
    if (t === null || t > nearest) continue;
    nearest = t;
    best = { piece, z: ray.from[2] + ray.toward[2] * t };
  }
  if (best && best.piece.kind !== 'board' && best.piece.kind !== 'mat') return best;
  // Nothing but ground: perhaps a rig stands in the way.
  const rig = pieces.findLast((piece) => {
    const frame = frames.get(piece.id);
    if (!frame || without.has(piece.id) || piece.kind !== 'ship') return false;
    return hitBox(lowered(ray, frame.z), frame, blockOf(piece)) !== null;
  });
  const frame = rig && frames.get(rig.id);
  return rig && frame ? { piece: rig, z: frame.z } : best;
}

/** Whether a point of the table lies over a piece. */
export function isOver(piece: PieceView, frame: Frame, point: readonly [number, number]): boolean {
  const [x, y] = unplace(frame, point);
  const { x0, x1, y0, y1 } = blockOf(piece);
  return x >= x0 && x <= x1 && y >= y0 && y <= y1;
}
