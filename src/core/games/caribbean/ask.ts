import { seatsUpTo, type Violation } from '../../engine';
import { act, actionsAt, checkAction } from './actions';
import { bordersOf, type SpaceId } from './board';
import { boardOf } from './options';
import { checkStep, reachable, type Sailing, type SailTable, step } from './sail';
import type { CaribbeanAnswer, CaribbeanQuestion, CaribbeanView, PathPoint } from './types';

type Leg = Extract<CaribbeanQuestion, { kind: 'path' }>['legs'][number];

/** Previews for the ship that is being sailed; empty while none is. */
export function ask(view: CaribbeanView, question: CaribbeanQuestion): CaribbeanAnswer {
  const sailing = view.phase.kind === 'sail' ? view.phase : null;
  switch (question.kind) {
    case 'reach':
      return { kind: 'reach', spaces: sailing ? reach(view, sailing) : [] };
    case 'path':
      return sailing ? along(view, question.legs) : { kind: 'path', points: [], refused: null, earned: [] };
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

/** Sails the way on a copy of the table, as far as the rules let her. */
function along(view: CaribbeanView, legs: readonly Leg[]): CaribbeanAnswer {
  const { options, ships, chests, purses, phase, earned } = view;
  const table: SailTable = structuredClone({ options, ships, chests, purses, phase, earned });
  const points = [pointOf(table)];
  const refused = legs.reduce<Violation | null>(
    (stopped, leg) => stopped ?? sailLeg(table, leg, points),
    null,
  );
  return {
    kind: 'path',
    points,
    refused,
    earned: seatsUpTo(purses.length).map(
      (who) => (table.purses[who]?.money ?? 0) - (purses[who]?.money ?? 0),
    ),
  };
}

/** @returns why she can't, with the points so far left in place */
function sailLeg(table: SailTable, { to, acts }: Leg, points: PathPoint[]): Violation | null {
  const onward = checkStep(table, sailingOf(table), to);
  if (!onward.ok) return onward.error;
  step(table, to);
  for (const action of acts) {
    const allowed = checkAction(table, sailingOf(table), action);
    if (!allowed.ok) return allowed.error;
    act(table, action);
  }
  points.push(pointOf(table));
  return null;
}

function pointOf(table: SailTable): PathPoint {
  const sailing = sailingOf(table);
  return {
    space: table.ships[sailing.ship].at,
    left: sailing.left,
    actions: actionsAt(table, sailing),
  };
}

function sailingOf({ phase }: SailTable): Sailing {
  if (phase.kind !== 'sail') throw new Error('nobody sails');
  return phase;
}
