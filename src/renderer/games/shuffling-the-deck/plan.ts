import { create } from 'zustand';
import type { Seat } from '../../../core/engine';
import { withShip } from './choices';
import type { MovementKind, PirateId } from './names';

export type Accusation = {
  readonly target: Seat | null;
  readonly pirate: PirateId | null;
  readonly discard: MovementKind | null;
};
const nobody: Accusation = { target: null, pirate: null, discard: null };

/** What scene, panel and words share while a player makes up his mind. */
type Plan = {
  /** What he is about: a movement card, an accusation, an exchange, or nothing yet. */
  readonly mode: 'card' | 'accuse' | 'exchange' | null;
  readonly card: MovementKind | null;
  /** Ships named so far, front ship first. */
  readonly ships: readonly PirateId[];
  readonly hovered: PirateId | null;
  readonly accusation: Accusation;
  readonly pickCard: (card: MovementKind) => void;
  readonly pickShip: (pirate: PirateId, row: readonly PirateId[]) => void;
  readonly hover: (pirate: PirateId | null) => void;
  readonly accuse: (part: Partial<Accusation>) => void;
  readonly exchange: () => void;
  readonly clear: () => void;
};

const fresh = { mode: null, card: null, ships: [], hovered: null, accusation: nobody } as const;

export const usePlan = create<Plan>()((set) => ({
  ...fresh,
  pickCard: (card) => set((plan) => (plan.card === card ? fresh : { ...fresh, mode: 'card', card })),
  pickShip: (pirate, row) =>
    set(({ card, ships }) => (card === null ? {} : { ships: withShip(card, ships, pirate, row) })),
  hover: (hovered) => set({ hovered }),
  accuse: (part) =>
    set(({ mode, accusation }) => ({
      ...fresh,
      mode: 'accuse',
      accusation: { ...(mode === 'accuse' ? accusation : nobody), ...part },
    })),
  exchange: () => set(({ mode }) => (mode === 'exchange' ? fresh : { ...fresh, mode: 'exchange' })),
  clear: () => set(fresh),
}));
