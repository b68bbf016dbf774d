import { type Board, type Colour, STANDARD_BOARD } from '../../../../core/games/caribbean/board';
import { C, TYPE } from '../../../table/tokens';
import { at } from '../../../table/units';
import { type Ctx, canvas, disc, icon, rgba, text, wrapText } from '../../../textures/canvas';
import { rng } from '../../../textures/noise';
import { compassRose, rhumbLines } from '../../../textures/paint/compass';
import { paper } from '../../../textures/paint/paper';
import drawn from './data/cells.json';
import { INK, type Outline, paintLand, type Sheet, trace } from './paint-land';

/** The colours of the four havens: wash, hatching and border, so that they differ by more than hue. */
export const HAVEN_COLOURS: Readonly<Record<Colour, string>> = {
  red: '#b4372f',
  blue: '#2e6799',
  green: '#3f7f4e',
  yellow: '#d9a233',
};

const WATER_TINTS = ['#4f8a90', '#78a89a', '#5f8fa6', '#8fb39a', '#4a7f86'] as const;

/** Where a city's name hangs from its harbour, in pixels of a chart 2,048 wide. */
const CITY_LABELS: Readonly<Record<string, readonly [number, number]>> = {
  Havana: [-40, 40],
  Santiago: [30, -30],
  'Port Royal': [0, -30],
  'Santo Domingo': [0, -28],
  Tortuga: [52, 22],
  Campeche: [-8, 44],
  'San Juan': [0, 36],
  Nassau: [-66, -4],
  Maracaibo: [4, 44],
  Cartagena: [40, 44],
  'Puerto Bello': [-92, 30],
  Caracas: [0, 44],
  Cumana: [26, 42],
  Trujillo: [20, 44],
  'Basse-Terre': [70, -18],
  Bridgetown: [14, 42],
};

/** The standard board as an antique chart: parchment, waterlined coast, hand-drawn cells, washed havens. */
export function paintCaribbeanChart(width = 2048): OffscreenCanvas {
  const [surface, g] = canvas(width, Math.round(width / drawn.aspect));
  const sheet: Sheet = { g, w: surface.width, h: surface.height };
  paper(g, [0, 0, sheet.w, sheet.h], '#e3d2a4', 5, 0.3);
  g.fillStyle = rgba('#5f9298', 0.42);
  g.fillRect(0, 0, sheet.w, sheet.h);
  rhumbLines(g, sheet.w * ROSE[0], sheet.h * ROSE[1], sheet.w * 1.2, rgba('#8c3a2c', 0.2), 1.3);
  paintWaters(sheet, STANDARD_BOARD);
  paintReefs(sheet);
  paintLand(sheet);
  paintNames(sheet, STANDARD_BOARD);
  paintCities(sheet);
  paintFrame(sheet);
  return surface;
}

const ROSE = [0.845, 0.33] as const;

const cellsOf = (board: Board) =>
  Object.entries(drawn.cells).flatMap(([id, cell]) => {
    const space = board.spaces[id];
    return space ? [{ ...cell, space }] : [];
  });

function paintWaters(sheet: Sheet, board: Board): void {
  const { g } = sheet;
  const cells = cellsOf(board);
  cells.forEach(({ outline, space }, k) => {
    trace(sheet, outline);
    g.fillStyle = rgba(at(WATER_TINTS, (k * 7) % WATER_TINTS.length), 0.42);
    g.fill();
    if (space.haven) paintHaven(sheet, outline, HAVEN_COLOURS[space.haven]);
  });
  for (const { outline } of cells) {
    trace(sheet, outline);
    g.lineJoin = 'round';
    g.strokeStyle = rgba('#f4e8c6', 0.5);
    g.lineWidth = 6;
    g.stroke();
    g.strokeStyle = rgba(INK, 0.78);
    g.lineWidth = 2.1;
    g.setLineDash([11, 5]);
    g.stroke();
    g.setLineDash([]);
  }
}

