import { allowed, type MessageParams, violation } from '../../engine';
import { checkPieces, did, pieceOf, piecesOf, type Verdict } from './access';
import { dieShowing, hasValue } from './die';
import type { HandlersOf } from './handler';
import { isClosed } from './helpers';
import { groupId, type PieceId } from './ids';
import { flatKinds, type Piece } from './piece';
import { findPiece, type State } from './state';

type Ids = { readonly ids: readonly PieceId[] };
const check =
  (locked: 'free' | 'any', least = 1) =>
  (state: State, { ids }: Ids): Verdict => {
    const pieces = checkPieces(state, ids, locked);
    if (!pieces.ok) return pieces;
    return ids.length < least ? violation('too-few', 'sandbox.pieces') : allowed;
  };

function turnOver(piece: Piece): void {
  piece.face = piece.face === 'up' ? 'down' : 'up';
  // A whole deck turned over: its lowest card is now its highest.
  if (piece.kind === 'deck' && piece.hold) {
    piece.hold.items.reverse();
    piece.hold.stamp += 1;
  }
}

export const marks: HandlersOf<
  'flip' | 'group' | 'ungroup' | 'lock' | 'mark' | 'write' | 'mast' | 'peek' | 'turn-die'
> = {
  flip: {
    check(state, command) {
      const pieces = checkPieces(state, command.ids);
      if (!pieces.ok) return pieces;
      const searched = pieces.value.find(({ hold }) => hold !== null && hold.searcher !== null);
      return searched ? violation('being-searched', 'sandbox.search', searcherOf(searched)) : allowed;
    },
    play({ state, seat }, { ids }) {
      const pieces = piecesOf(state, ids);
      for (const piece of pieces) turnOver(piece);
      return [did(seat, 'flip', pieces, pieces.some(shows))];
    },
  },
  group: {
    check: check('any', 2),
    play({ state, seat }, { ids }) {
      const pieces = piecesOf(state, ids);
      const group = groupId(state.next++);
      for (const piece of pieces) piece.group = group;
      return [did(seat, 'group', pieces)];
    },
  },
  ungroup: {
    check: check('any'),
    play({ state, seat }, { ids }) {
      const pieces = piecesOf(state, ids);
      for (const piece of pieces) piece.group = null;
      return [did(seat, 'ungroup', pieces)];
    },
  },
  lock: {
    check: check('any'),
    play({ state, seat }, { ids, locked }) {
      const pieces = piecesOf(state, ids);
      for (const piece of pieces) piece.locked = locked;
      return [did(seat, locked ? 'lock' : 'unlock', pieces)];
    },
  },
  mark: {
    check(state, { ids, name, owner }, seat) {
      if (owner !== undefined && owner !== null && owner >= state.seats)
        return violation('no-such-seat', 'sandbox.pieces');
      const pieces = checkPieces(state, ids, 'any');
      if (!pieces.ok) return pieces;
      const hidden = pieces.value.some(
        (p) => flatKinds.has(p.kind) && p.face === 'down' && !p.seenBy.includes(seat),
      );
      return name !== undefined && hidden ? violation('unseen', 'sandbox.hidden') : allowed;
    },
    play({ state, seat }, { ids, name, colour, owner }) {
      const pieces = piecesOf(state, ids);
      for (const piece of pieces) {
        if (name !== undefined && piece.identity)
          piece.identity = { ...piece.identity, name: name === '' ? null : name };
        if (colour !== undefined) piece.colour = colour;
        if (owner !== undefined) piece.owner = owner;
      }
      return [did(seat, 'mark', pieces)];
    },
  },
  write: {
    check(state, { id }, seat) {
      const pieces = checkPieces(state, [id], 'any');
      if (!pieces.ok) return pieces;
      const [piece] = pieces.value;
      if (piece?.kind !== 'note') return violation('not-a-note', 'sandbox.pieces');
      const seen = piece.face === 'up' || piece.seenBy.includes(seat);
      return seen ? allowed : violation('unseen', 'sandbox.hidden');
    },
    play({ state, seat }, { id, text }) {
      const piece = pieceOf(state, id);
      if (piece.identity) piece.identity = { ...piece.identity, front: { of: 'plain', text } };
      return [did(seat, 'write', [piece])];
    },
  },
  mast: {
    check(state, { id, mast }) {
      const pieces = checkPieces(state, [id], 'any');
      if (!pieces.ok) return pieces;
      return pieces.value[0]?.masts[mast] === undefined ? violation('no-mast', 'sandbox.pieces') : allowed;
    },
    play({ state, seat }, { id, mast, stands }) {
      const piece = pieceOf(state, id);
      piece.masts = piece.masts.map((stood, i) => (i === mast ? stands : stood));
      return [did(seat, stands ? 'mast-up' : 'mast-down', [piece])];
    },
  },
  peek: {
    check: check('any'),
    play({ state, seat }, { ids }) {
      const pieces = piecesOf(state, ids);
      for (const piece of pieces) {
        if (!piece.seenBy.includes(seat)) piece.seenBy = [...piece.seenBy, seat].sort((a, b) => a - b);
      }
      return [did(seat, 'peek', pieces, true)];
    },
  },
  'turn-die': {
    check(state, { id, value }) {
      const pieces = checkPieces(state, [id]);
      if (!pieces.ok) return pieces;
      const die = findPiece(state.pieces, id)?.die;
      if (!die) return violation('not-a-die', 'sandbox.dice');
      return hasValue(die.sides, value)
        ? allowed
        : violation('no-such-value', 'sandbox.dice', { sides: die.sides });
    },
    play({ state, seat }, { id, value }) {
      const piece = pieceOf(state, id);
      if (piece.die) piece.die = dieShowing(piece.die.sides, value);
      return [did(seat, 'turn-die', [piece])];
    },
  },
};

/** Whether what lies face up now was hidden before. */
const shows = (piece: Piece): boolean =>
  piece.face === 'up' && (flatKinds.has(piece.kind) || (piece.kind === 'deck' && !isClosed(piece)));

const searcherOf = ({ hold }: Piece): MessageParams | undefined =>
  hold && hold.searcher !== null ? { who: { seat: hold.searcher } } : undefined;
