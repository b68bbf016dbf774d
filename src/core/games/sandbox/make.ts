import { allowed, violation } from '../../engine';
import { micrometre } from '../../geometry';
import { checkPieces, checkRoom, did, freshId, liftOff, piecesOf, type Verdict } from './access';
import { hasValue } from './die';
import type { HandlersOf } from './handler';
import { clampToTable, isOnTable } from './helpers';
import { spotId } from './ids';
import { asPiece, type Item, type NewPiece, type Piece } from './piece';
import { setUpTable } from './set-ups';
import type { State } from './state';
import { layOutZones } from './zones';

function checkMade(state: State, pieces: readonly NewPiece[]): Verdict {
  for (const { kind, die, pose, owner } of pieces) {
    if (!isOnTable(pose)) return violation('off-table', 'sandbox.edge');
    if ((kind === 'die') !== (die !== null)) return violation('not-a-die', 'sandbox.dice');
    if (die && die.value !== null && !hasValue(die.sides, die.value))
      return violation('no-such-value', 'sandbox.dice', { sides: die.sides });
    if (owner !== null && owner >= state.seats) return violation('no-such-seat', 'sandbox.pieces');
  }
  return checkRoom(state, pieces.length, pieces.length);
}

export const made = (state: State, piece: NewPiece): Piece =>
  asPiece({ ...piece, id: freshId(state), group: null, seenBy: [] });

const copied = (state: State, item: Item): Item => ({ ...item, id: freshId(state), group: null });

export const make: HandlersOf<
  'add' | 'duplicate' | 'delete' | 'set-up' | 'clear' | 'surface' | 'add-snap' | 'add-zone' | 'remove-spot'
> = {
  add: {
    check: (state, { pieces }) => checkMade(state, pieces),
    play({ state, seat }, { pieces }) {
      const added = pieces.map((piece) => made(state, piece));
      state.pieces.push(...added);
      layOutZones(
        state,
        added.map(({ id }) => id),
      );
      return [did(seat, 'add', added)];
    },
  },
  duplicate: {
    check(state, { ids }) {
      const pieces = checkPieces(state, ids, 'any');
      if (!pieces.ok) return pieces;
      const held = pieces.value.reduce((sum, { hold }) => sum + (hold?.items.length ?? 0), 0);
      return checkRoom(state, ids.length, ids.length + held);
    },
    play({ state, seat }, { ids, by }) {
      const copies = piecesOf(state, ids).map(
        ({ hold, ...item }): Piece => ({
          ...copied(state, item),
          pose: clampToTable({
            x: micrometre(item.pose.x + by.x),
            y: micrometre(item.pose.y + by.y),
            heading: item.pose.heading,
          }),
          locked: false,
          hold: hold && { items: hold.items.map((one) => copied(state, one)), stamp: 0, searcher: null },
        }),
      );
      state.pieces.push(...copies);
      return [did(seat, 'duplicate', copies)];
    },
  },
  delete: {
    check(state, { ids }) {
      const pieces = checkPieces(state, ids);
      return pieces.ok ? allowed : pieces;
    },
    play({ state, seat }, { ids }) {
      const gone = did(seat, 'delete', liftOff(state, ids));
      return [{ ...gone, ids: [] }];
    },
  },
  'set-up': {
    check: (state, { clear }) => (clear ? allowed : checkRoom(state, 250, 500)),
    play({ state, seat, random }, { table, clear }) {
      if (clear) clearTable(state);
      setUpTable(state, table, random);
      return [{ kind: 'set-up', seat, table, final: true }];
    },
  },
  clear: {
    check: () => allowed,
    play({ state, seat }) {
      const gone = clearTable(state);
      return [{ ...did(seat, 'clear', gone), ids: [] }];
    },
  },
  surface: {
    check: () => allowed,
    play({ state, seat }, { surface }) {
      state.surface = surface;
      return [did(seat, 'surface', [])];
    },
  },
  'add-snap': {
    check: (state, { snap }) => {
      if (state.snaps.length >= 200) return violation('too-many', 'sandbox.limit', { most: 200, all: 200 });
      return isOnTable(snap) ? allowed : violation('off-table', 'sandbox.edge');
    },
    play({ state, seat }, { snap }) {
      state.snaps.push({ ...snap, id: spotId(state.next++) });
      return [did(seat, 'add-snap', [])];
    },
  },
  'add-zone': {
    check: (state, { zone }) => {
      if (state.zones.length >= 60) return violation('too-many', 'sandbox.limit', { most: 60, all: 60 });
      if (zone.owner !== null && zone.owner >= state.seats)
        return violation('no-such-seat', 'sandbox.pieces');
      return isOnTable(zone.pose) ? allowed : violation('off-table', 'sandbox.edge');
    },
    play({ state, seat }, { zone }) {
      state.zones.push({ ...zone, id: spotId(state.next++) });
      return [did(seat, 'add-zone', [])];
    },
  },
  'remove-spot': {
    check: (state, { id }) =>
      [...state.snaps, ...state.zones].some((spot) => spot.id === id)
        ? allowed
        : violation('no-such-spot', 'sandbox.pieces'),
    play({ state, seat }, { id }) {
      state.snaps = state.snaps.filter((spot) => spot.id !== id);
      state.zones = state.zones.filter((spot) => spot.id !== id);
      return [did(seat, 'remove-spot', [])];
    },
  },
};

function clearTable(state: State): Piece[] {
  const gone = state.pieces.filter(({ locked }) => !locked);
  state.pieces = state.pieces.filter(({ locked }) => locked);
  state.hands = state.hands.map(() => []);
  state.snaps = [];
  state.zones = [];
  return gone;
}
