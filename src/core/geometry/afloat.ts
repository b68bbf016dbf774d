import type { Path } from './cover';
import type { Box, Ring } from './ring';

/** Does a shape lie on the sea? Touching the edge is allowed [B19]. */
export const within = (box: Box, sea: Box): boolean =>
  box.minX >= sea.minX && box.maxX <= sea.maxX && box.minY >= sea.minY && box.maxY <= sea.maxY;

/**
 * From where to where on a path the whole shape lies on the sea; from > to when it never does.
 * @param parts relative to the travelling point
 */
export function stretchAfloat(parts: readonly Ring[], path: Path, sea: Box): readonly [number, number] {
  let from = -Infinity;
  let to = Infinity;
  // Along one axis: place + t·speed must stay between low and high.
  const limit = (place: number, speed: number, low: number, high: number): void => {
    if (speed === 0) {
      if (place < low || place > high) to = -Infinity;
      return;
    }
    from = Math.max(from, ((speed > 0 ? low : high) - place) / speed);
    to = Math.min(to, ((speed > 0 ? high : low) - place) / speed);
  };
  for (const { box } of parts) {
    limit(path.x + box.minX, path.cos, sea.minX, sea.maxX);
    limit(path.x + box.maxX, path.cos, sea.minX, sea.maxX);
    limit(path.y + box.minY, path.sin, sea.minY, sea.maxY);
    limit(path.y + box.maxY, path.sin, sea.minY, sea.maxY);
  }
  return [from, to];
}

/** The travel at which the travelling point itself leaves the sea. */
export function leavesSea(path: Path, sea: Box): number {
  const x = path.cos === 0 ? Infinity : ((path.cos > 0 ? sea.maxX : sea.minX) - path.x) / path.cos;
  const y = path.sin === 0 ? Infinity : ((path.sin > 0 ? sea.maxY : sea.minY) - path.y) / path.sin;
  return Math.min(x, y);
}
