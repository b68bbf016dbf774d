/**
 * The measuring kernel. What is committed is whole micrometres and millidegrees (`Pose`); what is asked for and
 * answered is millimetres. Every answer carries the points and edges that decided it. Nothing is sampled.
 *
 * Typical use: `placeHull` and `placeOutline` give outlines; with ids they are `Obstacle`s; `sweep` and `clampToGrid`
 * move a ship; `contact` says who touches whom and with which zone; `fire` says who can be hit, and why not.
 */
export { bowTouches, bowTouchesAft, contact } from './contact';
export { apart, touches, within } from './distance';
export { fieldOfFire } from './field';
export { fire, fireVerdict } from './fire';
export { type HullSpec, type HullType, hullOf, hulls } from './hulls';
export { berthNear, dockNear } from './near';
export { overlaps, runsInto } from './overlap';
export { outlineOf, placeHull, placeOutline } from './place';
export { type ReachRay, reachOf } from './reach';
export type { Box, Ring } from './ring';
export { placeIslandNear, roomForIsland, roomForShip } from './room';
export { berth, clampToGrid, comeAbout } from './settle';
export { sweep } from './sweep';
export { type FireTable, fireTable, type Gunship } from './table';
export { towBehind } from './tow';
export { headingOf } from './trig';
export type * from './types';
export * from './units';
