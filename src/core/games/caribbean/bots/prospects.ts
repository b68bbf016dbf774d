import { type Board, bordersOf, COLOURS, type Colour, chestValue } from '../board';
import { boardOf } from '../options';
import type { Table } from '../sail';
import { SHIPS } from '../types';

/** A chest aboard in somebody's haven counts for this much of its value with him, and for less with each space away. */
const ABOARD = 0.5;
const PER_SPACE = 0.72;
/** A chest that still lies in port is worth a little to those whose havens are near. */
const IN_PORT = 0.12;

/**
 * What the chests aboard and in port promise each seat in doubloons, less what they promise the others:
 * one figure for each seat.
 */
export function prospects(table: Table): number[] {
  const board = boardOf(table.options);
  const { near, cities } = chartFor(board);
  const pulls = table.purses.map(() => 0);
  const add = (space: string, weight: number) => {
    table.purses.forEach(({ colour }, i) => {
      pulls[i] = (pulls[i] ?? 0) + weight * (near[colour].get(space) ?? 0);
    });
  };
  for (const ship of SHIPS) {
    const { at, chest } = table.ships[ship];
    if (chest !== null) add(at, ABOARD * chestValue(board, chest));
  }
  for (const { space, city, value } of cities) {
    if (table.chests[city] === 'port') add(space, IN_PORT * value);
  }
  const all = pulls.reduce((sum, pull) => sum + pull, 0);
  const others = table.purses.length - 1;
  return pulls.map((pull) => pull - (all - pull) / others);
}

type Chart = {
  /** For each colour and space: 1 in one of its havens, less with each space away, over open sea. */
  readonly near: Readonly<Record<Colour, ReadonlyMap<string, number>>>;
  readonly cities: readonly { readonly space: string; readonly city: string; readonly value: number }[];
};
const known = new WeakMap<Board, Chart>();

function chartFor(board: Board): Chart {
  const cached = known.get(board);
  if (cached) return cached;
  const [red, blue, green, yellow] = COLOURS;
  const made: Chart = {
    near: {
      red: fromHavens(board, red),
      blue: fromHavens(board, blue),
      green: fromHavens(board, green),
      yellow: fromHavens(board, yellow),
    },
    cities: Object.entries(board.spaces).flatMap(([space, { city }]) =>
      city === null ? [] : [{ space, city, value: chestValue(board, city) }],
    ),
  };
  known.set(board, made);
  return made;
}

function fromHavens(board: Board, colour: Colour): Map<string, number> {
  const found = new Map<string, number>();
  const queue = Object.keys(board.spaces).filter((id) => board.spaces[id]?.haven === colour);
  for (const id of queue) found.set(id, 1);
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of bordersOf(board, at)) {
      if (found.has(next)) continue;
      found.set(next, (found.get(at) ?? 0) * PER_SPACE);
      queue.push(next);
    }
  }
  return found;
}
