import { orient2d } from 'robust-predicates';

/**
 * Exact sign: positive when c lies left of a→b, negative right, zero on the line.
 * On the grid the plain determinant is exact already; off it the predicate is adaptive.
 */
export function orient(ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number {
  // robust-predicates counts with y downwards.
  return -orient2d(ax, ay, bx, by, cx, cy);
}
