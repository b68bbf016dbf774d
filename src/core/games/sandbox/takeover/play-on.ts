import { z } from 'zod';
import {
  err,
  type Message,
  message,
  ok,
  type Result,
  type Seat,
  seatSchema,
  seatsUpTo,
} from '../../../engine';
import { type Outline, overlaps, touches } from '../../../geometry';
import { invariants } from '../../spanish-main/invariants';
import { optionsSpec } from '../../spanish-main/options';
import { begun, goldLying } from '../../spanish-main/setup';
import { type State as Main, shipSchema, stateSchema } from '../../spanish-main/state';
import { SEA } from '../../spanish-main/table';
import { outlineOf } from '../outline';
import type { Item, Piece } from '../piece';
import type { State } from '../state';
import { ontoSea } from './spanish-main';

/** What the game kept of a ship beside what lies on the table. */
const shipBook = shipSchema.omit({ crew: true, treasure: true });
type ShipBook = z.output<typeof shipBook>;
const bookSchema = z.object({
  book: z.record(z.string(), z.unknown()),
  ships: z.array(shipBook),
  streamers: z.record(z.string(), z.array(seatSchema)),
});

const illegal = (id: string, params?: Message['params']): Message => message(`sandbox.illegal.${id}`, params);

const artOf = (item: Item, what: string): string | null => {
  const front = item.identity?.front;
  return front?.of === 'set' && front.game === 'spanish-main' && front.what === what ? front.id : null;
};

/** Ids of the game's own pieces where they are still known, else new ones that nobody has. */
class Ids {
  private readonly used = new Set<string>();
  private next = 1;

  of(item: Item, letter: string): string {
    const { origin } = item.identity ?? { origin: null };
    const known = origin?.kind.startsWith('spanish-main/') ? origin.id : '';
    let id = known;
    while (id === '' || this.used.has(id)) id = `${letter}-x${this.next++}`;
    this.used.add(id);
    return id;
  }
}

/** What a treasure is worth: gold, or a unique one. */
function faceOf(item: Item): { readonly gold: number; readonly unique: string | null } | null {
  const id = artOf(item, 'treasure');
  if (id === null) return null;
  const gold = /^gold-(\d+)$/.exec(id)?.[1];
  return gold === undefined ? { gold: 0, unique: id } : { gold: Number(gold), unique: null };
}

/** A treasure on a home has come home; on a wild island it still waits to be found. */
const isHome = (island: Piece, item: Item): boolean =>
  island.owner !== null &&
  faceOf(item)?.unique === null &&
  (item.identity?.origin ?? { kind: 'spanish-main/home-gold' }).kind === 'spanish-main/home-gold';

class Reader {
  private readonly ids = new Ids();
  readonly faults: Message[] = [];
  readonly islands: readonly Piece[];
  readonly ships: readonly Piece[];

  constructor(
    private readonly state: State,
    private readonly books: ReadonlyMap<string, ShipBook>,
  ) {
    this.islands = state.pieces.filter((piece) => artOf(piece, 'island') !== null);
    this.ships = state.pieces.filter((piece) => artOf(piece, 'ship') !== null);
    this.look();
  }

  /** Whatever lies where the rules have no place for it. */
  private look(): void {
    const afloat = this.state.pieces.filter(({ kind }) => kind === 'crew' || kind === 'treasure').length;
    if (afloat > 0) this.faults.push(illegal('loose', { count: afloat }));
    const nobody = this.ships.filter(({ owner }) => owner === null).length;
    if (nobody > 0) this.faults.push(illegal('no-captain', { count: nobody }));
    const off = [...this.ships, ...this.islands].filter(
      (piece) => !onSea(outlineOf(piece, ontoSea(piece.pose))),
    );
    if (off.length > 0) this.faults.push(illegal('off-sea', { count: off.length }));
    const shores = this.islands.map((island) => outlineOf(island));
    shores.forEach((shore, i) => {
      if (shores.slice(i + 1).some((other) => overlaps(shore, other)))
        this.faults.push(illegal('islands-meet'));
    });
  }

  homes(seats: readonly Seat[]): void {
    for (const seat of seats) {
      const homes = this.islands.filter(({ owner }) => owner === seat).length;
      if (homes !== 1) this.faults.push(illegal('homes', { who: { seat }, count: homes }));
    }
  }

  crewOf(items: readonly Item[], captain: Seat | null) {
    return items.flatMap((item) => {
      const card = artOf(item, 'crew');
      if (card === null) return [];
      const owner = item.owner ?? captain ?? 0;
      const seenBy = item.seenBy.filter((seat) => seat !== owner);
      return [{ id: this.ids.of(item, 'crew'), card, owner, up: item.face === 'up', seenBy }];
    });
  }

  private treasureOf(items: readonly Item[]) {
    return items.flatMap((item) => {
      const face = faceOf(item);
      return face
        ? [{ id: this.ids.of(item, 'treasure'), face, up: item.face === 'up', seenBy: item.seenBy }]
        : [];
    });
  }

