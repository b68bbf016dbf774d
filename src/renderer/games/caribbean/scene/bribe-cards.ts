import { type BribeCard, THIEF } from '../../../../core/games/caribbean';
import { COLOURS, type Colour } from '../../../../core/games/caribbean/board';
import { type CardSheet, cardSheet, type FaceSize } from '../../../pieces/card-sheet';
import { C, TYPE } from '../../../table/tokens';
import { type Ctx, disc, icon, mix, rgba, text } from '../../../textures/canvas';
import { paper } from '../../../textures/paint/paper';
import { BRIBE_ORDER } from '../bribes';
import { HAVEN_COLOURS } from '../chart/paint-chart';

/** Millimetres. Bribe cards are small, so that six stand before their ships' names. */
export const BRIBE_SIZE = { width: 42, height: 58.8, thick: 0.6 } as const;
const FACE: FaceSize = { width: 170, height: 238 };

const FACES = BRIBE_ORDER.length + 1;
export const frontOf = (colour: Colour, card: BribeCard): number =>
  COLOURS.indexOf(colour) * FACES + BRIBE_ORDER.indexOf(card);
export const backOf = (colour: Colour): number => COLOURS.indexOf(colour) * FACES + FACES - 1;

const BARRELS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-26, 0],
    [26, 0],
  ],
  3: [
    [0, -28],
    [-26, 24],
    [26, 24],
  ],
  4: [
    [-26, -26],
    [26, -26],
    [-26, 28],
    [26, 28],
  ],
  5: [
    [-34, -30],
    [34, -30],
    [0, 0],
    [-34, 32],
    [34, 32],
  ],
};

/** Seven fronts and a back in each colour. Fonts must be loaded before. */
export function bribeSheet(anisotropy: number): CardSheet {
  return cardSheet(
    FACES * COLOURS.length,
    (g, k, size) => {
      const colour = COLOURS[Math.floor(k / FACES)] ?? 'red';
      const card = BRIBE_ORDER[k % FACES];
      if (card === undefined) paintBack(g, size, HAVEN_COLOURS[colour]);
      else paintFront(g, size, HAVEN_COLOURS[colour], card);
    },
    FACE,
    anisotropy,
  );
}

function paintFront(g: Ctx, { width: w, height: h }: FaceSize, colour: string, card: BribeCard): void {
  g.fillStyle = mix(colour, '#000000', 0.3);
  g.fillRect(0, 0, w, h);
  paper(g, [9, 9, w - 18, h - 18], '#ecdfbd', card + 3, 0.3);
  g.strokeStyle = C.brass;
  g.lineWidth = 2;
  g.strokeRect(9, 9, w - 18, h - 18);
  const label = card === THIEF ? '−1' : String(card);
  const dye = card === THIEF ? '#6d1a12' : '#2c1a0d';
  const font = `58px ${TYPE.title}`;
  text(g, label, 38, 58, font, dye);
  g.save();
  g.translate(w - 38, h - 58);
  g.rotate(Math.PI);
  text(g, label, 0, 0, font, dye);
  g.restore();
  if (card === THIEF) icon(g, 'robber', w / 2, h / 2 + 4, 112, '#2c1a0d');
  else if (card === 0) icon(g, 'barrel', w / 2, h / 2, 84, rgba('#2c1a0d', 0.18));
  for (const [x, y] of BARRELS[card] ?? [])
    icon(g, 'barrel', w / 2 + x, h / 2 + y + 4, card < 3 ? 60 : 50, '#5b3415');
}

function paintBack(g: Ctx, { width: w, height: h }: FaceSize, colour: string): void {
  g.fillStyle = mix(colour, '#000000', 0.45);
  g.fillRect(0, 0, w, h);
  g.fillStyle = mix(colour, '#000000', 0.12);
  g.fillRect(9, 9, w - 18, h - 18);
  g.strokeStyle = rgba('#000000', 0.18);
  g.lineWidth = 2;
  for (let m = -h; m < w + h; m += 12) {
    g.beginPath();
    g.moveTo(m, 0);
    g.lineTo(m + h, h);
    g.moveTo(m, h);
    g.lineTo(m + h, 0);
    g.stroke();
  }
  g.strokeStyle = C.brass;
  g.lineWidth = 3;
  g.strokeRect(9, 9, w - 18, h - 18);
  disc(g, w / 2, h / 2, 50, mix(colour, '#000000', 0.5));
  g.stroke();
  icon(g, 'barrel', w / 2, h / 2, 62, C.brassLight);
}
