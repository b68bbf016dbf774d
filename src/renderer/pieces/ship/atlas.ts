import type { Rect } from '../mesh/builder';

/** Which fleet's paint and canvas a ship wears. */
export const SHIP_STYLES = ['england', 'spain', 'france', 'pirate'] as const;
export type ShipStyle = (typeof SHIP_STYLES)[number];

/** Pixel boxes of the ships' atlas: painter and mesh read the same table. */
export const ATLAS = { width: 2048, height: 1024 } as const;
export type Box = readonly [x: number, y: number, w: number, h: number];

const styleIndex = (style: ShipStyle): number => SHIP_STYLES.indexOf(style);
export const BOX = {
  hull: (style: ShipStyle | 'wreck'): Box => [
    0,
    (style === 'wreck' ? 4 : styleIndex(style)) * 128,
    1024,
    128,
  ],
  deck: [0, 640, 256, 256] as Box,
  wreckDeck: [256, 640, 256, 128] as Box,
  wood: [512, 640, 128, 256] as Box,
  net: [640, 640, 256, 256] as Box,
  swatch: (k: number): Box => [896 + (k % 4) * 32, 640 + Math.floor(k / 4) * 32, 32, 32],
  stern: (style: ShipStyle | 'wreck'): Box => [
    (style === 'wreck' ? 4 : styleIndex(style)) * 128,
    896,
    128,
    128,
  ],
  flag: (style: ShipStyle): Box => [640 + styleIndex(style) * 96, 896, 96, 64],
  pennant: [640, 960, 256, 64] as Box,
  sail: (style: ShipStyle): Box => [1024 + styleIndex(style) * 256, 0, 256, 256],
  emblem: (style: ShipStyle): Box => [1024 + styleIndex(style) * 256, 256, 256, 256],
  band: (style: ShipStyle): Box => [1024 + styleIndex(style) * 256, 512, 256, 64],
  torn: [1024, 576, 256, 256] as Box,
} as const;

export const SWATCHES = {
  gold: '#d9a93c',
  black: '#0e0b0a',
  dark: '#2a1a10',
  red: '#8f2426',
  lamp: '#ffd27a',
  iron: '#26262a',
  rope: '#b89c6b',
  char: '#1a1614',
  ochre: '#d2a14a',
  white: '#ffffff',
  ivory: '#e9dcc0',
  blue: '#2f5b92',
} as const;
export type Swatch = keyof typeof SWATCHES;
const names = Object.keys(SWATCHES);
export const swatchBox = (name: Swatch): Box => BOX.swatch(names.indexOf(name));

/** A pixel box in uv units. @param inset pixels kept clear of the edge, so that neighbours don't bleed in */
export function uvOf([x, y, w, h]: Box, inset = 3): Rect {
  return [
    (x + inset) / ATLAS.width,
    1 - (y + h - inset) / ATLAS.height,
    (x + w - inset) / ATLAS.width,
    1 - (y + inset) / ATLAS.height,
  ];
}
export const swatch = (name: Swatch): Rect => uvOf(swatchBox(name), 10);
