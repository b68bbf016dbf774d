import type { Seat } from '../../engine';
import { able } from './abilities/working';
import { atOwnHome } from './contact-graph';
import { endGame, goldAfloat } from './gold';
import { emit, type Run, reveal, turnSeat } from './run';
import { isResting, type Position, type Ship } from './state';
import { isDerelict } from './table';

/** A ship that can ever do something again: with masts, or a derelict that can row, repair herself, or lies at home. */
function isUseful(p: Position, ship: Ship): boolean {
  if (!isDerelict(ship) || atOwnHome(p, ship)) return true;
  return able(p, ship, (a) => a.movesDerelict) !== null || able(p, ship, (a) => a.repairsAnywhere) !== null;
}

/** Only a face-down crew keeps her from being lost: it shows itself, for that is what it does for her. */
function showSaviours(run: Run, seat: Seat): void {
  const { state } = run;
  const ships = state.ships.filter((s) => s.owner === seat);
  const saved = ships.filter((s) => isUseful(state, s));
  if (saved.some((s) => !isDerelict(s) || atOwnHome(state, s))) return;
  for (const ship of saved) {
    const rower = able(state, ship, (a) => a.movesDerelict) ?? able(state, ship, (a) => a.repairsAnywhere);
    if (rower) reveal(run, ship, rower.reveal);
  }
}

/** [end.helpless] Judged as his own turn begins [H14]. */
function isHelpless(p: Position, seat: Seat): boolean {
  return p.options.endWhenHelpless && !p.ships.some((s) => s.owner === seat && isUseful(p, s));
}

export function beginTurn(run: Run): void {
  const { state } = run;
  const seat = turnSeat(state);
  for (const ship of state.ships) {
    if (ship.owner === seat && ship.rum === 'loaded') ship.rum = 'resting';
  }
  emit(run, { kind: 'turn-began', seat, number: state.turn.number, round: state.turn.round });
  showSaviours(run, seat);
  if (!isHelpless(state, seat)) return;
  state.out = [...state.out, seat].sort((a, b) => a - b);
  emit(run, { kind: 'player-out', seat });
  // With two players, or when only one is left, that is the end; else the others go on.
  if (state.seats - state.out.length <= 1) endGame(run, 'helpless');
  else nextTurn(run);
}

/** Hands the turn on to the next player who is in, and counts rounds [end.quiet][end.rounds]: gold that never comes home ends the game so [H13]. */
function nextTurn(run: Run): void {
  const { state } = run;
  const { turn } = state;
  const round = advanceSeat(run);
  if (round !== turn.round) {
    state.quiet = state.stirred ? 0 : state.quiet + 1;
    state.stirred = false;
    const { quietRounds, roundLimit } = state.options;
    const over = quietRounds > 0 && state.quiet >= quietRounds;
    if (over || (roundLimit > 0 && turn.round >= roundLimit)) {
      endGame(run, over ? 'quiet' : 'round-limit');
      return;
    }
  }
  turn.round = round;
  turn.number += 1;
  beginTurn(run);
}

/** @returns the round that the next turn belongs to */
function advanceSeat(run: Run): number {
  const { state } = run;
  let round = state.turn.round;
  do {
    state.turn.at += 1;
    if (state.turn.at >= state.order.length) {
      state.turn.at = 0;
      round += 1;
    }
  } while (state.out.includes(turnSeat(state)));
  return round;
}

export function endTurn(run: Run): void {
  const { state } = run;
  const seat = turnSeat(state);
  for (const ship of state.ships) {
    if (ship.owner === seat && isResting(ship)) ship.rum = ship.rum === 'again' ? 'loaded' : 'none';
  }
  state.turn.ships = {};
  state.turn.hits = {};
  state.turn.cancelled = [];
  state.turn.freeMove = null;
  nextTurn(run);
}

/** [end.all-home] No gold is left but at home, nor anything that might become gold. Judged once nothing waits any more. */
export function checkAllHome(run: Run): void {
  const { state } = run;
  if (state.phase.kind !== 'turns' || !state.options.endWhenGoldIsHome) return;
  if (!goldAfloat(state)) endGame(run, 'all-home');
}
