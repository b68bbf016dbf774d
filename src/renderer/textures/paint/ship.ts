import {
  ATLAS,
  BOX,
  type Box,
  SHIP_STYLES,
  type ShipStyle,
  SWATCHES,
  swatchBox,
} from '../../pieces/ship/atlas';
import { C } from '../../table/tokens';
import { type Ctx, canvas, disc, icon, mix, rgba, wash } from '../canvas';
import { rng } from '../noise';
import { emblem, lily, raggedSaltire } from './emblems';

/** What a nation paints its hulls and sews into its canvas. */
const DYES: Readonly<
  Record<ShipStyle, { hull: string; band: string; sail: string; mark: string; lids: string }>
> = {
  england: { hull: '#6b3d1f', band: '#d2a14a', sail: '#eee2c6', mark: '#a5282c', lids: C.redDeep },
  spain: { hull: '#4a2416', band: '#a8312a', sail: '#e2c48f', mark: '#8e2320', lids: '#c79a4b' },
  france: { hull: '#33313a', band: '#3a6aa5', sail: '#e4ebee', mark: '#2c5490', lids: '#d9c27a' },
  pirate: { hull: '#3a2a22', band: '#7d1d20', sail: '#4d4a58', mark: '#ecb650', lids: '#3a2a22' },
};

/** The atlas that dresses every ship, and the half-size map of what glows: stern windows, lanterns, lamplight through cloth. */
export function paintShips(): { map: OffscreenCanvas; glow: OffscreenCanvas } {
  const [map, g] = canvas(ATLAS.width, ATLAS.height);
  const [glowMap, e] = canvas(ATLAS.width / 2, ATLAS.height / 2);
  e.fillStyle = '#000';
  e.fillRect(0, 0, ATLAS.width, ATLAS.height);
  e.scale(0.5, 0.5);
  SHIP_STYLES.forEach((style, k) => {
    strakes(g, style, 11 + k);
    sail(g, e, style, false, 40 + k);
    sail(g, e, style, true, 40 + k);
    stern(g, e, style);
    flag(g, style);
    footBand(g, style);
  });
  wreckStrakes(g);
  stern(g, e, 'wreck');
  planks(g, BOX.deck, '#a9814f', 18, 3);
  planks(g, BOX.wreckDeck, '#3d332b', 9, 4);
  mastWood(g);
  ratlines(g);
  pennant(g);
  tornSail(g);
  for (const [name, dye] of Object.entries(SWATCHES)) {
    const [x, y, w, h] = swatchBox(name as keyof typeof SWATCHES);
    g.fillStyle = dye;
    g.fillRect(x, y, w, h);
  }
  e.fillStyle = '#ffb24d';
  e.fillRect(...swatchBox('lamp'));
  return { map, glow: glowMap };
}

function planks(g: Ctx, [x, y, w, h]: Box, base: string, rows: number, seed: number): void {
  const r = rng(seed);
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  g.fillStyle = base;
  g.fillRect(x, y, w, h);
  const tall = h / rows;
  for (let k = 0; k < rows; k++) {
    const top = y + k * tall;
    const t = r();
    g.fillStyle = t > 0.5 ? rgba('#ffe2b0', (t - 0.5) * 0.28) : rgba('#000000', (0.5 - t) * 0.4);
    g.fillRect(x, top, w, tall);
    for (let m = 0; m < 14; m++) {
      g.fillStyle = rgba('#1b0f06', 0.06 + r() * 0.1);
      g.fillRect(x + r() * w, top + r() * tall, r() * w * 0.2, 1);
    }
    g.fillStyle = rgba('#0c0603', 0.75);
    g.fillRect(x, top, w, 1.6);
    g.fillStyle = rgba('#0c0603', 0.6);
    for (let m = 0; m < 3; m++) g.fillRect(x + r() * w, top, 1.5, tall);
  }
  g.restore();
}

function strakes(g: Ctx, style: ShipStyle, seed: number): void {
  const dye = DYES[style];
  const box = BOX.hull(style);
  const y = box[1];
  planks(g, box, dye.hull, 11, seed);
  const row = (from: number, to: number, c: string) => {
    g.fillStyle = c;
    g.fillRect(0, y + from, 1024, to - from);
  };
  row(112, 128, rgba('#061a1e', 0.9));
  row(104, 112, rgba(style === 'spain' ? '#d9b25a' : '#e9dcc0', 0.8));
  row(103, 104.5, '#0e0906');
  row(60, 64, '#140c07');
  row(76, 79, rgba('#140c07', 0.7));
  row(30, 58, dye.band);
  wash(
    g,
    [0, y + 30, 1024, 28],
    [0, y + 30, 0, y + 58],
    [
      [0, rgba('#fff0c8', 0.35)],
      [0.5, rgba('#fff0c8', 0)],
      [1, rgba('#000000', 0.35)],
    ],
  );
  row(28, 30, '#120a06');
  row(58, 60, '#120a06');
  row(20, 24, style === 'england' ? '#2b1509' : C.gold);
  row(8, 10, C.gold);
  for (let k = 0; k < 13; k++) {
    const x = 150 + k * 58;
    g.fillStyle = '#0b0706';
    g.fillRect(x, y + 36, 20, 17);
    g.fillStyle = dye.lids;
    g.fillRect(x - 1, y + 31, 22, 5);
    g.fillStyle = rgba('#ffdca0', 0.5);
    g.fillRect(x, y + 31, 20, 1.2);
  }
  row(0, 4, '#20120a');
}

