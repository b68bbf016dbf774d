import { BITS, BITS_BOX, COIN_VALUES, TOKENS, type TokenFace } from '../../pieces/bits-atlas';
import { C, TYPE } from '../../table/tokens';
import { at } from '../../table/units';
import { type Ctx, canvas, disc, type IconName, icon, mix, rgba, text, wash } from '../canvas';
import { rng } from '../noise';

/** Bars, dice, coins and tokens on one sheet. */
export function paintBits(): OffscreenCanvas {
  const [c, g] = canvas(BITS, BITS);
  barFace(g, true);
  barFace(g, false);
  fill(g, BITS_BOX.longEdge, C.redDeep);
  fill(g, BITS_BOX.shortEdge, '#b9a988');
  [3, 4, 6, 1, 5, 2].forEach((pips, side) => {
    dieFace(g, BITS_BOX.die(side), pips);
  });
  for (let v = 0; v < COIN_VALUES; v++) coinFace(g, BITS_BOX.coin(v), v);
  fill(g, BITS_BOX.white, '#ffffff');
  fill(g, BITS_BOX.edge, '#c8b694');
  TOKENS.forEach((face, k) => {
    tokenFace(g, BITS_BOX.token(k), face);
  });
  return c;
}

type Box = readonly [x: number, y: number, w: number, h: number];
function fill(g: Ctx, box: Box, dye: string): void {
  g.fillStyle = dye;
  g.fillRect(...box);
}

/** L and S differ in colour, pattern and letter: red lacquer with slashes, bone with dots. */
function barFace(g: Ctx, long: boolean): void {
  const [, y, w, h] = long ? BITS_BOX.longBar : BITS_BOX.shortBar;
  const base = long ? C.red : C.bone;
  const ink = long ? C.brassLight : C.sepia;
  const r = rng(long ? 3 : 8);
  wash(
    g,
    [0, y, w, h],
    [0, y, 0, y + h],
    [
      [0, mix(base, '#ffffff', 0.16)],
      [0.5, base],
      [1, mix(base, '#000000', 0.22)],
    ],
  );
  for (let k = 0; k < 260; k++) {
    g.fillStyle = rgba(long ? '#3a0508' : '#8a6b3f', 0.08 + r() * 0.1);
    g.fillRect(r() * (w - 90), y + r() * h, 20 + r() * 70, 1);
  }
  g.strokeStyle = ink;
  g.lineWidth = 3;
  g.strokeRect(40, y + 9, w - 80, h - 18);
  g.save();
  g.beginPath();
  g.rect(40, y + 9, w - 80, h - 18);
  g.clip();
  if (long) {
    g.strokeStyle = rgba(ink, 0.75);
    g.lineWidth = 5;
    for (let x = 20; x < w; x += 26) {
      if (Math.abs(x + 20 - w / 2) <= 92) continue;
      g.beginPath();
      g.moveTo(x, y + h - 8);
      g.lineTo(x + 40, y + 8);
      g.stroke();
    }
  } else
    for (let x = 66; x < w - 60; x += 24) {
      if (Math.abs(x - w / 2) <= 92) continue;
      disc(g, x, y + h * 0.32, 5, rgba(ink, 0.85));
      disc(g, x + 12, y + h * 0.68, 5, rgba(ink, 0.85));
    }
  g.restore();
  g.fillStyle = mix(base, '#000000', long ? 0.3 : 0.06);
  g.strokeStyle = ink;
  g.lineWidth = 4;
  g.beginPath();
  g.ellipse(w / 2, y + h / 2, 74, 42, 0, 0, 7);
  g.fill();
  g.stroke();
  text(g, long ? 'L' : 'S', w / 2, y + h / 2 + 27, `bold 76px ${TYPE.title}`, ink);
  for (const x of [0, w - 34]) {
    wash(
      g,
      [x, y, 34, h],
      [0, y, 0, y + h],
      [
        [0, C.brassLight],
        [0.45, C.brass],
        [1, C.brassDeep],
      ],
    );
    g.fillStyle = rgba('#2a1805', 0.7);
    g.fillRect(x === 0 ? 31 : x, y, 3, h);
    disc(g, x + 17, y + h / 2, 5, rgba('#2a1805', 0.7));
  }
}

