import { err, type Message, message, ok, type Piece, type Result, seat } from '../../engine';
import { chartPoint } from './board';
import { invariants } from './invariants';
import { boardOf } from './options';
import { inPairs } from './set-up';
import { type CaribbeanOptions, type CaribbeanState, SHIPS, stateSchema } from './types';

/** The position as pieces: six ships, a chest for each city, a purse for each player. */
export function lay(state: CaribbeanState): Piece[] {
  const board = boardOf(state.options);
  const at = (space: string) => {
    const [x, y] = chartPoint(board, space);
    return { x, y, turn: 0 };
  };
  const spaceOf = (city: string) =>
    Object.keys(board.spaces).find((id) => board.spaces[id]?.city === city) ?? '';
  return [
    ...SHIPS.map(
      (ship): Piece => ({
        id: `ship:${ship}`,
        kind: 'caribbean/ship',
        ...at(state.ships[ship].at),
        face: 'up',
        owner: null,
        data: { ship, space: state.ships[ship].at, chest: state.ships[ship].chest },
      }),
    ),
    ...Object.entries(state.chests).map(
      ([city, place]): Piece => ({
        id: `chest:${city}`,
        kind: 'caribbean/chest',
        ...at(spaceOf(city)),
        face: place === 'port' || place === 'aboard' ? 'up' : 'down',
        owner: null,
        data: { city, place },
      }),
    ),
    ...state.purses.map(
      (purse, i): Piece => ({
        id: `purse:${i}`,
        kind: 'caribbean/purse',
        x: -360,
        y: (i - 1.5) * 60,
        turn: 0,
        face: 'up',
        owner: seat(i),
        data: { ...purse },
      }),
    ),
  ];
}

/** Reads a position back; play goes on with the bids of a new round. */
export function pickUp(
  pieces: readonly Piece[],
  options: CaribbeanOptions,
): Result<CaribbeanState, readonly Message[]> {
  const find = (id: string) => pieces.find((piece) => piece.id === id);
  const missing = [
    ...SHIPS.map((ship) => `ship:${ship}`),
    ...Object.keys(boardOf(options).chests).map((city) => `chest:${city}`),
  ].filter((id) => find(id) === undefined);
  if (missing.length > 0)
    return err(missing.map((id) => message('caribbean.pick-up.missing', { piece: id })));

  // Whoever shifts things about changes the order of the pieces, not whose they are.
  const purses = pieces
    .filter((piece) => piece.kind === 'caribbean/purse')
    .sort((a, b) => (a.owner ?? 0) - (b.owner ?? 0))
    .map((piece) => piece.data);
  const chests = Object.fromEntries(
    Object.keys(boardOf(options).chests).map((city) => [city, find(`chest:${city}`)?.data.place]),
  );
  const parsed = stateSchema.safeParse({
    options,
    round: 1,
    purses,
    ships: Object.fromEntries(
      SHIPS.map((ship) => {
        const data = find(`ship:${ship}`)?.data;
        return [ship, { at: data?.space, chest: data?.chest }];
      }),
    ),
    chests,
    spent: purses.map(() => false),
    revealed: 0,
    idleRounds: 0,
    earned: false,
    phase: { kind: 'bid' },
    supply: inPairs(Object.keys(chests).filter((city) => chests[city] === 'supply')),
    bids: purses.map(() => null),
  });
  const [broken] = parsed.success ? invariants(parsed.data) : [];
  if (parsed.success && broken === undefined) return ok(parsed.data);
  const where = broken ?? parsed.error?.issues[0]?.path.join('.') ?? '';
  return err([message('caribbean.pick-up.malformed', { where })]);
}
