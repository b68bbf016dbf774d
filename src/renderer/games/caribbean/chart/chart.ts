import { type Board, bordersOf, chartPoint } from '../../../../core/games/caribbean/board';
import { at, type Pt } from '../../../table/units';
import drawn from './data/cells.json';

/** The board on the table, millimetres: its middle lies a little away from the reader, for the racks before it. */
export const BOARD = { width: 640, height: 640 / drawn.aspect, y: 34, top: 5.2 } as const;

/** Where a board's spaces are drawn. */
export type Chart = {
  /** Whether the printed chart shows this board; else its spaces are drawn as discs. */
  readonly printed: boolean;
  readonly spaces: readonly string[];
  /** The middle of the open water of a space. */
  readonly pointOf: (space: string) => Pt;
  readonly outlineOf: (space: string) => readonly Pt[];
  /** Where a city's harbour is marked. */
  readonly harbourOf: (city: string) => Pt;
  readonly spaceAt: (point: Pt) => string | null;
};

const onTable = (u: number, v: number): Pt => [(u - 0.5) * BOARD.width, (0.5 - v) * BOARD.height + BOARD.y];
const pair = (list: readonly number[]): Pt => onTable(at(list, 0), at(list, 1));

/** The printed chart: cells that share the borders of the standard board, all of them and no others. */
function printedChart(board: Board): Chart {
  const cells = Object.entries(drawn.cells);
  const points = new Map(cells.map(([id, cell]) => [id, pair(cell.at)]));
  const outlines = new Map(cells.map(([id, cell]) => [id, cell.outline.map(pair)]));
  const harbours = new Map(Object.entries(drawn.harbours).map(([city, spot]) => [city, pair(spot)]));
  return chart(board, true, points, outlines, harbours);
}

const DISC = 15;
/** A custom board: a disc at each space's place. */
function plainChart(board: Board): Chart {
  const ids = Object.keys(board.spaces);
  const points = new Map(
    ids.map((id): [string, Pt] => {
      const [x, y] = chartPoint(board, id);
      return [id, [x, BOARD.y - y]];
    }),
  );
  const outlines = new Map([...points].map(([id, middle]) => [id, ring(middle, DISC)]));
  const harbours = new Map(
    ids.flatMap((id): [string, Pt][] => {
      const city = board.spaces[id]?.city;
      const [x, y] = points.get(id) ?? [0, 0];
      return city ? [[city, [x, y + DISC]]] : [];
    }),
  );
  return chart(board, false, points, outlines, harbours);
}

const ring = ([x, y]: Pt, radius: number): Pt[] =>
  Array.from({ length: 20 }, (_, k) => {
    const a = (k / 20) * Math.PI * 2;
    return [x + Math.cos(a) * radius, y + Math.sin(a) * radius];
  });

function chart(
  board: Board,
  printed: boolean,
  points: ReadonlyMap<string, Pt>,
  outlines: ReadonlyMap<string, readonly Pt[]>,
  harbours: ReadonlyMap<string, Pt>,
): Chart {
  return {
    printed,
    spaces: Object.keys(board.spaces),
    pointOf: (space) => points.get(space) ?? [0, 0],
    outlineOf: (space) => outlines.get(space) ?? [],
    harbourOf: (city) => harbours.get(city) ?? [0, 0],
    spaceAt: (point) => [...outlines].find(([, outline]) => inside(point, outline))?.[0] ?? null,
  };
}

/** Ray casting. Only for what a pointer means: rules never ask it. */
export function inside([x, y]: Pt, outline: readonly Pt[]): boolean {
  let within = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = at(outline, (i + outline.length - 1) % outline.length);
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
  });
  return within;
}

const made = new WeakMap<Board, Chart>();

export function chartFor(board: Board, custom: boolean): Chart {
  const known = made.get(board);
  if (known) return known;
  const fresh = custom ? plainChart(board) : printedChart(board);
  made.set(board, fresh);
  return fresh;
}

/** Each border of the board once, for drawing. */
export const bordersOnce = (board: Board): [string, string][] =>
  Object.keys(board.spaces).flatMap((a) =>
    bordersOf(board, a)
      .filter((b) => a < b)
      .map((b): [string, string] => [a, b]),
  );
