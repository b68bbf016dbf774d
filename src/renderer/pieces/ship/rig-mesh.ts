import { at, lerp } from '../../table/units';
import type { MeshBuilder, Rect, V3 } from '../mesh/builder';
import { BOX, type ShipStyle, swatch, uvOf } from './atlas';
import type { HullLines } from './hull-mesh';
import { emblemMast, type Hull, halfBeam, mastHeight } from './hulls';

export type RigLook = {
  readonly style: ShipStyle;
  /** The player's colour: pennants, and the band at the foot of every sail. */
  readonly colour: string;
  /** Sails taken in, as in the chart view. */
  readonly struck: boolean;
};

/** Yards are braced round for the eye alone: the rules' plate stays square across the keel. */
const BRACE = 0.5;
const BRACE_COS = Math.cos(BRACE);
const BRACE_SIN = Math.sin(BRACE);

const wood = uvOf(BOX.wood);

/** Everything over one mast station that falls with the mast. */
export function addMast(b: MeshBuilder, h: Hull, i: number, lines: HullLines, look: RigLook): void {
  const t = at(h.masts, i);
  const x = -t * h.length;
  const y = lines.deck(t);
  const tall = mastHeight(h, i);
  b.tube([x, y - 0.3, 0], [x, y + tall * 0.55, 0], 0.78, 0.62, wood, 7);
  b.tube([x, y + tall * 0.5, 0], [x, y + tall, 0], 0.5, 0.26, wood, 6);
  const rig = at(h.rigs, i);
  const cloth = (emblem: boolean) => uvOf(emblem ? BOX.emblem(look.style) : BOX.sail(look.style), 5);
  if (rig === 'square') {
    b.tube([x, y + tall * 0.5, 0], [x, y + tall * 0.525, 0], 1.2, 1.9, swatch('dark'), 10);
    const w = h.beam * (0.98 + 0.1 * (tall / 50));
    // Course, topsail, topgallant: foot and head as fractions of the mast, widths at both.
    const sails = [
      [0.13, 0.45, w * 1.06, w * 0.98],
      [0.5, 0.76, w * 0.94, w * 0.74],
      [0.79, 0.95, w * 0.7, w * 0.52],
    ] as const;
    sails.forEach(([foot, head, wide, narrow], k) => {
      squareSail(
        b,
        { x, foot: y + tall * foot, head: y + tall * head, wide, narrow },
        cloth(k === 0 && i === emblemMast(h)),
        look,
        k === 0,
      );
    });
    shrouds(b, h, t, y, y + tall * 0.5);
  } else if (rig === 'spanker') {
    gaffSail(
      b,
      x,
      [y + 2.4, y + tall * 0.62, y + tall * 0.84],
      h.length * (1 - t) + 7.5,
      h.length * 0.13,
      cloth(false),
      look,
    );
    shrouds(b, h, t, y, y + tall * 0.6);
  } else if (rig === 'sloop') {
    gaffSail(
      b,
      x,
      [y + 2.6, y + tall * 0.58, y + tall * 0.86],
      h.length * 0.5 + 3,
      h.length * 0.34,
      cloth(true),
      look,
    );
    shrouds(b, h, t, y, y + tall * 0.62);
  } else shrouds(b, h, t, y, y + tall * 0.66);
  pennant(b, x, y + tall, look.colour, i);
}

/** A band of the player's colour along a sail's foot: two ships of one nation stay apart. */
function hang(
  b: MeshBuilder,
  rows: readonly (readonly V3[])[],
  rect: Rect,
  look: RigLook,
  banded: boolean,
): void {
  if (!banded) {
    b.grid(rows, rect);
    return;
  }
  const [u0, v0, u1, v1] = rect;
  const cut = v0 + (v1 - v0) / (rows.length - 1);
  b.tint(look.colour, 1.15)
    .grid(rows.slice(0, 2), uvOf(BOX.band(look.style), 5))
    .plain();
  b.grid(rows.slice(1), [u0, cut, u1, v1]);
}

type SquareSail = { x: number; foot: number; head: number; wide: number; narrow: number };

