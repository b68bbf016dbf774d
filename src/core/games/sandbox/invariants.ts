import { itemCount } from './access';
import { fits } from './decks';
import { quatOf, readDie } from './die';
import { heightsOf } from './heights';
import { isOnTable } from './helpers';
import { numberOf } from './ids';
import { holdKinds, type Item, type Piece } from './piece';
import { CEILING, MOST_ITEMS, MOST_PIECES, type State } from './state';

/** What always holds of a table. */
export function invariants(state: State): string[] {
  const items = [
    ...state.pieces.flatMap((piece): Item[] => [piece, ...(piece.hold?.items ?? [])]),
    ...state.hands.flat(),
  ];
  return [
    ...idFaults(state, items),
    ...state.pieces.flatMap((piece) => pieceFaults(state, piece)),
    ...items.flatMap((item) => itemFaults(state, item)),
    ...heightFaults(state),
    ...(state.hands.length === state.seats ? [] : ['not one hand for each seat']),
    ...(state.pieces.length > MOST_PIECES || itemCount(state) > MOST_ITEMS
      ? ['more pieces than there is room for']
      : []),
  ];
}

function idFaults(state: State, items: readonly Item[]): string[] {
  const ids = [...items, ...state.snaps, ...state.zones].map(({ id }) => id);
  return [
    ...(new Set(ids).size === ids.length ? [] : ['two things have one id']),
    ...(ids.some((id) => numberOf(id) >= state.next) ? ['an id that has not been given'] : []),
  ];
}

function pieceFaults(state: State, piece: Piece): string[] {
  const { id, kind, hold, pose } = piece;
  const out: string[] = [];
  if (!isOnTable(pose)) out.push(`${id} is off the table`);
  if ((hold !== null) !== holdKinds.has(kind)) out.push(`${id} holds what a ${kind} doesn't`);
  if (kind === 'deck' && hold?.items.length === 0) out.push(`${id} is a deck of nothing`);
  for (const item of hold?.items ?? [])
    if (!fits(item.kind, kind)) out.push(`${item.id} doesn't go into ${id}`);
  if (hold && hold.searcher !== null && hold.searcher >= state.seats) out.push(`${id} is searched by nobody`);
  return out;
}

function itemFaults(state: State, item: Item): string[] {
  const { id, kind, die, identity, owner, seenBy } = item;
  const out: string[] = [];
  if (!identity) out.push(`${id} has no front`);
  if ((kind === 'die') !== (die !== null)) out.push(`${id} is a die or isn't`);
  if (die && die.value !== null && readDie(die.sides, quatOf(die.attitude)).value !== die.value)
    out.push(`${id} shows another number than it says`);
  if ([...seenBy, ...(owner === null ? [] : [owner])].some((seat) => seat >= state.seats))
    out.push(`${id} belongs to nobody at the table`);
  return out;
}

function heightFaults(state: State): string[] {
  return [...heightsOf(state.pieces)].flatMap(([id, height]) =>
    height >= 0 && height <= CEILING ? [] : [`${id} lies at ${height}`],
  );
}
