import type { Seat } from '../../engine';
import { millimetre, within } from '../../geometry';
import { spreadPlague } from './abilities/plague';
import { able, has } from './abilities/working';
import { BAR } from './cards';
import { bowOnIsland, isEnemy, pinnedBy, ramTargets, shipsTouching, towTargets } from './contact-graph';
import { checkHold } from './crew';
import { resolveHit, settleMasts } from './damage';
import { afterDocking, dockAfterMove } from './dock';
import { isSheltered } from './guns';
import { faceDown, isOverfull } from './hold';
import type { ShipId } from './ids';
import { becomePinned } from './pin';
import { offerBoarding, rollBoarding } from './ram';
import { emit, push, type Run, shipRef, topTask } from './run';
import type { Action, Position, Ship } from './state';
import { isDerelict, placed, shipById, theIsland } from './table';
import type { Task, TaskOf } from './tasks';
import { canTow } from './tow';
import { checkAllHome } from './turn';

/** A new action, with what she touched before it: docking, pinning and plague look at what has changed since. */
export function beginAction(p: Position, kind: Action['kind'], ship: Ship): Action {
  return {
    kind,
    ship: ship.id,
    step: kind === 'move' ? 'shots' : 'done',
    fired: [],
    missed: [],
    long: null,
    dents: {},
    bowOn: p.islands.filter((i) => bowOnIsland(p, ship, i)).map((i) => i.id),
    touched: shipsTouching(p, ship).map((s) => s.id),
    pinned: kind === 'move' ? p.ships.filter((s) => pinnedBy(p, s).length > 0).map((s) => s.id) : [],
    rammed: null,
    docks: [],
  };
}

/** Carries on until somebody has to decide, or everything is done. */
export function advance(run: Run): void {
  const { state } = run;
  while (state.phase.kind === 'turns') {
    const task = topTask(state);
    if (task) {
      if (!settles(run, task)) return;
      continue;
    }
    const { action } = state.turn;
    if (!action) {
      checkAllHome(run);
      return;
    }
    if (action.step === 'done') state.turn.action = null;
    else step(run, action);
  }
}

const drop = (run: Run, task: Task): true => {
  const { tasks } = run.state.turn;
  tasks.splice(tasks.lastIndexOf(task), 1);
  return true;
};

/** True when the task is done by itself, or has nothing to decide any more. */
function settles(run: Run, task: Task): boolean {
  const { state } = run;
  const ship = shipById(state, task.ship);
  if (!ship) return drop(run, task);
  switch (task.kind) {
    case 'hit':
      drop(run, task);
      resolveHit(run, task);
      return true;
    case 'boarding':
      drop(run, task);
      rollBoarding(run, task);
      return true;
    case 'lose-mast':
      return settleMasts(run, task) && drop(run, task);
    case 'brace':
      return !faceDown(ship) && drop(run, task);
    case 'lose-crew':
      if (ship.crew.length > 0 && !has(state, ship, (a) => a.crewSafe)) return false;
      if (ship.crew.length > 0) emit(run, { kind: 'crew-safe', ship: shipRef(state, ship) });
      return drop(run, task);
    case 'overfull':
      if (isOverfull(state, ship)) return false;
      drop(run, task);
      checkHold(run, ship);
      return true;
    case 'ram':
    case 'plague':
      return task.targets.length === 0 && drop(run, task);
    case 'tow':
      task.targets = task.targets.filter((id) => {
        const target = shipById(state, id);
        return target !== undefined && canTow(state, ship, target);
      });
      return task.targets.length === 0 && drop(run, task);
    case 'take':
      return theIsland(state, task.island).treasure.length === 0 && drop(run, task);
    case 'destroy-cargo':
      return ship.crew.length + ship.treasure.length === 0 && drop(run, task);
    default:
      return false;
  }
}

