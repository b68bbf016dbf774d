import { allowed, type Result, type Seat, type Violation, violation } from '../../engine';
import { adjacent, bordersOf, distances } from './board';
import type { CaribbeanEvent } from './events';
import { boardOf } from './options';
import { type CaribbeanState, type CaribbeanView, type Phase, SHIPS, type ShipName } from './types';

/** What lies open on the table: the part that a state and every view of it share. */
export type Table = Pick<CaribbeanState | CaribbeanView, 'options' | 'ships' | 'chests' | 'purses' | 'phase'>;
/** What sailing changes: a state has it, and so has a copy of a view on which a preview tries things out. */
export type SailTable = Pick<CaribbeanState, 'options' | 'ships' | 'chests' | 'purses' | 'phase' | 'earned'>;
export type Sailing = Extract<Phase, { kind: 'sail' }>;

/** [R13][R14] Thieves never drive a ship backwards, and whoever won with no barrel at all still acts with her. */
export function beginSail(
  state: CaribbeanState,
  ship: ShipName,
  who: Seat,
  bid: number,
  thieves: number,
): CaribbeanEvent[] {
  const moves = Math.max(0, bid - thieves);
  state.phase = { kind: 'sail', ship, seat: who, left: moves, exchanges: [] };
  return [{ kind: 'ship-won', ship, seat: who, bid, thieves, moves }];
}

/** [move.occupied] The ship on a space: no two may share one, in a haven neither [R26]. */
export const shipAt = (table: Table, space: string): ShipName | undefined =>
  SHIPS.find((ship) => table.ships[ship].at === space);

/** [R24][move.haven] Any bordering free space, havens too, as long as there is movement left; [R25] a ship in the way must be gone round. */
export function checkStep(table: Table, sailing: Sailing, to: string): Result<undefined, Violation> {
  const from = table.ships[sailing.ship].at;
  if (!adjacent(boardOf(table.options), from, to)) return violation('not-adjacent', 'move.allowance', { to });
  if (sailing.left === 0) return violation('no-movement-left', 'move.allowance', { ship: sailing.ship });
  const there = shipAt(table, to);
  if (there !== undefined) {
    const clause = boardOf(table.options).spaces[to]?.haven ? 'R26' : 'R25';
    return violation('occupied', clause, { ship: there, to }, [
      { kind: 'piece', id: there, role: 'blocker' },
    ]);
  }
  return allowed;
}

export function step(state: SailTable, to: string): CaribbeanEvent[] {
  const { phase } = state;
  if (phase.kind !== 'sail') throw new Error('nobody sails');
  const vessel = state.ships[phase.ship];
  const from = vessel.at;
  vessel.at = to;
  phase.left -= 1;
  return [{ kind: 'sailed', ship: phase.ship, from, to, left: phase.left }];
}

/** [R27] Where she may go next: nowhere when she is shut in. */
export function steps(table: Table, { ship, left }: Sailing): string[] {
  if (left === 0) return [];
  return bordersOf(boardOf(table.options), table.ships[ship].at).filter(
    (to) => shipAt(table, to) === undefined,
  );
}

/** Every space that she can still get to, with the fewest moves that it takes. Her own is there with 0. */
export function reachable(table: Table, { ship, left }: Sailing): Map<string, number> {
  const found = distances(
    boardOf(table.options),
    table.ships[ship].at,
    (space) => shipAt(table, space) === undefined,
  );
  return new Map([...found].filter(([, cost]) => cost <= left));
}