  /** @returns islands by the piece that they are */
  readIslands(streamers: Readonly<Record<string, readonly Seat[]>>) {
    return new Map(
      this.islands.map((piece) => {
        const items = piece.hold?.items ?? [];
        const home = items.filter((item) => isHome(piece, item));
        const id = this.ids.of(piece, 'island');
        const island = {
          id,
          shape: artOf(piece, 'island'),
          pose: ontoSea(piece.pose),
          home: piece.owner,
          gold: home.map((item) => faceOf(item)?.gold ?? 0),
          treasure: this.treasureOf(items.filter((item) => !home.includes(item))),
          crew: this.crewOf(items, piece.owner),
          streamers: streamers[id] ?? [],
        };
        return [piece.id, island] as const;
      }),
    );
  }

  readShips(islands: ReturnType<Reader['readIslands']>) {
    return this.ships.map((piece) => {
      const items = piece.hold?.items ?? [];
      const id = this.ids.of(piece, 'ship');
      const book = this.books.get(id);
      const hull = outlineOf(piece);
      const port = this.islands.find((island) => touches(hull, outlineOf(island)));
      const waits = book?.pose === null;
      return {
        id,
        card: artOf(piece, 'ship'),
        owner: piece.owner ?? 0,
        builder: book?.builder ?? piece.owner ?? 0,
        pose: waits ? null : ontoSea(piece.pose),
        masts: piece.masts,
        crew: this.crewOf(items, piece.owner),
        treasure: this.treasureOf(items),
        boughtGun: book?.boughtGun ?? false,
        docked: waits ? null : dockOf(piece, book, port ? (islands.get(port.id)?.id ?? null) : null),
        tows: book?.tows ?? null,
        mustSail: book?.mustSail ?? false,
        rum: book?.rum ?? 'none',
      };
    });
  }
}

/** A ship laid at an island is docked there; one that was left as she lay is docked if she was. */
function dockOf(piece: Piece, book: ShipBook | undefined, port: string | null): string | null {
  const at = ontoSea(piece.pose);
  const stayed = book?.pose?.x === at.x && book.pose.y === at.y && book.pose.heading === at.heading;
  return stayed && book.docked !== port ? null : port;
}

function onSea({ ring: { box } }: Outline): boolean {
  return box.minX >= SEA.minX && box.minY >= SEA.minY && box.maxX <= SEA.maxX && box.maxY <= SEA.maxY;
}

/**
 * A table as a position of Spanish Main: one that was taken over goes on where it stood, one that was laid out by hand
 * begins with the first turn.
 * @returns the position, or everything that the rules don't allow about it
 */
export function playOnMain(state: State): Result<Main, readonly Message[]> {
  const taken = state.from?.game === 'spanish-main' ? bookSchema.safeParse(state.from.rest[0]) : null;
  const book = taken?.success ? taken.data : null;
  const options = (book && optionsSpec.schema.safeParse(state.from?.options).data) ?? optionsSpec.defaults;
  const reader = new Reader(state, new Map(book?.ships.map((ship) => [String(ship.id), ship])));
  const owners = reader.ships.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  const count = Math.max(2, ...owners.map((seat) => seat + 1));
  const seats = seatsUpTo(z.number().catch(count).parse(book?.book.seats));
  if (reader.ships.length === 0) return err([illegal('no-ships')]);
  if (seats.length > 4) return err([illegal('seats', { count: seats.length })]);
  reader.homes(seats);
  if (reader.faults.length > 0) return err(reader.faults);
  const islands = reader.readIslands(book?.streamers ?? {});
  const ships = reader.readShips(islands);
  const laid = { islands: [...islands.values()], ships };
  const frame = book ? { ...book.book } : begun(options, seats.length, { islands: [], ships: [] });
  return settle({
    ...frame,
    ...laid,
    options,
    reserves: seats.map((seat) => reserveOf(reader, state, seat)),
  });
}

const reserveOf = (reader: Reader, state: State, seat: Seat) =>
  reader.crewOf(state.hands[seat] ?? [], seat).map((crew) => ({ crew: { ...crew, up: false }, ship: null }));

/** Gold is counted anew. An action that no longer fits what lies there is over; what then still doesn't fit is illegal. */
function settle(position: object): Result<Main, readonly Message[]> {
  const parsed = stateSchema.safeParse(position);
  if (!parsed.success) {
    const fields = parsed.error.issues.slice(0, 8);
    return err(
      fields.map(({ path, message: problem }) => illegal('field', { field: path.join('.'), problem })),
    );
  }
  const main = parsed.data;
  main.startGold = Math.max(0, goldLying(main) + main.lost - main.added);
  if (invariants(main).length === 0) return ok(main);
  main.turn = { ...main.turn, action: null, tasks: [], freeMove: null };
  for (const ship of main.ships) ship.tows = null;
  const broken = invariants(main);
  return broken.length === 0 ? ok(main) : err(broken.map((what) => illegal('broken', { what })));
}
