import type { Message } from '../../../../core/engine/message';
import type { AdventureSet } from '../../../../core/games/shuffling-the-deck/data/adventure-cards';
import { adventureCards } from '../../../../core/games/shuffling-the-deck/data/adventure-cards';
import { movementCards } from '../../../../core/games/shuffling-the-deck/data/movement-cards';
import { type Nation, type PirateId, pirates } from '../../../../core/games/shuffling-the-deck/data/pirates';
import { type CardSheet, cardSheet, FACE } from '../../../pieces/card-sheet';
import { C, TYPE } from '../../../table/tokens';
import {
  type Ctx,
  disc,
  glow,
  type IconName,
  icon,
  mix,
  rgba,
  text,
  wash,
  wrapText,
} from '../../../textures/canvas';
import { paper } from '../../../textures/paint/paper';
import {
  type AdventureKind,
  adventureIcon,
  adventureName,
  adventureText,
  cardName,
  cardText,
  type MovementKind,
  movementIcons,
  nationIcons,
  pirateIcons,
  pirateName,
  shipName,
} from '../names';
import { say } from '../words';
import { flames, type Hour, shipProfile, sky, waves } from './art';
import { type FaceOf, faces, spacesOf } from './faces';

type Words = (message: Message) => string;
const { width: W, height: H } = FACE;

type Dress = {
  readonly hue: string;
  readonly deep: string;
  readonly sail: string;
  readonly hull: string;
  readonly band: string;
};
const dress: Readonly<Record<Nation, Dress>> = {
  english: { hue: '#8e2429', deep: '#4c0f13', sail: '#f0e4c8', hull: '#5b3a20', band: '#d0a24a' },
  spanish: { hue: '#b5791d', deep: '#7a4a0e', sail: '#f3dfb0', hull: '#4a2a1a', band: '#a5282c' },
  dutch: { hue: '#1f5f6b', deep: '#10404c', sail: '#e6e2d0', hull: '#3f3426', band: '#c96f28' },
};

/** Each ship has her own rig and hour of the day, so that she is known at a glance. */
const portraits: Readonly<Record<PirateId, { readonly masts: number; readonly hour: Hour }>> = {
  blackheart: { masts: 3, hour: 'storm' },
  harrow: { masts: 2, hour: 'noon' },
  wick: { masts: 2, hour: 'dusk' },
  roca: { masts: 4, hour: 'dusk' },
  coronela: { masts: 3, hour: 'night' },
  baltasar: { masts: 3, hour: 'dawn' },
  kraai: { masts: 3, hour: 'night' },
  vos: { masts: 3, hour: 'dawn' },
  brand: { masts: 2, hour: 'noon' },
};

/**
 * All faces on one sheet. Fonts must be loaded before.
 * @param scale of faces of 340 × 476 pixels
 */
export function paintDeck(words: Words, set: AdventureSet, scale: number, anisotropy: number): CardSheet {
  return cardSheet(
    faces.length,
    (g, k, size) => {
      const face = faces[k];
      g.scale(size.width / W, size.height / H);
      if (face) paint(g, face, k, words, set);
    },
    { width: Math.round(W * scale), height: Math.round(H * scale) },
    anisotropy,
  );
}

function paint(g: Ctx, face: FaceOf, seed: number, words: Words, set: AdventureSet): void {
  switch (face.of) {
    case 'ship':
      shipFace(g, face.pirate, face.damaged, seed, words);
      break;
    case 'movement':
      movementFace(g, face.card, seed, words);
      break;
    case 'adventure':
      adventureFace(g, face.card, seed, words, set);
      break;
    case 'pirate':
      pirateFace(g, face.pirate, seed, words);
      break;
    case 'movement-back':
      back(g, '#2b5a4a', '#12302a', 'ship-wheel', words(say('back.movement')));
      break;
    case 'glory':
      back(g, '#8a2a26', '#45100f', 'crowned-skull', words(say('back.glory')));
      break;
    case 'pirate-back':
      back(g, '#33384d', '#171a28', 'hooded-figure', words(say('back.pirate')));
      break;
    case 'counter':
      back(g, '#8a6a26', '#45300f', 'coins', words(say('back.glory')));
      break;
    case 'hold':
      hold(g, words(say('back.hold')));
      break;
  }
}

