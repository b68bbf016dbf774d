import { allowed, err, type Random, type Result, type Seat, type Violation } from '../../engine';
import { passHandler } from './answer';
import { boardingHandlers } from './boarding-commands';
import { cargoHandlers } from './cargo-commands';
import type { Command } from './commands';
import { contactHandlers } from './contact-commands';
import { crewHandlers } from './crew-commands';
import type { Event } from './events';
import { fleetHandlers } from './fleet-commands';
import { freeHandlers } from './free-commands';
import type { Handler, Handlers } from './handler';
import { refuse } from './handler';
import { homeChooser, homeHandlers } from './home-commands';
import { islandHandlers, islandPlacer } from './island-commands';
import { lossHandlers } from './loss-commands';
import { mustRoll } from './order';
import { type Run, topTask, turnSeat } from './run';
import { type Position, type State, seatsOf } from './state';
import { advance } from './steps';
import { turnHandlers } from './turn-commands';

const handlers: Handlers = {
  ...fleetHandlers,
  ...islandHandlers,
  ...homeHandlers,
  ...crewHandlers,
  ...turnHandlers,
  ...freeHandlers,
  ...passHandler,
  ...lossHandlers,
  ...boardingHandlers,
  ...cargoHandlers,
  ...contactHandlers,
};

/** The handler of a command takes that very kind; the pairing is by `kind`, which TypeScript can't follow through a record. */
const handlerOf = (command: Command): Handler<Command['kind']> =>
  handlers[command.kind] as Handler<Command['kind']>;

/** Who may act now: several at once while fleets and crew are chosen, else whoever is asked or has the turn. */
export function toAct(p: Position): Seat[] {
  const { phase } = p;
  switch (phase.kind) {
    case 'order':
      return mustRoll(phase.rolls);
    case 'fleets':
    case 'crew':
      return seatsOf(p).filter((seat) => !phase.ready[seat]);
    case 'islands':
      return [islandPlacer(p)];
    case 'homes':
      return [homeChooser(p, phase.at)];
    case 'ships': {
      const seat = p.order[phase.at];
      return seat === undefined ? [] : [seat];
    }
    case 'turns':
      return [topTask(p)?.seat ?? turnSeat(p)];
    case 'over':
      return [];
  }
}

export function refusalOf(p: Position, seat: Seat, command: Command): Violation | null {
  if (!toAct(p).includes(seat)) return refuse('not-your-turn', 'turn.order');
  return handlerOf(command).check(p, seat, command);
}

export function check(p: Position, seat: Seat, command: Command): Result<undefined, Violation> {
  const refusal = refusalOf(p, seat, command);
  return refusal ? err(refusal) : allowed;
}

export function play(state: State, seat: Seat, command: Command, random: Random): Event[] {
  const run: Run = { state, random, events: [] };
  // "Right after unloading" is over as soon as anything else is done; giving the move clears it itself.
  if (command.kind !== 'move' && command.kind !== 'reveal-crew' && !topTask(state))
    state.turn.freeMove = null;
  handlerOf(command).play(run, seat, command);
  advance(run);
  return run.events;
}
