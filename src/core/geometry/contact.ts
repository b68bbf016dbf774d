import { nearest, ringsWithin, toAt } from './distance';
import { overlaps } from './overlap';
import type { Contact, Outline, PlacedHull, Zones } from './types';
import { TOUCH_UM, toMm } from './units';

const isHull = (o: Outline | PlacedHull): o is PlacedHull => 'hull' in o;

const NEITHER: Zones = { bow: false, notBow: false };

function zones(o: Outline | PlacedHull, other: Outline): Zones {
  if (!isHull(o)) return NEITHER;
  return {
    bow: ringsWithin(o.bow, other.ring, TOUCH_UM),
    notBow: ringsWithin(o.rest, other.ring, TOUCH_UM),
  };
}

/** Gap, contact, overlap, and which zone of each is in contact. Verdicts exact; `gap` in millimetres. */
export function contact(a: Outline | PlacedHull, b: Outline | PlacedHull): Contact {
  const near = nearest(a.ring, b.ring);
  const touches = ringsWithin(a.ring, b.ring, TOUCH_UM);
  return {
    gap: toMm(Math.sqrt(near.square)),
    touches,
    overlaps: touches && overlaps(a, b),
    at: [toAt(near.ax, near.ay), toAt(near.bx, near.by)],
    zones: touches ? [zones(a, b), zones(b, a)] : [NEITHER, NEITHER],
  };
}

/** Is her bow zone in contact with what lies aft of the other's bow? Not the same as both `zones` of a contact. Exact. */
export const bowTouchesAft = (ship: PlacedHull, other: PlacedHull): boolean =>
  ringsWithin(ship.bow, other.rest, TOUCH_UM);

/** Is the ship's bow zone in contact with the outline? Exact. */
export const bowTouches = (ship: PlacedHull, other: Outline): boolean =>
  ringsWithin(ship.bow, other.ring, TOUCH_UM);
