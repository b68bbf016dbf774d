/**
 * The measuring kernel. What is committed is whole micrometres and millidegrees (`Pose`); what is asked for and
 * answered is millimetres. Every answer carries the points and edges that decided it. Nothing is sampled.
 */
import type {
  Berth,
  Contact,
  FieldOfFire,
  Fire,
  FireQuery,
  Hull,
  Obstacle,
  Outline,
  PlacedHull,
  ReachRay,
  Room,
  Sea,
  Sweep,
  SweepQuery,
} from './types';
import type { GridPoint, Millidegree, Millimetre, Pose } from './units';

export type { Box, Ring } from './ring';
export type * from './types';
export * from './units';

const later = <F>(name: string): F =>
  (() => {
    throw new Error(`${name}: body follows`);
  }) as unknown as F;

/** The six kinds of hull of the data ('1','2','3A','3B','4','5'). */
export const hulls: Readonly<Record<'1' | '2' | '3A' | '3B' | '4' | '5', Hull>> = later('hulls');

/** A polygon as it lies, whole micrometres, either orientation, collinear points allowed. @throws RangeError if it is no simple polygon with an area */
export const outlineOf: (points: readonly GridPoint[]) => Outline = later('outlineOf');
/** A shape in its own frame, turned by the pose's heading about the origin and moved to x, y. */
export const placeOutline: (shape: readonly GridPoint[], at: Pose) => Outline = later('placeOutline');
export const placeHull: (hull: Hull, at: Pose) => PlacedHull = later('placeHull');

/** How far a hull can travel along a bar [B8]. */
export const sweep: (q: SweepQuery) => Sweep = later('sweep');
/**
 * The committed pose for a travel within `rests` (nearest one otherwise): on the grid, overlapping nothing when asked again;
 * at `reach` and at a bow meeting it is in contact with what it met.
 */
export const clampToGrid: (s: Sweep, travel: Millimetre) => Pose = later('clampToGrid');
/** Come about: the pose after turning to `heading` about the keel's midpoint [C1, C2]. Not tested. */
export const comeAbout: (hull: Hull, at: Pose, heading: Millidegree) => Pose = later('comeAbout');
/** May she lie there? Her interior against every core, and the sea's edge. The answer to a turn as well [C3]. */
export const berth: (hull: Hull, at: Pose, obstacles: readonly Obstacle[], sea?: Sea) => Berth =
  later('berth');

/** Gap, contact, overlap, zones. */
export const contact: (a: Outline | PlacedHull, b: Outline | PlacedHull) => Contact = later('contact');
/** Quick: gap of at most TOUCH. */
export const touches: (a: Outline, b: Outline) => boolean = later('touches');
/** Quick: each interior meets the other's core. */
export const overlaps: (a: Outline, b: Outline) => boolean = later('overlaps');
/** Quick: the hull's bow zone is in contact with the outline. */
export const bowTouches: (ship: PlacedHull, other: Outline) => boolean = later('bowTouches');
/** Outline to outline, at most `range`, closed with TOUCH [G22]. */
export const within: (a: Outline, b: Outline, range: Millimetre) => boolean = later('within');
/** Outline to outline, at least `distance`, closed with TOUCH [A1]. */
export const apart: (a: Outline, b: Outline, distance: Millimetre) => boolean = later('apart');

/** Can this mast hit that target, and why not? [G] */
export const fire: (q: FireQuery) => Fire = later('fire');
/** What one mast can hit, to draw. */
export const fieldOfFire: (q: Omit<FireQuery, 'target' | 'sheltered' | 'rule'>) => FieldOfFire =
  later('fieldOfFire');

/** Where her bow can go with one segment, to draw; `headings` rays. */
export const reachOf: (q: Omit<SweepQuery, 'heading'>, headings: number) => readonly ReachRay[] =
  later('reachOf');

/** May an island lie there: at least `spacing` from the others, at least `margin` from the edge? [A1, A4] */
export const roomForIsland: (
  island: Outline,
  others: readonly Obstacle[],
  spacing: Millimetre,
  sea: Sea,
  margin: Millimetre,
) => Room = later('roomForIsland');
/** May a ship lie there with her bow touching that island? [A6, A7] */
export const roomForShip: (
  ship: PlacedHull,
  island: Obstacle,
  obstacles: readonly Obstacle[],
  sea: Sea,
) => Room = later('roomForShip');

/** A legal place for an island close to `wish`; null when there is none [A3]. */
export const placeIslandNear: (
  shape: readonly GridPoint[],
  wish: Pose,
  others: readonly Obstacle[],
  spacing: Millimetre,
  sea: Sea,
  margin: Millimetre,
) => Pose | null = later('placeIslandNear');
/** A legal pose close to `wish` with the bow touching `island`, overlapping nothing; null when the island is full [A6, A7, E8]. */
export const dockNear: (
  hull: Hull,
  wish: Pose,
  island: Obstacle,
  obstacles: readonly Obstacle[],
  sea: Sea,
) => Pose | null = later('dockNear');
/** Where a towed derelict goes: bow tip at the tower's stern, same heading, else the nearest free one within ±90° [E2]; null when none. */
export const towBehind: (
  tower: PlacedHull,
  derelict: Hull,
  obstacles: readonly Obstacle[],
  sea: Sea,
) => Pose | null = later('towBehind');
/** A free pose for a ship close to a wish, within a millimetre of the nearest; null when none. */
export const berthNear: (hull: Hull, wish: Pose, obstacles: readonly Obstacle[], sea: Sea) => Pose | null =
  later('berthNear');
