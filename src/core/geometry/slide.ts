import { stretchAfloat } from './afloat';
import { coverOf, type Part } from './cover';
import { Intervals } from './intervals';
import { profileOf } from './profile';
import { type Box, boxesApart, type Ring } from './ring';
import type { Outline } from './types';
import { TOUCH_UM } from './units';

/** A straight line of places for a shape's own point. */
export type Line = { readonly ax: number; readonly ay: number; readonly bx: number; readonly by: number };

const cover = new Intervals();
const taken = new Intervals();

/**
 * Of all places of a shape on a line at which it overlaps nothing and lies on the sea, the nearest to a wish:
 * the same open intervals as in a sweep, along any line. Null when the whole line is taken.
 * @param parts convex parts of the shape relative to its own point @param obstacles the one that takes a whole line
 * is brought to the front, for it will most likely take the next line too
 */
export function nearestFreeOn(
  line: Line,
  wishX: number,
  wishY: number,
  parts: readonly Ring[],
  obstacles: Outline[],
  sea: Box | null,
): readonly [number, number] | null {
  const dx = line.bx - line.ax;
  const dy = line.by - line.ay;
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return null;
  const path = { x: line.ax, y: line.ay, cos: dx / length, sin: dy / length };
  const [first, last] = sea === null ? [0, length] : stretchAfloat(parts, path, sea);
  const from = Math.max(0, first);
  const to = Math.min(length, last);
  if (from > to) return null;
  const shaped: Part[] = parts.map((ring) => ({ ring, profile: profileOf(ring, path.cos, path.sin) }));
  const box = lineBox(line, parts);
  taken.clear();
  for (let k = 0; k < obstacles.length; k++) {
    const outline = obstacles[k] as Outline;
    if (boxesApart(box, outline.ring.box, TOUCH_UM)) continue;
    coverOf(cover, shaped, outline.core, path);
    for (let i = 0; i < cover.count; i++) {
      const lo = cover.lo[i] as number;
      const hi = cover.hi[i] as number;
      if (lo < from && hi > to) {
        obstacles.splice(k, 1);
        obstacles.unshift(outline);
        return null;
      }
      taken.add(lo, hi, 0, 0);
    }
  }
  taken.merge(() => false);
  const wanted = (wishX - line.ax) * path.cos + (wishY - line.ay) * path.sin;
  const t = nearestFree(Math.min(Math.max(wanted, from), to), from, to);
  return t === null ? null : [line.ax + t * path.cos, line.ay + t * path.sin];
}

function nearestFree(wanted: number, from: number, to: number): number | null {
  const inside = taken.covering(wanted);
  if (inside < 0) return wanted;
  // The ends of the covering interval are free unless the next begins before: merged intervals never overlap.
  const below = taken.lo[inside] as number;
  const above = taken.hi[inside] as number;
  const candidates = [below, above].filter((t) => t >= from && t <= to && taken.covering(t) < 0);
  candidates.sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted));
  return candidates[0] ?? null;
}

function lineBox(line: Line, parts: readonly Ring[]): Box {
  return {
    minX: Math.min(line.ax, line.bx) + Math.min(...parts.map((p) => p.box.minX)),
    minY: Math.min(line.ay, line.by) + Math.min(...parts.map((p) => p.box.minY)),
    maxX: Math.max(line.ax, line.bx) + Math.max(...parts.map((p) => p.box.maxX)),
    maxY: Math.max(line.ay, line.by) + Math.max(...parts.map((p) => p.box.maxY)),
  };
}
