import {
  type Box,
  bowTouches,
  type Hull,
  hulls,
  millidegree,
  millimetre,
  type Obstacle,
  type Outline,
  overlaps,
  type PlacedHull,
  type Pose,
  placeHull,
  placeOutline,
  pose,
  toGrid,
  touches,
} from '../../geometry';
import { BAR, type HullType, type IslandShape } from './cards';
import type { IslandId, ShipId } from './ids';
import type { Options } from './options';
import { islandShape, shipCard } from './roster';
import type { Island, Position, Ship } from './state';

/** Three feet square, micrometres. */
export const SEA: Box = { minX: 0, minY: 0, maxX: 914_400, maxY: 914_400 };
/** Islands lie at least two L bars apart, edge to edge [A1][A2]. */
export const SPACING = millimetre(2 * BAR.L);
/** The length of the longest hull [A4]. */
const EDGE = millimetre(56);
export const edgeMargin = (options: Options) => (options.edgeMargin ? EDGE : millimetre(0));

/** Outlines are pure functions of kind and pose: kept, because every query of a turn asks for the same few. */
class Kept<V> {
  private readonly values = new Map<string, V>();
  get(at: Pose, make: () => V): V {
    const key = `${at.x} ${at.y} ${at.heading}`;
    const kept = this.values.get(key);
    if (kept !== undefined) return kept;
    if (this.values.size > 4000) this.values.clear();
    const made = make();
    this.values.set(key, made);
    return made;
  }
}
const keptHulls = new WeakMap<Hull, Kept<PlacedHull>>();
const byPose = new WeakMap<Pose, PlacedHull>();
const keptIslands = new WeakMap<IslandShape, Kept<Outline>>();
const byIslandPose = new WeakMap<Pose, { readonly shape: IslandShape; readonly outline: Outline }>();
const alongHulls = new Map<HullType, Hull>();

/** House option: every sail stands along the keel, as on the first ships, so its plate is turned by a quarter. */
function withSailsAlong(hull: Hull): Hull {
  const masts = hull.masts.map((mast) => {
    const wide = Math.max(...mast.sail.map((c) => Math.abs(c.y - mast.at.y)));
    const long = Math.max(...mast.sail.map((c) => Math.abs(c.x - mast.at.x)));
    if (long >= wide) return mast;
    const sail = mast.sail.map((c) => {
      const turned = pose(mast.at.x - (c.y - mast.at.y), mast.at.y + (c.x - mast.at.x), 0);
      return { x: turned.x, y: turned.y };
    });
    return { ...mast, sail };
  });
  return { ...hull, masts };
}

/** The outline is the deck, without sails or bowsprit [B18]; all hulls are shorter than S, so that none is stuck in a dock [B9]. */
export function hullOf(type: HullType, sails: Options['sails']): Hull {
  if (sails === 'across') return hulls[type];
  const along = alongHulls.get(type) ?? withSailsAlong(hulls[type]);
  alongHulls.set(type, along);
  return along;
}

export const hullOfShip = (p: Pick<Position, 'options'>, ship: Ship): Hull =>
  hullOf(shipCard(p.options, ship.card).hull, p.options.sails);

/** Her hull as it would lie at `at`. */
export const placedAt = (p: Pick<Position, 'options'>, ship: Ship, at: Pose): PlacedHull =>
  placeOf(hullOfShip(p, ship), at);

/** Looked up by the pose itself first: most questions are about poses that stand. */
export function placeOf(hull: Hull, at: Pose): PlacedHull {
  const known = byPose.get(at);
  if (known?.hull === hull) return known;
  const kept = keptHulls.get(hull) ?? new Kept<PlacedHull>();
  keptHulls.set(hull, kept);
  const made = kept.get(at, () => placeHull(hull, at));
  byPose.set(at, made);
  return made;
}

/** @throws RangeError when she is not on the table */
export function placed(p: Pick<Position, 'options'>, ship: Ship): PlacedHull {
  if (!ship.pose) throw new RangeError(`${ship.id} is not on the table`);
  return placedAt(p, ship, ship.pose);
}

export const shapePoints = (shape: IslandShape) =>
  shape.outline.map(([x, y]) => ({ x: toGrid(x), y: toGrid(y) }));

export function islandOutlineAt(shape: IslandShape, at: Pose): Outline {
  const known = byIslandPose.get(at);
  if (known?.shape === shape) return known.outline;
  const kept = keptIslands.get(shape) ?? new Kept<Outline>();
  keptIslands.set(shape, kept);
  const made = kept.get(at, () => placeOutline(shapePoints(shape), at));
  byIslandPose.set(at, { shape, outline: made });
  return made;
}

export const islandOutline = (p: Pick<Position, 'options'>, island: Island): Outline =>
  islandOutlineAt(islandShape(p.options, island.shape), island.pose);

/** Is the outline a polygon that an island can have? */
export function isSimple(shape: IslandShape): boolean {
  try {
    placeOutline(shapePoints(shape), { ...pose(0, 0, 0), heading: millidegree(0) });
    return true;
  } catch {
    return false;
  }
}

export const islandObstacles = (p: Position): Obstacle[] =>
  p.islands.map((island) => ({ id: island.id, outline: islandOutline(p, island) }));

export const shipObstacle = (p: Position, ship: Ship): Obstacle => ({
  id: ship.id,
  outline: placed(p, ship),
});

/** Every ship, friends and derelicts too [B17], and every island on the table but those named. */
export function obstacles(p: Position, except: readonly ShipId[] = []): Obstacle[] {
  const ships = p.ships.filter((s) => s.pose && !except.includes(s.id));
  return [...islandObstacles(p), ...ships.map((s) => shipObstacle(p, s))];
}

export const shipById = (p: Pick<Position, 'ships'>, id: ShipId): Ship | undefined =>
  p.ships.find((s) => s.id === id);
export const islandById = (p: Pick<Position, 'islands'>, id: IslandId): Island | undefined =>
  p.islands.find((i) => i.id === id);

/** @throws RangeError: rules only follow ids that stand in the state */
export function theShip(p: Pick<Position, 'ships'>, id: ShipId): Ship {
  const ship = shipById(p, id);
  if (!ship) throw new RangeError(`no ship ${id}`);
  return ship;
}
/** @throws RangeError: rules only follow ids that stand in the state */
export function theIsland(p: Pick<Position, 'islands'>, id: IslandId): Island {
  const island = islandById(p, id);
  if (!island) throw new RangeError(`no island ${id}`);
  return island;
}

export const standing = (ship: Ship): number => ship.masts.filter(Boolean).length;
/** Without masts she is derelict. */
export const isDerelict = (ship: Ship): boolean => standing(ship) === 0;
export const isWhole = (ship: Ship): boolean => ship.masts.every(Boolean);

export { bowTouches, overlaps, touches };