/** Ink edge, brass rule with studs, paper inside. */
function frame(g: Ctx, edge: string, ground: string, seed: number): void {
  g.fillStyle = edge;
  g.fillRect(0, 0, W, H);
  paper(g, [13, 13, W - 26, H - 26], ground, seed, 0.28);
  g.strokeStyle = C.brass;
  g.lineWidth = 3;
  g.strokeRect(13, 13, W - 26, H - 26);
  for (const x of [13, W - 13]) {
    for (const y of [13, H - 13]) {
      disc(g, x, y, 13, edge);
      g.lineWidth = 2;
      g.stroke();
      disc(g, x, y, 3.4, C.brassLight);
    }
  }
}

function banner(g: Ctx, title: string, hue: string, deep: string): void {
  const [y, h] = [18, 54];
  wash(
    g,
    [16, y, W - 32, h],
    [0, y, 0, y + h],
    [
      [0, mix(hue, '#ffffff', 0.12)],
      [1, deep],
    ],
  );
  g.fillStyle = C.brass;
  g.fillRect(16, y, W - 32, 2.5);
  g.fillRect(16, y + h - 2.5, W - 32, 2.5);
  text(g, title, W / 2, y + 38, `34px ${TYPE.caps}`, '#fff3d6', { max: W - 52, spacing: 0.5 });
}

function shipFace(g: Ctx, pirate: PirateId, damaged: boolean, seed: number, words: Words): void {
  const { nation } = pirates[pirate];
  const { hue, deep, sail, hull, band } = dress[nation];
  const { masts, hour } = portraits[pirate];
  const box = [22, 74, W - 44, 292] as const;
  const [x, y, w, h] = box;
  const night = damaged || hour === 'night' || hour === 'storm';
  const water = y + h * 0.66;
  frame(g, damaged ? '#17100d' : '#1d130c', damaged ? '#b8a27c' : C.paper, seed);
  sky(g, box, damaged ? 'fire' : hour, seed * 5 + 3);
  if (damaged) flames(g, W / 2, water - 20, w * 0.8, seed);
  waves(g, [x, water - 8, w, 24], night ? '#14343f' : '#1d6a70', night ? '#2b5560' : '#5aa69c', 2, seed);
  shipProfile(g, x + w * 0.47, water + 14, w * 0.74, {
    masts,
    sail: damaged ? '#9c8767' : sail,
    mark: hue,
    hull,
    band,
    emblem: nationIcons[nation],
    wreck: damaged,
  });
  const front = [x, water + 18, w, y + h - water - 18] as const;
  waves(g, front, night ? '#0d2a35' : '#155b63', night ? '#2b5560' : '#4a988f', 5, seed + 50);
  if (damaged) flames(g, x + w * 0.42, water + 6, w * 0.3, seed + 9);
  g.strokeStyle = C.sepia;
  g.lineWidth = 3;
  g.strokeRect(...box);
  banner(g, words(shipName(pirate)), damaged ? '#4a2a20' : hue, damaged ? '#241410' : deep);
  text(g, words(pirateName(pirate)), W / 2 + 28, 409, `32px ${TYPE.title}`, '#2a170b', { max: 216 });
  const land = words(say(`nation.${nation}`));
  text(g, land, W / 2 + 28, 441, `25px ${TYPE.caps}`, damaged ? '#5a1a10' : deep, { spacing: 2 });
  disc(g, 58, 414, 37, damaged ? '#2c1812' : deep);
  g.strokeStyle = C.brass;
  g.lineWidth = 4;
  g.stroke();
  icon(g, nationIcons[nation], 58, 414, 48, '#ffe9b8');
  if (damaged) ribbon(g, words(say('mark.damaged')));
}

/** Across the picture of a damaged ship. */
function ribbon(g: Ctx, word: string): void {
  g.save();
  g.translate(W / 2, 138);
  g.rotate(-0.13);
  g.fillStyle = C.red;
  g.strokeStyle = '#2a0808';
  g.lineWidth = 3;
  g.fillRect(-180, -25, 360, 50);
  g.strokeRect(-180, -25, 360, 50);
  text(g, word, 0, 12, `38px ${TYPE.caps}`, '#fff0d8', { spacing: 5 });
  g.restore();
}

