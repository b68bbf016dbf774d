import type * as THREE from 'three';
import { heightsOf } from '../../../../core/games/sandbox/heights';
import type { PieceId } from '../../../../core/games/sandbox/ids';
import type { PieceView, View } from '../../../../core/games/sandbox/state';
import { dress } from './part/dress';
import type { Drawn, Frame } from './part/part';
import type { Wardrobe } from './part/wardrobe';

const MICRO = 1000;

/** Where every piece rests: each on what it covers of those before it. */
export function framesOf(pieces: readonly PieceView[]): Map<PieceId, Frame> {
  const heights = heightsOf(pieces);
  return new Map(
    pieces.map(({ id, pose: { x, y, heading } }) => [
      id,
      { x: x / MICRO, y: y / MICRO, z: (heights.get(id) ?? 0) / MICRO, heading: heading / MICRO },
    ]),
  );
}

/** A view as it is drawn. @param modelOf an imported model that is here already */
export function drawnOf(
  { pieces }: Pick<View, 'pieces'>,
  frames: ReadonlyMap<PieceId, Frame>,
  wardrobe: Wardrobe,
  modelOf: (piece: PieceView) => THREE.Object3D | null,
): Drawn[] {
  return pieces.flatMap((piece) => {
    const frame = frames.get(piece.id);
    if (!frame) return [];
    return [{ id: piece.id, frame, face: piece.face, parts: dress(piece, wardrobe), solo: modelOf(piece) }];
  });
}