function wreckStrakes(g: Ctx): void {
  const box = BOX.hull('wreck');
  const y = box[1];
  const r = rng(5);
  planks(g, box, '#2b241f', 11, 13);
  g.fillStyle = rgba('#061a1e', 0.9);
  g.fillRect(0, y + 112, 1024, 16);
  for (let k = 0; k < 60; k++) {
    g.fillStyle = rgba('#050404', 0.25 + r() * 0.4);
    g.beginPath();
    g.ellipse(r() * 1024, y + 20 + r() * 80, 8 + r() * 40, 4 + r() * 14, r(), 0, 7);
    g.fill();
  }
  for (let k = 0; k < 9; k++) {
    g.fillStyle = '#080605';
    g.fillRect(160 + k * 90 + r() * 20, y + 36, 18, 15);
  }
  for (let k = 0; k < 30; k++) {
    g.fillStyle = rgba('#6f7d5a', 0.25);
    g.fillRect(r() * 1024, y + 84 + r() * 16, 10 + r() * 40, 2 + r() * 4);
  }
}

/** Cloth with seams and reef points; the weave repeats in the band at the foot, which the player's colour tints. */
function cloth(g: Ctx, x: number, y: number, w: number, h: number, dark: boolean, seed: number): void {
  const r = rng(seed);
  for (let k = 0; k < 900 * (h / 256); k++) {
    g.fillStyle = rgba(r() > 0.5 ? '#ffffff' : '#3a2510', 0.03);
    g.fillRect(x + r() * w, y + r() * h, 1, 6 + r() * 30);
  }
  for (let k = 1; k < 8; k++) {
    g.fillStyle = rgba('#2b1b0c', dark ? 0.55 : 0.28);
    g.fillRect(x + k * 32, y, 1.4, h);
    g.fillStyle = rgba('#ffffff', dark ? 0.07 : 0.22);
    g.fillRect(x + k * 32 + 1.6, y, 1.2, h);
  }
}

function sail(g: Ctx, e: Ctx, style: ShipStyle, withEmblem: boolean, seed: number): void {
  const dye = DYES[style];
  const [x, y, w] = withEmblem ? BOX.emblem(style) : BOX.sail(style);
  const dark = style === 'pirate';
  g.save();
  g.beginPath();
  g.rect(x, y, w, w);
  g.clip();
  g.fillStyle = dye.sail;
  g.fillRect(x, y, w, w);
  wash(
    g,
    [x, y, w, w],
    [x, y, x, y + w],
    [
      [0, rgba('#000000', 0.22)],
      [0.16, rgba('#000000', 0)],
      [0.75, rgba(dark ? '#8a86a0' : '#fff6dd', 0.16)],
      [1, rgba('#3b2a14', 0.3)],
    ],
  );
  cloth(g, x, y, w, w, dark, seed);
  for (const k of [0.26, 0.4]) {
    g.fillStyle = rgba('#2b1b0c', 0.35);
    for (let a = 0; a < 16; a++) g.fillRect(x + a * 16 + 7, y + k * w, 2, 9);
  }
  if (withEmblem) emblem(g, style, x + 128, y + 118, dye.mark);
  g.strokeStyle = rgba('#3a2814', 0.7);
  g.lineWidth = 5;
  g.strokeRect(x + 2, y + 2, w - 4, w - 4);
  g.restore();
  // Lamplight through the cloth: a low glow that the emissive map carries.
  e.fillStyle = mix('#000000', dark ? '#4b4458' : '#f4cf95', dark ? 0.2 : 0.3);
  e.fillRect(x, y, w, w);
}

