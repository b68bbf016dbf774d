import { nearestEdge, onEdge, pointNearRing, toAt } from './distance';
import { entryOnLine, reachOfRange } from './fire';
import type { Ring } from './ring';
import { look } from './sight';
import type { Fire, Obstacle, PlacedHull } from './types';
import type { At, Millimetre } from './units';

/** One ship of a fleet, as the table of fire needs her. */
export type Gunship = {
  readonly id: string;
  readonly placed: PlacedHull;
  /** Ships of one side do not shoot at each other. */
  readonly side: number;
  /** For every mast, front to back, the range of its cannon; null for a mast without one (lost, say). */
  readonly ranges: readonly (Millimetre | null)[];
  readonly standing: readonly boolean[];
  /** Docked at her own home. */
  readonly sheltered: boolean;
};

type Verdict = Fire['verdict'];
const VERDICTS: readonly Verdict[] = ['clear', 'sheltered', 'out-of-range', 'blocked', 'own-mast'];
const CODE = { clear: 0, sheltered: 1, 'out-of-range': 2, blocked: 3, 'own-mast': 4 } as const;

export type FireTableRow = {
  readonly ship: string;
  readonly mast: number;
  readonly target: string;
  readonly verdict: Verdict;
  /** `clear`: a clear line within range. `blocked`, `own-mast`: the line to the nearest point. Null otherwise. */
  readonly line: readonly [At, At] | null;
  /** What blocks that line first: an id, or `mast:<index>`. */
  readonly blocker: string | null;
};

/** Who can hit whom, and why not: one entry for every mast with a cannon and every ship of another side. */
export type FireTable = {
  readonly count: number;
  row(i: number): FireTableRow;
  /** How many entries have the verdict. */
  tally(verdict: Verdict): number;
};

/** A core on the table, whose it is, and which mast if it is a sail. */
type Screen = { readonly core: Ring; readonly owner: string; readonly outline: Obstacle['outline'] };

/**
 * The whole table at once. Verdicts are those of `fire`, exactly; far pairs are settled by boxes, and only the
 * blockers near a mast are looked at. For a row's witnesses in full, ask `fire`.
 */
export function fireTable(ships: readonly Gunship[], islands: readonly Obstacle[]): FireTable {
  const screens: Screen[] = [];
  const add = (owner: string, outline: Obstacle['outline']): void => {
    for (const core of outline.core) screens.push({ core, owner, outline });
  };
  for (const { id, outline } of islands) add(id, outline);
  for (const { id, placed } of ships) add(id, placed);

  const guns = ships.reduce((n, s) => n + s.ranges.filter((r) => r !== null).length, 0);
  const size = guns * ships.length;
  const verdicts = new Uint8Array(size);
  const shipOf = new Int32Array(size);
  const mastOf = new Int32Array(size);
  const targetOf = new Int32Array(size);
  const lines = new Float64Array(size * 2);
  const blockers: (string | null)[] = [];
  const tallies = new Int32Array(VERDICTS.length);
  let count = 0;

  const near: Screen[] = [];
  const cores: Ring[] = [];
  ships.forEach((ship, s) => {
    ship.ranges.forEach((range, mast) => {
      const m = ship.placed.masts[mast]?.at;
      if (range === null || m === undefined) return;
      const reach = reachOfRange(range);
      near.length = 0;
      for (const screen of screens)
        if (screen.owner !== ship.id && boxWithin(screen.core, m.x, m.y, reach)) near.push(screen);
      ship.placed.masts.forEach(({ sail }, i) => {
        if (i !== mast && ship.standing[i] === true)
          for (const core of sail.core) near.push({ core, owner: `mast:${i}`, outline: sail });
      });

      ships.forEach((target, t) => {
        if (target.side === ship.side) return;
        const k = count++;
        shipOf[k] = s;
        mastOf[k] = mast;
        targetOf[k] = t;
        blockers.push(null);
        const code = judge(target, m.x, m.y, reach, k);
        verdicts[k] = code;
        tallies[code] = (tallies[code] as number) + 1;
      });
    });
  });

  function judge(target: Gunship, mx: number, my: number, reach: number, k: number): number {
    if (target.sheltered) return CODE.sheltered;
    const { ring } = target.placed;
    if (!boxWithin(ring, mx, my, reach) || !pointNearRing(mx, my, ring, reach)) return CODE['out-of-range'];
    cores.length = 0;
    for (const screen of near) if (screen.owner !== target.id) cores.push(screen.core);
    let clear = false;
    let width = -1;
    look(mx, my, ring, cores, reach, (v) => {
      if (!v.inRange) return false;
      clear = true;
      if (v.to - v.from > width) {
        width = v.to - v.from;
        const next = v.edge + 1 === ring.xs.length ? 0 : v.edge + 1;
        const s = (v.from + v.to) / 2;
        lines[2 * k] = (ring.xs[v.edge] as number) * (1 - s) + (ring.xs[next] as number) * s;
        lines[2 * k + 1] = (ring.ys[v.edge] as number) * (1 - s) + (ring.ys[next] as number) * s;
      }
      return width > 0.25;
    });
    return clear ? CODE.clear : blame(target, mx, my, ring, k);
  }

  /** The line to the nearest point is within range, so something blocks it. */
  function blame(target: Gunship, mx: number, my: number, ring: Ring, k: number): number {
    const [x, y] = onEdge(ring, nearestEdge(ring, mx, my).edge, mx, my);
    lines[2 * k] = x;
    lines[2 * k + 1] = y;
    let onlyMasts = true;
    let first = Infinity;
    for (const { owner, outline } of near) {
      if (owner === target.id) continue;
      const enters = entryOnLine(mx, my, x, y, outline);
      if (enters === null) continue;
      if (!owner.startsWith('mast:')) onlyMasts = false;
      const distance = (enters[0] * 1000 - mx) ** 2 + (enters[1] * 1000 - my) ** 2;
      if (distance < first) {
        first = distance;
        blockers[k] = owner;
      }
    }
    return onlyMasts ? CODE['own-mast'] : CODE.blocked;
  }

  return {
    count,
    tally: (verdict) => tallies[CODE[verdict]] as number,
    row: (i) => {
      if (!(i >= 0 && i < count)) throw new RangeError(`no row ${i}: the table has ${count}`);
      const ship = ships[shipOf[i] as number] as Gunship;
      const mast = mastOf[i] as number;
      const code = verdicts[i] as number;
      const m = ship.placed.masts[mast]?.at;
      const drawn = m !== undefined && code !== CODE.sheltered && code !== CODE['out-of-range'];
      return {
        ship: ship.id,
        mast,
        target: (ships[targetOf[i] as number] as Gunship).id,
        verdict: VERDICTS[code] as Verdict,
        line: drawn ? [toAt(m.x, m.y), toAt(lines[2 * i] as number, lines[2 * i + 1] as number)] : null,
        blocker: blockers[i] ?? null,
      };
    },
  };
}

function boxWithin({ box }: Ring, x: number, y: number, r: number): boolean {
  const dx = Math.max(box.minX - x, x - box.maxX, 0);
  const dy = Math.max(box.minY - y, y - box.maxY, 0);
  return dx * dx + dy * dy <= r * r * (1 + 1e-9);
}