function paintHaven(sheet: Sheet, outline: Outline, colour: string): void {
  const { g, w, h } = sheet;
  g.save();
  trace(sheet, outline);
  g.clip();
  g.fillStyle = rgba(colour, 0.34);
  g.fill();
  g.strokeStyle = rgba(colour, 0.35);
  g.lineWidth = 2;
  for (let m = -h; m < w; m += 9) {
    g.beginPath();
    g.moveTo(m, 0);
    g.lineTo(m + h, h);
    g.stroke();
  }
  trace(sheet, outline);
  for (const [dye, width] of [
    [rgba(colour, 0.95), 17],
    [rgba('#fff4d6', 0.8), 3],
  ] as const) {
    g.strokeStyle = dye;
    g.lineWidth = width;
    g.stroke();
  }
  g.restore();
}

/** Shoals where two waters come close that don't border each other. */
function paintReefs({ g, w, h }: Sheet): void {
  const r = rng(31);
  for (const [u = 0, v = 0] of drawn.reefs) {
    disc(g, u * w, v * h, 7, rgba('#e3d2a4', 0.7));
    g.strokeStyle = rgba(INK, 0.6);
    g.lineWidth = 1.4;
    for (let k = 0; k < 3; k++) {
      const x = u * w + (r() - 0.5) * 10;
      const y = v * h + (r() - 0.5) * 10;
      g.beginPath();
      g.moveTo(x - 3, y);
      g.lineTo(x + 3, y);
      g.moveTo(x, y - 3);
      g.lineTo(x, y + 3);
      g.stroke();
    }
  }
}

function paintNames({ g, w, h }: Sheet, board: Board): void {
  const font = `italic 23px ${TYPE.map}`;
  for (const { at: middle, space } of cellsOf(board)) {
    const x = at(middle, 0) * w;
    const top = at(middle, 1) * h - 22;
    const badge = space.start || space.haven !== null;
    g.font = font;
    const lines = wrapText(g, space.name, 112);
    lines.forEach((line, i) => {
      const y = badge ? top + 44 + i * 20 : top + 28 + (i - (lines.length - 1) / 2) * 20;
      g.font = font;
      g.textAlign = 'center';
      g.strokeStyle = rgba('#d5dcc0', 0.8);
      g.lineWidth = 5;
      g.lineJoin = 'round';
      g.strokeText(line, x, y);
      text(g, line, x, y, font, '#23150a');
    });
    if (space.start) icon(g, 'caravel', x, top - 4, 46, rgba('#38240f', 0.75));
    if (space.haven) {
      disc(g, x, top - 2, 21, HAVEN_COLOURS[space.haven]);
      g.strokeStyle = '#fff4d6';
      g.lineWidth = 3;
      g.stroke();
      icon(g, 'anchor', x, top - 2, 27, '#fff4d6');
    }
  }
}

function paintCities({ g, w, h }: Sheet): void {
  for (const [city, [u = 0, v = 0]] of Object.entries(drawn.harbours)) {
    const x = u * w;
    const y = v * h;
    disc(g, x, y, 11, '#a02c22');
    g.strokeStyle = '#fff0cc';
    g.lineWidth = 4;
    g.stroke();
    g.strokeStyle = '#3b150f';
    g.lineWidth = 1.6;
    g.beginPath();
    g.arc(x, y, 13.4, 0, 7);
    g.stroke();
    g.fillStyle = '#fff0cc';
    g.fillRect(x - 1.2, y - 6, 2.4, 12);
    g.fillRect(x - 5, y - 1.2, 10, 2.4);
    const [dx, dy] = CITY_LABELS[city] ?? [0, 40];
    ribbonLabel(g, x + dx, y + dy, city);
  }
}

function ribbonLabel(g: Ctx, x: number, y: number, s: string): void {
  const font = `25px ${TYPE.caps}`;
  g.font = font;
  const half = g.measureText(s).width / 2 + 13;
  g.fillStyle = '#f2e4bc';
  g.strokeStyle = INK;
  g.lineWidth = 1.8;
  g.beginPath();
  g.moveTo(x - half - 13, y - 15);
  g.lineTo(x + half + 13, y - 15);
  g.lineTo(x + half + 4, y);
  g.lineTo(x + half + 13, y + 15);
  g.lineTo(x - half - 13, y + 15);
  g.lineTo(x - half - 4, y);
  g.closePath();
  g.fill();
  g.stroke();
  text(g, s, x, y + 8.5, font, '#6d1a12', { spacing: 0.5 });
}

