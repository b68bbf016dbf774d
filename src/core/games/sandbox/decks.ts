import { allowed, type Seat, violation } from '../../engine';
import { micrometre } from '../../geometry';
import {
  changed,
  checkHold,
  checkPieces,
  checkRoom,
  freshId,
  hide,
  holdOf,
  liftOff,
  pieceOf,
  piecesInTurn,
  type Turn,
  takeOut,
  type Verdict,
} from './access';
import type { Target } from './commands';
import type { SandboxEvent } from './events';
import type { HandlersOf } from './handler';
import { clampToTable, isClosed, isOnTable } from './helpers';
import { blank } from './look';
import { asItem, asPiece, flatKinds, holdKinds, type Item, type Kind, type Piece } from './piece';
import type { State } from './state';
import { GAP, layOutZones } from './zones';

/** What can be picked up whole: nothing that holds things itself, no ground. Bags, boxes and hands take it. */
export const portable = (kind: Kind): boolean => !holdKinds.has(kind) && kind !== 'board' && kind !== 'mat';

/** May that kind be put in there? Decks, ships and islands take what is flat. */
export const fits = (kind: Kind, holder: Kind): boolean =>
  holder === 'bag' || holder === 'box' ? portable(kind) : flatKinds.has(kind);

function checkTarget(state: State, target: Target, count: number): Verdict {
  if (target.to === 'hand') return allowed;
  return isOnTable(target.pose) ? checkRoom(state, count, 0) : violation('off-table', 'sandbox.edge');
}

/** What has been taken goes where it is to go. @returns as it lies there */
export function deliver({ state, seat }: Turn, items: readonly Item[], target: Target): Item[] {
  if (target.to === 'hand') return intoHand(state, seat, items);
  const pieces = items.map((item, i): Piece => {
    const x = micrometre(target.pose.x + i * (item.size.wide + GAP));
    // A die keeps its number whichever way it is taken out.
    const face = flatKinds.has(item.kind) ? target.face : item.face;
    return { ...asPiece(item), face, pose: clampToTable({ ...target.pose, x }) };
  });
  state.pieces.push(...pieces);
  layOutZones(
    state,
    pieces.map(({ id }) => id),
  );
  return pieces;
}

/** Whoever takes pieces into a hand gets them under new ids, unseen by others. */
export function intoHand(state: State, seat: Seat, items: readonly Item[]): Item[] {
  const taken = items.map((item) => ({ ...hide(state, item), face: 'up' as const, locked: false }));
  state.hands[seat] = [...(state.hands[seat] ?? []), ...taken];
  return taken;
}

const drew = (
  seat: Seat,
  from: Piece,
  items: readonly Item[],
  target: Target,
  chosen: boolean,
): SandboxEvent => ({
  kind: 'drew',
  seat,
  from: from.id,
  count: items.length,
  to: target.to,
  ids: items.map(({ id }) => id),
  chosen,
  final: true,
});

const deckEvent = (
  seat: Seat,
  what: Extract<SandboxEvent, { kind: 'deck' }>['what'],
  id: Piece['id'],
  count: number,
  reveals = false,
): SandboxEvent => ({ kind: 'deck', seat, what, id, count, ...(reveals && { final: true as const }) });

/** Where the next ones come from: the top of a deck; in a bag, wherever chance has it. */
function nextOf({ random }: Turn, piece: Piece, count: number): number[] {
  const { length } = holdOf(piece).items;
  const all = Array.from({ length }, (_, i) => length - 1 - i);
  return (piece.kind === 'bag' ? random.shuffle(all) : all).slice(0, count);
}

/** A new deck of these, the first one lowest. */
export function deckOf(
  state: State,
  items: readonly Item[],
  like: Pick<Item, 'pose' | 'size' | 'back' | 'colour'>,
  face: Item['face'],
): Piece {
  return {
    id: freshId(state),
    kind: 'deck',
    size: { ...like.size },
    back: like.back,
    face,
    pose: { ...like.pose },
    colour: like.colour,
    owner: null,
    locked: false,
    die: null,
    masts: [],
    group: null,
    identity: { front: blank, name: null, origin: null },
    seenBy: [],
    hold: { items: items.map((item) => hide(state, item)), stamp: 0, searcher: null },
  };
}

export const decks: HandlersOf<
  'gather' | 'draw' | 'deal' | 'shuffle' | 'search' | 'close' | 'take' | 'split' | 'put' | 'unpack'
