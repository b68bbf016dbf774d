import type { z } from 'zod';
import { type Box, micrometre } from '../../geometry';
import type { alignSchema } from './commands';
import { boxOf, footprintOf } from './footprint';
import { clampToTable } from './helpers';
import type { Piece } from './piece';
import { GAP } from './zones';

type Way = z.output<typeof alignSchema>;

const boxAt = (piece: Piece): Box => boxOf(footprintOf(piece));

const shift = (piece: Piece, dx: number, dy: number): void => {
  piece.pose = clampToTable({
    x: micrometre(piece.pose.x + dx),
    y: micrometre(piece.pose.y + dy),
    heading: piece.pose.heading,
  });
};

/** How far each box has to go so that all share an edge or a middle. */
const edges: Partial<Record<Way, (own: Box, all: Box) => readonly [number, number]>> = {
  left: (own, all) => [all.minX - own.minX, 0],
  right: (own, all) => [all.maxX - own.maxX, 0],
  near: (own, all) => [0, all.minY - own.minY],
  far: (own, all) => [0, all.maxY - own.maxY],
  'middle-across': (own, all) => [(all.minX + all.maxX - own.minX - own.maxX) / 2, 0],
  'middle-along': (own, all) => [0, (all.minY + all.maxY - own.minY - own.maxY) / 2],
};

/** What a fan shows of each card but the last. */
const FAN = 0.3;

/** Moves pieces into line; rows, columns, grids and fans begin where the first of them lies. */
export function align(pieces: readonly Piece[], by: Way): void {
  const boxes = pieces.map(boxAt);
  const all: Box = {
    minX: Math.min(...boxes.map((b) => b.minX)),
    minY: Math.min(...boxes.map((b) => b.minY)),
    maxX: Math.max(...boxes.map((b) => b.maxX)),
    maxY: Math.max(...boxes.map((b) => b.maxY)),
  };
  const edge = edges[by];
  if (edge) {
    pieces.forEach((piece, i) => {
      const own = boxes[i];
      if (own) shift(piece, ...edge(own, all));
    });
    return;
  }
  const wide = Math.max(...boxes.map((b) => b.maxX - b.minX));
  const deep = Math.max(...boxes.map((b) => b.maxY - b.minY));
  let columns = pieces.length;
  if (by === 'column') columns = 1;
  if (by === 'grid') columns = Math.ceil(Math.sqrt(pieces.length));
  const stepX = by === 'fan' ? wide * FAN : wide + GAP;
  const [first] = boxes;
  if (!first) return;
  pieces.forEach((piece, i) => {
    const own = boxes[i];
    if (!own) return;
    const x = (first.minX + first.maxX) / 2 + (i % columns) * stepX;
    const y = (first.minY + first.maxY) / 2 - Math.floor(i / columns) * (deep + GAP);
    shift(piece, x - (own.minX + own.maxX) / 2, y - (own.minY + own.maxY) / 2);
  });
}
