import { allowed, violation } from '../../engine';
import { pose, toGrid } from '../../geometry';
import { direction } from '../../geometry/trig';
import { checkPieces, piecesInTurn, type Turn } from './access';
import { raise } from './arrange';
import { flattened, leaning, readDie } from './die';
import type { Rest, SandboxEvent, Throw } from './events';
import { footprintOf } from './footprint';
import type { HandlersOf } from './handler';
import { heightsOf, type Laid, thicknessOf } from './heights';
import { clampToTable } from './helpers';
import type { PieceId } from './ids';
import { polyhedron } from './physics/polyhedra';
import { type Frame, type Obstacle, type ThrowSpec, throwDice } from './physics/throw';
import type { Die, Piece } from './piece';
import { TABLE } from './state';

/** What is lower than this, millimetres, dice roll over as if it were painted on the table. */
const LOW = 4;
/** A die whose middle is this much off where it would be if it lay flat stands on something it can't lie on. */
const OFF = 2.5;
/** A die that leans again and again is left leaning. */
const MOST_THROWS = 6;

const half = { halfWide: TABLE.halfWide / 1000, halfDeep: TABLE.halfDeep / 1000 };

/** What dice bounce off: everything on the table that stands up, but those that are thrown. */
export function obstaclesOf(pieces: readonly Laid[], thrown: readonly PieceId[]): Obstacle[] {
  const heights = heightsOf(pieces);
  const inHand = new Set(thrown);
  return pieces.flatMap((piece): Obstacle[] => {
    const top = ((heights.get(piece.id) ?? 0) + thicknessOf(piece)) / 1000;
    if (inHand.has(piece.id) || top < LOW) return [];
    const { heading } = piece.pose;
    const print = footprintOf(piece);
    const { cos, sin } = direction(heading);
    return [
      {
        x: print.x / 1000,
        y: print.y / 1000,
        turn: [cos, sin],
        halfWide: print.halfWide / 1000,
        halfDeep: print.halfDeep / 1000,
        top,
      },
    ];
  });
}

const restOf = (piece: Piece): Rest[] =>
  piece.die ? [{ id: piece.id, pose: piece.pose, die: piece.die }] : [];

/** One throw of these dice: they lie where it has left them. */
function throwOnce({ state, random }: Turn, dice: readonly Piece[], push: Throw['push']): Throw {
  const before = dice.flatMap(restOf);
  const seed = random.below(0x7fffffff);
  const ids = dice.map(({ id }) => id);
  const spec: ThrowSpec = {
    seed,
    push,
    dice: before.map(({ pose: { x, y }, die }) => ({ sides: die.sides, x: x / 1000, y: y / 1000 })),
    obstacles: obstaclesOf(state.pieces, ids),
    table: half,
  };
  const frames = throwDice(spec);
  dice.forEach((piece, i) => {
    const frame = frames[i];
    if (frame && piece.die) layDown(piece, piece.die, frame);
  });
  const heights = heightsOf(state.pieces);
  dice.forEach((piece, i) => {
    const frame = frames[i];
    if (frame && piece.die) read(piece, piece.die, frame, (heights.get(piece.id) ?? 0) / 1000);
  });
  return { seed, push, dice: before, rests: dice.flatMap(restOf) };
}

function layDown(piece: Piece, die: Die, { x, y, q }: Frame): void {
  piece.pose = clampToTable(pose(toGrid(x), toGrid(y), piece.pose.heading));
  piece.die = flattened(die.sides, q);
}

/** How it lies says what counts. Flat on the table, or on something flat; else it leans. */
function read(piece: Piece, die: Die, { z, q }: Frame, ground: number): void {
  const { cocked } = readDie(die.sides, q);
  const off = Math.abs(z - ground - polyhedron(die.sides).inradius);
  if (cocked || off > OFF) piece.die = leaning(die.sides, q, z - ground);
}

export const dice: HandlersOf<'roll'> = {
  roll: {
    check(state, { dice: ids }) {
      const pieces = checkPieces(state, ids);
      if (!pieces.ok) return pieces;
      if (ids.length > 40) return violation('too-many-dice', 'sandbox.dice', { most: 40 });
      return pieces.value.every(({ die }) => die !== null) ? allowed : violation('not-a-die', 'sandbox.dice');
    },
    play(turn, { dice: ids, push }) {
      const all = piecesInTurn(turn.state, ids);
      raise(turn.state, all);
      const throws: Throw[] = [];
      let left: readonly Piece[] = all;
      while (left.length > 0 && throws.length < MOST_THROWS) {
        throws.push(throwOnce(turn, left, push));
        left = left.filter(({ die }) => die?.value === null);
      }
      return [rolled(turn, all, throws)];
    },
  },
};

function rolled({ seat }: Turn, all: readonly Piece[], throws: Throw[]): SandboxEvent {
  const values = all
    .flatMap(({ die }) => (die ? [{ sides: die.sides, value: die.value }] : []))
    .sort((a, b) => a.sides - b.sides || (a.value ?? 0) - (b.value ?? 0));
  return {
    kind: 'rolled',
    seat,
    throws,
    values,
    sum: values.reduce((sum, { value }) => sum + (value ?? 0), 0),
    again: throws.slice(1).reduce((sum, one) => sum + one.dice.length, 0),
    cocked: values.filter(({ value }) => value === null).length,
    final: true,
  };
}