/** Where the pips of a die's face lie, in steps from its middle. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function dieFace(g: Ctx, [x, y, w]: Box, value: number): void {
  const r = rng(6 + value);
  fill(g, [x, y, w, w], C.bone);
  for (let m = 0; m < 120; m++) {
    g.fillStyle = rgba('#a98a58', 0.05 + r() * 0.07);
    g.fillRect(x + r() * (w - 50), y + r() * w, 10 + r() * 40, 1);
  }
  for (const [a, b] of PIPS[value] ?? []) {
    const px = x + w / 2 + a * 30;
    const py = y + w / 2 + b * 30;
    if (value === 1) {
      icon(g, 'skull-crossed-bones', px, py, 78, '#7c1d1b');
      continue;
    }
    const s = g.createRadialGradient(px - 2, py - 3, 1, px, py, 14);
    s.addColorStop(0, '#0d0806');
    s.addColorStop(0.75, '#2b1a11');
    s.addColorStop(1, '#6d5334');
    disc(g, px, py, 12.5, s);
    g.strokeStyle = rgba('#fff6e0', 0.8);
    g.lineWidth = 2;
    g.beginPath();
    g.arc(px, py, 13, 0.4, 2.4);
    g.stroke();
  }
}

/** Near white, because the gold comes from the matcap; relief is painted as light and dark lips. */
function coinFace(g: Ctx, [x, y, w]: Box, value: number): void {
  const r = rng(2);
  const mid = w / 2;
  const k = w / 256;
  g.save();
  g.translate(x, y);
  fill(g, [0, 0, w, w], '#ece0c8');
  const ring = (radius: number, width: number, dye: string) => {
    g.strokeStyle = dye;
    g.lineWidth = width * k;
    g.beginPath();
    g.arc(mid, mid, radius * k, 0, 7);
    g.stroke();
  };
  ring(99, 5, '#8a6430');
  ring(103, 3, '#fffaf0');
  ring(124, 8, '#fffaf0');
  for (let n = 0; n < 44; n++) {
    const a = (n / 44) * 6.2832;
    disc(g, mid + Math.cos(a) * 111 * k, mid + Math.sin(a) * 111 * k, 3 * k, '#7d5826');
  }
  for (const [offset, dye] of [
    [4, '#6b4415'],
    [-2, '#ffffff'],
    [0, value ? '#8a5f22' : '#f3e3bd'],
  ] as const) {
    if (value)
      text(
        g,
        String(value),
        mid + offset * k,
        mid + (54 + offset) * k,
        `bold ${150 * k}px ${TYPE.title}`,
        dye,
      );
    else icon(g, 'skull-crossed-bones', mid + offset * k, mid + offset * k, 150 * k, dye);
  }
  for (let n = 0; n < 120; n++) disc(g, r() * w, r() * w, r() * 5 * k, rgba('#5b3708', 0.05 + r() * 0.1));
  g.restore();
}

const TOKEN_ICON: Readonly<Record<TokenFace, IconName>> = {
  crew: 'pirate-hat',
  hidden: 'hooded-figure',
  captain: 'pirate-captain',
  helmsman: 'ship-wheel',
  cannon: 'cannon',
  shipwright: 'hammer-nails',
  anchor: 'anchor',
  chest: 'locked-chest',
  skull: 'crowned-skull',
  spyglass: 'spyglass',
  musket: 'eye-target',
  oar: 'sailboat',
  star: 'compass',
  hook: 'hook',
};

/** A disc of ivory with an emblem: the piece's tint colours its field, so the emblem is dark. */
function tokenFace(g: Ctx, [x, y, w]: Box, face: TokenFace): void {
  const mid = w / 2;
  g.save();
  g.translate(x, y);
  fill(g, [0, 0, w, w], '#f4ecdc');
  g.strokeStyle = rgba('#3a2614', 0.85);
  g.lineWidth = 5;
  g.beginPath();
  g.arc(mid, mid, w * 0.4, 0, 7);
  g.stroke();
  g.lineWidth = 1.5;
  g.beginPath();
  g.arc(mid, mid, w * 0.455, 0, 7);
  g.stroke();
  icon(g, TOKEN_ICON[face], mid, mid, w * 0.56, '#20140c');
  g.restore();
}

/** A box of the sheet by token face. */
export const tokenIndex = (face: TokenFace): number => TOKENS.indexOf(face);
export const dieSide = (side: number): number => at([3, 4, 6, 1, 5, 2], side);
