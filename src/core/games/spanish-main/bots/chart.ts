import type { Outline } from '../../../geometry';
import type { IslandId } from '../ids';
import type { Position } from '../state';
import { islandOutline, SEA } from '../table';

/** Side of a cell of the chart, micrometres. */
const CELL = 20_000;
const ACROSS = Math.ceil(SEA.maxX / CELL);
/** Half of a broad hull: where her middle can't lie beside an island. */
const CLEARANCE = 9000;
/** A bow this near to a shore is as good as there. */
const LANDFALL = 22_000;
const STEPS: readonly (readonly [dx: number, dy: number, length: number])[] = [-1, 0, 1].flatMap((dx) =>
  [-1, 0, 1].flatMap((dy) =>
    dx === 0 && dy === 0 ? [] : [[dx, dy, CELL * Math.sqrt(dx * dx + dy * dy)] as const],
  ),
);

/** Sea miles to a goal round the islands, for every cell of the table; micrometres. */
export type Field = { readonly at: (x: number, y: number) => number };

type Spot = { readonly x: number; readonly y: number };

/** The islands of one table as a grid, with the ways to each goal. Ships move, so they are no part of it. */
export class Chart {
  private readonly land: Uint8Array;
  private readonly fields = new Map<string, Field>();
  private readonly passages = new Map<string, number>();

  constructor(private readonly outlines: ReadonlyMap<IslandId, Outline>) {
    this.land = new Uint8Array(ACROSS * ACROSS);
    for (const outline of outlines.values()) {
      this.land.forEach((_, cell) => {
        if (nearShore(outline, cell, CLEARANCE)) this.land[cell] = 1;
      });
    }
  }

  /** The way to any shore of an island. */
  toIsland(id: IslandId): Field {
    return this.kept(id, () => {
      const outline = this.outlines.get(id);
      return outline ? this.shoreOf(outline) : [];
    });
  }

  private shoreOf(outline: Outline): number[] {
    return cells().filter((cell) => this.land[cell] === 0 && nearShore(outline, cell, LANDFALL));
  }

  /** The way from shore to shore. */
  passage(from: IslandId, to: IslandId): number {
    const key = `${from} ${to}`;
    const known = this.passages.get(key);
    if (known !== undefined) return known;
    const outline = this.outlines.get(from);
    const field = this.toIsland(to);
    const shore = outline ? this.shoreOf(outline) : [];
    const shortest = shore.reduce(
      (best, cell) => Math.min(best, field.at(middle(cell % ACROSS), middle(Math.floor(cell / ACROSS)))),
      Number.POSITIVE_INFINITY,
    );
    this.passages.set(key, shortest);
    return shortest;
  }

  /** The way to a place on the sea. */
  toSpot({ x, y }: Spot): Field {
    const goal = cellOf(x, y);
    return this.kept(String(goal), () => [goal]);
  }

  private kept(key: string, goals: () => readonly number[]): Field {
    const known = this.fields.get(key);
    if (known) return known;
    if (this.fields.size > 200) this.fields.clear();
    const made = this.flood(goals());
    this.fields.set(key, made);
    return made;
  }

  /** Shortest ways over eight neighbours, by rings of equal length: every step is one cell or its diagonal. */
  private flood(goals: readonly number[]): Field {
    const length = new Float64Array(ACROSS * ACROSS).fill(Number.POSITIVE_INFINITY);
    let edge = [...goals];
    for (const goal of goals) length[goal] = 0;
    while (edge.length > 0) {
      const next = new Set<number>();
      for (const cell of edge) this.spread(cell, length, next);
      edge = [...next];
    }
    return { at: (x, y) => between(length, x, y) };
  }

  private spread(cell: number, length: Float64Array, next: Set<number>): void {
    const x = cell % ACROSS;
    const y = (cell - x) / ACROSS;
    for (const [dx, dy, step] of STEPS) {
      const [nx, ny] = [x + dx, y + dy];
      if (nx < 0 || ny < 0 || nx >= ACROSS || ny >= ACROSS) continue;
      const to = ny * ACROSS + nx;
      const way = (length[cell] ?? 0) + step;
      if (this.land[to] === 1 || way >= (length[to] ?? 0)) continue;
      length[to] = way;
      next.add(to);
    }
  }
}

/** The shortest of the ways over the cells about a point, each with the way to its middle. */
function between(length: Float64Array, x: number, y: number): number {
  const column = Math.min(ACROSS - 1, Math.max(0, Math.floor(x / CELL)));
  const row = Math.min(ACROSS - 1, Math.max(0, Math.floor(y / CELL)));
  let best = Number.POSITIVE_INFINITY;
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const [cx, cy] = [column + dx, row + dy];
      if (cx < 0 || cy < 0 || cx >= ACROSS || cy >= ACROSS) continue;
      const [mx, my] = [(cx + 0.5) * CELL - x, (cy + 0.5) * CELL - y];
      best = Math.min(best, (length[cy * ACROSS + cx] ?? 0) + Math.sqrt(mx * mx + my * my));
    }
  }
  return best;
}

const middle = (index: number): number => (index + 0.5) * CELL;
const cells = (): number[] => Array.from({ length: ACROSS * ACROSS }, (_, cell) => cell);
const cellOf = (x: number, y: number): number =>
  Math.min(ACROSS - 1, Math.floor(y / CELL)) * ACROSS + Math.min(ACROSS - 1, Math.floor(x / CELL));

/** Is the middle of a cell on an island or within `margin` of it? */
function nearShore({ ring }: Outline, cell: number, margin: number): boolean {
  const x = ((cell % ACROSS) + 0.5) * CELL;
  const y = (Math.floor(cell / ACROSS) + 0.5) * CELL;
  const { box, xs, ys } = ring;
  if (x < box.minX - margin || x > box.maxX + margin || y < box.minY - margin || y > box.maxY + margin)
    return false;
  let inside = false;
  for (let i = 0, j = xs.length - 1; i < xs.length; j = i++) {
    const [ax, ay, bx, by] = [xs[j] ?? 0, ys[j] ?? 0, xs[i] ?? 0, ys[i] ?? 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2 || 1);
    const t = Math.min(1, Math.max(0, along));
    const [dx, dy] = [ax + t * (bx - ax) - x, ay + t * (by - ay) - y];
    if (dx * dx + dy * dy <= margin * margin) return true;
  }
  return inside;
}

const charts = new Map<string, Chart>();

/** The chart of this table; kept, for islands never move once they lie. */
export function chartOf(p: Position): Chart {
  const key = p.islands.map((i) => `${i.id} ${i.shape} ${i.pose.x} ${i.pose.y} ${i.pose.heading}`).join(';');
  const known = charts.get(key);
  if (known) return known;
  if (charts.size > 20) charts.clear();
  const made = new Chart(new Map(p.islands.map((i) => [i.id, islandOutline(p, i)])));
  charts.set(key, made);
  return made;
}
