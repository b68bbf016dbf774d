import type { Kind } from '../../../../../core/games/sandbox/piece';
import { C, TYPE } from '../../../../table/tokens';
import { type Ctx, disc, type IconName, icon, mix, rgba, text, wrapText } from '../../../../textures/canvas';
import { paper } from '../../../../textures/paint/paper';

/** Pixels of a face. */
export type Size = readonly [width: number, height: number];

const RED_SUITS = /[♥♦]/;
/** A rank and a suit: a card of a common pack. */
const PIP_CARD = /^(10|[2-9AJQK])([♠♥♦♣])$/;

type Painter = (g: Ctx, size: Size, words: string) => void;
const paintCardOrBack: Painter = (g, size, words) =>
  words === '⚓' ? paintBack(g, size, 'anchor', '#23405e') : paintCard(g, size, words);

const PAINTERS: Partial<Record<Kind, Painter>> = {
  card: paintCardOrBack,
  deck: paintCardOrBack,
  note: paintNote,
  mat: paintMat,
  board: paintMat,
  ruler: paintRuler,
};

/** A word or number printed on a piece of that kind; the empty word leaves it bare. */
export const paintPlain = (g: Ctx, size: Size, kind: Kind, words: string): void =>
  (PAINTERS[kind] ?? paintDisc)(g, size, words);

function frame(g: Ctx, [w, h]: Size, inset: number, dye: string, line: number): void {
  g.strokeStyle = dye;
  g.lineWidth = line;
  g.strokeRect(inset, inset, w - 2 * inset, h - 2 * inset);
}

function paintCard(g: Ctx, size: Size, words: string): void {
  const [w, h] = size;
  paper(g, [0, 0, w, h], '#f4ecd8', words.length + 5, 0.22);
  frame(g, size, 4, rgba(C.sepia, 0.7), 2);
  const [, rank, suit] = PIP_CARD.exec(words) ?? [];
  if (!rank || !suit) {
    lines(g, size, words, Math.round(w * 0.13));
    return;
  }
  const dye = RED_SUITS.test(suit) ? '#a32025' : '#1d1a1c';
  const corner = () => {
    text(g, rank, w * 0.15, h * 0.145, `bold ${w * 0.2}px ${TYPE.title}`, dye);
    text(g, suit, w * 0.15, h * 0.265, `${w * 0.2}px serif`, dye);
  };
  corner();
  g.save();
  g.translate(w, h);
  g.rotate(Math.PI);
  corner();
  g.restore();
  text(g, suit, w / 2, h * 0.63, `${w * 0.56}px serif`, dye);
}

/** A back: a field with a lattice, a brass rule and an emblem. */
export function paintBack(g: Ctx, size: Size, glyph: IconName, field: string): void {
  const [w, h] = size;
  g.fillStyle = '#17100b';
  g.fillRect(0, 0, w, h);
  g.fillStyle = field;
  g.fillRect(w * 0.04, w * 0.04, w * 0.92, h - w * 0.08);
  g.strokeStyle = rgba('#000000', 0.26);
  g.lineWidth = 1.5;
  for (let k = -h; k < w + h; k += 10) {
    g.beginPath();
    g.moveTo(k, 0);
    g.lineTo(k + h, h);
    g.moveTo(k, h);
    g.lineTo(k + h, 0);
    g.stroke();
  }
  frame(g, size, w * 0.075, C.brass, 2.5);
  disc(g, w / 2, h / 2, w * 0.26, mix(field, '#000000', 0.45));
  icon(g, glyph, w / 2, h / 2, w * 0.34, C.brassLight);
}

/** Text in the middle, as large as it may be and as many lines as it needs. */
function lines(g: Ctx, [w, h]: Size, words: string, largest: number, dye: string = C.sepia): void {
  if (words === '') return;
  let px = largest;
  let wrapped: string[] = [];
  for (; px >= 8; px -= 2) {
    g.font = `${px}px ${TYPE.text}`;
    wrapped = words.split('\n').flatMap((line) => wrapText(g, line, w * 0.84));
    const widest = Math.max(...wrapped.map((line) => g.measureText(line).width));
    if (wrapped.length * px * 1.2 < h * 0.84 && widest < w * 0.9) break;
  }
  wrapped.forEach((line, k) => {
    const y = h / 2 + (k - (wrapped.length - 1) / 2) * px * 1.2 + px * 0.32;
    text(g, line, w / 2, y, `${px}px ${TYPE.text}`, dye, { max: w * 0.92 });
  });
}

