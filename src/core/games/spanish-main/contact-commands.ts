import { abilitiesOf } from './abilities/registry';
import { asked, done, notAsked } from './answer';
import { moveTreasure } from './cargo';
import { type Handlers, refuse } from './handler';
import { uniqueCard } from './roster';
import { shipById, theShip } from './table';
import { canTow, startTow } from './tow';

/** Which of the ships she touches: to tow, or to hand the plague to. */
export const contactHandlers: Pick<Handlers, 'tow' | 'plague-to'> = {
  tow: {
    check: (p, seat, { target }) => {
      const task = asked(p, seat, 'tow');
      const derelict = shipById(p, target);
      if (!task || !derelict || !task.targets.includes(target)) return notAsked();
      return canTow(p, theShip(p, task.ship), derelict) ? null : refuse('no-room-for-tow', 'E2');
    },
    play: (run, _seat, { target }) => {
      const task = done(run, 'tow');
      if (task) startTow(run, theShip(run.state, task.ship), theShip(run.state, target));
    },
  },
  'plague-to': {
    check: (p, seat, { target }) => {
      const task = asked(p, seat, 'plague');
      return task?.targets.includes(target) ? null : notAsked();
    },
    play: (run, _seat, { target }) => {
      const task = done(run, 'plague');
      const from = task && theShip(run.state, task.ship);
      const unique = from?.treasure.find(
        (t) => t.face?.unique && abilitiesOf(uniqueCard(t.face.unique).ability).some((a) => a.jumps),
      );
      if (from && unique) moveTreasure(run, from, theShip(run.state, target), unique);
    },
  },
};
