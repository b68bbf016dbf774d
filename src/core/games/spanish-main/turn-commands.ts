import type { Seat, Violation } from '../../engine';
import { able } from './abilities/working';
import { actionRefusal, moveRefusal, mustSailNow } from './actions';
import { planComeAbout } from './come-about';
import { inContact, isEnemy } from './contact-graph';
import { restoreMast } from './damage';
import { exploreIsland, exploreShip } from './explore';
import { aim, isAim } from './guns';
import { type Handlers, refuse } from './handler';
import type { CrewId, ShipId } from './ids';
import { type MovePlan, planMove } from './move-plan';
import { isFreeMove } from './movement';
import { emit, push, type Run, reveal, shipName, shipRef, shipTurnOf, topTask, turnSeat } from './run';
import { fireGun } from './shoot';
import type { Action, Position, Ship } from './state';
import { beginAction, exploringNext, mayExploreNow } from './steps';
import { isDerelict, shipById, theIsland, theShip } from './table';
import { endTows } from './tow';
import { endTurn } from './turn';

type TurnKind = 'move' | 'come-about' | 'explore' | 'fire' | 'repair' | 'end-turn';

/** It is this seat's turn, nothing waits, and the ship is its own. */
export function mayCommand(p: Position, seat: Seat, id: ShipId): Ship | Violation {
  if (p.phase.kind !== 'turns' || turnSeat(p) !== seat) return refuse('not-your-turn', 'turn.order');
  if (topTask(p)) return refuse('decide-first', 'D0');
  const ship = shipById(p, id);
  if (!ship?.pose || ship.owner !== seat) return refuse('not-your-ship', 'turn.action');
  return ship;
}
export const isShip = (answer: Ship | Violation): answer is Ship => 'masts' in answer;

/** Gives the action: it is counted, and becomes the one that runs. */
function give(run: Run, kind: Action['kind'], ship: Ship): Action {
  const action = beginAction(run.state, kind, ship);
  shipTurnOf(run, ship).given.push(kind);
  run.state.turn.action = action;
  run.state.turn.freeMove = null;
  return action;
}

function moveCheck(p: Position, ship: Ship): Violation | null {
  // A move right after unloading belongs to no action; being pinned bars it all the same.
  return isFreeMove(p, ship) ? moveRefusal(p, ship) : actionRefusal(p, ship, 'move');
}

/** Lays her and her tow where the plan ends; the steps after a move follow by themselves [D0], after coming about too [C5]. */
function carryOut(run: Run, ship: Ship, plan: MovePlan): void {
  const { state } = run;
  const free = isFreeMove(state, ship);
  for (const id of plan.reveals) revealById(run, ship, id);
  // A derelict that rows herself away is towed no longer.
  const tower = state.ships.find((s) => s.tows === ship.id);
  if (tower) endTows(run, ship);
  give(run, 'move', ship);
  if (free) shipTurnOf(run, ship).given.pop();
  ship.pose = plan.end;
  const towed = plan.towed && shipById(state, plan.towed.ship);
  if (towed && plan.towed) {
    towed.pose = plan.towed.pose;
    towed.docked = null;
  }
}

const revealById = (run: Run, ship: Ship, id: CrewId) =>
  reveal(run, ship, ship.crew.find((c) => c.id === id) ?? null);

/** What an explore action would look at. */
function exploreCheck(p: Position, ship: Ship, other: ShipId | null): Violation | null {
  const name = shipName(p, ship);
  if (other === null) {
    const island = ship.docked === null ? undefined : theIsland(p, ship.docked);
    if (!island || island.home !== null) return refuse('dock-to-explore', 'explore.island', { ship: name });
    return island.treasure.length > 0 ? null : refuse('nothing-there', 'explore.island', { ship: name });
  }
  const target = shipById(p, other);
  if (!target || target.id === ship.id || !inContact(p, ship, target))
    return refuse('not-touching', 'F7', { ship: name });
  // [F7] Ships of one's own fleet and any derelict; a live enemy is no business of the explorers.
  if (isEnemy(ship, target) && !isDerelict(target))
    return refuse('enemy-is-manned', 'F7', { ship: shipName(p, target) });
  return null;
}

