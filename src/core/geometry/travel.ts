import { leavesSea, stretchAfloat } from './afloat';
import { coverOf, entryOfPoint, firstAhead, insideAt, type Part, type Path } from './cover';
import { Intervals } from './intervals';
import { firstMeeting, type Meeting } from './meeting';
import { chainAt, profileOf } from './profile';
import { type Box, boxesApart, type Ring } from './ring';
import type { Outline } from './types';
import { TOUCH_UM } from './units';

/** One straight travel of a shape, all in micrometres. `sweep` and the measure tool both come here. */
export type Travel = {
  /** Convex parts of the mover, turned already, relative to the travelling point (her bow tip). */
  readonly parts: readonly Ring[];
  /** Her bow zone in the same frame, for meetings. */
  readonly bow: Ring | null;
  readonly path: Path;
  readonly bar: number;
  /** By this travel she must have cleared what she touched at the start: her length and beam [B8 iv]. */
  readonly clearBy: number;
  readonly obstacles: readonly { readonly outline: Outline; readonly touching: boolean }[];
  readonly sea: Box | null;
};

export type Halt = {
  /** Index of the obstacle; −1 is the edge of the sea. */
  readonly by: number;
  readonly rule: 'hull' | 'tip' | 'lingering' | 'sea';
  /** Where she meets it, u and v in the frame of the path. */
  readonly u: number;
  readonly v: number;
};

export type Travelled = {
  readonly reach: number;
  readonly halt: Halt | null;
  readonly rests: readonly (readonly [number, number])[];
  readonly covers: readonly { readonly index: number; readonly from: number; readonly to: number }[];
  readonly meetings: readonly (Meeting & { readonly index: number })[];
};

const cover = new Intervals();
const ahead = new Intervals();
const taken = new Intervals();

const never = (): boolean => false;

/** How far, where she may rest, what stops her, and whom her bow meets. Exact but for the rounding of doubles. */
export function travel(q: Travel): Travelled {
  const parts: Part[] = q.parts.map((ring) => ({ ring, profile: profileOf(ring, q.path.cos, q.path.sin) }));
  const swept = sweptBox(q);
  let reach = q.bar;
  let halt: Halt | null = null;
  const covers: { index: number; from: number; to: number }[] = [];
  const near: number[] = [];
  taken.clear();

  q.obstacles.forEach(({ outline, touching }, index) => {
    if (boxesApart(swept, outline.ring.box, TOUCH_UM)) return;
    near.push(index);
    fullCover(parts, outline, q);
    for (let i = 0; i < cover.count; i++) {
      const lo = cover.lo[i] as number;
      const hi = cover.hi[i] as number;
      if (hi <= 0 || lo >= q.bar) continue;
      taken.add(lo, hi, 0, 0);
      covers.push({ index, from: Math.max(lo, 0), to: Math.min(hi, q.bar) });
    }
    const stop = touching ? haltOfTouching(parts, outline, q) : haltOfOther(parts, outline, q.path, q.bar);
    if (stop !== null && stop.at < reach) {
      reach = stop.at;
      halt = { ...stop.halt, by: index };
    }
  });

  const [afloatFrom, afloatTo] =
    q.sea === null ? [-Infinity, Infinity] : stretchAfloat(q.parts, q.path, q.sea);
  if (q.sea !== null) {
    const end = afloatTo >= Math.max(afloatFrom, 0) ? afloatTo : leavesSea(q.path, q.sea);
    if (end < reach) {
      reach = Math.max(end, 0);
      halt = { by: -1, rule: 'sea', u: reach, v: 0 };
    }
  }

  taken.merge(never);
  const rests = freeOf(taken, Math.max(0, afloatFrom), Math.min(reach, afloatTo));
  return { reach, halt, rests, covers, meetings: meetingsOf(q, parts, near, reach) };
}

function fullCover(parts: readonly Part[], outline: Outline, q: Travel): void {
  coverOf(cover, parts, outline.core, q.path);
  // She may be wholly inside before she meets an edge, or after; beyond both lies only what she can't reach.
  const last = q.bar + q.clearBy + 1;
  const first = cover.count === 0 ? last : (cover.lo[0] as number);
  if (first > 0 && insideAt(parts, outline.core, q.path, Math.min(first, last) / 2))
    cover.add(-1, first, 0, 0);
  const end = cover.count === 0 ? last : (cover.hi[cover.count - 1] as number);
  if (end < last && insideAt(parts, outline.core, q.path, (Math.max(end, 0) + last) / 2))
    cover.add(end, last, 0, 0);
  cover.merge((from, to) => insideAt(parts, outline.core, q.path, (from + to) / 2));
}

