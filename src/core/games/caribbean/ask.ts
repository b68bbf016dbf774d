import { actionsAt } from './actions';
import { adjacent, bordersOf, type SpaceId } from './board';
import { boardOf } from './options';
import { reachable, type Sailing, shipAt } from './sail';
import type { CaribbeanAnswer, CaribbeanQuestion, CaribbeanView, PathPoint } from './types';

/** Previews for the ship that is being sailed; empty while none is. */
export function ask(view: CaribbeanView, question: CaribbeanQuestion): CaribbeanAnswer {
  const sailing = view.phase.kind === 'sail' ? view.phase : null;
  switch (question.kind) {
    case 'reach':
      return { kind: 'reach', spaces: sailing ? reach(view, sailing) : [] };
    case 'path':
      return { kind: 'path', points: sailing ? along(view, sailing, question.path) : [] };
  }
}

function reach(view: CaribbeanView, sailing: Sailing) {
  const costs = reachable(view, sailing);
  return [...costs].map(([space, cost]) => ({ space, cost, path: wayTo(view, costs, space) }));
}

/** A shortest way, without the space where she lies now. */
function wayTo(view: CaribbeanView, costs: ReadonlyMap<SpaceId, number>, space: SpaceId): SpaceId[] {
  const cost = costs.get(space) ?? 0;
  if (cost === 0) return [];
  const before = bordersOf(boardOf(view.options), space).find((id) => costs.get(id) === cost - 1);
  return before === undefined ? [] : [...wayTo(view, costs, before), space];
}

/** [act.timing] What is open to her at each point, before she has done anything at an earlier one. */
function along(view: CaribbeanView, sailing: Sailing, path: readonly SpaceId[]): PathPoint[] {
  const board = boardOf(view.options);
  const start = view.ships[sailing.ship].at;
  return [start, ...path].map((space, i, all) => {
    const previous = all[i - 1];
    const linked = previous === undefined || adjacent(board, previous, space);
    const there = shipAt(view, space);
    return {
      space,
      left: sailing.left - i,
      free: linked && (there === undefined || there === sailing.ship),
      actions: actionsAt(view, sailing, space),
    };
  });
}
