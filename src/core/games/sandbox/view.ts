import { cloneJson, type Seat, type Viewer } from '../../engine';
import type { SandboxEvent } from './events';
import { isClosed } from './helpers';
import { faceKnown, type Item, type Piece } from './piece';
import type { HoldView, PieceView, State, View } from './state';

/** A piece as it lies openly: turned over, it keeps its secret. */
const openly = (item: Item, viewer: Viewer): Item =>
  faceKnown(item, viewer) ? item : { ...item, identity: null };

/** A face-up deck shows all its cards, a searcher sees all, a box what lies face up in it. */
function holdView(piece: Piece, viewer: Viewer): HoldView | null {
  const { hold } = piece;
  if (!hold) return null;
  const { items, stamp, searcher } = hold;
  const frame = { count: items.length, stamp, searcher };
  if (isClosed(piece)) return { ...frame, items: searcher !== null && searcher === viewer ? items : null };
  return { ...frame, items: piece.kind === 'deck' ? items : items.map((item) => openly(item, viewer)) };
}

const pieceView = (piece: Piece, viewer: Viewer): PieceView => ({
  ...openly(piece, viewer),
  hold: holdView(piece, viewer),
});

/** What `viewer` may know of the table. */
export function view(state: State, viewer: Viewer): View {
  const { pieces, hands, from, ...shared } = state;
  return cloneJson({
    ...shared,
    viewer,
    pieces: pieces.map((piece) => pieceView(piece, viewer)),
    hands: hands.map((items, seat) => ({
      backs: items.map(({ kind, back }) => ({ kind, back })),
      items: seat === viewer ? items : null,
    })),
    from: from?.game ?? null,
  });
}

/** Whose hand it went to sees under which ids; that cards went round in a hand, nobody else hears. */
export function redact(event: SandboxEvent, viewer: Viewer): SandboxEvent | null {
  switch (event.kind) {
    case 'drew':
      return event.to === 'hand' && !isBy(event, viewer) ? { ...event, ids: null } : event;
    case 'did':
      return event.what === 'arrange' && !isBy(event, viewer) ? null : event;
    default:
      return event;
  }
}

const isBy = (event: { readonly seat: Seat }, viewer: Viewer): boolean => event.seat === viewer;
