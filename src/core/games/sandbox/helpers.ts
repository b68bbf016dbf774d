import { type Box, type GridPoint, micrometre, type Pose } from '../../geometry';
import { boxOf, footprintOf } from './footprint';
import type { PieceId } from './ids';
import type { Item } from './piece';
import { TABLE } from './state';

const within = (v: number, half: number): number => Math.min(Math.max(v, -half), half);

/** The nearest pose whose origin is on the table. */
export const clampToTable = ({ x, y, heading }: Pose): Pose => ({
  x: micrometre(within(x, TABLE.halfWide)),
  y: micrometre(within(y, TABLE.halfDeep)),
  heading,
});

export const isOnTable = ({ x, y }: GridPoint): boolean =>
  Math.abs(x) <= TABLE.halfWide && Math.abs(y) <= TABLE.halfDeep;

/** A deck whose face is down and a bag show nothing of what they hold. */
export const isClosed = ({ kind, face }: Pick<Item, 'kind' | 'face'>): boolean =>
  kind === 'bag' || (kind === 'deck' && face === 'down');

/** The pieces named, and all that are grouped with any of them, in the order of the table. */
export function withGroups(pieces: readonly Item[], ids: readonly PieceId[]): PieceId[] {
  const named = new Set(ids);
  const groups = new Set(pieces.flatMap(({ id, group }) => (group !== null && named.has(id) ? [group] : [])));
  return pieces
    .filter(({ id, group }) => named.has(id) || (group !== null && groups.has(group)))
    .map(({ id }) => id);
}

/** The unlocked pieces that lie wholly within a box, micrometres. */
export function selectIn(pieces: readonly Item[], box: Box): PieceId[] {
  return pieces
    .filter((piece) => {
      const own = boxOf(footprintOf(piece));
      return (
        !piece.locked &&
        own.minX >= box.minX &&
        own.maxX <= box.maxX &&
        own.minY >= box.minY &&
        own.maxY <= box.maxY
      );
    })
    .map(({ id }) => id);
}
