import type { Space } from './data/adventure-cards';
import type { MovementKind } from './data/movement-cards';
import { type MovementRule, movementCards } from './data/movement-cards';
import { type Nation, type PirateId, pirates } from './data/pirates';
import type { Shift } from './types';

/** The part of a ship that moving needs; rows of states and of views both fit. Index 0 is space 1, the front. */
export type Placed = { readonly pirate: PirateId };

export const spaceOf = (index: number): Space => (index + 1) as Space;

export const indexOf = (row: readonly Placed[], pirate: PirateId): number =>
  row.findIndex((ship) => ship.pirate === pirate);

/** Two ships are adjacent when they are neighbours in the row, whoever owns them [C4.4]. */
export const adjacent = (row: readonly Placed[], a: PirateId, b: PirateId): boolean =>
  Math.abs(indexOf(row, a) - indexOf(row, b)) === 1;

/**
 * Moves the `size` ships from `index` on as a group, `by` spaces (positive: towards the front) or as far as
 * they can. The ships that they pass close the gap by falling back or moving up [C4.1][C4.2]; the order inside
 * the group stays [C4.3]. A move that changes nothing is a move all the same [C4.8].
 */
export function moveGroup<S extends Placed>(row: S[], index: number, size: number, by: number): void {
  const last = row.length - size;
  const target = Math.min(Math.max(index - by, 0), last);
  const group = row.splice(index, size);
  row.splice(target, 0, ...group);
}

/**
 * Advance: the ship nearest the front goes first [C4.5]. Retreat: the one nearest the back [C4.6]. Each goes by
 * itself as far as it can, so ships that already lead may change their order [C4.7].
 */
export function moveNation<S extends Placed>(row: S[], nation: Nation, by: number): void {
  const ofNation = row.filter((ship) => pirates[ship.pirate].nation === nation);
  const order = by > 0 ? ofNation : ofNation.reverse();
  for (const ship of order) moveGroup(row, row.indexOf(ship), 1, by);
}

/** Rearranges the row as the card says. `ships` are named in any order; damage and owner don't matter [C4.11]. */
export function rearrange<S extends Placed>(row: S[], rule: MovementRule, ships: readonly PirateId[]): void {
  const indices = ships.map((pirate) => indexOf(row, pirate));
  switch (rule.does) {
    case 'moves-ship':
    case 'moves-pair':
      moveGroup(row, Math.min(...indices), indices.length, rule.by);
      break;
    case 'moves-nation':
      moveNation(row, rule.nation, rule.by);
      break;
    case 'damages':
    case 'skips-adventure':
      break;
  }
}

/** The row as it would be, without touching the given one. */
export function rearranged<S extends Placed>(
  row: readonly S[],
  card: MovementKind,
  ships: readonly PirateId[],
): S[] {
  const copy = [...row];
  rearrange(copy, movementCards[card].rule, ships);
  return copy;
}

/** Every ship whose space differs between two orders of the same row. */
export function shiftsBetween(before: readonly Placed[], after: readonly Placed[]): Shift[] {
  const shifts: Shift[] = [];
  for (const [index, { pirate }] of before.entries()) {
    const target = indexOf(after, pirate);
    if (target !== index) shifts.push({ pirate, from: spaceOf(index), to: spaceOf(target) });
  }
  return shifts;
}