function paintNote(g: Ctx, size: Size, words: string): void {
  const [w, h] = size;
  paper(g, [0, 0, w, h], '#f0e0a8', 7, 0.4);
  g.fillStyle = rgba('#a32025', 0.75);
  g.fillRect(0, h * 0.06, w, 2);
  lines(g, size, words, Math.round(h * (words.length < 6 ? 0.6 : 0.3)), C.ink);
}

function paintMat(g: Ctx, size: Size, words: string): void {
  const [w, h] = size;
  g.fillStyle = '#2c3f38';
  g.fillRect(0, 0, w, h);
  for (let k = 0; k < h; k += 2) {
    g.fillStyle = rgba('#000000', 0.05 + 0.05 * Math.abs(Math.sin(k * 12.9)));
    g.fillRect(0, k, w, 1);
  }
  frame(g, size, 7, C.brassDeep, 4);
  frame(g, size, 12, rgba(C.brassLight, 0.6), 1.2);
  lines(g, size, words, Math.round(h * 0.16), C.brassLight);
}

/** Millimetres along both edges, centimetres in numbers. */
function paintRuler(g: Ctx, [w, h]: Size): void {
  g.fillStyle = '#d9b878';
  g.fillRect(0, 0, w, h);
  const millimetres = 300;
  g.fillStyle = C.ink;
  for (let k = 0; k <= millimetres; k++) {
    const long = k % 10 === 0 ? 0.5 : k % 5 === 0 ? 0.34 : 0.2;
    g.fillRect((k / millimetres) * w, 0, k % 10 === 0 ? 1.4 : 0.8, h * long);
  }
  for (let k = 1; k < millimetres / 10; k++)
    text(g, String(k), (k / (millimetres / 10)) * w, h * 0.92, `bold ${h * 0.44}px ${TYPE.ui}`, C.ink);
}

/** A round piece with a turned edge: white, so that it can be tinted. */
function paintDisc(g: Ctx, [w, h]: Size, words: string): void {
  const base = '#f4efe4';
  g.fillStyle = base;
  g.fillRect(0, 0, w, h);
  ring(g, [w, h], mix(base, '#000000', 0.42));
  lines(g, [w, h], words, Math.round(h * 0.4), C.ink);
}

function ring(g: Ctx, [w, h]: Size, dye: string): void {
  g.strokeStyle = dye;
  g.lineWidth = w * 0.045;
  g.beginPath();
  g.arc(w / 2, h / 2, w * 0.42, 0, 7);
  g.stroke();
}

/** A round piece that shows what its bearer is good for, and a name in small letters. */
export function paintEmblem(g: Ctx, size: Size, glyph: IconName, field: string, name: string): void {
  const [w, h] = size;
  g.fillStyle = field;
  g.fillRect(0, 0, w, h);
  disc(g, w / 2, h / 2, w * 0.42, '#efe3c4');
  ring(g, size, mix(field, '#000000', 0.35));
  icon(g, glyph, w / 2, h * (name ? 0.43 : 0.5), w * 0.44, C.ink);
  if (name) text(g, name, w / 2, h * 0.76, `bold ${h * 0.105}px ${TYPE.ui}`, C.ink, { max: w * 0.62 });
}

/** A ship from above, for a playmat: deck, bow, and the places for a vessel and two of a crew. */
export function paintShipMat(g: Ctx, [w, h]: Size): void {
  g.fillStyle = '#17303a';
  g.fillRect(0, 0, w, h);
  g.beginPath();
  const [l, r, t, b] = [w * 0.03, w * 0.97, h * 0.08, h * 0.92];
  g.moveTo(l, t);
  g.lineTo(w * 0.8, t);
  g.quadraticCurveTo(w * 0.93, h * 0.2, r, h / 2);
  g.quadraticCurveTo(w * 0.93, h * 0.8, w * 0.8, b);
  g.lineTo(l, b);
  g.closePath();
  g.fillStyle = '#8a5a34';
  g.fill();
  g.save();
  g.clip();
  for (let y = t; y < b; y += h / 22) {
    g.fillStyle = rgba('#2a1608', 0.34);
    g.fillRect(0, y, w, 1.4);
  }
  g.restore();
  g.strokeStyle = C.brass;
  g.lineWidth = 5;
  g.stroke();
  g.strokeStyle = rgba(C.brassLight, 0.65);
  g.lineWidth = 1.6;
  for (const x of [0.06, 0.35, 0.64]) g.strokeRect(w * x, h * 0.22, w * 0.245, h * 0.56);
}
