import { z } from 'zod';
import { err, ok, type Result } from '../../engine';
import standard from './data/board.json' with { type: 'json' };

export const COLOURS = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export type SpaceId = string;
export type City = string;

const spaceSchema = z.strictObject({
  name: z.string().min(1).max(60),
  /** The harbour city that lies at this space. */
  city: z.string().min(1).max(40).nullable(),
  haven: z.enum(COLOURS).nullable(),
  start: z.boolean(),
  /** Where the space is drawn: degrees east, degrees north. */
  lonlat: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
  adj: z.array(z.string()).max(12),
});

/** A sea chart: spaces with their borders, and the value of each city's chest in doubloons. */
export const boardSchema = z.strictObject({
  spaces: z.record(z.string().min(1).max(20), spaceSchema),
  chests: z.record(z.string().min(1).max(40), z.number().int().min(1).max(1_000_000)),
});
export type Board = z.infer<typeof boardSchema>;
export type Space = z.infer<typeof spaceSchema>;

/** What is wrong with a custom board, and where: `path` is the JSON path of the field. */
export type BoardFault = { readonly path: string; readonly code: string; readonly detail: string };

/** Chests that lie open at the start; the others wait in stacks of two. */
export const OPEN_AT_START = 6;
const SHIP_COUNT = 6;

/** The board of the rulings (A.4): 57 sea spaces, 108 borders, 16 cities. */
export const STANDARD_BOARD: Board = boardSchema.parse(standard);

/**
 * [board] Reads a custom board. The schema speaks first; then the borders must be mutual, the sea connected,
 * and there must be room for six ships, a haven for each colour and one chest for each city.
 */
export function readBoard(json: unknown): Result<Board, readonly BoardFault[]> {
  const parsed = boardSchema.safeParse(json);
  if (!parsed.success) {
    return err(
      parsed.error.issues.map((issue) => ({
        path: issue.path.join('.'),
        code: 'schema',
        detail: issue.message,
      })),
    );
  }
  const faults = boardFaults(parsed.data);
  return faults.length > 0 ? err(faults) : ok(parsed.data);
}

/** What a fault means, for the one who draws the board. */
const SENTENCES: Readonly<Record<string, (detail: string) => string>> = {
  'border.self': (space) => `${space} borders on itself`,
  'border.unknown': (space) => `there is no space ${space}`,
  'border.one-way': (space) => `${space} doesn’t name it back: borders are mutual`,
  'border.twice': (space) => `${space} names a neighbour twice`,
  'city.twice': (city) => `${city} already lies at another space`,
  'city.no-chest': (city) => `chests has no value for ${city}`,
  'chest.no-city': (city) => `no space has the city ${city}`,
  'starts.few': (count) => `six ships need six starts, there are ${count}`,
  'haven.missing': (colour) => `no space is a haven of ${colour}`,
  'chests.few': (count) => `at least ${OPEN_AT_START} chests are needed, there are ${count}`,
  'sea.empty': () => 'a board needs spaces',
  'sea.apart': (space) => `no way leads to ${space} from the rest of the sea`,
};

/** [board] A board that can be played on; each fault is an issue at its field. For options, saves and files. */
export const playableBoardSchema = boardSchema.superRefine((board, context) => {
  for (const { path, code, detail } of boardFaults(board)) {
    context.addIssue({
      code: 'custom',
      path: path.split('.'),
      message: SENTENCES[code]?.(detail) ?? code,
    });
  }
});

/** Everything that makes a well-formed board unplayable; empty for a good one. */
export function boardFaults(board: Board): BoardFault[] {
  return [...borderFaults(board), ...cityFaults(board), ...supplyFaults(board), ...connectionFaults(board)];
}

