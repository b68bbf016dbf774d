import { has, sumOf } from './abilities/working';
import { moveTreasure, treasureFits } from './cargo';
import type { Item } from './commands';
import { brace, removeCrew } from './crew';
import { faceDown } from './hold';
import { emit, push, type Run, shipRef } from './run';
import type { Position, Ship } from './state';
import { shipById, standing } from './table';
import type { TaskOf } from './tasks';

/** A ram: the die against the masts that stand [D4]. Pin and boarding follow whatever it shows [D5]. */
export function ram(run: Run, ship: Ship, target: Ship): void {
  const { state } = run;
  const masts = standing(target);
  const roll = run.random.die();
  emit(run, {
    kind: 'rammed',
    seat: ship.owner,
    ship: shipRef(state, ship),
    target: shipRef(state, target),
    roll,
    masts,
    final: true,
  });
  if (state.turn.action) state.turn.action.rammed = target.id;
  // [D8] A derelict has no mast to lose, and a ram never sinks her.
  if (roll <= masts || masts === 0 || has(state, target, (a) => a.ramProof)) return;
  push(run, { kind: 'lose-mast', seat: target.owner, ship: target.id, count: 1, cause: 'ram', by: ship.id });
}

/** The player whose turn it is decides first; if he declines, the other may; one boarding a ram [D23]. */
export function offerBoarding(run: Run, ship: Ship, target: Ship): void {
  push(run, { kind: 'board', seat: ship.owner, ship: ship.id, target: target.id });
}

export function declineBoarding(run: Run, task: TaskOf<'board'>): void {
  const ship = shipById(run.state, task.ship);
  const target = shipById(run.state, task.target);
  if (ship && target && task.seat === ship.owner) push(run, { ...task, seat: target.owner });
}

/** Both may turn crew up before the dice, asked whether or not it could help. */
export function startBoarding(run: Run, task: TaskOf<'board'>): void {
  push(run, { kind: 'boarding', seat: task.seat, ship: task.ship, target: task.target });
  for (const id of [task.target, task.ship]) {
    const ship = shipById(run.state, id);
    if (ship) brace(run, ship, 'boarding');
  }
}

/** [D18][D19] A die and the masts that are left, each; the higher total wins, a tie is nothing. A derelict adds 0 [D7]. */
export function rollBoarding(run: Run, task: TaskOf<'boarding'>): void {
  const { state } = run;
  const ship = shipById(state, task.ship);
  const target = shipById(state, task.target);
  if (!ship || !target) return;
  const total = (s: Ship, roll: number) => roll + standing(s) + sumOf(state, s, (a) => a.boardingBonus ?? 0);
  const rolls: [number, number] = [run.random.die(), run.random.die()];
  const totals: [number, number] = [total(ship, rolls[0]), total(target, rolls[1])];
  const winner = totals[0] === totals[1] ? null : totals[0] > totals[1] ? ship : target;
  emit(run, {
    kind: 'boarded',
    ship: shipRef(state, ship),
    target: shipRef(state, target),
    rolls,
    totals,
    winner: winner?.owner ?? null,
    final: true,
  });
  const loser = winner === ship ? target : ship;
  // Whether she has room may hang on a face-down crew, so whoever has one aboard is asked about coins all the same.
  const asked = winner && (prizes(state, winner, loser).length > 0 || mayHideRoom(winner, loser));
  if (winner && asked) push(run, { kind: 'plunder', seat: winner.owner, ship: winner.id, from: loser.id });
}

const mayHideRoom = (winner: Ship, loser: Ship): boolean => faceDown(winner) && loser.treasure.length > 0;

/** What the winner may take or remove, face-down pieces blind [D20][D21]. */
export function prizes(p: Position, winner: Ship, loser: Ship): Item[] {
  const crew = has(p, loser, (a) => a.crewSafe) ? [] : loser.crew.map((c) => ({ crew: c.id }));
  const treasure = loser.treasure.filter((t) => treasureFits(p, winner, t)).map((t) => ({ treasure: t.id }));
  return [...crew, ...treasure];
}

export function plunder(run: Run, winner: Ship, loser: Ship, item: Item): void {
  if ('crew' in item) {
    const crew = loser.crew.find((c) => c.id === item.crew);
    if (crew) removeCrew(run, loser, crew);
    return;
  }
  const treasure = loser.treasure.find((t) => t.id === item.treasure);
  if (treasure) moveTreasure(run, loser, winner, treasure);
}
