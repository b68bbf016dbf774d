import { message, type Outcome, seatsUpTo } from '../../engine';
import type { CaribbeanEvent } from './events';
import { targetSum } from './options';
import { type CaribbeanState, SHIPS } from './types';

/** Rounds without any income, once no chest is left to come, after which the game is stopped. */
const STALL_ROUNDS = 3;

/** [sum] Has anybody got there? Any income counts, an opponent's delivery too [R31]. */
export const reachedSum = (state: CaribbeanState): boolean =>
  state.purses.some((purse) => purse.money >= targetSum(state.options, state.purses.length));

/** [end.instant] By option the one who has just reached the sum wins on the spot. */
export function endAtOnce(state: CaribbeanState): CaribbeanEvent[] {
  if (state.options.ending !== 'instant' || !reachedSum(state)) return [];
  const sum = targetSum(state.options, state.purses.length);
  const winner = seatsUpTo(state.purses.length).find((who) => (state.purses[who]?.money ?? 0) >= sum);
  state.phase = { kind: 'over', reason: 'sum', instantWinner: winner ?? null };
  return [{ kind: 'game-over', reason: 'sum', final: true }];
}

/** Ends the round [R32], or opens the next one: chests first [R29], then all cards come back [R22] and the ships stay [round.cards]. */
export function endRound(state: CaribbeanState): CaribbeanEvent[] {
  state.idleRounds = state.earned || state.supply.length > 0 ? 0 : state.idleRounds + 1;
  const reason = endReason(state);
  if (reason !== null) {
    state.phase = { kind: 'over', reason, instantWinner: null };
    return [{ kind: 'game-over', reason, final: true }];
  }
  const events = openChests(state);
  state.round += 1;
  state.phase = { kind: 'bid' };
  state.bids = state.bids.map(() => null);
  state.spent = state.spent.map(() => false);
  state.revealed = 0;
  state.earned = false;
  return [...events, { kind: 'round-began', round: state.round }];
}

function endReason(state: CaribbeanState): 'sum' | 'no-chests' | 'stalled' | null {
  if (reachedSum(state)) return 'sum';
  // [end.chests] Nothing left to earn anywhere.
  if (Object.values(state.chests).every((place) => place === 'delivered')) return 'no-chests';
  // [end.stalled]
  return state.idleRounds >= STALL_ROUNDS ? 'stalled' : null;
}

/** [round.supply][R29] The leftmost stack, both chests, face up in their cities. */
function openChests(state: CaribbeanState): CaribbeanEvent[] {
  const cities = state.supply.shift();
  if (cities === undefined) return [];
  for (const city of cities) state.chests[city] = 'port';
  return [{ kind: 'chests-opened', cities, final: true }];
}

/** True when all six ships have had their turn. */
export const roundIsOver = (state: CaribbeanState): boolean => state.revealed === SHIPS.length;

/** [end.richest][end.tie] The richest wins; then most chests in own havens, then most cities captured, then together. */
export function outcome(state: CaribbeanState): Outcome | null {
  if (state.phase.kind !== 'over') return null;
  const { reason, instantWinner } = state.phase;
  const scores = state.purses.map((purse) => purse.money);
  const places = placesOf(state);
  const first = seatsUpTo(state.purses.length).filter((who) => places[who] === 1);
  const winners = instantWinner === null ? first : [instantWinner];
  return { scores, winners, places, reason: message(`caribbean.over.${reason}`) };
}

/** One more than there are seats ahead. */
function placesOf({ purses }: CaribbeanState): number[] {
  const ranks = purses.map(({ money, delivered, captured }) => [money, delivered, captured]);
  return ranks.map((own) => ranks.filter((other) => compare(other, own) > 0).length + 1);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}
