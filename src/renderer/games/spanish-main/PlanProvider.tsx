import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { SpanishMainTypes } from '../../../core/games/spanish-main/types';
import type { TableProps } from '../contract';
import { createPlanStore, type Plan, type PlanCommands, type PlanStore } from './plan';

const PlanContext = createContext<PlanStore | null>(null);

/** Holds the plan of one match for scene, panel and twin, and drops what a new view has made impossible. */
export function PlanProvider({
  children,
  view,
  legal,
}: TableProps<SpanishMainTypes> & { readonly children: ReactNode }) {
  const [store] = useState(createPlanStore);
  useEffect(() => store.getState().sync(view, legal.open), [store, view, legal]);
  return <PlanContext.Provider value={store}>{children}</PlanContext.Provider>;
}

/** @throws Error outside a `PlanProvider` */
export function usePlanStore(): PlanStore {
  const store = useContext(PlanContext);
  if (!store) throw new Error('the plan belongs to a match: wrap the parts in PlanProvider');
  return store;
}

/** A part of the plan; draws anew only when that part changes. */
export const usePlan = <T,>(select: (plan: Plan & PlanCommands) => T): T => useStore(usePlanStore(), select);
