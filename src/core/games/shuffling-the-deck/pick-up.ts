import { z } from 'zod';
import {
  err,
  type Message,
  message,
  ok,
  type Piece,
  type Result,
  type Seat,
  seatSchema,
  seatsUpTo,
} from '../../engine';
import { type AdventureKind, adventureKinds } from './data/adventure-cards';
import { movementKinds } from './data/movement-cards';
import { pirateIds } from './data/pirates';
import { faultMessage, faults } from './invariants';
import { pieceKinds, places } from './lay';
import type { Options } from './options';
import type { Glory, Row, State } from './types';

const shipData = z.object({ pirate: z.enum(pirateIds) });
const movementData = z.object({ card: z.enum(movementKinds) });
const adventureData = z.object({
  card: z.custom<AdventureKind>((value) => adventureKinds.some((kind) => kind === value)),
  seen: z.boolean().default(false),
});
const turnData = z.object({
  players: z.number().int().min(2).max(4),
  turns: z.number().int().min(0),
  over: z.boolean(),
  denials: z.array(z.object({ by: seatSchema, target: seatSchema, pirate: z.enum(pirateIds) })),
});

type Laid<T> = { readonly piece: Piece; readonly data: T };

/**
 * Reads a position back from loose pieces. What counts is where they lie: the ships' order from right to left is the
 * row, and glory belongs to the nearest ship; piles keep the order in which their pieces lie on one another.
 * @returns the state, or everything that makes the position illegal
 */
export function pickUp(pieces: readonly Piece[], options: Options): Result<State, readonly Message[]> {
  const [marker, ...more] = read(pieces, pieceKinds.turn, turnData);
  if (!marker || more.length > 0) return err([message('shuffling-the-deck.position.turn-marker')]);
  const strangers = pieces.filter(({ kind }) => !Object.values<string>(pieceKinds).includes(kind));
  if (strangers.length > 0) {
    return err([message('shuffling-the-deck.position.strangers', { count: strangers.length })]);
  }
  const { data, piece } = marker;
  const state = assemble(pieces, options, piece.owner ?? (0 as Seat), data);
  const found = faults(state);
  return found.length === 0 ? ok(state) : err([...new Set(found)].map(faultMessage));
}

/** Pieces of one kind; one whose data can't be read is left out, and is then missed by the count of the cards. */
function read<T>(pieces: readonly Piece[], kind: string, schema: z.ZodType<T>): Laid<T>[] {
  return pieces
    .filter((piece) => piece.kind === kind)
    .flatMap((piece) => {
      const parsed = schema.safeParse(piece.data);
      return parsed.success ? [{ piece, data: parsed.data }] : [];
    });
}

function assemble(
  pieces: readonly Piece[],
  options: Options,
  active: Seat,
  { players, turns, over, denials }: z.infer<typeof turnData>,
): State {
  const adventures = read(pieces, pieceKinds.adventure, adventureData);
  const movement = read(pieces, pieceKinds.movement, movementData);
  const pirates = read(pieces, pieceKinds.pirate, shipData);
  const glory = gloryPieces(pieces, adventures);
  const unplaced = adventures.filter(({ piece }) => piece.owner === null && !isGlory(piece));
  const onTable = movement.filter(({ piece }) => piece.owner === null);
  const loose = onTable.filter(({ piece }) => piece.face === 'up');
  return {
    options,
    row: rowOf(pieces, glory),
    players: seatsUpTo(players).map((seat) => ({
      pirates: pirates.filter(({ piece }) => piece.owner === seat).map(({ data }) => data.pirate),
      hand: cards(movement.filter(({ piece }) => piece.owner === seat)),
      stolen: glory.filter(({ piece }) => piece.owner === seat).map(({ data }) => data),
    })),
    shown: pirates
      .filter(({ piece }) => piece.owner !== null && piece.face === 'up')
      .map(({ data }) => data.pirate),
    unowned: pirates
      .filter(({ piece }) => piece.owner === null && piece.face === 'up')
      .map(({ data }) => data.pirate),
    denials,
    adventures: {
      row: cards(leftToRight(unplaced.filter(({ piece }) => inRow(piece)))),
      deck: cards(unplaced.filter(({ piece }) => !inRow(piece) && piece.face === 'down')),
      discard: cards(unplaced.filter(({ piece }) => !inRow(piece) && piece.face === 'up')),
    },
    movement: {
      faceUp: cards(leftToRight(loose.filter(({ piece }) => piece.x < places.movement.discardFrom))),
      deck: cards(onTable.filter(({ piece }) => piece.face === 'down')),
      discard: cards(loose.filter(({ piece }) => piece.x >= places.movement.discardFrom)),
    },
    active,
    turns,
    over,
  };
}

const inRow = ({ y }: Piece): boolean => Math.abs(y) < places.rowDepth;

/** Adventures face down in the row, or in front of a player, are glory. */
const isGlory = (piece: Piece): boolean => piece.face === 'down' && inRow(piece);

const cards = <C>(laid: readonly Laid<{ card: C }>[]): C[] => laid.map(({ data }) => data.card);

const leftToRight = <T>(laid: readonly Laid<T>[]): Laid<T>[] =>
  [...laid].sort((a, b) => a.piece.x - b.piece.x);

function gloryPieces(
  pieces: readonly Piece[],
  adventures: readonly Laid<z.infer<typeof adventureData>>[],
): Laid<Glory>[] {
  const byPiece = new Map(adventures.map(({ piece, data }) => [piece.id, data]));
  return pieces.flatMap((piece): Laid<Glory>[] => {
    if (piece.kind === pieceKinds.counter) return [{ piece, data: { card: null, seen: false } }];
    const data = byPiece.get(piece.id);
    return data && (piece.owner !== null || isGlory(piece)) ? [{ piece, data }] : [];
  });
}

/** Front ship first. A ship whose damaged side is up lies face down. */
function rowOf(pieces: readonly Piece[], glory: readonly Laid<Glory>[]): Row {
  const ships = leftToRight(read(pieces, pieceKinds.ship, shipData)).reverse();
  const row: Row = ships.map(({ piece, data }) => ({
    pirate: data.pirate,
    damaged: piece.face === 'down',
    glory: [],
  }));
  for (const { piece, data } of glory.filter((one) => one.piece.owner === null)) {
    const distances = ships.map((ship) => Math.abs(ship.piece.x - piece.x));
    row[distances.indexOf(Math.min(...distances))]?.glory.push(data);
  }
  return row;
}