/** Border with its degree scale, rose, cartouche, and the five places of the supply. */
function paintFrame({ g, w, h }: Sheet): void {
  const b = 26;
  g.strokeStyle = INK;
  g.lineWidth = 3;
  g.strokeRect(b, b, w - 2 * b, h - 2 * b);
  g.strokeRect(8, 8, w - 16, h - 16);
  g.lineWidth = 1;
  g.strokeRect(b + 6, b + 6, w - 2 * b - 12, h - 2 * b - 12);
  g.fillStyle = INK;
  for (let k = 1; k < 37; k += 2) {
    const s = (w - 2 * b) / 37;
    g.fillRect(b + k * s, 11, s, b - 14);
    g.fillRect(b + k * s, h - b + 3, s, b - 14);
  }
  for (let k = 1; k < 20; k += 2) {
    const s = (h - 2 * b) / 20;
    g.fillRect(11, b + k * s, b - 14, s);
    g.fillRect(w - b + 3, b + k * s, b - 14, s);
  }
  compassRose(g, w * ROSE[0], h * ROSE[1], 74, { dark: rgba(INK, 0.9), light: '#eadbb0', accent: '#9c2f28' });
  icon(g, 'sea-serpent', w * 0.93, h * 0.56, 92, rgba('#38240f', 0.55));
  icon(g, 'whale-tail', w * 0.075, h * 0.78, 84, rgba('#38240f', 0.5));
  cartouche(g, w * 0.155, h * 0.855);
  ['I', 'II', 'III', 'IV', 'V'].forEach((numeral, k) => {
    const [u, v] = supplyPlace(k);
    supplyBox(g, u * w, v * h, numeral);
  });
}

/** The k-th place of the chest supply, from the left, as fractions of the chart. */
export const supplyPlace = (k: number): readonly [number, number] => [0.735 + (k * 96) / 2048, 0.1];

function supplyBox(g: Ctx, x: number, y: number, numeral: string): void {
  g.fillStyle = rgba('#f1e4bd', 0.7);
  g.strokeStyle = INK;
  g.lineWidth = 2.4;
  g.beginPath();
  g.roundRect(x - 40, y - 42, 80, 84, 10);
  g.fill();
  g.stroke();
  g.lineWidth = 1;
  g.beginPath();
  g.roundRect(x - 35, y - 37, 70, 74, 7);
  g.stroke();
  text(g, numeral, x, y + 64, `24px ${TYPE.caps}`, '#38240f');
}

function cartouche(g: Ctx, x: number, y: number): void {
  g.save();
  g.translate(x, y);
  g.fillStyle = '#efe0b4';
  g.strokeStyle = INK;
  g.lineWidth = 3;
  const shape = () => {
    g.beginPath();
    g.moveTo(-230, -86);
    g.bezierCurveTo(-262, -40, -262, 40, -230, 86);
    g.bezierCurveTo(-120, 112, 120, 112, 230, 86);
    g.bezierCurveTo(262, 40, 262, -40, 230, -86);
    g.bezierCurveTo(120, -112, -120, -112, -230, -86);
    g.closePath();
  };
  shape();
  g.fill();
  g.stroke();
  g.save();
  g.lineWidth = 1.4;
  g.scale(0.95, 0.9);
  shape();
  g.stroke();
  g.restore();
  text(g, 'A New & Exact Chart of the', 0, -46, `italic 30px ${TYPE.map}`, '#38240f');
  text(g, 'Caribbean', 0, 22, `84px ${TYPE.title}`, '#6d1a12');
  text(g, 'with the Safe Havens of the Brethren', 0, 62, `italic 24px ${TYPE.map}`, '#38240f');
  g.strokeStyle = C.sepia;
  g.lineWidth = 1.5;
  g.beginPath();
  g.moveTo(-120, 76);
  g.lineTo(120, 76);
  g.stroke();
  g.restore();
}
