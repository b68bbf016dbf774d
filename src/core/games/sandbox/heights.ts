import { boxOf, covers, type Footprint, footprintOf } from './footprint';
import type { PieceId } from './ids';
import type { Item } from './piece';
import { CEILING } from './state';

/** One card of a deck, micrometres. */
const CARD = 300;

/** A piece of a state or of a view. */
export type Laid = Item & {
  readonly hold: { readonly count: number } | { readonly items: readonly unknown[] } | null;
};

/** How far a piece rises above its own underside where something lies on it, micrometres. */
export function thicknessOf(piece: Laid): number {
  if (piece.kind === 'deck' && piece.hold) {
    const count = 'count' in piece.hold ? piece.hold.count : piece.hold.items.length;
    return Math.max(CARD, count * CARD);
  }
  return piece.size.high;
}

/**
 * The height of each piece's underside above the table, micrometres: it lies on whatever it covers among those before it.
 * @param pieces in their order, the lowest first
 */
export function heightsOf(pieces: readonly Laid[]): Map<PieceId, number> {
  const heights = new Map<PieceId, number>();
  const laid: { readonly print: Footprint; readonly box: ReturnType<typeof boxOf>; readonly top: number }[] =
    [];
  for (const piece of pieces) {
    const print = footprintOf(piece);
    const box = boxOf(print);
    let height = 0;
    for (const under of laid) {
      if (under.top <= height) continue;
      const { box: b } = under;
      if (b.minX > box.maxX || b.maxX < box.minX || b.minY > box.maxY || b.maxY < box.minY) continue;
      if (covers(print, under.print)) height = under.top;
    }
    height = Math.min(height, CEILING);
    heights.set(piece.id, height);
    laid.push({ print, box, top: height + thicknessOf(piece) });
  }
  return heights;
}
