import { nearest } from './distance';
import { aim, reachOfRange } from './fire';
import { snap } from './lattice';
import { overlaps } from './overlap';
import { convexParts } from './parts';
import { outlineOf } from './place';
import { rawRing } from './ring';
import { travel } from './travel';
import type { Outline } from './types';
import { type At, millimetre } from './units';

/** Millimetres anywhere, not only on the grid: they are taken to the lattice of 1/1024 µm, on which everything is exact. */
export type Polygon = readonly At[];

export type MeasureQuestion =
  | {
      readonly ask: 'sweep';
      /** In the ship's own frame: bow tip at the origin, bow facing +x. */
      readonly footprint: Polygon;
      readonly tip: At;
      readonly toward: At;
      readonly bar: number;
      readonly obstacles: readonly Polygon[];
      /** Indices of the obstacles in contact with her before the move. */
      readonly touching: readonly number[];
    }
  | { readonly ask: 'contact'; readonly a: Polygon; readonly b: Polygon }
  | {
      readonly ask: 'fire';
      readonly from: At;
      readonly range: number;
      readonly target: Polygon;
      readonly blockers: readonly Polygon[];
    };

export type MeasureAnswer =
  | { readonly reach: number; readonly rests: readonly (readonly [number, number])[] }
  | { readonly gap: number; readonly overlaps: boolean }
  | { readonly nearest: number; readonly inRange: boolean; readonly seen: boolean; readonly clear: boolean };

const um = (mm: number): number => snap(mm * 1000);

/** @param name what the question calls it, for the error */
function outline(polygon: Polygon, name: string): Outline {
  try {
    return outlineOf(polygon.map(([x, y]) => ({ x: um(x), y: um(y) })));
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError(`${name}: ${error.message}`);
    throw error;
  }
}

/** @throws RangeError for a polygon without area or one that crosses itself, and for a direction of no length */
export function measure(question: MeasureQuestion): MeasureAnswer {
  switch (question.ask) {
    case 'sweep':
      return measureSweep(question);
    case 'contact': {
      const a = outline(question.a, 'a');
      const b = outline(question.b, 'b');
      return { gap: Math.sqrt(nearest(a.ring, b.ring).square) / 1000, overlaps: overlaps(a, b) };
    }
    case 'fire': {
      const target = outline(question.target, 'target');
      const screens = question.blockers.map((b, i) => ({
        id: String(i),
        outline: outline(b, `blockers.${i}`),
      }));
      const [x, y] = question.from;
      const aimed = aim(um(x), um(y), target.ring, screens, reachOfRange(millimetre(question.range)));
      return {
        nearest: aimed.nearest / 1000,
        inRange: aimed.inRange,
        seen: aimed.seen,
        clear: aimed.clear,
      };
    }
  }
}

function measureSweep(q: Extract<MeasureQuestion, { ask: 'sweep' }>): MeasureAnswer {
  // Only the direction counts: brought to about 1, so that no square of it is lost.
  const scale = Math.max(Math.abs(q.toward[0]), Math.abs(q.toward[1]));
  if (!(scale > 0)) throw new RangeError('`toward` must have a length');
  const tx = q.toward[0] / scale;
  const ty = q.toward[1] / scale;
  const length = Math.sqrt(tx * tx + ty * ty);
  const cos = tx / length;
  const sin = ty / length;
  const own = outline(q.footprint, 'footprint').ring;
  const xs = own.xs.map((x, i) => snap(x * cos - (own.ys[i] as number) * sin));
  const ys = own.ys.map((y, i) => snap((own.xs[i] as number) * sin + y * cos));
  const { box } = own;
  const touching = new Set(q.touching);
  const result = travel({
    parts: convexParts(rawRing(xs, ys)),
    bow: null,
    path: { x: um(q.tip[0]), y: um(q.tip[1]), cos, sin },
    bar: q.bar * 1000,
    clearBy: box.maxX - box.minX + (box.maxY - box.minY),
    obstacles: q.obstacles.map((o, i) => ({
      outline: outline(o, `obstacles.${i}`),
      touching: touching.has(i),
    })),
    sea: null,
  });
  return {
    reach: result.reach / 1000,
    rests: result.rests.map(([from, to]): readonly [number, number] => [from / 1000, to / 1000]),
  };
}
