import { boxOf, footprintOf } from '../../../../core/games/sandbox/footprint';
import type { PieceView } from '../../../../core/games/sandbox/state';
import type { Box } from '../../../table/camera/orbit';
import { BARE } from './eye-box';

/** Air about the pieces, millimetres. */
const AIR = 24;

/** The box round all pieces, and never less than is seen of a bare table. */
export function boxOfAll(pieces: readonly PieceView[]): Box {
  const boxes = pieces.map((piece) => boxOf(footprintOf(piece)));
  const edges = (of: (box: (typeof boxes)[number]) => number): number[] => boxes.map((box) => of(box) / 1000);
  return {
    x0: Math.min(BARE.x0, ...edges(({ minX }) => minX).map((x) => x - AIR)),
    x1: Math.max(BARE.x1, ...edges(({ maxX }) => maxX).map((x) => x + AIR)),
    y0: Math.min(BARE.y0, ...edges(({ minY }) => minY).map((y) => y - AIR)),
    y1: Math.max(BARE.y1, ...edges(({ maxY }) => maxY).map((y) => y + AIR)),
    top: BARE.top,
  };
}
