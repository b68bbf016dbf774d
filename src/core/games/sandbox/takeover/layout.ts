import type { Seat } from '../../../engine';
import { freshId } from '../access';
import { deckOf } from '../decks';
import { asPiece, type Item, type NewPiece } from '../piece';
import type { State } from '../state';

/** A piece of a layout, with those who know its hidden side. */
export type LaidItem = NewPiece & { readonly seenBy: readonly Seat[] };
/** `items`: what it holds, the lowest first. */
export type LaidPiece = LaidItem & { readonly items?: readonly LaidItem[] };

/** A table as it is to be laid: of a ruled game that is taken over, or fresh. */
export type Layout = {
  readonly surface: State['surface'];
  /** The lowest first. */
  readonly pieces: readonly LaidPiece[];
  /** `deck`: these lie on one another as a deck, the lowest first. */
  readonly decks: readonly { readonly face: 'up' | 'down'; readonly items: readonly LaidItem[] }[];
  readonly hands: readonly (readonly LaidItem[])[];
  readonly from: State['from'];
};

export const unseen = (piece: NewPiece): LaidItem => ({ ...piece, seenBy: [] });

const itemOf = (state: State, { seenBy, ...piece }: LaidItem): Item => ({
  ...piece,
  id: freshId(state),
  group: null,
  seenBy: [...seenBy],
});

/** Puts a layout on the table, on top of what lies there. Hands of seats that nobody has are laid on the table face down. */
export function placeLayout(state: State, layout: Layout): void {
  state.surface = layout.surface;
  for (const { items, ...piece } of layout.pieces) {
    const laid = asPiece(itemOf(state, piece));
    if (items && laid.hold) laid.hold.items = items.map((item) => itemOf(state, item));
    state.pieces.push(laid);
  }
  for (const { face, items } of layout.decks) {
    const cards = items.map((item) => itemOf(state, item));
    const first = cards[0];
    if (first) state.pieces.push(deckOf(state, cards, first, face));
  }
  layout.hands.forEach((items, seat) => {
    const hand = state.hands[seat];
    for (const item of items) {
      const held = itemOf(state, { ...item, face: hand ? 'up' : 'down' });
      if (hand) hand.push({ ...held, seenBy: [] });
      else state.pieces.push(asPiece(held));
    }
  });
  if (layout.from) state.from = layout.from;
}
