import { SEA } from '../../../../core/games/spanish-main/table';
import { degrees, type GridPoint, type Millidegree } from '../../../../core/geometry';
import { say } from './names';

/** The engine counts anticlockwise from east; a sailor clockwise from north. */
const NORTH = 90;
const ROUND = 360;
const norm = (n: number): number => ((n % ROUND) + ROUND) % ROUND;

/** Compass degrees, 0 north, 90 east. */
export const bearingOf = (heading: Millidegree): number => norm(NORTH - heading / 1000);
/** @param bearing compass degrees, any number */
export const headingOf = (bearing: number): Millidegree => degrees(norm(NORTH - bearing));

/** Compass degrees from one point to another. */
export const bearingTo = (from: GridPoint, to: { readonly x: number; readonly y: number }): number =>
  norm((Math.atan2(to.x - from.x, to.y - from.y) * 180) / Math.PI);

export const POINTS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const;
export type Point = (typeof POINTS)[number];
const SECTOR = ROUND / POINTS.length;
export const pointOf = (bearing: number): Point =>
  POINTS[Math.round(norm(bearing) / SECTOR) % POINTS.length] ?? 'n';
export const bearingOfPoint = (point: Point): number => POINTS.indexOf(point) * SECTOR;
export const pointName = (bearing: number): string => say(`sm.point.${pointOf(bearing)}`);

/** Squares of the chart: A to H from west to east, 1 to 8 from south to north. */
const COLUMNS = 'ABCDEFGH';
const STEP = (SEA.maxX - SEA.minX) / COLUMNS.length;
const index = (v: number): number => Math.max(0, Math.min(COLUMNS.length - 1, Math.floor(v / STEP)));
export const squareOf = ({ x, y }: GridPoint): string =>
  `${COLUMNS[index(x - SEA.minX)]}${index(y - SEA.minY) + 1}`;

/** Whole degrees, as shown. */
export const shownBearing = (heading: Millidegree): number => Math.round(bearingOf(heading)) % ROUND;
