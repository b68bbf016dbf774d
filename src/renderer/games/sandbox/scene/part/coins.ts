import type * as THREE from 'three';
import type { PieceView } from '../../../../../core/games/sandbox/state';
import { coinGeometry } from '../../../../pieces/bits';
import { COIN_VALUES } from '../../../../pieces/bits-atlas';
import type { Materials } from '../../../../table/materials';
import { IDENTITY, type Part, part, stockOf } from './part';
import { shownLook } from './shown';
import type { Wardrobe } from './wardrobe';

/** The worth that is struck into a coin; null for what is told by a picture or by a longer number. */
function worthOf(piece: PieceView): number | null {
  const look = shownLook(piece);
  if (look.of === 'plain') return piece.face === 'down' || look.text === '' ? 0 : struck(Number(look.text));
  if (look.of !== 'set' || look.game !== 'spanish-main') return null;
  if (look.what === 'back') return 0;
  const gold = /^gold-(\d+)$/.exec(look.id);
  return gold ? struck(Number(gold[1])) : null;
}
const struck = (worth: number): number | null =>
  Number.isInteger(worth) && worth >= 0 && worth < COIN_VALUES ? worth : null;

/** A struck coin; null for what is shown by a picture or a longer number. */
export function coinParts(piece: PieceView, { materials }: Wardrobe): readonly Part[] | null {
  const worth = worthOf(piece);
  return worth === null ? null : [coin(worth, piece.size.wide / 2000, piece.size.high / 1000, materials)];
}

/** @param worth struck into it; 0 lies face down @param radius millimetres */
export function coin(
  worth: number,
  radius: number,
  thick: number,
  materials: Materials,
  at: THREE.Matrix4 = IDENTITY,
): Part {
  const stock = stockOf(`coin ${worth} ${radius} ${thick}`, () => ({
    geometry: coinGeometry(worth, radius, thick),
    material: materials.coin,
    casts: true,
  }));
  return part(stock, at);
}