/** The emblem of a card in a ruled roundel. */
function emblem(g: Ctx, name: IconName, y: number, hue: string, deep: string, radius = 98): void {
  disc(g, W / 2, y, radius, hue);
  g.save();
  g.clip();
  glow(g, W / 2, y - 20, radius, [
    [0, mix(hue, '#ffffff', 0.5)],
    [1, hue],
  ]);
  g.restore();
  g.strokeStyle = deep;
  g.lineWidth = 5;
  g.stroke();
  icon(g, name, W / 2 + 3, y + 4, radius * 1.28, rgba('#000000', 0.35));
  icon(g, name, W / 2, y, radius * 1.28, '#fdf3da');
}

function body(g: Ctx, words: string, y: number, size: number): void {
  const font = `bold ${size}px ${TYPE.text}`;
  g.font = font;
  for (const [n, line] of wrapText(g, words, W - 60).entries()) {
    text(g, line, W / 2, y + n * size * 1.08, font, '#2c1a0d');
  }
}

/** Movement cards by what they do: ahead green, back amber, harm red, fog grey. */
function movementLook(card: MovementKind): { hue: string; deep: string; sign: string } {
  const { rule } = movementCards[card];
  switch (rule.does) {
    case 'damages':
      return { hue: '#a5321f', deep: '#4a120c', sign: '1 ✖' };
    case 'skips-adventure':
      return { hue: '#5d6a74', deep: '#232b31', sign: '≈' };
    case 'moves-ship':
    case 'moves-pair':
    case 'moves-nation': {
      const ships = rule.does === 'moves-pair' ? '2 × ' : rule.does === 'moves-nation' ? '3 × ' : '';
      return rule.by > 0
        ? { hue: '#2f7a5c', deep: '#123c2e', sign: `${ships}${rule.by} →` }
        : { hue: '#a0762a', deep: '#4e350e', sign: `← ${ships}${-rule.by}` };
    }
  }
}

function movementFace(g: Ctx, card: MovementKind, seed: number, words: Words): void {
  const { hue, deep, sign } = movementLook(card);
  frame(g, deep, '#eadfc4', seed);
  banner(g, words(cardName(card)), hue, deep);
  emblem(g, movementIcons[card], 188, hue, deep);
  text(g, sign, W / 2, 350, `56px ${TYPE.title}`, deep);
  body(g, words(cardText(card)), 386, 27);
}

/** Adventures by what they do: pay sea-green, harm violet, rob grey, expose blood-red. */
function adventureLook(card: AdventureKind): { hue: string; deep: string } {
  switch (adventureCards[card].rule.does) {
    case 'pays-spaces':
      return { hue: '#1f6f7a', deep: '#0d3a44' };
    case 'pays-first':
    case 'pays-last':
      return { hue: '#9a7420', deep: '#4d380c' };
    case 'damages-first':
    case 'damages-last':
      return { hue: '#5a3f78', deep: '#2a1a40' };
    case 'robs-spaces':
    case 'robs-richest':
      return { hue: '#53606b', deep: '#232b33' };
    case 'exposes':
      return { hue: '#7d2330', deep: '#3a0d15' };
  }
}

function adventureFace(g: Ctx, card: AdventureKind, seed: number, words: Words, set: AdventureSet): void {
  const { hue, deep } = adventureLook(card);
  const { rule } = adventureCards[card];
  frame(g, '#17231f', '#e6dabb', seed);
  banner(g, words(adventureName(card)), hue, deep);
  emblem(g, rule.does === 'exposes' ? pirateIcons[rule.pirate] : adventureIcon(card), 178, hue, deep, 90);
  boxes(g, spacesOf(card), rule.does === 'robs-spaces' ? '#8c97a0' : C.gold);
  const long = rule.does === 'exposes';
  body(g, words(adventureText(card, set)), long ? 366 : 378, long ? 24 : 28);
}

