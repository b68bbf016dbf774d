import type { Rect } from './mesh/builder';

/** One 1024 px atlas for all small pieces: bars, dice, coins, tokens. Painter and meshes read the same boxes. */
export const BITS = 1024;
type Box = readonly [x: number, y: number, w: number, h: number];

export const BITS_BOX = {
  longBar: [0, 0, 1024, 96] as Box,
  shortBar: [0, 128, 703, 96] as Box,
  longEdge: [0, 98, 64, 28] as Box,
  shortEdge: [64, 98, 64, 28] as Box,
  /** Faces of a die: +x −x +y −y +z −z carry 3 4 6 1 5 2. */
  die: (side: number): Box => [(side % 3) * 128, 256 + Math.floor(side / 3) * 128, 128, 128],
  /** Coins show their value; 0 is the face-down side. */
  coin: (value: number): Box => [384 + (value % 4) * 160, 256 + Math.floor(value / 4) * 160, 160, 160],
  white: [0, 528, 64, 64] as Box,
  edge: [64, 528, 64, 64] as Box,
  /** Round tokens for crew and the like: an emblem on near white, tinted by the piece. */
  token: (k: number): Box => [(k % 7) * 144, 736 + Math.floor(k / 7) * 144, 144, 144],
} as const;
export const COIN_VALUES = 8;
export const TOKENS = [
  'crew',
  'hidden',
  'captain',
  'helmsman',
  'cannon',
  'shipwright',
  'anchor',
  'chest',
  'skull',
  'spyglass',
  'musket',
  'oar',
  'star',
  'hook',
] as const;
export type TokenFace = (typeof TOKENS)[number];

export const bitsUv = ([x, y, w, h]: Box, inset = 1): Rect => [
  (x + inset) / BITS,
  1 - (y + h - inset) / BITS,
  (x + w - inset) / BITS,
  1 - (y + inset) / BITS,
];
