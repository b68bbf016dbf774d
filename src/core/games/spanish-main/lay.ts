import { err, type Message, message, ok, type Piece, type Result } from '../../engine';
import { pose } from '../../geometry';
import { invariants } from './invariants';
import type { Options } from './options';
import { type State, stateSchema } from './state';

const KIND = { table: 'spanish-main/table', ship: 'spanish-main/ship', island: 'spanish-main/island' };

/**
 * The position as loose pieces: islands and ships where they lie, with what they carry as their data, and one piece for
 * everything that has no place (whose turn, fleets still secret).
 */
export function lay(state: State): Piece[] {
  const { ships, islands, ...rest } = state;
  const at = (p: { x: number; y: number; heading: number }) => ({
    x: p.x / 1000,
    y: p.y / 1000,
    turn: p.heading / 1000,
  });
  const off = { x: -100, y: 0, turn: 0 };
  return [
    { id: 'table', kind: KIND.table, ...off, face: 'down', owner: null, data: { rest } },
    ...islands.map((island): Piece => {
      return {
        id: island.id,
        kind: KIND.island,
        ...at(island.pose),
        face: 'up',
        owner: island.home,
        data: { island },
      };
    }),
    ...ships.map((ship): Piece => {
      return {
        id: ship.id,
        kind: KIND.ship,
        ...(ship.pose ? at(ship.pose) : off),
        face: 'up',
        owner: ship.owner,
        data: { ship },
      };
    }),
  ];
}

const um = (mm: number): number => Math.round(mm * 1000);
const laid = (piece: Piece) => pose(um(piece.x), um(piece.y), um(piece.turn));

/** Back from the table: pieces keep where they have been moved to; what then is no legal position is listed. */
export function pickUp(pieces: readonly Piece[], options: Options): Result<State, Message[]> {
  const table = pieces.find((p) => p.kind === KIND.table);
  if (!table) return err([message('spanish-main.position.no-table')]);
  const islands = pieces
    .filter((p) => p.kind === KIND.island)
    .map((p) => ({ ...Object(p.data.island), pose: laid(p) }));
  const ships = pieces
    .filter((p) => p.kind === KIND.ship)
    .map((p) => {
      const ship = Object(p.data.ship);
      return { ...ship, pose: ship.pose === null ? null : laid(p) };
    });
  const parsed = stateSchema.safeParse({ ...Object(table.data.rest), islands, ships, options });
  if (!parsed.success) {
    return err(
      parsed.error.issues
        .slice(0, 8)
        .map((i) => message('spanish-main.position.field', { field: i.path.join('.'), problem: i.message })),
    );
  }
  const broken = invariants(parsed.data);
  return broken.length > 0
    ? err(broken.map((what) => message('spanish-main.position.broken', { what })))
    : ok(parsed.data);
}
