import { allowed, type Seat, violation } from '../../engine';
import { checkPieces, checkRoom, did, freshId, liftOff, piecesInTurn, type Verdict } from './access';
import { intoHand, portable } from './decks';
import type { HandlersOf } from './handler';
import { isOnTable } from './helpers';
import type { PieceId } from './ids';
import { asItem, asPiece, type Item } from './piece';
import type { State } from './state';
import { layOutZones } from './zones';

const handOf = (state: State, seat: Seat): readonly Item[] => state.hands[seat] ?? [];

/** Ids in another's hand are as unknown as ids that never were. */
function checkOwn(state: State, seat: Seat, ids: readonly PieceId[]): Verdict {
  const own = new Set(handOf(state, seat).map(({ id }) => id));
  if (!ids.every((id) => own.has(id))) return violation('not-in-hand', 'sandbox.hands');
  return new Set(ids).size === ids.length ? allowed : violation('twice', 'sandbox.pieces');
}

/** Takes them out of a hand, in the order named. */
function outOfHand(state: State, seat: Seat, ids: readonly PieceId[]): Item[] {
  const byId = new Map(handOf(state, seat).map((item) => [item.id, item]));
  state.hands[seat] = handOf(state, seat).filter(({ id }) => !ids.includes(id));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

export const hands: HandlersOf<'hand' | 'play' | 'give' | 'arrange'> = {
  hand: {
    check(state, { ids }) {
      const pieces = checkPieces(state, ids);
      if (!pieces.ok) return pieces;
      return pieces.value.every(({ kind }) => portable(kind))
        ? allowed
        : violation('not-for-hands', 'sandbox.holds');
    },
    play({ state, seat }, { ids }) {
      const pieces = piecesInTurn(state, ids);
      liftOff(state, ids);
      intoHand(state, seat, pieces.map(asItem));
      const { ids: _, ...event } = did(seat, 'hand', pieces, true);
      return [{ ...event, ids: [] }];
    },
  },
  play: {
    check(state, { items }, seat) {
      if (!items.every(({ pose }) => isOnTable(pose))) return violation('off-table', 'sandbox.edge');
      const own = checkOwn(
        state,
        seat,
        items.map(({ id }) => id),
      );
      return own.ok ? checkRoom(state, items.length, 0) : own;
    },
    play({ state, seat }, { items }) {
      const taken = outOfHand(
        state,
        seat,
        items.map(({ id }) => id),
      );
      const laid = taken.flatMap((item, i) => {
        const to = items[i];
        if (!to) return [];
        return [{ ...asPiece(item), id: freshId(state), pose: to.pose, face: to.face, seenBy: [seat] }];
      });
      state.pieces.push(...laid);
      const ids = laid.map(({ id }) => id);
      layOutZones(state, ids);
      return [{ kind: 'played', seat, ids, count: ids.length, final: true }];
    },
  },
  give: {
    check(state, { ids, to }, seat) {
      if (to >= state.seats || to === seat) return violation('no-such-seat', 'sandbox.hands');
      return checkOwn(state, seat, ids);
    },
    play({ state, seat }, { ids, to }) {
      const given = intoHand(state, to, outOfHand(state, seat, ids));
      return [{ kind: 'gave', seat, to, count: given.length }];
    },
  },
  arrange: {
    check(state, { ids }, seat) {
      const own = checkOwn(state, seat, ids);
      if (!own.ok) return own;
      return ids.length === handOf(state, seat).length ? allowed : violation('too-few', 'sandbox.hands');
    },
    play({ state, seat }, { ids }) {
      state.hands[seat] = outOfHand(state, seat, ids);
      return [{ ...did(seat, 'arrange', []), count: ids.length }];
    },
  },
};
