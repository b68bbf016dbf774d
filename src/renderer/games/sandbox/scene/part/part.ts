import * as THREE from 'three';
import type { PieceId } from '../../../../../core/games/sandbox/ids';
import type { Rect } from '../../../../pieces/mesh/builder';

/** What many pieces are cut from: one geometry of one material. All copies of it are one draw call. */
export type Stock = {
  /** Tells it from all others. */
  readonly key: string;
  readonly geometry: THREE.BufferGeometry;
  readonly material: THREE.Material;
  /** Whether it throws a shadow. */
  readonly casts: boolean;
};

/** A part of a piece: a copy of some stock, in the piece's own frame (millimetres, y up). */
export type Part = {
  readonly stock: Stock;
  readonly at: THREE.Matrix4;
  /** Tints it; null leaves it as it is made. */
  readonly tint: string | null;
  /** Which part of its sheet it shows, where its material is a sheet's. */
  readonly rect: Rect | null;
};

/** Where a piece is drawn: millimetres and degrees; z is its underside's height over the table. */
export type Frame = { readonly x: number; readonly y: number; readonly z: number; readonly heading: number };

/** A piece as it is drawn. */
export type Drawn = {
  readonly id: PieceId;
  readonly frame: Frame;
  readonly face: 'up' | 'down';
  readonly parts: readonly Part[];
  /** An imported model, which is like no other piece: drawn by itself. */
  readonly solo: THREE.Object3D | null;
};

export const IDENTITY = new THREE.Matrix4();
/** Somewhere, scaled along the axes. */
export const scaledAt = (x: number, y: number, z: number, sx = 1, sy = 1, sz = 1): THREE.Matrix4 =>
  new THREE.Matrix4().makeScale(sx, sy, sz).setPosition(x, y, z);

export const part = (
  stock: Stock,
  at: THREE.Matrix4 = IDENTITY,
  tint: string | null = null,
  rect: Part['rect'] = null,
): Part => ({ stock, at, tint, rect });

const stocks = new Map<string, Stock>();
/** The same stock for the same name: what is made twice would be drawn twice. */
export function stockOf(key: string, make: () => Omit<Stock, 'key'>): Stock {
  const known = stocks.get(key);
  if (known) return known;
  const made = { key, ...make() };
  stocks.set(key, made);
  return made;
}
