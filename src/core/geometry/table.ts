import { nearestEdge, onEdge, pointNearRing, toAt } from './distance';
import { canHit, entryOnLine, reachOfRange } from './fire';
import { laneOf, SURELY } from './lane';
import { boxesApart, type Ring } from './ring';
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
const VERDICTS: readonly Verdict[] = ['out-of-range', 'clear', 'sheltered', 'blocked', 'own-mast'];
/** Out of range is 0: nothing has to be written for the many that are. */
const CODE = { 'out-of-range': 0, clear: 1, sheltered: 2, blocked: 3, 'own-mast': 4 } as const;

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

/** A mast with a cannon. Its entries begin at `start`, one for each ship of another side, in order. */
type Gun = {
  readonly ship: number;
  readonly mast: number;
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly start: number;
  readonly enemies: readonly number[];
};

/** What is within range of a pair's gun, in words: where its line goes, and what stops it. */
type Found = { readonly x: number; readonly y: number; readonly blocker: string | null };

/**
 * The whole table at once. Verdicts are those of `fire`, exactly; what is far from a ship is left out once for all her
 * guns, and far pairs cost nothing. For a row's witnesses in full, ask `fire`.
 */
export function fireTable(ships: readonly Gunship[], islands: readonly Obstacle[]): FireTable {
  const guns = gunsOf(ships);
  const last = guns.at(-1);
  const count = last === undefined ? 0 : last.start + last.enemies.length;
  const verdicts = new Uint8Array(count);
  const found = new Map<number, Found>();
  const tallies = new Int32Array(VERDICTS.length);
  const set = (k: number, verdict: Verdict): void => {
    verdicts[k] = CODE[verdict];
    tallies[CODE[verdict]] = (tallies[CODE[verdict]] as number) + 1;
  };
  const outlines: Obstacle[] = [...islands, ...ships.map(({ id, placed }) => ({ id, outline: placed }))];

  let about: readonly Obstacle[] = [];
  let near: readonly number[] = [];
  let shipAbout = -1;
  for (const gun of guns) {
    const ship = ships[gun.ship] as Gunship;
    if (gun.ship !== shipAbout) {
      shipAbout = gun.ship;
      const furthest = ship.ranges.reduce<number>(
        (m, r) => (r === null ? m : Math.max(m, reachOfRange(r))),
        0,
      );
      const isNear = ({ outline: { ring } }: Obstacle): boolean =>
        !boxesApart(ring.box, ship.placed.ring.box, furthest);
      about = outlines.filter((o) => o.id !== ship.id && isNear(o));
      // By their places among the enemies; a sheltered one is told from one that is out of range however far she is.
      near = gun.enemies.flatMap((t, rank) => {
        const target = ships[t] as Gunship;
        return target.sheltered || isNear(outlines[islands.length + t] as Obstacle) ? [rank] : [];
      });
    }
    let screens: readonly Obstacle[] | null = null;
    for (const rank of near) {
      const target = ships[gun.enemies[rank] as number] as Gunship;
      const k = gun.start + rank;
      if (target.sheltered) set(k, 'sheltered');
      else if (pointNearRing(gun.x, gun.y, target.placed.ring, gun.reach)) {
        screens ??= screensAbout(about, ship, gun);
        judge(gun, target, screens, k);
      }
    }
  }
  tallies[CODE['out-of-range']] = count - tallies.reduce((sum, n) => sum + n, 0);

  function judge(gun: Gun, target: Gunship, all: readonly Obstacle[], k: number): void {
    const { ring } = target.placed;
    const screens = laneOf(all, gun.x, gun.y, ring, SURELY, target.id);
    const hit = canHit(gun.x, gun.y, ring, screens, gun.reach);
    if (hit !== null) {
      found.set(k, { x: hit[0], y: hit[1], blocker: null });
      set(k, 'clear');
      return;
    }
    const [x, y] = onEdge(ring, nearestEdge(ring, gun.x, gun.y).edge, gun.x, gun.y);
    const { first, onlyMasts } = firstOnLine(gun, x, y, screens);
    found.set(k, { x, y, blocker: first });
    set(k, onlyMasts ? 'own-mast' : 'blocked');
  }

  return {
    count,
    tally: (verdict) => tallies[CODE[verdict]] as number,
    row: (i) => {
      if (!(i >= 0 && i < count)) throw new RangeError(`no row ${i}: the table has ${count}`);
      const gun = gunOf(guns, i);
      const at = found.get(i);
      return {
        ship: (ships[gun.ship] as Gunship).id,
        mast: gun.mast,
        target: (ships[gun.enemies[i - gun.start] as number] as Gunship).id,
        verdict: VERDICTS[verdicts[i] as number] as Verdict,
        line: at === undefined ? null : [toAt(gun.x, gun.y), toAt(at.x, at.y)],
        blocker: at?.blocker ?? null,
      };
    },
  };
}

function gunsOf(ships: readonly Gunship[]): readonly Gun[] {
  const others = new Map<number, readonly number[]>();
  for (const { side } of ships)
    if (!others.has(side))
      others.set(
        side,
        ships.flatMap((s, i) => (s.side === side ? [] : [i])),
      );
  const guns: Gun[] = [];
  let start = 0;
  ships.forEach(({ placed, side, ranges }, ship) => {
    const enemies = others.get(side) ?? [];
    ranges.forEach((range, mast) => {
      const m = placed.masts[mast]?.at;
      if (range === null || m === undefined) return;
      guns.push({ ship, mast, x: m.x, y: m.y, reach: reachOfRange(range), start, enemies });
      start += enemies.length;
    });
  });
  return guns;
}

/** The gun that an entry belongs to. */
function gunOf(guns: readonly Gun[], entry: number): Gun {
  let low = 0;
  let high = guns.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((guns[middle] as Gun).start <= entry) low = middle;
    else high = middle - 1;
  }
  return guns[low] as Gun;
}

/** What may stand in a gun's way: what is about its ship and near enough to it, and her other standing masts [G8–G10]. */
function screensAbout(about: readonly Obstacle[], ship: Gunship, gun: Gun): Obstacle[] {
  const out: Obstacle[] = [];
  for (const o of about) if (boxWithin(o.outline.ring, gun.x, gun.y, gun.reach)) out.push(o);
  ship.placed.masts.forEach(({ sail }, i) => {
    if (i !== gun.mast && ship.standing[i] === true) out.push({ id: `mast:${i}`, outline: sail });
  });
  return out;
}

/** What blocks a line first, and whether nothing but the ship's own masts does. */
function firstOnLine(
  gun: Gun,
  x: number,
  y: number,
  screens: readonly Obstacle[],
): { readonly first: string | null; readonly onlyMasts: boolean } {
  let first: string | null = null;
  let distance = Infinity;
  let onlyMasts = true;
  for (const { id, outline } of screens) {
    const enters = entryOnLine(gun.x, gun.y, x, y, outline);
    if (enters === null) continue;
    if (!id.startsWith('mast:')) onlyMasts = false;
    const square = (enters[0] * 1000 - gun.x) ** 2 + (enters[1] * 1000 - gun.y) ** 2;
    if (square >= distance) continue;
    distance = square;
    first = id;
  }
  return { first, onlyMasts: onlyMasts && first !== null };
}

function boxWithin({ box }: Ring, x: number, y: number, r: number): boolean {
  const dx = Math.max(box.minX - x, x - box.maxX, 0);
  const dy = Math.max(box.minY - y, y - box.maxY, 0);
  return dx * dx + dy * dy <= r * r * (1 + 1e-9);
}
