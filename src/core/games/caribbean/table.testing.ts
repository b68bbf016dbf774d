import { expect } from 'vitest';
import { Random, seat } from '../../engine';
import { caribbean } from '.';
import type { CaribbeanEvent } from './events';
import { options } from './options';
import {
  type BribeCard,
  CARDS,
  type CaribbeanCommand,
  type CaribbeanOptions,
  type CaribbeanState,
  SHIPS,
  type ShipName,
} from './types';

/** A quiet table for tests: ships in known places, no chest anywhere but where a test puts one. */
export function quietTable(players: number, changes: Partial<CaribbeanOptions> = {}): CaribbeanState {
  const state = caribbean.setUp({ ...options.defaults, ...changes }, players, Random.fromSeed(1));
  const berths = { Arriba: 'C1', Bravo: 'W4', Caribic: 'N7', Diabolo: 'S7', Evita: 'C6', Fuego: 'C17' };
  for (const ship of SHIPS) state.ships[ship] = { at: berths[ship], chest: null };
  state.supply = [];
  for (const city of Object.keys(state.chests)) state.chests[city] = 'delivered';
  return state;
}

/** A bid with the wanted cards on some ships; the rest of the seven fill up in rising order. */
export function bidWith(wanted: Partial<Record<ShipName | 'tieBreak', BribeCard>>): CaribbeanCommand {
  const rest: BribeCard[] = CARDS.filter((card) => !Object.values(wanted).includes(card));
  const next = (): BribeCard => rest.shift() ?? 0;
  const cards = SHIPS.map((ship) => wanted[ship] ?? next());
  return { kind: 'bid', bid: { cards, tieBreak: wanted.tieBreak ?? next() } };
}

/** Plays a command that must be allowed. */
export function does(state: CaribbeanState, who: number, command: CaribbeanCommand): CaribbeanEvent[] {
  expect(caribbean.check(state, seat(who), command)).toEqual({ ok: true, value: undefined });
  return caribbean.play(state, seat(who), command, Random.fromSeed(1));
}

/** The refusal of a command that must not be allowed: its code and clause. */
export function refusal(state: CaribbeanState, who: number, command: CaribbeanCommand): string {
  const answer = caribbean.check(state, seat(who), command);
  return answer.ok ? 'allowed' : `${answer.error.code} [${answer.error.clause}]`;
}

/** Everybody lays the same card on the Arriba as given, so that she is resolved first. */
export function bidOnArriba(state: CaribbeanState, cards: readonly BribeCard[]): CaribbeanEvent[] {
  return cards.flatMap((card, who) => does(state, who, bidWith({ Arriba: card })));
}

/** Seat 0 sails the Arriba with five movement: all others have bid nothing on her. */
export function arribaSails(state: CaribbeanState, at: string, chest: string | null = null): void {
  const others = state.purses.slice(1).map((): BribeCard => 0);
  bidOnArriba(state, [5, ...others]);
  state.ships.Arriba = { at, chest };
}

export const moneyOf = (state: CaribbeanState): number[] => state.purses.map((purse) => purse.money);
