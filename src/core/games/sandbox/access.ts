import { allowed, ok, type Random, type Result, type Seat, type Violation, violation } from '../../engine';
import type { SandboxEvent } from './events';
import { isClosed } from './helpers';
import { type PieceId, pieceId } from './ids';
import type { Hold, Item, Kind, Piece } from './piece';
import { MOST_ITEMS, MOST_PIECES, type State } from './state';

export type Verdict = Result<undefined, Violation>;

/** What a command's handler works on; it owns the state. */
export type Turn = { readonly state: State; readonly seat: Seat; readonly random: Random };

const found = <T>(value: T | undefined, id: string): T => {
  if (value === undefined) throw new RangeError(`no piece ${id}`);
  return value;
};

/** @throws RangeError after `check` has found it */
export const pieceOf = (state: State, id: PieceId): Piece =>
  found(
    state.pieces.find((piece) => piece.id === id),
    id,
  );

/** In the order of the table. */
export function piecesOf(state: State, ids: readonly PieceId[]): Piece[] {
  const named = new Set(ids);
  return state.pieces.filter(({ id }) => named.has(id));
}

/** In the order named. */
export const piecesInTurn = (state: State, ids: readonly PieceId[]): Piece[] => {
  const byId = new Map(state.pieces.map((piece) => [piece.id, piece]));
  return ids.map((id) => found(byId.get(id), id));
};

/** All named once, on the table; unlocked too, unless `locked` says that it doesn't matter. */
export function checkPieces(
  state: State,
  ids: readonly PieceId[],
  locked: 'free' | 'any' = 'free',
): Result<Piece[], Violation> {
  if (new Set(ids).size !== ids.length) return violation('twice', 'sandbox.pieces');
  const byId = new Map(state.pieces.map((piece) => [piece.id, piece]));
  const pieces: Piece[] = [];
  for (const id of ids) {
    const piece = byId.get(id);
    if (!piece) return violation('no-such-piece', 'sandbox.pieces');
    if (locked === 'free' && piece.locked)
      return violation('locked', 'sandbox.locked', undefined, [{ kind: 'piece', id, role: 'locked' }]);
    pieces.push(piece);
  }
  return ok(pieces);
}

/** A deck, bag, box, ship or island, not searched by another. */
export function checkHold(
  state: State,
  seat: Seat,
  id: PieceId,
  stamp?: number,
): Result<Piece & { hold: Hold }, Violation> {
  const piece = state.pieces.find((one) => one.id === id);
  if (!piece) return violation('no-such-piece', 'sandbox.pieces');
  const { hold } = piece;
  if (!hold) return violation('holds-nothing', 'sandbox.holds');
  if (hold.searcher !== null && hold.searcher !== seat)
    return violation('being-searched', 'sandbox.search', { who: { seat: hold.searcher } });
  if (stamp !== undefined && stamp !== hold.stamp) return violation('stale', 'sandbox.decks');
  return ok({ ...piece, hold });
}

/** @throws RangeError after `check` has found that it holds things */
export function holdOf(piece: Piece): Hold {
  if (!piece.hold) throw new RangeError(`${piece.id} holds nothing`);
  return piece.hold;
}

export const itemCount = (state: State): number =>
  state.pieces.reduce((sum, { hold }) => sum + 1 + (hold?.items.length ?? 0), 0) +
  state.hands.reduce((sum, hand) => sum + hand.length, 0);

/** Is there room on the table for so many more, and in all? */
export function checkRoom(state: State, onTable: number, inAll: number): Verdict {
  if (state.pieces.length + onTable > MOST_PIECES || itemCount(state) + inAll > MOST_ITEMS)
    return violation('too-many', 'sandbox.limit', { most: MOST_PIECES, all: MOST_ITEMS });
  return allowed;
}

export const freshId = (state: State): PieceId => pieceId(state.next++);

/** Takes pieces off the table, in the order of the table. */
export function liftOff(state: State, ids: readonly PieceId[]): Piece[] {
  const named = new Set(ids);
  const lifted = state.pieces.filter(({ id }) => named.has(id));
  state.pieces = state.pieces.filter(({ id }) => !named.has(id));
  return lifted;
}

/** What a piece keeps of itself in a closed place: nothing by which it could be followed. */
export function hide(state: State, item: Item): Item {
  return { ...item, id: freshId(state), group: null, seenBy: [] };
}

/** The hold has changed: what others saw of it is stale. A deck from which the last card has gone is no more. */
export function changed(state: State, holder: Piece): void {
  const hold = holdOf(holder);
  hold.stamp += 1;
  if (holder.kind === 'deck' && hold.items.length === 0)
    state.pieces = state.pieces.filter(({ id }) => id !== holder.id);
}

/** Takes out of a hold; from a closed one each comes with a new id. */
export function takeOut(state: State, holder: Piece, indices: readonly number[]): Item[] {
  const hold = holdOf(holder);
  const taken = indices.map((index) => found(hold.items[index], `${holder.id}#${index}`));
  const gone = new Set(indices);
  hold.items = hold.items.filter((_, i) => !gone.has(i));
  changed(state, holder);
  const closed = isClosed(holder);
  return taken.map((item) => (closed || holder.kind === 'deck' ? { ...item, id: freshId(state) } : item));
}

type Did = Extract<SandboxEvent, { kind: 'did' }>;

/** @param reveals a hidden thing came to light */
export function did(seat: Seat, what: string, pieces: readonly Item[], reveals = false): Did {
  const kinds = new Set<Kind>(pieces.map(({ kind }) => kind));
  const [piece] = kinds;
  return {
    kind: 'did',
    seat,
    what,
    ids: pieces.map(({ id }) => id),
    count: pieces.length,
    piece: kinds.size === 1 && piece ? piece : null,
    ...(reveals && { final: true as const }),
  };
}
