import type { Seat } from '../../engine';
import { has, working } from './abilities/working';
import { brace } from './crew';
import { addGold, checkMajority } from './gold';
import { faceDown } from './hold';
import { pinsAgain } from './pin';
import { emit, push, type Run, shipRef, stir } from './run';
import type { Ship } from './state';
import { isDerelict, isWhole, shipById, standing } from './table';
import type { TaskOf } from './tasks';
import { endTows, releaseTow } from './tow';

/** A shot has hit: what that does, step by step. Every hit is carried out before the next cannon fires [G17]. */
export function resolveHit(run: Run, task: TaskOf<'hit'>): void {
  const { state } = run;
  const ship = shipById(state, task.ship);
  const shooter = shipById(state, task.by);
  if (!ship || !shooter) return;
  const first = state.turn.hits[ship.id] === 1;
  // An undamaged ship might shrug off the first hit: her owner may turn up a crew, whether or not one of them can do it.
  if (!task.braced && first && isWhole(ship) && faceDown(ship)) {
    push(run, { ...task, braced: true });
    brace(run, ship, 'hit');
    return;
  }
  // [H2] Only a hit on a derelict sinks.
  if (isDerelict(ship)) {
    sink(run, ship, shooter.owner, shooter);
    return;
  }
  if (first && isWhole(ship) && has(state, ship, (a) => a.shrugsFirstHit)) {
    emit(run, { kind: 'hit-shrugged-off', ship: shipRef(state, ship) });
    return;
  }
  for (const ability of working(state, shooter)) ability.onHit?.(run, shooter, ship);
  if (!countsAsMast(run, ship)) {
    emit(run, { kind: 'dented', ship: shipRef(state, ship) });
    return;
  }
  const count = Math.max(1, ...working(state, shooter).map((a) => a.mastsPerHit ?? 1));
  const picks = has(state, shooter, (a) => a.shooterPicksMast);
  push(run, {
    kind: 'lose-mast',
    seat: picks ? shooter.owner : ship.owner,
    ship: ship.id,
    count,
    cause: 'hit',
    by: shooter.id,
  });
}

/** [I11] Armour: each mast takes two hits of the same shoot action. */
function countsAsMast(run: Run, ship: Ship): boolean {
  const needed = Math.max(1, ...working(run.state, ship).map((a) => a.hitsPerMast ?? 1));
  const dents = run.state.turn.action?.dents;
  if (needed === 1 || !dents) return true;
  const hits = (dents[ship.id] ?? 0) + 1;
  dents[ship.id] = hits % needed;
  return hits >= needed;
}

/** Where there is nothing to choose the masts go by themselves; null while somebody has to [H1]. */
export function settleMasts(run: Run, task: TaskOf<'lose-mast'>): boolean {
  const ship = shipById(run.state, task.ship);
  if (!ship || standing(ship) === 0) return true;
  if (standing(ship) > task.count) return false;
  // [I12] More masts to lose than stand: she is derelict, not sunk.
  ship.masts.forEach((stands, mast) => {
    if (stands && shipById(run.state, ship.id)) loseMast(run, ship, mast, task.by);
  });
  return true;
}

/** @param by the ship that caused it: if the loss sinks her, that ship's player has sunk her [H6] */
export function loseMast(run: Run, ship: Ship, mast: number, by: Ship['id']): void {
  const { state } = run;
  ship.masts[mast] = false;
  stir(run);
  emit(run, { kind: 'mast-lost', seat: ship.owner, ship: shipRef(state, ship), mast, left: standing(ship) });
  if (!isDerelict(ship)) return;
  // [E9] A derelict tows nobody.
  if (ship.tows) releaseTow(run, ship);
  if (has(state, ship, (a) => a.sinksWithoutMasts)) {
    const sinker = shipById(state, by);
    sink(run, ship, sinker?.owner ?? ship.owner, sinker && sinker.id !== ship.id ? sinker : null);
    return;
  }
  emit(run, { kind: 'derelict', ship: shipRef(state, ship) });
}

export function restoreMast(run: Run, ship: Ship, mast: number): void {
  const wasDerelict = isDerelict(ship);
  ship.masts[mast] = true;
  stir(run);
  emit(run, {
    kind: 'mast-restored',
    seat: ship.owner,
    ship: shipRef(run.state, ship),
    mast,
    left: standing(ship),
  });
  // No derelict any more: whoever tows her has to let go.
  const tower = run.state.ships.find((s) => s.tows === ship.id);
  if (tower) releaseTow(run, tower);
  if (wasDerelict) pinsAgain(run, ship);
}

/**
 * She sinks, at once, with her crew. Her gold is shared between the player who sank her and her owner, as amounts, the odd
 * piece to the first [H4], in tow or not [H7]; unique treasures go down with her.
 */
export function sink(run: Run, ship: Ship, by: Seat, sinker: Ship | null): void {
  const { state } = run;
  endTows(run, ship);
  const coins = ship.treasure.filter((t) => !t.face?.unique).reduce((sum, t) => sum + (t.face?.gold ?? 0), 0);
  state.lost += ship.treasure.filter((t) => t.face?.unique).reduce((sum, t) => sum + (t.face?.gold ?? 0), 0);
  const others = by === ship.owner ? 0 : Math.floor(coins / 2);
  state.ships = state.ships.filter((s) => s.id !== ship.id);
  forget(run, ship);
  stir(run);
  emit(run, {
    kind: 'sunk',
    ship: shipRef(state, ship),
    by,
    owner: ship.owner,
    shares: [coins - others, others],
    final: true,
  });
  // [H5] Both amounts arrive together; at most one of them can make a majority.
  addGold(run, by, coins - others);
  addGold(run, ship.owner, others);
  if (sinker) for (const ability of working(state, sinker)) ability.onSink?.(run, sinker);
  checkMajority(run);
}

/** Nothing waits any more for a ship that is gone. */
function forget(run: Run, ship: Ship): void {
  const { turn } = run.state;
  const about = (task: (typeof turn.tasks)[number]): boolean => {
    const parties = [
      task.ship,
      'target' in task ? task.target : null,
      'from' in task ? task.from : null,
      'with' in task ? task.with : null,
    ];
    return parties.includes(ship.id);
  };
  turn.tasks = turn.tasks.filter((task) => !about(task));
  for (const task of turn.tasks) {
    if ('targets' in task) task.targets = task.targets.filter((id) => id !== ship.id);
  }
  if (turn.action?.ship === ship.id) turn.action = null;
  if (turn.action?.rammed === ship.id) turn.action.rammed = null;
  if (turn.action) turn.action.docks = turn.action.docks.filter((dock) => dock.ship !== ship.id);
  if (turn.freeMove?.ship === ship.id) turn.freeMove = null;
}
