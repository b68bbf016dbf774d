import type { Position, Treasure } from '../state';

/** What an unseen treasure is worth on average: the gold that is unaccounted for, spread over all that are unseen. */
export function meanUnknown(p: Position): number {
  let unknown = 0;
  let known = 0;
  // Asked for every course: no lists are made.
  for (const holder of [p.ships, p.islands]) {
    for (const { treasure } of holder) {
      for (const { face } of treasure) {
        if (face) known += face.gold;
        else unknown += 1;
      }
    }
  }
  if (unknown === 0) return 0;
  for (const { gold } of p.islands) for (const n of gold) known += n;
  return Math.max(0, p.startGold + p.added - p.lost - known) / unknown;
}

export const worthOfTreasure = (treasure: Treasure, unknown: number): number =>
  treasure.face?.gold ?? unknown;

/** Gold in a pile, the unseen pieces at their mean. */
export function knownGold(p: Position, pile: readonly Treasure[]): number {
  if (pile.length === 0) return 0;
  const unknown = meanUnknown(p);
  return pile.reduce((sum, t) => sum + worthOfTreasure(t, unknown), 0);
}

/** The best `count` pieces of a pile. */
export function bestGold(p: Position, pile: readonly Treasure[], count: number): number {
  if (pile.length === 0 || count <= 0) return 0;
  const unknown = meanUnknown(p);
  const worth = pile.map((t) => worthOfTreasure(t, unknown)).sort((a, b) => b - a);
  return worth.slice(0, count).reduce((sum, n) => sum + n, 0);
}