export const turnHandlers: Pick<Handlers, TurnKind> = {
  move: {
    check: (p, seat, { ship: id, segments }) => {
      const ship = mayCommand(p, seat, id);
      if (!isShip(ship)) return ship;
      const refusal = moveCheck(p, ship);
      if (refusal) return refusal;
      const planned = planMove(p, ship, segments);
      return planned.ok ? null : planned.error;
    },
    play: (run, _seat, { ship: id, segments }) => {
      const ship = theShip(run.state, id);
      const planned = planMove(run.state, ship, segments);
      if (!planned.ok) return;
      const { plan } = planned.value;
      carryOut(run, ship, plan);
      const towed = plan.towed && {
        ship: shipRef(run.state, theShip(run.state, plan.towed.ship)),
        pose: plan.towed.pose,
      };
      emit(run, {
        kind: 'moved',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        path: [...plan.path],
        towed,
      });
    },
  },
  'come-about': {
    check: (p, seat, { ship: id, heading }) => {
      const ship = mayCommand(p, seat, id);
      if (!isShip(ship)) return ship;
      // [C4] It is the whole of a move action, so it doesn't fit a move that is only an extra segment.
      if (isFreeMove(p, ship)) return refuse('free-move-is-sailed', 'C4', { ship: shipName(p, ship) });
      const refusal = moveCheck(p, ship);
      if (refusal) return refusal;
      const planned = planComeAbout(p, ship, heading);
      return planned.ok ? null : planned.error;
    },
    play: (run, _seat, { ship: id, heading }) => {
      const ship = theShip(run.state, id);
      const planned = planComeAbout(run.state, ship, heading);
      const from = ship.pose;
      if (!planned.ok || !from) return;
      carryOut(run, ship, planned.value);
      emit(run, {
        kind: 'came-about',
        seat: ship.owner,
        ship: shipRef(run.state, ship),
        from,
        to: planned.value.end,
      });
    },
  },
  explore: {
    check: (p, seat, { ship: id, with: other }) => {
      if (other === null && exploringNext(p, seat, id)) {
        const name = shipName(p, theShip(p, id));
        return mayExploreNow(p, theShip(p, id)) ? null : refuse('no-explorer', 'F1', { ship: name });
      }
      const ship = mayCommand(p, seat, id);
      if (!isShip(ship)) return ship;
      return actionRefusal(p, ship, 'explore') ?? exploreCheck(p, ship, other);
    },
    play: (run, seat, { ship: id, with: other }) => {
      const ship = theShip(run.state, id);
      const task = exploringNext(run.state, seat, id);
      if (task) {
        const { tasks } = run.state.turn;
        tasks.splice(tasks.indexOf(task), 1);
        reveal(run, ship, mayExploreNow(run.state, ship)?.reveal ?? null);
        exploreIsland(run, ship, theIsland(run.state, task.island));
        return;
      }
      give(run, 'explore', ship);
      if (other === null) {
        if (ship.docked !== null) exploreIsland(run, ship, theIsland(run.state, ship.docked));
      } else exploreShip(run, ship, theShip(run.state, other));
    },
  },
  fire: {
    check: (p, seat, { ship: id, gun, target: targetId, long }) => {
      const task = topTask(p);
      const volley = task?.kind === 'volley' && task.seat === seat && task.ship === id;
      const ship = volley ? shipById(p, id) : mayCommand(p, seat, id);
      if (!ship) return refuse('not-your-ship', 'turn.action');
      if (!isShip(ship)) return ship;
      const refusal = volley ? captainRefusal(p, ship) : actionRefusal(p, ship, 'shoot');
      if (refusal) return refusal;
      const target = shipById(p, targetId);
      if (!target) return refuse('not-an-enemy', 'shoot.target', { ship: shipName(p, ship), target: '' });
      const aimed = aim(p, ship, gun, target, long);
      return isAim(aimed) ? null : aimed;
    },
    play: (run, _seat, { ship: id, gun, target: targetId, long }) => {
      const { state } = run;
      const ship = theShip(state, id);
      if (topTask(state)?.kind !== 'volley') {
        give(run, 'shoot', ship);
        push(run, { kind: 'volley', seat: ship.owner, ship: ship.id });
      } else if (state.turn.action?.kind === 'move') {
        reveal(run, ship, able(state, ship, (a) => a.shootsAfterMove)?.reveal ?? null);
      }
      // [H3] Each shot chooses its target afresh.
      const target = theShip(state, targetId);
      const aimed = aim(state, ship, gun, target, long);
      if (isAim(aimed)) fireGun(run, ship, target, aimed, long);
    },
  },
  repair: {
    check: (p, seat, { ship: id, mast }) => {
      const ship = mayCommand(p, seat, id);
      if (!isShip(ship)) return ship;
      const refusal = actionRefusal(p, ship, 'repair');
      if (refusal) return refusal;
      // [H8] The owner chooses which of the lost masts comes back.
      return ship.masts[mast] === false ? null : refuse('no-such-mast', 'H8', { ship: shipName(p, ship) });
    },
    play: (run, _seat, { ship: id, mast }) => {
      const ship = theShip(run.state, id);
      const wright = able(run.state, ship, (a) => a.repairsAnywhere);
      const home = ship.docked !== null && theIsland(run.state, ship.docked).home === ship.owner;
      if (!home) reveal(run, ship, wright?.reveal ?? null);
      give(run, 'repair', ship);
      restoreMast(run, ship, mast);
    },
  },
  // [B21] Nobody has to move or to do anything else.
  'end-turn': {
    check: (p, seat) => {
      if (p.phase.kind !== 'turns' || turnSeat(p) !== seat) return refuse('not-your-turn', 'turn.order');
      if (topTask(p)) return refuse('decide-first', 'D0');
      const bound = p.ships.find((s) => s.owner === seat && mustSailNow(p, s));
      return bound ? refuse('must-sail', 'ability.home-raid', { ship: shipName(p, bound) }) : null;
    },
    play: (run) => endTurn(run),
  },
};

/** [I1] In a move action only a Captain shoots; in a shoot action everybody may. */
function captainRefusal(p: Position, ship: Ship): Violation | null {
  if (p.turn.action?.kind !== 'move') return null;
  if (isDerelict(ship)) return refuse('derelict-cannot-shoot', 'G19', { ship: shipName(p, ship) });
  return able(p, ship, (a) => a.shootsAfterMove)
    ? null
    : refuse('no-captain', 'ability.captain', { ship: shipName(p, ship) });
}
