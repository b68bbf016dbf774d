import type { Seat, Violation } from '../../engine';
import { has } from './abilities/working';
import type { Item } from './commands';
import { type Handlers, refuse } from './handler';
import { declineBoarding } from './ram';
import { type Run, topTask } from './run';
import type { Position, Ship } from './state';
import type { Task, TaskOf } from './tasks';

/** The task that waits, if it is of this kind and this seat's. */
export function asked<K extends Task['kind']>(p: Position, seat: Seat, kind: K): TaskOf<K> | null {
  const task = topTask(p);
  return task?.kind === kind && task.seat === seat ? (task as TaskOf<K>) : null;
}

/** Nothing of that kind is asked of this seat. */
export const notAsked = () => refuse('not-asked', 'D0');
/** What the answer names isn't there to be chosen. */
export const gone = (): Violation => refuse('no-such-target', 'D0');

/** Takes the waiting task off; null when it is of another kind. */
export function done<K extends Task['kind']>(run: Run, kind: K): TaskOf<K> | null {
  const task = topTask(run.state);
  if (task?.kind !== kind) return null;
  run.state.turn.tasks.pop();
  return task as TaskOf<K>;
}

/** Tasks that may be declined, or that end when their player says so. */
export const optional: ReadonlySet<Task['kind']> = new Set([
  'volley',
  'brace',
  'destroy-cargo',
  'restore-mast',
  'ram',
  'board',
  'plunder',
  'raid',
  'explore-now',
  'exchange',
  'tow',
]);

/** Is it aboard? */
export const hasItem = (ship: Ship, item: Item): boolean =>
  'crew' in item
    ? ship.crew.some((c) => c.id === item.crew)
    : ship.treasure.some((t) => t.id === item.treasure);

/** What may be destroyed by a hit: treasure, and crew that can be removed. */
export const destroyable = (p: Position, ship: Ship): Item[] => [
  ...(has(p, ship, (a) => a.crewSafe) ? [] : ship.crew.map((c) => ({ crew: c.id }))),
  ...ship.treasure.map((t) => ({ treasure: t.id })),
];
/** The same piece of cargo. */
export const sameItem = (a: Item, b: Item): boolean =>
  'crew' in a ? 'crew' in b && a.crew === b.crew : 'treasure' in b && a.treasure === b.treasure;

/** Declining whatever may be declined. */
export const passHandler: Pick<Handlers, 'pass'> = {
  pass: {
    check: (p, seat) => {
      const task = topTask(p);
      return task && task.seat === seat && optional.has(task.kind) ? null : notAsked();
    },
    play: (run) => {
      const task = run.state.turn.tasks.pop();
      // [D23] The other player may board where this one declines.
      if (task?.kind === 'board') declineBoarding(run, task);
    },
  },
};
