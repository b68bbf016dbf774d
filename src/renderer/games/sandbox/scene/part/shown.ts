import type { Look } from '../../../../../core/games/sandbox/look';
import type { PieceView } from '../../../../../core/games/sandbox/state';

/** What lies on top: the front, the back, or of a deck that lies open its highest card. */
export function shownLook(piece: PieceView): Look {
  if (piece.kind === 'deck') {
    const top = piece.hold?.items?.at(-1);
    return piece.face === 'up' && top?.identity ? top.identity.front : piece.back;
  }
  return piece.face === 'up' && piece.identity ? piece.identity.front : piece.back;
}
