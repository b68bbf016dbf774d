import { describe, expect, test } from 'vitest';
import { adjacent, STANDARD_BOARD } from '../../../../core/games/caribbean/board';
import type { Pt } from '../../../table/units';
import { chartFor, inside } from './chart';
import drawn from './data/cells.json';

const chart = chartFor(STANDARD_BOARD, false);
const key = ([x, y]: readonly number[]) => `${x} ${y}`;

/** Pairs of cells whose outlines have at least one edge in common. */
function drawnBorders(): string[] {
  const owners = new Map<string, string[]>();
  for (const [id, { outline }] of Object.entries(drawn.cells)) {
    outline.forEach((point, i) => {
      const next = outline[(i + 1) % outline.length] ?? point;
      const edge = [key(point), key(next)].sort().join('|');
      owners.set(edge, [...(owners.get(edge) ?? []), id]);
    });
  }
  const pairs = [...owners.values()].filter((ids) => ids.length === 2).map((ids) => ids.sort().join(' '));
  return [...new Set(pairs)].sort();
}

describe('the printed chart', () => {
  test('what looks adjacent is: cells share an edge where the board has a border, and nowhere else', () => {
    const ids = Object.keys(STANDARD_BOARD.spaces).sort();
    const borders = ids.flatMap((a) =>
      ids.filter((b) => a < b && adjacent(STANDARD_BOARD, a, b)).map((b) => `${a} ${b}`),
    );
    expect(drawnBorders()).toEqual(borders.sort());
  });
  test('each space’s mark lies in its own cell', () => {
    for (const space of chart.spaces) expect(chart.spaceAt(chart.pointOf(space))).toBe(space);
  });
});

test('inside follows a reflex corner', () => {
  const hook: Pt[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 4],
    [0, 10],
  ];
  expect(inside([5, 3], hook)).toBe(true);
  expect(inside([5, 6], hook)).toBe(false);
});
