import type { Box, Pose } from '../../geometry';
import { direction } from '../../geometry/trig';
import { shapeOf } from './outline';
import type { Item } from './piece';

/** A turned rectangle around a piece, in micrometres: near enough to say what lies on what. */
export type Footprint = {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly halfWide: number;
  readonly halfDeep: number;
};

export function footprintOf(item: Item, pose: Pose = item.pose): Footprint {
  const box = localBox(item);
  const { cos, sin } = direction(pose.heading);
  const midX = (box.minX + box.maxX) / 2;
  const midY = (box.minY + box.maxY) / 2;
  return {
    x: pose.x + midX * cos - midY * sin,
    y: pose.y + midX * sin + midY * cos,
    cos,
    sin,
    halfWide: (box.maxX - box.minX) / 2,
    halfDeep: (box.maxY - box.minY) / 2,
  };
}

function localBox(item: Item): Box {
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const { x, y } of shapeOf(item)) {
    minX = Math.min(minX, x);
    minY = Math.min(minY, y);
    maxX = Math.max(maxX, x);
    maxY = Math.max(maxY, y);
  }
  return { minX, minY, maxX, maxY };
}

/** The upright box around a footprint. */
export function boxOf(f: Footprint): Box {
  const x = Math.abs(f.cos) * f.halfWide + Math.abs(f.sin) * f.halfDeep;
  const y = Math.abs(f.sin) * f.halfWide + Math.abs(f.cos) * f.halfDeep;
  return { minX: f.x - x, minY: f.y - y, maxX: f.x + x, maxY: f.y + y };
}

/** Less than this much of a covering, micrometres, holds nothing up: pieces side by side stay on the table. */
const LAP = 300;

/** Whether two footprints cover each other: separating axes of two rectangles. */
export function covers(a: Footprint, b: Footprint): boolean {
  return !parted(a, b) && !parted(b, a);
}

function parted(a: Footprint, b: Footprint): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const cos = Math.abs(a.cos * b.cos + a.sin * b.sin);
  const sin = Math.abs(a.cos * b.sin - a.sin * b.cos);
  const along = Math.abs(dx * a.cos + dy * a.sin);
  const across = Math.abs(dy * a.cos - dx * a.sin);
  return (
    along > a.halfWide + b.halfWide * cos + b.halfDeep * sin - LAP ||
    across > a.halfDeep + b.halfWide * sin + b.halfDeep * cos - LAP
  );
}
