import { snap } from './lattice';
import { boundaryOfWound, type Loop } from './loops';
import { cleanRing, doubleArea, type Ring, rawRing, shiftRing } from './ring';
import { TOUCH_UM } from './units';

/** Where the sharp inner corner of a narrow bay would throw its mitre further than this, the corner is cut square. */
export const LONGEST_MITRE = 20 * TOUCH_UM;

const LEAST_AREA = 1;

/**
 * The core of any simple outline, also where moved edges vanish or cross: what is left of it without the strip along
 * each edge and the mitre at each corner that points inwards. The boundary of all strips together is one closed
 * path, and its winding number at a place is 1 − (how many strips and mitres hold the place) inside the outline, and
 * less outside; so the core is where it winds once, exactly (after Chen and McMains, 2005).
 */
export function insetByWinding(outline: Ring): readonly Ring[] {
  // From its first vertex, so that the core moves with the outline.
  const ox = outline.xs[0] as number;
  const oy = outline.ys[0] as number;
  const strips = stripBoundary(shiftRing(outline, -ox, -oy), TOUCH_UM);
  return boundaryOfWound(strips).flatMap((loop) => ringOf(loop, ox, oy));
}

function ringOf({ xs, ys }: Loop, ox: number, oy: number): readonly Ring[] {
  const snappedX = xs.map(snap);
  const snappedY = ys.map(snap);
  if (!(doubleArea(snappedX, snappedY) > LEAST_AREA)) return [];
  const ring = cleanRing(snappedX.map((x, i) => ({ x, y: snappedY[i] as number })));
  return ring === null ? [] : [shiftRing(ring, ox, oy)];
}

/**
 * The boundary of the strips: each edge moved inwards; at a corner of the shape by way of the corner itself, at a
 * corner that points inwards by way of the mitre.
 */
function stripBoundary({ xs, ys }: Ring, depth: number): Ring {
  const n = xs.length;
  const px: number[] = [];
  const py: number[] = [];
  const edge = (i: number): readonly [dx: number, dy: number] => {
    const j = (i + 1) % n;
    const dx = (xs[j] as number) - (xs[i] as number);
    const dy = (ys[j] as number) - (ys[i] as number);
    const length = Math.sqrt(dx * dx + dy * dy);
    return [dx / length, dy / length];
  };
  const add = (x: number, y: number): void => {
    px.push(snap(x));
    py.push(snap(y));
  };
  for (let i = 0; i < n; i++) {
    const x = xs[i] as number;
    const y = ys[i] as number;
    const [ax, ay] = edge((i + n - 1) % n);
    const [bx, by] = edge(i);
    // Edges' normals to the left are (−dy, dx).
    if (ax * by - ay * bx > 0) {
      add(x - ay * depth, y + ax * depth);
      add(x, y);
      add(x - by * depth, y + bx * depth);
      continue;
    }
    const k = depth / (1 + (ax * bx + ay * by));
    const mx = -(ay + by) * k;
    const my = (ax + bx) * k;
    if (mx * mx + my * my <= LONGEST_MITRE * LONGEST_MITRE) {
      add(x + mx, y + my);
      continue;
    }
    // Cut square: on each moved edge, as far out as the longest mitre.
    const out = Math.sqrt(LONGEST_MITRE * LONGEST_MITRE - depth * depth);
    add(x - ay * depth + ax * out, y + ax * depth + ay * out);
    add(x - by * depth - bx * out, y + bx * depth - by * out);
  }
  return rawRing(px, py);
}
