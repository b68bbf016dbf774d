import { seatsUpTo } from '../../../engine';
import type { PirateId } from '../data/pirates';
import { outcome } from '../outcome';
import type { Effect, State } from '../types';

/**
 * What the adventures pay an intact ship on a space, front first, in glory a turn: the 58 cards of set N counted
 * out. The last spaces pay less than nothing, because of the Ghost Ship.
 */
const payOfSpace: readonly number[] = [0.57, 0.5, 0.31, 0.14, 0.07, 0.07, -0.02, -0.03, -0.03];
/** A row lasts about so many turns before it is another one. */
const turnsThatLast = 2;
/** A damaged ship earns this part of what it would: somebody will repair it. */
const partWhenDamaged = 0.35;
/** How likely the owner of a hidden pirate loses half of the glory there before the end, by an accusation. */
const exposure = 0.12;
/** Of 58 cards some 31 are turns; the rest becomes glory. */
const turnsPerCard = 31 / 58;

export const turnsLeft = ({ adventures }: Pick<State, 'adventures'>): number =>
  Math.max(
    adventures.row.length,
    Math.round((adventures.deck.length + adventures.row.length) * turnsPerCard),
  );

/** What a place in the row is worth over the next turns, beside the glory that lies there. */
export function promise(index: number, damaged: boolean, left: number): number {
  const pay = (payOfSpace[index] ?? 0) * Math.min(turnsThatLast, left);
  return damaged ? pay * partWhenDamaged : pay;
}

/** The glory each seat may expect in the end from what it has and where its ships are, up to what all share. */
export function expectations(state: State): number[] {
  const left = turnsLeft(state);
  return state.players.map((player) => {
    let sum = player.stolen.length;
    for (const [index, ship] of state.row.entries()) {
      if (!player.pirates.includes(ship.pirate)) continue;
      sum += ship.glory.length + promise(index, ship.damaged, left);
      if (!state.shown.includes(ship.pirate)) sum -= exposure * Math.ceil(ship.glory.length / 2);
    }
    return sum;
  });
}

/** The chance of each seat to win: certain at the end, and the surer the fewer turns are left. */
export function evaluate(state: State): readonly number[] {
  const winners = outcome(state)?.winners;
  if (winners) return seatsUpTo(state.players.length).map((seat) => (winners.includes(seat) ? 1 : 0));
  const spread = 0.8 + 0.45 * Math.sqrt(turnsLeft(state));
  const expected = expectations(state);
  const most = Math.max(...expected);
  const weights = expected.map((glory) => Math.exp((glory - most) / spread));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

type Seen = { readonly pirate: PirateId; readonly damaged: boolean };

/**
 * How good a row and what the adventure does to it are for the owner of `mine`: his gain, less what everybody else
 * gains in part, for their owners are not known.
 */
export function appraise(
  row: readonly Seen[],
  effects: readonly Effect[],
  mine: readonly PirateId[],
  left: number,
): number {
  const others = 0.25;
  let sum = 0;
  for (const [index, { pirate, damaged }] of row.entries()) {
    const hit = damaged || effects.some((effect) => effect.does === 'is-damaged' && effect.pirate === pirate);
    const value = promise(index, hit, left - 1);
    sum += mine.includes(pirate) ? value : -others * value;
  }
  for (const effect of effects) {
    const gain = effect.does === 'gains' ? effect.glory : effect.does === 'loses' ? -1 : 0;
    sum += mine.includes(effect.pirate) ? gain : -others * gain;
  }
  return sum;
}
