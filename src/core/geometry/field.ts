import { toAt } from './distance';
import { screensOf } from './fire';
import type { Ring } from './ring';
import type { FieldOfFire, FieldPiece, FireQuery } from './types';
import { type At, toMm } from './units';

type Edge = {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly id: string;
};

const TURN = 2 * Math.PI;

/**
 * What one mast can hit: the region of all points within range and not hidden, as its boundary, to draw. The
 * boundary can change only at a vertex of a blocker or where a blocker's edge meets the range circle, so between two
 * such neighbouring directions one edge, or the circle, bounds it throughout.
 * @throws RangeError when the ship has no such mast
 */
export function fieldOfFire(q: Omit<FireQuery, 'target' | 'sheltered' | 'rule'>): FieldOfFire {
  const m = q.ship.masts[q.mast]?.at;
  if (m === undefined) throw new RangeError(`this ship has no mast ${q.mast}`);
  const radius = q.range * 1000;
  const edges: Edge[] = [];
  for (const { id, outline } of screensOf(q, null)) {
    for (const core of outline.core) if (isNear(core, m.x, m.y, radius)) addEdges(edges, core, m.x, m.y, id);
  }
  const angles = criticalAngles(edges, radius);
  const pieces: FieldPiece[] = [];
  let before: Edge | null = null;
  let first: Edge | null = null;
  angles.forEach((from, i) => {
    const to = angles[i + 1] ?? (angles[0] as number) + TURN;
    if (to - from < 1e-12) return;
    const middle = (from + to) / 2;
    const edge = firstHit(edges, Math.cos(middle), Math.sin(middle), radius);
    if (edge === null) addArc(pieces, from, to, q.range);
    else {
      const at = (angle: number): At => {
        const t = hit(edge, Math.cos(angle), Math.sin(angle));
        return toAt(m.x + t * Math.cos(angle), m.y + t * Math.sin(angle));
      };
      const last = pieces.at(-1);
      if (edge === before && last?.kind === 'edge') pieces[pieces.length - 1] = { ...last, b: at(to) };
      else pieces.push({ kind: 'edge', a: at(from), b: at(to), id: edge.id });
    }
    before = edge;
    if (i === 0) first = edge;
  });
  // Where the round began in the middle of an edge, its two parts are one.
  const [head, tail] = [pieces[0], pieces.at(-1)];
  if (
    first !== null &&
    first === before &&
    pieces.length > 1 &&
    head?.kind === 'edge' &&
    tail?.kind === 'edge'
  ) {
    pieces[0] = { ...head, a: tail.a };
    pieces.pop();
  }
  return { from: toAt(m.x, m.y), range: q.range, pieces };
}

function addArc(pieces: FieldPiece[], from: number, to: number, range: FieldOfFire['range']): void {
  const last = pieces.at(-1);
  if (last?.kind === 'arc' && last.to === from) pieces[pieces.length - 1] = { ...last, to };
  else pieces.push({ kind: 'arc', from, to, radius: toMm(range * 1000) });
}

const isNear = ({ box }: Ring, mx: number, my: number, r: number): boolean =>
  box.minX <= mx + r && box.maxX >= mx - r && box.minY <= my + r && box.maxY >= my - r;

/** Edges relative to the mast. */
function addEdges(out: Edge[], { xs, ys }: Ring, mx: number, my: number, id: string): void {
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    out.push({
      ax: (xs[j] as number) - mx,
      ay: (ys[j] as number) - my,
      bx: (xs[i] as number) - mx,
      by: (ys[i] as number) - my,
      id,
    });
  }
}

function criticalAngles(edges: readonly Edge[], radius: number): number[] {
  const angles: number[] = [];
  const add = (x: number, y: number): void => {
    const angle = Math.atan2(y, x);
    angles.push(angle < 0 ? angle + TURN : angle);
  };
  for (const { ax, ay, bx, by } of edges) {
    if (ax * ax + ay * ay <= radius * radius) add(ax, ay);
    const dx = bx - ax;
    const dy = by - ay;
    const a = dx * dx + dy * dy;
    const b = ax * dx + ay * dy;
    const root = b * b - a * (ax * ax + ay * ay - radius * radius);
    if (root < 0) continue;
    for (const t of [(-b - Math.sqrt(root)) / a, (-b + Math.sqrt(root)) / a])
      if (t > 0 && t < 1) add(ax + t * dx, ay + t * dy);
  }
  return angles.length === 0 ? [0] : angles.sort((p, q) => p - q);
}

/** Distance along the direction at which it meets the edge's line. */
function hit({ ax, ay, bx, by }: Edge, cos: number, sin: number): number {
  return (ax * (by - ay) - ay * (bx - ax)) / (cos * (by - ay) - sin * (bx - ax));
}

function firstHit(edges: readonly Edge[], cos: number, sin: number, radius: number): Edge | null {
  let best: Edge | null = null;
  let distance = radius;
  for (const edge of edges) {
    const a = cos * edge.ay - sin * edge.ax;
    const b = cos * edge.by - sin * edge.bx;
    if (a > 0 === b > 0) continue;
    const t = hit(edge, cos, sin);
    if (t > 0 && t < distance) {
      distance = t;
      best = edge;
    }
  }
  return best;
}
