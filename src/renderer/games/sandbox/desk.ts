import { create } from 'zustand';
import type { PieceId } from '../../../core/games/sandbox/ids';

/** What scene, panel and twin share: the pieces that are chosen. */
type Desk = {
  readonly chosen: readonly PieceId[];
  readonly choose: (ids: readonly PieceId[]) => void;
  /** Adds one to what is chosen, or takes it out. */
  readonly toggle: (id: PieceId) => void;
};

export const useDesk = create<Desk>()((set) => ({
  chosen: [],
  choose: (chosen) => set({ chosen }),
  toggle: (id) =>
    set(({ chosen }) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
}));

/** The chosen pieces that still lie there, in the order in which they were chosen. */
export function chosenOf<P extends { readonly id: PieceId }>(
  pieces: readonly P[],
  chosen: readonly PieceId[],
): P[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return chosen.flatMap((id) => byId.get(id) ?? []);
}