/** [D0] One step of what follows a move action. */
function step(run: Run, action: Action): void {
  const { state } = run;
  const ship = shipById(state, action.ship);
  if (!ship) {
    state.turn.action = null;
    return;
  }
  switch (action.step) {
    case 'shots':
      action.step = 'ram';
      if (mayFollowWithShots(state, ship)) push(run, { kind: 'volley', seat: ship.owner, ship: ship.id });
      return;
    case 'ram':
      action.step = 'pin';
      // [I1] A target that the shots have sunk is gone; one that they made derelict may still be rammed.
      offerRam(run, ship);
      return;
    case 'pin':
      action.step = 'board';
      pins(run, action, ship);
      return;
    case 'board':
      action.step = 'dock';
      board(run, action, ship);
      return;
    case 'dock':
      action.step = 'unload';
      dockAfterMove(run, ship, action.bowOn);
      return;
    case 'unload':
      action.step = 'explore';
      afterDocking(run);
      return;
    case 'explore':
      action.step = 'tow';
      exploreAfterDocking(run, action);
      return;
    case 'tow':
      action.step = 'done';
      offerTow(run, ship);
      return;
    case 'done':
      return;
  }
}

/**
 * [I1][I2] The Captain's shots. Whoever has face-down crew aboard is asked whether or not a Captain is among them;
 * only a ship with no enemy anywhere near isn't, which everybody can see.
 */
function mayFollowWithShots(p: Position, ship: Ship): boolean {
  if (isDerelict(ship)) return false;
  if (!has(p, ship, (a) => a.shootsAfterMove) && !faceDown(ship)) return false;
  const far = has(p, ship, (a) => a.longShot) ? 2 * BAR.L : BAR.L;
  return p.ships.some(
    (other) =>
      isEnemy(ship, other) &&
      other.pose !== null &&
      !isSheltered(p, other) &&
      within(placed(p, ship), placed(p, other), millimetre(far)),
  );
}

function offerRam(run: Run, ship: Ship): void {
  const targets = ramTargets(run.state, ship).map((t) => t.id);
  if (targets.length > 0) push(run, { kind: 'ram', seat: ship.owner, ship: ship.id, targets });
}

/** Who has become pinned, and what that sets off; whose move it was doesn't matter [D10]. */
function pins(run: Run, action: Action, ship: Ship): void {
  const { state } = run;
  spreadPlague(run, ship, action.touched);
  for (const one of state.ships) {
    if (action.pinned.includes(one.id)) continue;
    const by = pinnedBy(state, one);
    if (by.length === 0) continue;
    becomePinned(run, one, by);
  }
}

function board(run: Run, action: Action, ship: Ship): void {
  const target = action.rammed && shipById(run.state, action.rammed);
  if (target) offerBoarding(run, ship, target);
}

/** [F1][F2][F3] Free where her player's streamer lay before; else with an Explorer, who may be face down. */
function exploreAfterDocking(run: Run, action: Action): void {
  const { state } = run;
  for (const { ship: id, island: at, streamer } of [...action.docks].reverse()) {
    const ship = shipById(state, id);
    const island = theIsland(state, at);
    if (!ship || island.home !== null || island.treasure.length === 0) continue;
    if (!streamer && !has(state, ship, (a) => a.exploresOnDock) && !faceDown(ship)) continue;
    push(run, { kind: 'explore-now', seat: ship.owner, ship: ship.id, island: island.id });
  }
}

/** [D0] Of several ships that may explore now, their player chooses which goes first. */
export function exploringNext(p: Position, seat: Seat, ship: ShipId): TaskOf<'explore-now'> | null {
  for (const task of [...p.turn.tasks].reverse()) {
    if (task.kind !== 'explore-now' || task.seat !== seat) return null;
    if (task.ship === ship) return task;
  }
  return null;
}

/** May this ship answer `explore-now` with yes? */
export function mayExploreNow(p: Position, ship: Ship) {
  const streamer = p.turn.action?.docks.some((d) => d.ship === ship.id && d.streamer) ?? false;
  return streamer ? { reveal: null } : able(p, ship, (a) => a.exploresOnDock);
}

function offerTow(run: Run, ship: Ship): void {
  const { state } = run;
  const targets = towTargets(state, ship)
    .filter((t) => canTow(state, ship, t))
    .map((t) => t.id);
  if (targets.length > 0) push(run, { kind: 'tow', seat: ship.owner, ship: ship.id, targets });
}
