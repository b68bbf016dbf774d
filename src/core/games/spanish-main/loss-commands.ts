import { asked, destroyable, done, gone, hasItem, notAsked, sameItem } from './answer';
import { dropItem, removeCrew } from './crew';
import { loseMast, restoreMast } from './damage';
import { type Handlers, refuse } from './handler';
import { shipName, topTask } from './run';
import { theShip } from './table';

/** Which mast, crew or cargo goes, and which mast comes back: answers of the ship's owner. */
export const lossHandlers: Pick<Handlers, 'lose-mast' | 'lose-crew' | 'drop' | 'destroy' | 'restore-mast'> = {
  'lose-mast': {
    check: (p, seat, { mast }) => {
      const task = asked(p, seat, 'lose-mast');
      if (!task) return notAsked();
      return theShip(p, task.ship).masts[mast]
        ? null
        : refuse('no-such-mast', 'H1', { ship: shipName(p, theShip(p, task.ship)) });
    },
    play: (run, _seat, { mast }) => {
      const task = done(run, 'lose-mast');
      if (!task) return;
      if (task.count > 1) run.state.turn.tasks.push({ ...task, count: task.count - 1 });
      loseMast(run, theShip(run.state, task.ship), mast, task.by);
    },
  },
  'lose-crew': {
    check: (p, seat, { crew }) => {
      const task = asked(p, seat, 'lose-crew');
      if (!task) return notAsked();
      return hasItem(theShip(p, task.ship), { crew }) ? null : gone();
    },
    play: (run, _seat, { crew: id }) => {
      const task = done(run, 'lose-crew');
      const ship = task && theShip(run.state, task.ship);
      const crew = ship?.crew.find((c) => c.id === id);
      if (ship && crew) removeCrew(run, ship, crew);
    },
  },
  drop: {
    check: (p, seat, { item }) => {
      const task = asked(p, seat, 'overfull');
      if (!task) return notAsked();
      return hasItem(theShip(p, task.ship), item) ? null : gone();
    },
    play: (run, _seat, { item }) => {
      const task = topTask(run.state);
      if (task?.kind === 'overfull') dropItem(run, theShip(run.state, task.ship), item);
    },
  },
  destroy: {
    check: (p, seat, { item }) => {
      const task = asked(p, seat, 'destroy-cargo');
      if (!task) return notAsked();
      return destroyable(p, theShip(p, task.ship)).some((one) => sameItem(one, item)) ? null : gone();
    },
    play: (run, _seat, { item }) => {
      const task = done(run, 'destroy-cargo');
      if (!task) return;
      const ship = theShip(run.state, task.ship);
      const crew = 'crew' in item ? ship.crew.find((c) => c.id === item.crew) : undefined;
      if (crew) removeCrew(run, ship, crew);
      else dropItem(run, ship, item);
    },
  },
  'restore-mast': {
    check: (p, seat, { mast }) => {
      const task = asked(p, seat, 'restore-mast');
      if (!task) return notAsked();
      return theShip(p, task.ship).masts[mast] === false
        ? null
        : refuse('no-such-mast', 'H8', { ship: shipName(p, theShip(p, task.ship)) });
    },
    play: (run, _seat, { mast }) => {
      const task = done(run, 'restore-mast');
      if (task) restoreMast(run, theShip(run.state, task.ship), mast);
    },
  },
};
