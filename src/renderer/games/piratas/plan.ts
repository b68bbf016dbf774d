import { create } from 'zustand';
import type { CardId } from '../../../core/games/piratas';

/** Two duel cards at most are laid at once. */
const MOST = 2;

/** What scene, panel and words share while a player makes up his mind. */
type Plan = {
  /** Cards of the own hand that are chosen. */
  readonly chosen: readonly CardId[];
  /** Cards shown for a decision, in the order in which they were chosen. */
  readonly order: readonly CardId[];
  readonly hovered: CardId | null;
  readonly toggle: (card: CardId, canPair: (a: CardId, b: CardId) => boolean) => void;
  readonly toggleOrder: (card: CardId) => void;
  readonly hover: (card: CardId | null) => void;
  readonly clear: () => void;
};

export const usePlan = create<Plan>()((set) => ({
  chosen: [],
  order: [],
  hovered: null,
  toggle: (card, canPair) =>
    set(({ chosen }) => {
      if (chosen.includes(card)) return { chosen: chosen.filter((other) => other !== card) };
      const kept = chosen.filter((other) => canPair(other, card));
      return { chosen: [...kept.slice(-(MOST - 1)), card] };
    }),
  toggleOrder: (card) =>
    set(({ order }) => ({
      order: order.includes(card) ? order.filter((other) => other !== card) : [...order, card],
    })),
  hover: (hovered) => set({ hovered }),
  clear: () => set({ chosen: [], order: [], hovered: null }),
}));