type Stopped = { readonly at: number; readonly halt: Omit<Halt, 'by'> };

/** [B8 iii], and with it (i): the part of the hull's sweep ahead of the start must stay clear. */
function haltOfOther(parts: readonly Part[], outline: Outline, path: Path, bar: number): Stopped | null {
  const { travel: at, v } = firstAhead(ahead, parts, outline.core, path, bar);
  return at === Infinity ? null : { at, halt: { rule: 'hull', u: at + front(parts, v), v } };
}

/** [B8 i, iv]: she may swing out over what she touches, but not enter it tip first, nor stay, nor come back. */
function haltOfTouching(parts: readonly Part[], outline: Outline, q: Travel): Stopped | null {
  const tip = entryOfPoint(outline.core, q.path);
  const byTip: Stopped = { at: tip, halt: { rule: 'tip', u: tip, v: 0 } };
  const under = cover.covering(0);
  const clear = under < 0 ? 0 : (cover.hi[under] as number);
  if (clear > q.clearBy) {
    const at = q.clearBy;
    const v = cover.hiV[under] as number;
    return tip < at ? byTip : { at, halt: { rule: 'lingering', u: at + back(parts, v), v } };
  }
  const again = cover.next(clear);
  const at = again < 0 ? Infinity : (cover.lo[again] as number);
  if (tip <= at) return tip === Infinity ? null : byTip;
  const v = cover.loV[again] as number;
  return { at, halt: { rule: 'hull', u: at + front(parts, v), v } };
}

const front = (parts: readonly Part[], v: number): number =>
  Math.max(...parts.filter((p) => has(p, v)).map((p) => chainAt(p.profile.frontU, p.profile.frontV, v)));
const back = (parts: readonly Part[], v: number): number =>
  Math.min(...parts.filter((p) => has(p, v)).map((p) => chainAt(p.profile.backU, p.profile.backV, v)));
const has = ({ profile }: Part, v: number): boolean => profile.minV <= v && v <= profile.maxV;

function sweptBox({ parts, path, bar, clearBy }: Travel): Box {
  const far = Math.max(bar, clearBy);
  const ex = path.cos * far;
  const ey = path.sin * far;
  let minX = Infinity;
  let minY = Infinity;
  let maxX = -Infinity;
  let maxY = -Infinity;
  for (const { box } of parts) {
    minX = Math.min(minX, box.minX);
    minY = Math.min(minY, box.minY);
    maxX = Math.max(maxX, box.maxX);
    maxY = Math.max(maxY, box.maxY);
  }
  return {
    minX: path.x + minX + Math.min(ex, 0),
    minY: path.y + minY + Math.min(ey, 0),
    maxX: path.x + maxX + Math.max(ex, 0),
    maxY: path.y + maxY + Math.max(ey, 0),
  };
}

/** The closed intervals of [from, to] that merged open intervals leave free. */
function freeOf(covered: Intervals, from: number, to: number): (readonly [number, number])[] {
  const out: (readonly [number, number])[] = [];
  let at = from;
  for (let i = 0; i < covered.count && at <= to; i++) {
    const lo = covered.lo[i] as number;
    const hi = covered.hi[i] as number;
    if (hi <= at) continue;
    if (lo >= at) out.push([at, Math.min(lo, to)]);
    at = hi;
  }
  if (at <= to) out.push([at, to]);
  return out;
}

function meetingsOf(
  q: Travel,
  parts: readonly Part[],
  near: readonly number[],
  reach: number,
): (Meeting & { readonly index: number })[] {
  if (q.bow === null) return [];
  const out: (Meeting & { readonly index: number })[] = [];
  for (const index of near) {
    const outline = q.obstacles[index]?.outline;
    if (outline === undefined) continue;
    fullCover(parts, outline, q);
    const met = firstMeeting(q.bow, outline.ring, q.path, cover, reach, TOUCH_UM);
    if (met !== null) out.push({ ...met, index });
  }
  return out.sort((a, b) => a.travel - b.travel);
}
