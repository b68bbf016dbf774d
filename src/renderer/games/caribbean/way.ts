import { useMemo } from 'react';
import type { CaribbeanAnswer, CaribbeanTypes } from '../../../core/games/caribbean';
import type { TableProps } from '../contract';
import { usePlan } from './plan';

type Props = TableProps<CaribbeanTypes>;
type Reach = Extract<CaribbeanAnswer, { kind: 'reach' }>;
type Path = Extract<CaribbeanAnswer, { kind: 'path' }>;

const NO_REACH: Reach = { kind: 'reach', spaces: [] };
const NO_PATH: Path = { kind: 'path', points: [], refused: null, earned: [] };

/** Whether the viewer is the one who sails now. */
export const isSailing = ({ view, viewer, readOnly }: Props): boolean =>
  view.phase.kind === 'sail' && view.phase.seat === viewer && !readOnly;

/** Where she can get to, and what the planned way would bring. */
export function useWay(props: Props): { readonly reach: Reach; readonly path: Path } {
  const { view, ask } = props;
  const legs = usePlan((plan) => plan.legs);
  const sailing = isSailing(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` answers for `view`
  const reach = useMemo(() => (sailing ? reachOf(ask({ kind: 'reach' })) : NO_REACH), [view, sailing]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` answers for `view`
  const path = useMemo(
    () => (sailing ? pathOf(ask({ kind: 'path', legs: mutable(legs) })) : NO_PATH),
    [view, sailing, legs],
  );
  return { reach, path };
}

const reachOf = (answer: CaribbeanAnswer): Reach => (answer.kind === 'reach' ? answer : NO_REACH);
const pathOf = (answer: CaribbeanAnswer): Path => (answer.kind === 'path' ? answer : NO_PATH);
const mutable = (legs: ReturnType<typeof usePlan.getState>['legs']) =>
  legs.map(({ to, acts }) => ({ to, acts: [...acts] }));

/** Plans the shortest way to a space; where it is planned already, sails it. */
export function tapSpace(props: Props, space: string): void {
  if (!isSailing(props)) return;
  const { legs, sailTo } = usePlan.getState();
  if (legs.at(-1)?.to === space) {
    void sail(props);
    return;
  }
  const goal = reachOf(props.ask({ kind: 'reach' })).spaces.find((reached) => reached.space === space);
  if (goal) sailTo(goal.path);
}

/** Sends the planned way step by step; it ends at the first refusal, which the screen shows. */
export async function sail({ act }: Props): Promise<void> {
  const { legs, clearWay } = usePlan.getState();
  clearWay();
  const commands = legs.flatMap(({ to, acts }) => [{ kind: 'sail', to } as const, ...acts]);
  for (const command of commands) if ((await act(command)) !== null) return;
}
