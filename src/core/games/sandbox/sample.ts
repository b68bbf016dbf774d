import { type Random, type Seat, seatsUpTo } from '../../engine';
import { pose } from '../../geometry';
import { type Command, commandKinds, type Target } from './commands';
import { isClosed } from './helpers';
import { colours } from './look';
import type { Piece } from './piece';
import { check } from './play';
import { type State, TABLE } from './state';
import { templates } from './templates';

/** Something that may be done: tries kinds of commands by lot until one is allowed. */
export function sample(state: State, seat: Seat, random: Random): Command {
  for (let n = 0; n < 60; n++) {
    const command = draft(state, seat, random);
    if (command && check(state, seat, command).ok) return command;
  }
  return { kind: 'surface', surface: random.pick(['wood', 'sea', 'felt'] as const) };
}

const anyPose = (random: Random) =>
  pose(
    random.below(2 * TABLE.halfWide + 1) - TABLE.halfWide,
    random.below(2 * TABLE.halfDeep + 1) - TABLE.halfDeep,
    random.below(72) * 5000,
  );
const anyFace = (random: Random) => random.pick(['up', 'down'] as const);

const anyTarget = (random: Random): Target =>
  random.chance(1, 2) ? { to: 'hand' } : { to: 'table', pose: anyPose(random), face: anyFace(random) };

function some(pieces: readonly { readonly id: Piece['id'] }[], most: number, random: Random): Piece['id'][] {
  const count = 1 + random.below(Math.min(most, pieces.length));
  return random
    .shuffle(pieces)
    .slice(0, count)
    .map(({ id }) => id);
}

function added(random: Random): Command {
  const template = random.pick(templates());
  const many = template.pieces.length > 6 ? random.shuffle(template.pieces).slice(0, 6) : template.pieces;
  const face = anyFace(random);
  return { kind: 'add', pieces: many.map((piece) => ({ ...piece, face, pose: anyPose(random) })) };
}

/** A command that may well be allowed; null where the table has nothing for it. */
function draft(state: State, seat: Seat, random: Random): Command | null {
  const kind = random.pick(commandKinds);
  const { pieces } = state;
  const hand = state.hands[seat] ?? [];
  // A table keeps its pieces: it is hardly ever wiped, and filled when it is bare.
  if (pieces.length < 12 && random.chance(1, 2)) return added(random);
  if ((kind === 'clear' || kind === 'set-up') && !random.chance(1, 30)) return null;
  if (kind === 'surface') return { kind, surface: random.pick(['wood', 'sea', 'felt'] as const) };
  if (kind === 'clear') return { kind };
  if (kind === 'set-up')
    return { kind, table: random.pick(['shuffling-the-deck', 'piratas', 'caribbean'] as const), clear: true };
  if (kind === 'add') return pieces.length < 60 ? added(random) : null;
  return (
    spotDraft(kind, state, random) ??
    handDraft(kind, state, seat, random) ??
    holdDraft(kind, state, seat, random) ??
    pieceDraft(kind, pieces, hand.length, random)
  );
}

function spotDraft(kind: Command['kind'], state: State, random: Random): Command | null {
  const at = anyPose(random);
  switch (kind) {
    case 'add-snap':
      return state.snaps.length > 8
        ? null
        : { kind, snap: { x: at.x, y: at.y, heading: null, radius: 20_000 } };
    case 'add-zone': {
      const spread = random.pick(['row', 'column', 'grid', 'pile'] as const);
      const zone = { pose: at, wide: 300_000, deep: 200_000, spread, name: 'row', owner: null, colour: null };
      return state.zones.length > 4 ? null : { kind, zone };
    }
    case 'remove-spot': {
      const spots = [...state.snaps, ...state.zones];
      return spots.length === 0 ? null : { kind, id: random.pick(spots).id };
    }
    default:
      return null;
  }
}

