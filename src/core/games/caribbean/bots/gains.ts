import type { Seat } from '../../../engine';
import type { Table } from '../sail';
import { SHIPS, type ShipName } from '../types';
import { type Ending, earned, endings } from './endings';
import { prospects } from './prospects';

/** The longest that any ship can sail: a bid of five barrels. */
export const MOST = 5;

/**
 * What it would mean for everybody if `sailor` sailed a ship with some movement, and did the best for himself:
 * `gain(sailor, ship, moves, who)` in doubloons, for each `who`.
 */
export type Gains = (sailor: number, ship: number, moves: number, who: number) => number;

/** @param farSighted whether chests on their way count, or money alone */
export function gainsOf(table: Table, ships: readonly ShipName[], farSighted: boolean): Gains {
  const players = table.purses.length;
  const before = farSighted ? prospects(table) : null;
  const size = players * SHIPS.length * (MOST + 1) * players;
  const values = new Float64Array(size);
  const index = (sailor: number, ship: number, moves: number, who: number) =>
    ((sailor * SHIPS.length + ship) * (MOST + 1) + moves) * players + who;

  for (const ship of ships) {
    const rated = endings(table, ship, MOST).map((ending) => rate(table, before, ending));
    for (let sailor = 0; sailor < players; sailor++) {
      for (let moves = 0; moves <= MOST; moves++) {
        const best = bestFor(rated, sailor, moves);
        for (let who = 0; who < players; who++) {
          values[index(sailor, SHIPS.indexOf(ship), moves, who)] = best ? changeFor(best, who, sailor) : 0;
        }
      }
    }
  }
  return (sailor, ship, moves, who) => values[index(sailor, ship, moves, who)] ?? 0;
}

type Rated = { readonly ending: Ending; readonly promised: readonly number[] };

/** How much better or worse the chests at sea lie for each seat than before. */
function rate(table: Table, before: readonly number[] | null, ending: Ending): Rated {
  if (before === null) return { ending, promised: table.purses.map(() => 0) };
  const after = prospects({ ...table, ships: ending.ships, chests: ending.chests });
  return { ending, promised: after.map((value, i) => value - (before[i] ?? 0)) };
}

function changeFor({ ending, promised }: Rated, who: number, sailor: number): number {
  const others = promised.length - 1;
  let sum = promised[who] ?? 0;
  for (let i = 0; i < promised.length; i++) {
    sum += i === who ? earned(ending, i, sailor) : -earned(ending, i, sailor) / others;
  }
  return sum;
}

function bestFor(rated: readonly Rated[], sailor: number, moves: number): Rated | undefined {
  let best: Rated | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of rated) {
    if (one.ending.used > moves) continue;
    const value = changeFor(one, sailor, sailor);
    if (value > most) {
      most = value;
      best = one;
    }
  }
  return best;
}

/** The best way to sail the ship that one has won: its first command, or none when dropping anchor is as good. */
export function bestEnding(
  table: Table,
  ship: ShipName,
  sailor: Seat,
  left: number,
  exchanges: readonly string[],
  farSighted: boolean,
): { readonly ending: Ending; readonly gain: number } | undefined {
  const before = farSighted ? prospects(table) : null;
  const rated = endings(table, ship, left, exchanges).map((ending) => rate(table, before, ending));
  const best = bestFor(rated, sailor, left);
  return best && { ending: best.ending, gain: changeFor(best, sailor, sailor) };
}
