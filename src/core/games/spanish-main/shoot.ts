import { working } from './abilities/working';
import type { Aim } from './guns';
import { emit, push, type Run, reveal, shipRef, spend } from './run';
import type { Ship } from './state';

/** One cannon fires: the die, the hit or miss, and what either sets off [G17]. */
export function fireGun(run: Run, ship: Ship, target: Ship, aimed: Aim, long: boolean): void {
  const { state } = run;
  const { mounted, odds, line, refire } = aimed;
  const { action } = state.turn;
  if (!action) return;
  reveal(run, ship, mounted.reveal);
  if (refire) {
    reveal(run, ship, refire.reveal);
    spend(run, ship, 'cannoneer');
  }
  action.long = long;
  if (!action.fired.includes(mounted.key)) action.fired.push(mounted.key);
  action.missed = action.missed.filter((key) => key !== mounted.key);
  const roll = run.random.die();
  // [I9] A natural 1 misses whatever is added to it.
  const hit = roll !== 1 && roll >= odds.needs;
  const to = line.line?.to ?? line.nearestAt;
  emit(run, {
    kind: 'shot',
    seat: ship.owner,
    ship: shipRef(state, ship),
    gun: mounted.gun,
    target: shipRef(state, target),
    roll,
    bonus: odds.bonus,
    rank: (long && !mounted.fixed) || odds.needs > 6 ? null : mounted.cannon.rank,
    hit,
    line: { from: [line.from[0], line.from[1]], to: [to[0], to[1]] },
    final: true,
  });
  if (hit) {
    state.turn.hits[target.id] = (state.turn.hits[target.id] ?? 0) + 1;
    push(run, { kind: 'hit', seat: ship.owner, ship: target.id, by: ship.id, braced: false });
  } else action.missed.push(mounted.key);
  if (roll === 1 && mounted.gun.kind !== 'musketeer')
    for (const ability of working(state, ship)) ability.onNaturalOne?.(run, ship);
}