/** A bellied square sail under its yard: a fifth of the width toward the bow, foot cut in a curve. */
function squareSail(b: MeshBuilder, s: SquareSail, rect: Rect, look: RigLook, banded: boolean): void {
  const turn = (dx: number, y: number, z: number): V3 => [
    s.x + dx * BRACE_COS - z * BRACE_SIN,
    y,
    dx * BRACE_SIN + z * BRACE_COS,
  ];
  if (!look.struck) {
    const rows: V3[][] = [];
    for (let r = 0; r <= 6; r++) {
      const v = r / 6;
      const w = lerp(s.wide, s.narrow, v);
      const row: V3[] = [];
      for (let k = 0; k <= 8; k++) {
        const u = (k / 8) * 2 - 1;
        const arch = 1 - u * u;
        const belly = s.wide * 0.2 * arch ** 0.8 * Math.sin(Math.PI * (0.12 + 0.8 * (1 - v))) ** 0.9;
        const y = lerp(s.foot, s.head, v) + (1 - v) * arch * (s.head - s.foot) * 0.1;
        row.push(turn(0.95 + belly, y, ((u * w) / 2) * (1 - 0.04 * Math.sin(v * Math.PI))));
      }
      rows.push(row);
    }
    hang(b, rows, rect, look, banded);
  }
  for (const side of [-1, 1])
    b.tube(
      turn(0.7, s.head + 0.25, side * s.narrow * 0.54),
      turn(0.7, s.head + 0.25, 0),
      0.24,
      look.struck ? 0.7 : 0.44,
      wood,
      5,
      false,
    );
}

/** A fore-and-aft sail with gaff and boom, along the keel, bellied a little to starboard. */
function gaffSail(
  b: MeshBuilder,
  x: number,
  [foot, throat, peak]: V3,
  boom: number,
  gaff: number,
  rect: Rect,
  look: RigLook,
): void {
  if (!look.struck) {
    const rows: V3[][] = [];
    for (let r = 0; r <= 6; r++) {
      const v = r / 6;
      const row: V3[] = [];
      for (let k = 0; k <= 7; k++) {
        const u = k / 7;
        row.push([
          x - 0.7 - u * lerp(boom, gaff, v),
          lerp(lerp(foot, foot + 0.9, u), lerp(throat, peak, u), v),
          2.4 * Math.sin(Math.PI * u) * Math.sin(Math.PI * (0.15 + 0.7 * v)),
        ]);
      }
      rows.push(row);
    }
    hang(b, rows, rect, look, true);
  }
  b.tube([x, foot - 0.3, 0], [x - boom - 1.2, foot + 0.6, 0], 0.42, 0.26, wood, 5);
  b.tube([x, throat, 0], [x - gaff - 1.2, peak + 0.3, 0], 0.36, 0.2, wood, 5);
}

function staysail(b: MeshBuilder, tack: V3, head: V3, clew: V3, rect: Rect): void {
  const mixed = (a: V3, c: V3, t: number): V3 => [
    lerp(a[0], c[0], t),
    lerp(a[1], c[1], t),
    lerp(a[2], c[2], t),
  ];
  const rows: V3[][] = [];
  for (let r = 0; r <= 6; r++) {
    const v = r / 6;
    const luff = mixed(tack, head, v);
    const leech = mixed(clew, head, v);
    const row: V3[] = [];
    for (let k = 0; k <= 5; k++) {
      const u = k / 5;
      const [x, y, z] = mixed(luff, leech, u);
      row.push([x, y, z + 2.1 * Math.sin(Math.PI * u) * (1 - v) ** 0.6]);
    }
    rows.push(row);
  }
  b.grid(rows, rect);
}

function shrouds(b: MeshBuilder, h: Hull, t: number, deck: number, top: number): void {
  const x = -t * h.length;
  for (const side of [1, -1]) {
    const z = side * (h.beam / 2) * halfBeam(t) * 0.95;
    b.grid(
      [
        [
          [x + 0.4, deck + 1.6, z],
          [x - 4.2, deck + 1.6, z],
        ],
        [
          [x - 0.2, top, side * 0.7],
          [x - 0.6, top, side * 0.7],
        ],
      ],
      uvOf(BOX.net, 0),
    );
  }
}

function pennant(b: MeshBuilder, x: number, top: number, colour: string, seed: number): void {
  const length = 11 + (seed % 2) * 3;
  const row = (o: number): V3[] =>
    Array.from({ length: 9 }, (_, k) => {
      const u = k / 8;
      return [
        x - 0.2 - u * length,
        top - 0.2 + o * (1 - u * 0.75) - u * 1.1,
        Math.sin(u * 6 + seed) * 1.1 * u,
      ];
    });
  b.tint(colour, 1.25)
    .grid([row(-1.3), row(1.3)], uvOf(BOX.pennant))
    .plain();
  b.box([x, top + 0.5, 0], [0.7, 0.7, 0.7], swatch('gold'));
}