function borderFaults({ spaces }: Board): BoardFault[] {
  const faults: BoardFault[] = [];
  for (const [id, space] of Object.entries(spaces)) {
    for (const other of space.adj) {
      const path = `spaces.${id}.adj`;
      if (other === id) faults.push({ path, code: 'border.self', detail: id });
      else if (!Object.hasOwn(spaces, other)) faults.push({ path, code: 'border.unknown', detail: other });
      else if (!spaces[other]?.adj.includes(id)) faults.push({ path, code: 'border.one-way', detail: other });
    }
    if (new Set(space.adj).size < space.adj.length) {
      faults.push({ path: `spaces.${id}.adj`, code: 'border.twice', detail: id });
    }
  }
  return faults;
}

function cityFaults({ spaces, chests }: Board): BoardFault[] {
  const faults: BoardFault[] = [];
  const seen = new Set<City>();
  for (const [id, { city }] of Object.entries(spaces)) {
    if (city === null) continue;
    const path = `spaces.${id}.city`;
    if (seen.has(city)) faults.push({ path, code: 'city.twice', detail: city });
    if (!Object.hasOwn(chests, city)) faults.push({ path, code: 'city.no-chest', detail: city });
    seen.add(city);
  }
  for (const city of Object.keys(chests)) {
    if (!seen.has(city)) faults.push({ path: `chests.${city}`, code: 'chest.no-city', detail: city });
  }
  return faults;
}

function supplyFaults({ spaces, chests }: Board): BoardFault[] {
  const faults: BoardFault[] = [];
  const all = Object.values(spaces);
  const starts = all.filter((space) => space.start).length;
  if (starts < SHIP_COUNT) faults.push({ path: 'spaces', code: 'starts.few', detail: String(starts) });
  for (const colour of COLOURS) {
    if (!all.some((space) => space.haven === colour)) {
      faults.push({ path: 'spaces', code: 'haven.missing', detail: colour });
    }
  }
  const count = Object.keys(chests).length;
  if (count < OPEN_AT_START) faults.push({ path: 'chests', code: 'chests.few', detail: String(count) });
  return faults;
}

function connectionFaults(board: Board): BoardFault[] {
  const ids = Object.keys(board.spaces);
  const [first] = ids;
  if (first === undefined) return [{ path: 'spaces', code: 'sea.empty', detail: '' }];
  const reached = distances(board, first, () => true);
  return ids
    .filter((id) => !reached.has(id))
    .map((id) => ({ path: `spaces.${id}`, code: 'sea.apart', detail: id }));
}

/** How many borders lie between `from` and each space that can be reached over spaces for which `free` holds. */
export function distances(
  board: Board,
  from: SpaceId,
  free: (space: SpaceId) => boolean,
): Map<SpaceId, number> {
  const found = new Map<SpaceId, number>([[from, 0]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const next of bordersOf(board, at)) {
      if (found.has(next) || !free(next)) continue;
      found.set(next, (found.get(at) ?? 0) + 1);
      queue.push(next);
    }
  }
  return found;
}

export const bordersOf = (board: Board, space: SpaceId): readonly SpaceId[] => board.spaces[space]?.adj ?? [];

export const adjacent = (board: Board, a: SpaceId, b: SpaceId): boolean => bordersOf(board, a).includes(b);

export const chestValue = (board: Board, city: City): number => board.chests[city] ?? 0;

/** The chart's frame: degrees of longitude and latitude at its edges, and its width on the table. */
const CHART = { west: -94.2, east: -57.2, north: 28.2, south: 8.2, width: 640, aspect: 1.7595 } as const;

/** Where a space lies on the table, in millimetres from the chart's middle, y to the south. */
export function chartPoint(board: Board, space: SpaceId): readonly [x: number, y: number] {
  const [lon, lat] = board.spaces[space]?.lonlat ?? [0, 0];
  const u = (lon - CHART.west) / (CHART.east - CHART.west) - 0.5;
  const v = (CHART.north - lat) / (CHART.north - CHART.south) - 0.5;
  return [u * CHART.width, (v * CHART.width) / CHART.aspect];
}
