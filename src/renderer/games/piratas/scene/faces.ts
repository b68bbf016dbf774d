import { CARD_KINDS, CARDS, type CardGroup, type CardKind } from '../../../../core/games/piratas';
import { piratasText } from '../../../../shared/text/en/piratas';
import { type CardSheet, cardSheet, type FaceSize, paintBack } from '../../../pieces/card-sheet';
import { C, TYPE } from '../../../table/tokens';
import { type Ctx, icon, rgba, text, wash, wrapText } from '../../../textures/canvas';
import { paper } from '../../../textures/paint/paper';
import { CARD_ICON } from '../names';
import { BACK } from './layout';

/** 26 faces in two rows of one 4096 px texture. */
const SIZE: FaceSize = { width: 300, height: 420 };

/** Each group has its own banner: they differ in lightness, and in the word under the picture too. */
const BANNER: Readonly<Record<CardGroup, string>> = {
  treasure: '#a8741c',
  duel: '#7d1d1b',
  parrot: '#2f6b3c',
  crew: '#4a3a63',
  immediate: '#1f4f63',
  vessel: '#2b2620',
};

let sheet: CardSheet | null = null;

/** The deck's sheet, painted once. Fonts must be there. */
export function piratasSheet(): CardSheet {
  sheet ??= cardSheet(CARD_KINDS.length + 1, paint, SIZE);
  return sheet;
}

function paint(g: Ctx, k: number, size: FaceSize): void {
  const kind = CARD_KINDS[k];
  if (k === BACK || !kind) {
    paintBack(g, size, '#16414a');
    icon(g, 'pirate-skull', size.width / 2, size.height / 2, 130, C.brassLight);
    return;
  }
  paintFace(g, kind, size);
}

function paintFace(g: Ctx, kind: CardKind, { width: w, height: h }: FaceSize): void {
  const { group, shots, worth } = CARDS[kind];
  const banner = BANNER[group];
  paper(g, [0, 0, w, h], C.paper, kind.length + 2);
  wash(
    g,
    [14, 78, w - 28, 186],
    [0, 78, 0, 264],
    [
      [0, rgba(banner, 0.28)],
      [1, rgba(banner, 0.06)],
    ],
  );
  g.strokeStyle = C.ink;
  g.lineWidth = 14;
  g.strokeRect(0, 0, w, h);
  g.strokeStyle = C.brass;
  g.lineWidth = 2.5;
  g.strokeRect(11, 11, w - 22, h - 22);
  g.fillStyle = banner;
  g.fillRect(13, 18, w - 26, 58);
  text(g, nameOf(kind), w / 2, 58, `34px ${TYPE.caps}`, '#fbf1da', { max: w - 44 });
  icon(g, CARD_ICON[kind], w / 2, 172, 168, banner);
  pips(g, shots ? 'cannon-ball' : worth ? 'coins' : null, shots ?? worth ?? 0, w);
  body(g, piratasText[`piratas.card.${kind}.text`] ?? '', w);
}

const nameOf = (kind: CardKind): string =>
  (piratasText[`piratas.card.${kind}`] ?? kind).replace(/ \(\d\)$/, '');

/** Shots and treasures are counted out, so that they can be told without reading. */
function pips(g: Ctx, glyph: 'cannon-ball' | 'coins' | null, count: number, w: number): void {
  if (!glyph) return;
  for (let k = 0; k < count; k++) {
    const x = w / 2 + (k - (count - 1) / 2) * 52;
    g.fillStyle = C.ink;
    g.beginPath();
    g.arc(x, 254, 24, 0, Math.PI * 2);
    g.fill();
    icon(g, glyph, x, 254, 34, C.brassLight);
  }
}

function body(g: Ctx, words: string, w: number): void {
  g.font = `24px ${TYPE.text}`;
  const lines = wrapText(g, words, w - 48);
  const step = lines.length > 4 ? 22 : 26;
  const font = `${lines.length > 4 ? 20 : 24}px ${TYPE.text}`;
  g.font = font;
  const fitted = wrapText(g, words, w - 44);
  fitted.forEach((line, k) => {
    text(g, line, w / 2, 304 + k * step, font, C.sepia, { max: w - 36 });
  });
}

/** The fonts that faces are written in. */
export const cardFonts = (): Promise<unknown> =>
  Promise.all([`34px ${TYPE.caps}`, `24px ${TYPE.text}`].map((font) => document.fonts.load(font)));
