import type { Seat } from '../../engine';
import { sumOf, working } from './abilities/working';
import { uniqueCard } from './roster';
import { emit, type Run, shipRef, stir, treasureRef } from './run';
import type { Island, Position, Ship, State, Treasure } from './state';
import { allTreasure, seatsOf } from './state';

export const homeOf = (p: Pick<Position, 'islands'>, seat: Seat): Island | undefined =>
  p.islands.find((island) => island.home === seat);

const total = (gold: readonly number[]): number => gold.reduce((sum, n) => sum + n, 0);
export const goldOf = (p: Pick<Position, 'islands'>, seat: Seat): number =>
  total(homeOf(p, seat)?.gold ?? []);

/** [end.majority] More than half of what there was at the start wins [H10]; what abilities destroy or add doesn't move the mark [H12]. */
export const hasMajority = (p: Position, seat: Seat): boolean => 2 * goldOf(p, seat) > p.startGold;

export function endGame(
  run: Run,
  reason: 'majority' | 'all-home' | 'helpless' | 'quiet' | 'round-limit',
): void {
  const { state } = run;
  const gold = seatsOf(state).map((seat) => goldOf(state, seat));
  const most = Math.max(...gold);
  const best = seatsOf(state).filter((seat) => gold[seat] === most);
  // [H11] An equal lead is a draw: nobody wins.
  const winners =
    reason === 'majority'
      ? seatsOf(state).filter((s) => hasMajority(state, s))
      : best.length === 1
        ? best
        : [];
  state.phase = { kind: 'over', winners, reason };
  state.turn.tasks = [];
  state.turn.action = null;
  state.turn.freeMove = null;
  // Then all know that what is left face down is worth nothing.
  const tells = reason === 'all-home' && allTreasure(state).length > 0;
  emit(run, { kind: 'game-over', winners, reason, gold, ...(tells && { final: true }) });
}

/** After each single change of gold [end rule 1][H5]. */
export function checkMajority(run: Run): void {
  if (run.state.phase.kind === 'over') return;
  if (seatsOf(run.state).some((seat) => hasMajority(run.state, seat))) endGame(run, 'majority');
}

/** Gold straight to a home, as an amount: it lies there in single pieces [H4]. */
export function addGold(run: Run, seat: Seat, amount: number): void {
  const home = homeOf(run.state, seat);
  if (!home || amount <= 0) return;
  for (let i = 0; i < amount; i++) home.gold.push(1);
  stir(run);
}

/** Does it stay aboard at home? A unique treasure without gold does, and goes on working. */
const staysAboard = (t: Treasure): boolean =>
  t.face !== null && t.face.unique !== null && !comesHome(uniqueCard(t.face.unique).ability);
/** Has the treasure no gold yet that it may become? */
export const comesHome = (ability: string): boolean =>
  ability === 'skipTurnThenGold' || ability === 'crewTest';

/** Everything worth unloading at her owner's home: automatically, face up, before anything else is done with it [F9][H9]. */
export function unload(run: Run, ship: Ship, home: Island): void {
  const { state } = run;
  const goes = ship.treasure.filter((t) => !staysAboard(t));
  if (goes.length === 0) return;
  ship.treasure = ship.treasure.filter(staysAboard);
  const worth = goes.map((t) => t.face?.gold ?? 0);
  const bonus = sumOf(state, ship, (a) => a.unloadBonus ?? 0);
  // The bonus goes to one treasure; which one makes no difference to the sum.
  const best = worth.indexOf(Math.max(...worth));
  if (bonus > 0) {
    worth[best] = (worth[best] ?? 0) + bonus;
    state.added += bonus;
  }
  home.gold.push(...worth);
  stir(run);
  emit(run, {
    kind: 'unloaded',
    seat: ship.owner,
    ship: shipRef(state, ship),
    gold: total(worth),
    treasure: goes.map((t) => treasureRef(state, t, true)),
    final: true,
  });
  for (const ability of working(state, ship)) ability.onUnload?.(run, ship);
  checkMajority(run);
}

/** [F9a] Gold that comes aboard a ship already docked at home goes ashore at once. */
export function unloadIfHome(run: Run, ship: Ship): void {
  const home = homeOf(run.state, ship.owner);
  if (home && ship.docked === home.id) unload(run, ship, home);
}

/** Treasure out of the game: its gold is counted as lost, so that all gold is always accounted for [H12]. */
export function destroyTreasure(run: Run, ship: Ship, treasure: Treasure): void {
  ship.treasure = ship.treasure.filter((t) => t.id !== treasure.id);
  run.state.lost += treasure.face?.gold ?? 0;
  stir(run);
  emit(run, {
    kind: 'cargo-destroyed',
    ship: shipRef(run.state, ship),
    treasure: treasureRef(run.state, treasure, true),
    final: true,
  });
}

/** Is there still gold, or a treasure that may become gold, anywhere but at home? [end rule 2] */
export function goldAfloat(state: State): boolean {
  const lies = ({ treasure }: { readonly treasure: readonly Treasure[] }) =>
    treasure.some((t) => !staysAboard(t));
  return state.islands.some(lies) || state.ships.some(lies);
}
