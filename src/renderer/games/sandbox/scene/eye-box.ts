import type { Box } from '../../../table/camera/orbit';

/** From where the free table is looked at first. */
export const HOME = { azimuth: 0, tilt: 36 };
/** All of it, millimetres. */
export const WHOLE: Box = { x0: -914.4, x1: 914.4, y0: -609.6, y1: 609.6, top: 20 };
/** What is seen of a bare table. */
export const BARE: Box = { x0: -284, x1: 284, y0: -194, y1: 194, top: 10 };
