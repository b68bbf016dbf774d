import { create } from 'zustand';
import type { PieceId } from '../../../core/games/sandbox/ids';

/** A point of the table, millimetres. */
export type Spot = readonly [x: number, y: number];
/** Where the menu was asked for: on the screen, and on the table. */
export type MenuAt = { readonly x: number; readonly y: number; readonly spot: Spot };

/** What scene, panel and twin share: what is chosen, and what is being measured. None of it changes the table. */
type Desk = {
  readonly chosen: readonly PieceId[];
  readonly hovered: PieceId | null;
  /** A box that is being drawn round pieces. */
  readonly box: readonly [Spot, Spot] | null;
  /** What is in the hand, for the other screens and for marks on the table. */
  readonly holding: readonly PieceId[];
  /** The ruler's corners, the last of them at the pointer; null while it is put away. */
  readonly ruler: readonly Spot[] | null;
  /** Fields and lines of fire, and contacts, of what is chosen. */
  readonly sights: boolean;
  readonly timeline: boolean;
  readonly menu: MenuAt | null;
  readonly choose: (ids: readonly PieceId[]) => void;
  /** Adds one to what is chosen, or takes it out. */
  readonly toggle: (id: PieceId) => void;
  readonly hover: (id: PieceId | null) => void;
  readonly draw: (box: Desk['box']) => void;
  readonly hold: (ids: readonly PieceId[]) => void;
  readonly rule: (points: Desk['ruler']) => void;
  readonly sight: (on: boolean) => void;
  readonly unroll: (timeline: boolean) => void;
  readonly open: (menu: MenuAt | null) => void;
  /** Another sits down, or the table is left. */
  readonly clear: () => void;
};

const CLEAR = {
  chosen: [],
  hovered: null,
  box: null,
  holding: [],
  ruler: null,
  sights: false,
  timeline: false,
  menu: null,
} as const;

export const useDesk = create<Desk>()((set) => ({
  ...CLEAR,
  choose: (chosen) => set({ chosen }),
  toggle: (id) =>
    set(({ chosen }) => ({
      chosen: chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id],
    })),
  hover: (hovered) => set((desk) => (desk.hovered === hovered ? desk : { hovered })),
  draw: (box) => set({ box }),
  hold: (holding) => set({ holding }),
  rule: (ruler) => set({ ruler }),
  sight: (sights) => set({ sights }),
  unroll: (timeline) => set({ timeline }),
  open: (menu) => set({ menu }),
  clear: () => set(CLEAR),
}));

/** The chosen pieces that still lie there, in the order in which they were chosen. */
export function chosenOf<P extends { readonly id: PieceId }>(
  pieces: readonly P[],
  chosen: readonly PieceId[],
): P[] {
  const byId = new Map(pieces.map((piece) => [piece.id, piece]));
  return chosen.flatMap((id) => byId.get(id) ?? []);
}
