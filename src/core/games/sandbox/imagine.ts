import type { Random } from '../../engine';
import { isClosed } from './helpers';
import { type PieceId, pieceId } from './ids';
import { fromSet, plain } from './look';
import { part, sizes } from './parts';
import type { Hold, Identity, Item, Piece } from './piece';
import type { HandView, HoldView, PieceView, State, View } from './state';

/** Fills in what a viewer can't know: any cards at all, for what a table holds has no list. */
export function imagine(view: View, random: Random): State {
  const { pieces, hands, from, viewer: _, ...shared } = view;
  const ids = new FreeIds(view);
  const hidden = (n: number) => Array.from({ length: n }, () => hiddenItem(ids.next(), random));
  const holdOf = (piece: PieceView, hold: HoldView): Hold => ({
    items: hold.items?.map((item) => whole(item, random)) ?? (isClosed(piece) ? hidden(hold.count) : []),
    stamp: hold.stamp,
    searcher: hold.searcher,
  });
  return {
    ...shared,
    pieces: pieces.map(
      (piece): Piece => ({ ...whole(piece, random), hold: piece.hold && holdOf(piece, piece.hold) }),
    ),
    hands: hands.map((hand) => handOf(hand, ids, random)),
    from: from === null ? null : { game: from, options: {}, rest: [] },
  };
}

const handOf = ({ backs, items }: HandView, ids: FreeIds, random: Random): Item[] =>
  items ? [...items] : backs.map(({ kind, back }) => ({ ...hiddenItem(ids.next(), random), kind, back }));

const anyIdentity = (random: Random): Identity => ({
  front: random.chance(1, 2)
    ? plain(`${random.below(1000)}`)
    : fromSet('piratas', 'card', `${random.below(30)}`),
  name: random.chance(1, 4) ? `name ${random.below(100)}` : null,
  origin: null,
});

const whole = <P extends Item>(item: P, random: Random): P => ({
  ...item,
  identity: item.identity ?? anyIdentity(random),
});

const hiddenItem = (id: PieceId, random: Random): Item => ({
  ...part('card', sizes.card, plain(''), fromSet('piratas', 'back', 'card')),
  id,
  group: null,
  seenBy: [],
  identity: anyIdentity(random),
});

/** Ids that have been given and that the viewer sees nowhere, the latest first. */
class FreeIds {
  private at: number;
  private readonly seen: ReadonlySet<string>;

  constructor(view: View) {
    const items = (hold: HoldView | null) => hold?.items ?? [];
    this.seen = new Set([
      ...view.pieces.flatMap((piece) => [piece.id, ...items(piece.hold).map(({ id }) => id)]),
      ...view.hands.flatMap((hand) => hand.items?.map(({ id }) => id) ?? []),
    ]);
    this.at = view.next;
  }

  next(): PieceId {
    do this.at -= 1;
    while (this.seen.has(pieceId(this.at)));
    return pieceId(this.at);
  }
}
