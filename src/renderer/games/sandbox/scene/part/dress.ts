import * as THREE from 'three';
import { quatOf } from '../../../../../core/games/sandbox/die';
import { thicknessOf } from '../../../../../core/games/sandbox/heights';
import type { Item } from '../../../../../core/games/sandbox/piece';
import type { PieceView } from '../../../../../core/games/sandbox/state';
import { barGeometry } from '../../../../pieces/bits';
import { chest } from '../../../../pieces/props';
import { gloss } from '../../../../table/materials';
import { diceTexture } from '../face/dice-sheet';
import { type Face, slab } from '../face/faced';
import { islandParts, shipParts } from './afloat';
import { coinParts } from './coins';
import { dieMesh, quaternionOf } from './die-mesh';
import { rim, sack, tray } from './holders';
import { IDENTITY, type Part, part, scaledAt, stockOf } from './part';
import { shownLook } from './shown';
import { TINTS, type Wardrobe } from './wardrobe';

/** All parts of a piece. */
export function dress(piece: PieceView, wardrobe: Wardrobe): readonly Part[] {
  switch (piece.kind) {
    case 'ship':
      return shipParts(piece, wardrobe) ?? flat(piece, wardrobe);
    case 'island':
      return islandParts(piece, wardrobe) ?? flat(piece, wardrobe);
    case 'die':
      return dieParts(piece, wardrobe);
    case 'bar':
      return barParts(piece, wardrobe);
    case 'coin':
    case 'treasure':
      return coinParts(piece, wardrobe) ?? flat(piece, wardrobe);
    case 'bag':
      return bagParts(piece, wardrobe);
    case 'box':
      return boxParts(piece, wardrobe);
    case 'token':
      return chestParts(piece, wardrobe) ?? flat(piece, wardrobe);
    case 'board':
      return boardParts(piece, wardrobe);
    case 'model':
      // Its own scene is drawn by `Models`.
      return [];
    default:
      return flat(piece, wardrobe);
  }
}

/** Cards, decks, tokens, notes, mats: a slab with a face. */
export function flat(piece: PieceView, { book }: Wardrobe): readonly Part[] {
  const { kind, size, colour } = piece;
  const face = book.face(shownLook(piece), kind, size);
  return [slabPart(face, size, thicknessOf(piece) / 1000, colour ? TINTS[colour] : null)];
}

export function slabPart(
  face: Face,
  { wide, deep, round }: Item['size'],
  thick: number,
  tint: string | null,
): Part {
  const [w, d] = [wide / 1000, deep / 1000];
  const stock = stockOf(`slab ${w} ${d} ${round} ${face.sheet.key}`, () => ({
    geometry: slab(w, d, round),
    material: face.sheet.material,
    casts: true,
  }));
  return part(stock, scaledAt(0, 0, 0, 1, thick, 1), tint, face.rect);
}

let diceMaterial: THREE.Material | null = null;

function dieParts({ die, colour }: PieceView, { tier }: Wardrobe): readonly Part[] {
  if (!die) return [];
  const stock = stockOf(`d${die.sides}`, () => {
    // All meshes before the sheet: they say what has to be printed.
    for (const sides of [4, 6, 8, 10, 12, 20] as const) dieMesh(sides);
    diceMaterial ??= gloss({ map: diceTexture(tier.anisotropy), shine: 70, specular: '#4a4236' });
    return { geometry: dieMesh(die.sides), material: diceMaterial, casts: true };
  });
  const at = new THREE.Matrix4()
    .makeRotationFromQuaternion(quaternionOf(quatOf(die.attitude)))
    .setPosition(0, die.middle / 1000, 0);
  return [part(stock, at, colour ? TINTS[colour] : null)];
}

function barParts(piece: PieceView, { materials, book }: Wardrobe): readonly Part[] {
  const { size, identity } = piece;
  const text = identity?.front.of === 'plain' ? identity.front.text : '';
  if (text !== 'L' && text !== 'S') {
    const face = book.face(shownLook(piece), 'ruler', size);
    const shown = slabPart(face, size, size.high / 1000, null);
    return [{ ...shown, at: shown.at.clone().setPosition(size.wide / 2000, 0, 0) }];
  }
  const stock = stockOf(`bar ${text} ${size.wide}`, () => ({
    geometry: barGeometry(text, size.wide / 1000),
    material: materials.bits,
    casts: true,
  }));
  return [part(stock)];
}

function bagParts({ size, colour }: PieceView, { materials }: Wardrobe): readonly Part[] {
  const stock = stockOf('sack', () => ({ geometry: sack(), material: materials.matte, casts: true }));
  const [w, h, d] = [size.wide / 1000, size.high / 1000, size.deep / 1000];
  return [part(stock, scaledAt(0, 0, 0, w, h, d), colour ? TINTS[colour] : '#a58256')];
}

function boxParts({ size, colour }: PieceView, { materials }: Wardrobe): readonly Part[] {
  const [w, h, d] = [size.wide / 1000, size.high / 1000, size.deep / 1000];
  const stock = stockOf(`tray ${w} ${d} ${h}`, () => ({
    geometry: tray(w, d, h),
    material: materials.matte,
    casts: true,
  }));
  return [part(stock, IDENTITY, colour ? TINTS[colour] : null)];
}

/** Caribbean's chests of treasure. */
function chestParts(piece: PieceView, { materials }: Wardrobe): readonly Part[] | null {
  const look = shownLook(piece);
  if (look.of !== 'set' || look.game !== 'caribbean') return null;
  const stock = stockOf('chest', () => ({ geometry: chest(), material: materials.matte, casts: true }));
  const scale = piece.size.wide / 26_000;
  return [part(stock, scaledAt(0, 0, 0, scale, scale, scale), piece.colour ? TINTS[piece.colour] : null)];
}

function boardParts(piece: PieceView, wardrobe: Wardrobe): readonly Part[] {
  const [w, d] = [piece.size.wide / 1000, piece.size.deep / 1000];
  const stock = stockOf(`rim ${w} ${d}`, () => ({
    geometry: rim(w, d),
    material: wardrobe.materials.matte,
    casts: false,
  }));
  return [...flat(piece, wardrobe), part(stock)];
}