/** Spaces 9 … 1 as boxes, those that count filled: the card reads without reading. */
function boxes(g: Ctx, on: readonly number[], dye: string): void {
  for (let space = 9; space >= 1; space--) {
    const x = 28 + (9 - space) * 32;
    const hit = on.includes(space);
    g.fillStyle = hit ? dye : rgba(C.sepia, 0.1);
    g.strokeStyle = hit ? C.brassDeep : rgba(C.sepia, 0.45);
    g.lineWidth = hit ? 3 : 1.5;
    g.beginPath();
    g.roundRect(x, 290, 28, 40, 5);
    g.fill();
    g.stroke();
    text(
      g,
      String(space),
      x + 14,
      319,
      `${hit ? 'bold ' : ''}25px ${TYPE.text}`,
      hit ? C.ink : rgba(C.sepia, 0.6),
    );
  }
}

function pirateFace(g: Ctx, pirate: PirateId, seed: number, words: Words): void {
  const { nation } = pirates[pirate];
  const { hue, deep } = dress[nation];
  frame(g, deep, '#e9dcba', seed);
  banner(g, words(pirateName(pirate)), hue, deep);
  g.save();
  g.beginPath();
  g.ellipse(W / 2, 220, 118, 134, 0, 0, 7);
  g.clip();
  glow(g, W / 2, 214, 150, [
    [0, '#f7e9c4'],
    [1, mix(hue, '#2a1a10', 0.35)],
  ]);
  icon(g, pirateIcons[pirate], W / 2, 226, 206, '#21140c');
  g.restore();
  g.strokeStyle = C.brass;
  g.lineWidth = 5;
  g.beginPath();
  g.ellipse(W / 2, 220, 118, 134, 0, 0, 7);
  g.stroke();
  text(g, words(shipName(pirate)), W / 2, 400, `32px ${TYPE.title}`, C.sepia, { max: 270 });
  text(g, words(say(`nation.${nation}`)), W / 2, 436, `24px ${TYPE.caps}`, deep, { spacing: 3 });
}

function back(g: Ctx, hue: string, deep: string, name: IconName, word: string): void {
  g.fillStyle = deep;
  g.fillRect(0, 0, W, H);
  g.fillStyle = hue;
  g.fillRect(16, 16, W - 32, H - 32);
  g.save();
  g.beginPath();
  g.rect(16, 16, W - 32, H - 32);
  g.clip();
  g.strokeStyle = rgba(deep, 0.55);
  g.lineWidth = 2;
  for (let m = -H; m < W + H; m += 17) {
    g.beginPath();
    g.moveTo(m, 0);
    g.lineTo(m + H, H);
    g.moveTo(m, H);
    g.lineTo(m + H, 0);
    g.stroke();
  }
  g.restore();
  g.strokeStyle = C.brass;
  g.lineWidth = 4;
  g.strokeRect(16, 16, W - 32, H - 32);
  g.fillStyle = deep;
  g.beginPath();
  g.ellipse(W / 2, H / 2, 104, 126, 0, 0, 7);
  g.fill();
  g.stroke();
  icon(g, name, W / 2, H / 2 - 18, 122, C.brassLight);
  text(g, word, W / 2, H / 2 + 86, `30px ${TYPE.caps}`, C.brassLight, { spacing: 3 });
}

/** Planks, and the brass lip at the foot. */
function hold(g: Ctx, word: string): void {
  g.fillStyle = '#3d2716';
  g.fillRect(0, 0, W, H);
  for (let k = 0; k < 9; k++) {
    g.fillStyle = rgba(k % 2 ? '#7a5230' : '#1c0f07', 0.3);
    g.fillRect(0, k * 53, W, 52);
    g.fillStyle = '#160c06';
    g.fillRect(0, k * 53, W, 3);
  }
  g.fillStyle = '#2a1a0e';
  g.fillRect(0, H - 62, W, 62);
  g.strokeStyle = C.brassDeep;
  g.lineWidth = 6;
  g.strokeRect(8, 8, W - 16, H - 16);
  text(g, word, W / 2, H - 20, `40px ${TYPE.caps}`, C.brassLight, { spacing: 4 });
}