> = {
  gather: {
    check(state, { ids }) {
      const pieces = checkPieces(state, ids);
      if (!pieces.ok) return pieces;
      return pieces.value.every(({ kind }) => flatKinds.has(kind))
        ? allowed
        : violation('not-flat', 'sandbox.holds');
    },
    play({ state, seat }, { ids }) {
      const pieces = piecesInTurn(state, ids);
      liftOff(state, ids);
      const [first] = pieces;
      if (!first) return [];
      const deck = deckOf(state, pieces.map(asItem), first, first.face);
      state.pieces.push(deck);
      return [deckEvent(seat, 'gather', deck.id, pieces.length, first.face === 'up')];
    },
  },
  draw: {
    check(state, { from, stamp, count, target }, seat) {
      const holder = checkHold(state, seat, from, stamp);
      if (!holder.ok) return holder;
      const { items } = holder.value.hold;
      if (items.length < count) return violation('too-few-there', 'sandbox.decks', { count: items.length });
      if (holder.value.kind !== 'deck' && holder.value.kind !== 'bag')
        return violation('not-a-deck', 'sandbox.decks');
      return checkTarget(state, target, count);
    },
    play(turn, { from, count, target }) {
      const holder = pieceOf(turn.state, from);
      const items = takeOut(turn.state, holder, nextOf(turn, holder, count));
      return [drew(turn.seat, holder, deliver(turn, items, target), target, false)];
    },
  },
  deal: {
    check(state, { from, stamp, each, to }, seat) {
      const holder = checkHold(state, seat, from, stamp);
      if (!holder.ok) return holder;
      if (holder.value.kind !== 'deck') return violation('not-a-deck', 'sandbox.decks');
      if (to.some((one) => one >= state.seats) || new Set(to).size !== to.length)
        return violation('no-such-seat', 'sandbox.hands');
      const count = holder.value.hold.items.length;
      return count < each * to.length ? violation('too-few-there', 'sandbox.decks', { count }) : allowed;
    },
    play(turn, { from, each, to }) {
      const { state, seat } = turn;
      const holder = pieceOf(state, from);
      const items = takeOut(state, holder, nextOf(turn, holder, each * to.length));
      items.forEach((item, i) => {
        const next = to[i % to.length];
        if (next !== undefined) intoHand(state, next, [item]);
      });
      return [{ kind: 'dealt', seat, from, each, to, final: true }];
    },
  },
  shuffle: {
    check(state, { id }, seat) {
      const holder = checkHold(state, seat, id);
      if (!holder.ok) return holder;
      return holder.value.kind === 'deck' ? allowed : violation('not-a-deck', 'sandbox.decks');
    },
    play({ state, seat, random }, { id }) {
      const piece = pieceOf(state, id);
      const hold = holdOf(piece);
      hold.items = random.shuffle(hold.items).map((item) => hide(state, item));
      changed(state, piece);
      return [deckEvent(seat, 'shuffle', id, hold.items.length, true)];
    },
  },
  search: {
    check(state, { id }, seat) {
      const holder = checkHold(state, seat, id);
      if (!holder.ok) return holder;
      return isClosed(holder.value) ? allowed : violation('open', 'sandbox.search');
    },
    play({ state, seat }, { id }) {
      const hold = holdOf(pieceOf(state, id));
      hold.searcher = seat;
      return [deckEvent(seat, 'search', id, hold.items.length, true)];
    },
  },
  close: {
    // Anybody: whoever searches may have left the table.
    check(state, { id }) {
      const piece = state.pieces.find((one) => one.id === id);
      if (!piece) return violation('no-such-piece', 'sandbox.pieces');
      return piece.hold && piece.hold.searcher !== null
        ? allowed
        : violation('not-searched', 'sandbox.search');
    },
    play({ state, seat }, { id }) {
      const hold = holdOf(pieceOf(state, id));
      hold.searcher = null;
      return [deckEvent(seat, 'close', id, hold.items.length)];
    },
  },
  take: {
    check(state, { from, stamp, index, target }, seat) {
      const holder = checkHold(state, seat, from, stamp);
      if (!holder.ok) return holder;
      const { hold } = holder.value;
      if (isClosed(holder.value) && hold.searcher !== seat) return violation('closed', 'sandbox.search');
      return index < hold.items.length
        ? checkTarget(state, target, 1)
        : violation('too-few-there', 'sandbox.decks', { count: hold.items.length });
    },
    play(turn, { from, index, target }) {
      const holder = pieceOf(turn.state, from);
      const items = takeOut(turn.state, holder, [index]);
      return [drew(turn.seat, holder, deliver(turn, items, target), target, true)];
    },
  },
  split: {
    check(state, { from, stamp, count }, seat) {
      const holder = checkHold(state, seat, from, stamp);
      if (!holder.ok) return holder;
      if (holder.value.kind !== 'deck') return violation('not-a-deck', 'sandbox.decks');
      const all = holder.value.hold.items.length;
      return count < all
        ? checkRoom(state, 1, 1)
        : violation('too-few-there', 'sandbox.decks', { count: all });
    },
    play({ state, seat }, { from, count }) {
      const piece = pieceOf(state, from);
      const hold = holdOf(piece);
      const top = hold.items.splice(hold.items.length - count, count);
      const x = micrometre(piece.pose.x + piece.size.wide + GAP);
      const deck = deckOf(state, top, { ...piece, pose: clampToTable({ ...piece.pose, x }) }, piece.face);
      state.pieces.push(deck);
      changed(state, piece);
      return [deckEvent(seat, 'split', deck.id, count)];
    },
  },
  put: {
    check(state, { ids, into }, seat) {
      const holder = checkHold(state, seat, into);
      if (!holder.ok) return holder;
      const hand = state.hands[seat] ?? [];
      const inHand = hand.filter(({ id }) => ids.includes(id));
      const onTable = ids.filter((id) => !inHand.some((item) => item.id === id));
      const pieces = checkPieces(state, onTable);
      if (!pieces.ok) return pieces;
      if (new Set(ids).size !== ids.length) return violation('twice', 'sandbox.pieces');
      if (holder.value.hold.items.length + ids.length > 1000)
        return violation('too-many', 'sandbox.limit', { most: 600, all: 1000 });
      return [...pieces.value, ...inHand].every(({ kind }) => fits(kind, holder.value.kind))
        ? allowed
        : violation('does-not-fit', 'sandbox.holds');
    },
    play({ state, seat, random }, { ids, into, at }) {
      const holder = pieceOf(state, into);
      const hold = holdOf(holder);
      const hand = state.hands[seat] ?? [];
      const own = new Map(hand.map((item) => [item.id, item]));
      const lifted = new Map(liftOff(state, ids).map((piece) => [piece.id, asItem(piece)]));
      state.hands[seat] = hand.filter(({ id }) => !ids.includes(id));
      const open = !isClosed(holder);
      const items = ids.flatMap((id): Item[] => {
        const fromHand = own.get(id);
        if (fromHand) return [{ ...hide(state, fromHand), seenBy: holder.kind === 'deck' ? [] : [seat] }];
        const fromTable = lifted.get(id);
        if (!fromTable) return [];
        return [open && holder.kind !== 'deck' ? { ...fromTable, group: null } : hide(state, fromTable)];
      });
      for (const item of items) {
        const where = { top: hold.items.length, bottom: 0, anywhere: 0 }[at];
        hold.items.splice(at === 'anywhere' ? random.below(hold.items.length + 1) : where, 0, item);
      }
      changed(state, holder);
      return [
        {
          kind: 'put',
          seat,
          into,
          holder: holder.kind,
          count: items.length,
          ...(open && { final: true as const }),
        },
      ];
    },
  },
  unpack: {
    check(state, { from, stamp }, seat) {
      const holder = checkHold(state, seat, from, stamp);
      if (!holder.ok) return holder;
      const count = holder.value.hold.items.length;
      return count === 0
        ? violation('too-few-there', 'sandbox.decks', { count })
        : checkRoom(state, count, 0);
    },
    play({ state, seat }, { from }) {
      const holder = pieceOf(state, from);
      const { length } = holdOf(holder).items;
      const { pose, size } = holder;
      const items = takeOut(
        state,
        holder,
        Array.from({ length }, (_, i) => i),
      );
      items.forEach((item, i) => {
        const x = micrometre(
          pose.x + size.wide / 2 + GAP + (i % 10) * (item.size.wide + GAP) + item.size.wide / 2,
        );
        const y = micrometre(pose.y - Math.floor(i / 10) * (item.size.deep + GAP));
        const face = holder.kind === 'deck' ? holder.face : item.face;
        state.pieces.push({ ...asPiece(item), face, pose: clampToTable({ x, y, heading: pose.heading }) });
      });
      return [deckEvent(seat, 'unpack', from, length, true)];
    },
  },
};