function handDraft(kind: Command['kind'], state: State, seat: Seat, random: Random): Command | null {
  const hand = state.hands[seat] ?? [];
  if (hand.length === 0) return null;
  switch (kind) {
    case 'play':
      return {
        kind,
        items: some(hand, 2, random).map((id) => ({ id, pose: anyPose(random), face: anyFace(random) })),
      };
    case 'give':
      return { kind, ids: some(hand, 2, random), to: random.pick(seatsUpTo(state.seats)) };
    case 'arrange':
      return { kind, ids: random.shuffle(hand).map(({ id }) => id) };
    default:
      return null;
  }
}

function holdDraft(kind: Command['kind'], state: State, seat: Seat, random: Random): Command | null {
  const holders = state.pieces.flatMap((piece) => (piece.hold ? [{ piece, hold: piece.hold }] : []));
  if (holders.length === 0) return null;
  const { piece, hold } = random.pick(holders);
  const { id: from } = piece;
  const { stamp } = hold;
  // What is drawn by lot must not depend on what is hidden there: only on how many there are.
  const visible = !isClosed(piece) || hold.searcher === seat;
  const count = 1 + random.below(3);
  switch (kind) {
    case 'draw':
      return { kind, from, stamp, count, target: anyTarget(random) };
    case 'deal':
      return { kind, from, stamp, each: 1 + random.below(2), to: seatsUpTo(state.seats) };
    case 'shuffle':
    case 'search':
    case 'close':
      return { kind, id: from };
    case 'take':
      return visible && hold.items.length > 0
        ? { kind, from, stamp, index: random.below(hold.items.length), target: anyTarget(random) }
        : null;
    case 'split':
      return { kind, from, stamp, count };
    case 'unpack':
      return hold.items.length < 12 ? { kind, from, stamp } : null;
    case 'put': {
      const own = random.chance(1, 2) ? (state.hands[seat] ?? []) : state.pieces;
      return own.length === 0
        ? null
        : {
            kind,
            ids: some(own, 2, random),
            into: from,
            at: random.pick(['top', 'bottom', 'anywhere'] as const),
          };
    }
    default:
      return null;
  }
}

function pieceDraft(
  kind: Command['kind'],
  pieces: readonly Piece[],
  inHand: number,
  random: Random,
): Command | null {
  if (pieces.length === 0) return null;
  const ids = some(pieces, 4, random);
  const [id] = ids;
  if (id === undefined) return null;
  switch (kind) {
    case 'move':
      return {
        kind,
        poses: ids.map((one) => ({ id: one, pose: anyPose(random) })),
        raise: random.chance(2, 3),
      };
    case 'rotate':
      return { kind, ids, by: anyPose(random).heading, about: random.pick(['each', 'middle'] as const) };
    case 'align':
      return { kind, ids, by: random.pick(['left', 'near', 'middle-across', 'row', 'grid', 'fan'] as const) };
    case 'flip':
    case 'stack':
    case 'unstack':
    case 'raise':
    case 'under':
    case 'group':
    case 'ungroup':
    case 'peek':
    case 'gather':
      return { kind, ids };
    case 'hand':
      return inHand > 12 ? null : { kind, ids };
    case 'delete':
      return pieces.length < 20 ? null : { kind, ids: [id] };
    case 'lock':
      return { kind, ids, locked: random.chance(1, 4) };
    case 'duplicate':
      return pieces.length > 60 ? null : { kind, ids: [id], by: { x: 20_000, y: -20_000 } };
    case 'mark':
      return { kind, ids, name: `n${random.below(9)}`, colour: random.pick(colours) };
    case 'write':
      return { kind, id, text: `note ${random.below(9)}` };
    case 'mast':
      return { kind, id, mast: random.below(3), stands: random.chance(1, 2) };
    case 'roll': {
      const thrown = pieces.filter(({ die }) => die !== null);
      if (thrown.length === 0) return null;
      return {
        kind,
        dice: some(thrown, 3, random),
        push: { x: random.below(1200) - 600, y: random.below(1200) - 600 },
      };
    }
    case 'turn-die': {
      const die = random.pick(pieces).die;
      return die ? { kind, id, value: 1 + random.below(die.sides) } : null;
    }
    default:
      return null;
  }
}