function stern(g: Ctx, e: Ctx, style: ShipStyle | 'wreck'): void {
  const [x, y] = BOX.stern(style);
  const wreck = style === 'wreck';
  g.fillStyle = wreck ? '#241d19' : mix(DYES[style].hull, '#000000', 0.15);
  g.fillRect(x, y, 128, 128);
  if (!wreck) {
    g.fillStyle = DYES[style].band;
    g.fillRect(x, y + 26, 128, 12);
    g.fillStyle = C.gold;
    for (const [a, h] of [
      [20, 4],
      [42, 3],
      [76, 3],
    ] as const)
      g.fillRect(x, y + a, 128, h);
  }
  for (let k = 0; k < 5; k++) {
    const a = x + 12 + k * 22;
    g.fillStyle = wreck ? '#050404' : '#ffcf7a';
    g.beginPath();
    g.roundRect(a, y + 49, 15, 23, [7, 7, 0, 0]);
    g.fill();
    g.fillStyle = '#2a160b';
    g.fillRect(a + 7, y + 49, 1.4, 23);
    g.fillRect(a, y + 60, 15, 1.4);
    if (!wreck) {
      e.fillStyle = '#ffb24d';
      e.fillRect(a, y + 50, 15, 22);
    }
  }
}

function flag(g: Ctx, style: ShipStyle): void {
  const [x, y, w, h] = BOX.flag(style);
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  g.fillStyle = style === 'pirate' ? '#17141a' : '#f3ead4';
  g.fillRect(x, y, w, h);
  g.translate(x + w / 2, y + h / 2);
  if (style === 'england') {
    g.fillStyle = '#b4282a';
    g.fillRect(-7, -h / 2, 14, h);
    g.fillRect(-w / 2, -7, w, 14);
  } else if (style === 'spain') {
    g.fillStyle = '#a8221f';
    raggedSaltire(g, 62, 8);
  } else if (style === 'france') {
    g.fillStyle = '#2c5490';
    g.fillRect(-w / 2, -h / 2, w, h);
    g.fillStyle = '#e7c25a';
    for (const [a, b] of [
      [-26, -12],
      [26, -12],
      [0, 14],
    ] as const) {
      g.save();
      g.translate(a, b);
      lily(g, 17);
      g.restore();
    }
  } else icon(g, 'skull-crossed-bones', 0, 0, 56, '#f3ead4');
  g.restore();
}

function footBand(g: Ctx, style: ShipStyle): void {
  const [x, y, w, h] = BOX.band(style);
  g.save();
  g.beginPath();
  g.rect(x, y, w, h);
  g.clip();
  g.fillStyle = '#f2efe8';
  g.fillRect(x, y, w, h);
  cloth(g, x, y, w, h, false, 77);
  g.fillStyle = rgba('#2b1b0c', 0.25);
  g.fillRect(x, y, w, 3);
  g.fillStyle = rgba('#3a2814', 0.7);
  g.fillRect(x, y + h - 5, w, 5);
  g.restore();
}

function mastWood(g: Ctx): void {
  const [x, y, w, h] = BOX.wood;
  wash(
    g,
    [x, y, w, h],
    [x, 0, x + w, 0],
    [
      [0, '#6e4926'],
      [0.5, '#a3743f'],
      [1, '#6e4926'],
    ],
  );
  for (const k of [0.18, 0.5, 0.8]) {
    g.fillStyle = '#2a1c12';
    g.fillRect(x, y + k * h, w, 9);
  }
}

/** Ropes over nothing: the only part of the atlas with alpha. */
function ratlines(g: Ctx): void {
  const [x, y, w, h] = BOX.net;
  g.clearRect(x, y, w, h);
  g.fillStyle = '#2a1d12';
  for (let k = 0; k < 5; k++) g.fillRect(x + k * 62, y, 9, h);
  for (let k = 0; k < 12; k++) g.fillRect(x, y + k * 22 + 6, w, 6);
}

/** Near white: every player's streamer is this one, tinted. */
function pennant(g: Ctx): void {
  const [x, y, w, h] = BOX.pennant;
  g.fillStyle = '#ffffff';
  g.fillRect(x, y, w, h);
  wash(
    g,
    [x, y, w, h],
    [x, 0, x + w, 0],
    [
      [0, rgba('#000000', 0.28)],
      [0.12, rgba('#000000', 0)],
      [1, rgba('#000000', 0.12)],
    ],
  );
}

function tornSail(g: Ctx): void {
  const [x, y, w, h] = BOX.torn;
  const r = rng(91);
  g.fillStyle = '#cdbf9d';
  g.fillRect(x, y, w, h);
  cloth(g, x, y, w, h, false, 92);
  for (let k = 0; k < 26; k++) disc(g, x + r() * w, y + r() * h, 4 + r() * 20, rgba('#2a2018', 0.25));
  g.save();
  g.globalCompositeOperation = 'destination-out';
  for (let k = 0; k < 7; k++) {
    g.beginPath();
    const a = x + r() * w;
    const b = y + r() * h;
    g.moveTo(a, b);
    g.lineTo(a + 30 + r() * 30, b + 10 * r());
    g.lineTo(a + 8, b + 20 + r() * 30);
    g.fill();
  }
  g.restore();
}
