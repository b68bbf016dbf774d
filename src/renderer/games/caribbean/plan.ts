import { create } from 'zustand';
import type { Action } from '../../../core/games/caribbean';
import { type Bribes, emptyBribes, layCard } from './bribes';

/** A leg of the way that is being planned. */
export type Leg = { readonly to: string; readonly acts: readonly Action[] };

/** What scene, panel and words share: bribes not yet laid, and the way that a ship is to take. */
type Plan = {
  readonly bribes: Bribes;
  readonly legs: readonly Leg[];
  /** The space that is pointed at or focused. */
  readonly hovered: string | null;
  /** The card in hand that the next slot gets. */
  readonly held: number | null;
  /** The slot that the next card of the panel goes to. */
  readonly slot: number;
  readonly choose: (slot: number) => void;
  /** Lays a card in the chosen slot and goes on to the next empty one. */
  readonly layNext: (card: number) => void;
  readonly hold: (card: number | null) => void;
  readonly lay: (slot: number, card: number | null) => void;
  readonly clearBribes: () => void;
  readonly sailTo: (path: readonly string[]) => void;
  readonly toggleAct: (leg: number, action: Action) => void;
  readonly clearWay: () => void;
  readonly hover: (space: string | null) => void;
  readonly clear: () => void;
};

const nothing = { bribes: emptyBribes, legs: [], hovered: null, held: null, slot: 0 } as const;

export const usePlan = create<Plan>()((set) => ({
  ...nothing,
  choose: (slot) => set({ slot }),
  layNext: (card) =>
    set((plan) => {
      const bribes = layCard(plan.bribes, plan.slot, card);
      const empty = bribes.indexOf(null);
      return { bribes, slot: empty < 0 ? plan.slot : empty, held: null };
    }),
  hold: (held) => set({ held }),
  lay: (slot, card) => set((plan) => ({ bribes: layCard(plan.bribes, slot, card), held: null })),
  clearBribes: () => set({ bribes: emptyBribes, held: null, slot: 0 }),
  sailTo: (path) => set({ legs: path.map((to) => ({ to, acts: [] })) }),
  toggleAct: (at, action) =>
    set((plan) => ({ legs: plan.legs.map((leg, i) => (i === at ? toggled(leg, action) : leg)) })),
  clearWay: () => set({ legs: [], hovered: null }),
  hover: (hovered) => set({ hovered }),
  clear: () => set(nothing),
}));

const same = (a: Action, b: Action) => JSON.stringify(a) === JSON.stringify(b);

function toggled(leg: Leg, action: Action): Leg {
  const without = leg.acts.filter((act) => !same(act, action));
  return { ...leg, acts: without.length < leg.acts.length ? without : [...leg.acts, action] };
}
