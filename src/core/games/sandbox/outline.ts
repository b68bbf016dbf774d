import {
  type GridPoint,
  type Hull,
  hulls,
  micrometre,
  millidegree,
  type Outline,
  type Pose,
  placeHull,
  placeOutline,
} from '../../geometry';
import { direction } from '../../geometry/trig';
import { baseIslands, baseShips, crimsonShips } from '../spanish-main/roster';
import { shapePoints } from '../spanish-main/table';
import type { Look } from './look';
import type { Item } from './piece';

const cardsById = new Map([...baseShips, ...crimsonShips].map((card) => [String(card.id), card]));
const islandsById = new Map(baseIslands.map((shape) => [String(shape.id), shapePoints(shape)]));

const mainId = (look: Look | undefined, what: string): string | null =>
  look?.of === 'set' && look.game === 'spanish-main' && look.what === what ? look.id : null;

/** The hull of a Spanish Main ship: she is measured as in the game itself, and her pose is her bow tip. */
export function hullOf(item: Item): Hull | null {
  const id = item.kind === 'ship' ? mainId(item.identity?.front, 'ship') : null;
  const card = id === null ? undefined : cardsById.get(id);
  return card ? hulls[card.hull] : null;
}

const at = (x: number, y: number): GridPoint => ({ x: micrometre(x), y: micrometre(y) });

const roundCorners = Array.from({ length: 16 }, (_, i) => direction(millidegree(i * 22_500)));

/** The edge of a piece in its own frame, counter-clockwise, micrometres. */
export function shapeOf(item: Item): readonly GridPoint[] {
  const hull = hullOf(item);
  if (hull) return hull.outline;
  const island = item.kind === 'island' ? mainId(item.identity?.front, 'island') : null;
  const coast = island === null ? undefined : islandsById.get(island);
  if (coast) return coast;
  const { wide, deep, round } = item.size;
  if (round) return roundCorners.map(({ cos, sin }) => at((cos * wide) / 2, (sin * deep) / 2));
  const left = item.kind === 'bar' ? 0 : -wide / 2;
  return [at(left, -deep / 2), at(left + wide, -deep / 2), at(left + wide, deep / 2), at(left, deep / 2)];
}

/** The piece as the measuring kernel sees it. */
export function outlineOf(item: Item, pose: Pose = item.pose): Outline {
  const hull = hullOf(item);
  return hull ? placeHull(hull, pose) : placeOutline(shapeOf(item), pose);
}