/** Bowsprit with jibs, stays, and the nation's ensign at the stern. */
export function addSpars(
  b: MeshBuilder,
  h: Hull,
  lines: HullLines,
  look: RigLook,
  lost: ReadonlySet<number>,
): void {
  const y = lines.deck(0.06) + 0.9;
  const tip: V3 = [h.bowsprit, y + h.bowsprit * 0.42 + 1, 0];
  b.tube([-h.length * 0.1, y - 0.4, 0], tip, 0.6, 0.28, wood, 6);
  b.tube([0.4, y - 2.0, 0], [1.7, y + 0.2, 0], 0.7, 0.15, swatch('gold'), 5);
  if (!lost.has(0)) {
    const t = at(h.masts, 0);
    const x = -t * h.length;
    const deck = lines.deck(t);
    const head = deck + mastHeight(h, 0) * (at(h.rigs, 0) === 'square' ? 0.72 : 0.9);
    const clew = x + Math.max(2, Math.abs(x) * 0.22);
    if (!look.struck) {
      const cloth = uvOf(BOX.sail(look.style), 5);
      staysail(b, tip, [x + 0.5, head, 0], [clew, y + 2.6, 0], cloth);
      if (h.bowsprit > 8 || at(h.rigs, 0) === 'sloop')
        staysail(
          b,
          [h.bowsprit * 0.3, y + 1.8, 0.5],
          [x + 0.5, deck + (head - deck) * 0.7, 0.4],
          [clew - 1.2, y + 2.2, 1],
          cloth,
        );
    }
    b.tube(tip, [x, head, 0], 0.1, 0.1, swatch('rope'), 3, false);
  }
  h.masts.forEach((m, i) => {
    if (i === 0 || lost.has(i) || lost.has(i - 1)) return;
    const before = at(h.masts, i - 1);
    b.tube(
      [-before * h.length, lines.deck(before) + mastHeight(h, i - 1) * 0.55, 0],
      [-m * h.length, lines.deck(m) + mastHeight(h, i) * 0.93, 0],
      0.08,
      0.08,
      swatch('rope'),
      3,
      false,
    );
  });
  ensign(b, h, lines, look.style);
}

function ensign(b: MeshBuilder, h: Hull, lines: HullLines, style: ShipStyle): void {
  const x = -h.length - 0.2;
  const y = lines.deck(1) + 2.6;
  const row = (o: number): V3[] =>
    Array.from({ length: 7 }, (_, k) => [
      x - 0.4 - k * 1.25,
      y + 3.4 + o - k * 0.25,
      Math.sin(k * 1.3) * 0.7,
    ]);
  b.tube([-h.length + 0.3, y - 1, 0], [x - 0.3, y + 8.6, 0], 0.28, 0.2, wood, 5);
  b.grid([row(0), row(5)], uvOf(BOX.flag(style)));
}

/** What is left where a mast was shot away. */
export function addStump(b: MeshBuilder, h: Hull, i: number, lines: HullLines): void {
  const t = at(h.masts, i);
  const x = -t * h.length;
  const y = lines.deck(t);
  const tall = 3.2 + ((i * 1.7) % 2.2);
  b.tube([x, y - 0.3, 0], [x + 0.3, y + tall, 0.2], 0.8, 0.66, wood, 7);
  b.tube(
    [x + 0.3, y + tall - 0.3, 0.35],
    [x + 0.7, y + tall + 1.3, 0.6],
    0.34,
    0.02,
    swatch('rope'),
    4,
    false,
  );
}

/** Fallen spars and a torn sail over the side of a derelict. */
export function addWreckage(b: MeshBuilder, h: Hull, lines: HullLines, colour: string): void {
  const y = lines.deck(0.5) + 2;
  const l = h.length;
  b.tube([-l * 0.62, y, 5], [-l * 0.16, y - 1.2, -h.beam * 0.82], 0.7, 0.35, wood, 6);
  b.tube([-l * 0.4, y - 0.5, -9], [-l * 0.2, y - 0.3, 2], 0.4, 0.2, wood, 5);
  const rows: V3[][] = [];
  for (let r = 0; r <= 4; r++) {
    const row: V3[] = [];
    for (let k = 0; k <= 5; k++)
      row.push([
        -l * 0.52 + r * 3.4 - k * 0.5,
        y + 0.2 - Math.max(0, k - 2) * 1.15 + Math.sin(r * 2 + k) * 0.35 - 0.2 * r,
        1 - k * 2.3,
      ]);
    rows.push(row);
  }
  b.tint('#a89b8a').grid(rows, uvOf(BOX.torn, 5)).plain();
  // A rag of the owner's colour on a broken staff: a derelict still belongs to somebody.
  b.tube([-l * 0.93, lines.deck(0.93), 0], [-l * 0.95, lines.deck(0.93) + 9, 0.6], 0.3, 0.2, wood, 5);
  const rag = (o: number): V3[] =>
    Array.from({ length: 6 }, (_, k) => [
      -l * 0.95 - k * 1.1,
      lines.deck(0.93) + 5.6 + o - k * 0.5,
      0.6 + Math.sin(k * 1.7) * 0.6,
    ]);
  b.tint(colour, 1.1)
    .grid([rag(0), rag(3)], uvOf(BOX.pennant))
    .plain();
}
