import { snap } from './lattice';
import { type Loop, loopsOf, type Piece, piecesOf } from './loops';
import { cleanRing, doubleArea, type Ring, rawRing, shiftRing } from './ring';
import { segmentDistance } from './segment';
import { TOUCH_UM } from './units';

/** Where the sharp inner corner of a narrow bay would throw its mitre further than this, the corner is cut square. */
export const LONGEST_MITRE = 20 * TOUCH_UM;

/** Two edges that fall into one at exactly TOUCH are told apart by moving a little further, micrometres. */
const NUDGES: readonly number[] = [0, 1 / 700, 1 / 300, 1 / 130, 1 / 70, 1 / 30, 1 / 10];

/** To each side of a piece of the boundary, micrometres: nearer than this, two edges count as one. */
const BESIDE = 0.002;
const LEAST_AREA = 1;

/**
 * The core of any simple outline, also where moved edges vanish or cross: what is left of it without the strip along
 * each edge and the mitre at each corner that points inwards. The boundary of all strips together is one closed
 * path, and its winding number at a place is 1 − (how many strips and mitres hold the place) inside the outline, and
 * less outside; so the core is where it winds once, exactly (after Chen and McMains, 2005).
 * @throws RangeError when the outline is too intricate for that (its finest details are far under TOUCH)
 */
export function insetByWinding(outline: Ring): readonly Ring[] {
  // From its first vertex, so that the core moves with the outline.
  const ox = outline.xs[0] as number;
  const oy = outline.ys[0] as number;
  const shape = shiftRing(outline, -ox, -oy);
  for (const nudge of NUDGES) {
    const loops = inset(shape, TOUCH_UM + nudge);
    if (loops !== null) return loops.flatMap((loop) => ringOf(loop, ox, oy));
  }
  throw new RangeError('an outline can not be measured: its finest details are too close; leave them out');
}

function inset(shape: Ring, depth: number): readonly Loop[] | null {
  const path = stripBoundary(shape, depth);
  const kept = piecesOf(path).filter((p) => bounds(p, shape, path, depth));
  return loopsOf(kept);
}

function ringOf({ xs, ys }: Loop, ox: number, oy: number): readonly Ring[] {
  const snappedX = xs.map(snap);
  const snappedY = ys.map(snap);
  if (!(doubleArea(snappedX, snappedY) > LEAST_AREA)) return [];
  const ring = cleanRing(snappedX.map((x, i) => ({ x, y: snappedY[i] as number })));
  return ring === null ? [] : [shiftRing(ring, ox, oy)];
}

/** Is it a piece of the core's boundary, the core on its left? No point of the core is nearer than TOUCH to an edge. */
function bounds(p: Piece, shape: Ring, path: Ring, depth: number): boolean {
  const mx = (p.ax + p.bx) / 2;
  const my = (p.ay + p.by) / 2;
  const { xs, ys } = shape;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const d = segmentDistance(mx, my, xs[j] as number, ys[j] as number, xs[i] as number, ys[i] as number);
    if (d < depth - BESIDE / 2) return false;
  }
  const length = Math.sqrt((p.bx - p.ax) ** 2 + (p.by - p.ay) ** 2);
  const ox = (-(p.by - p.ay) / length) * BESIDE;
  const oy = ((p.bx - p.ax) / length) * BESIDE;
  return windingAt(path, mx + ox, my + oy) >= 1 && windingAt(path, mx - ox, my - oy) <= 0;
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
    px.push(x);
    py.push(y);
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

function windingAt({ xs, ys }: Ring, px: number, py: number): number {
  const n = xs.length;
  let winding = 0;
  for (let i = 0, j = n - 1; i < n; j = i++) {
    const ax = xs[j] as number;
    const ay = ys[j] as number;
    const bx = xs[i] as number;
    const by = ys[i] as number;
    const left = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    if (ay <= py && by > py && left > 0) winding++;
    else if (ay > py && by <= py && left < 0) winding--;
  }
  return winding;
}
