import type { AdventureKind } from './data/adventure-cards';
import { indexOf, spaceOf } from './row';
import type { Effect, Event, Glory, Ship, State } from './types';

type Gain = Extract<Effect, { does: 'gains' }>;

const counter: Glory = { card: null, seen: false };

export const isCounter = ({ card }: Glory): boolean => card === null;
export const countersIn = (glory: readonly Glory[]): number => glory.filter(isCounter).length;

/**
 * Lays the glory of one adventure under the ships, the one nearest the front first [C4.23]: cards from the deck, and
 * the active adventure itself for the very last glory [C4.22]. What the deck can't give is made up by counters [C4.24].
 */
export function layGlory(state: State, gains: readonly Gain[], active: AdventureKind): Event[] {
  let left = gains.reduce((sum, { glory }) => sum + glory, 0);
  return gains.map(({ pirate, glory }) => {
    const ship = shipOf(state, pirate);
    const laid: Glory[] = [];
    for (let n = 0; n < glory; n++) {
      left -= 1;
      laid.push(left === 0 ? { card: active, seen: true } : nextGlory(state));
    }
    ship.glory.push(...laid);
    return { kind: 'glory-gained', pirate, space: spaceAt(state, pirate), glory, counters: countersIn(laid) };
  });
}

/** Discards come first where the table agreed on it, so that the deck is left for adventures [C4.21]. */
function nextGlory(state: State): Glory {
  const { deck, discard } = state.adventures;
  const discarded = state.options.discardsAsGlory ? discard.pop() : undefined;
  if (discarded !== undefined) return { card: discarded, seen: true };
  const card = deck.pop();
  return card === undefined ? counter : { card, seen: false };
}

/** The top glory, the last one laid, is turned face up and discarded [C4.20]. */
export function loseGlory(state: State, ship: Ship): Event[] {
  const lost = ship.glory.pop();
  if (!lost) return [];
  if (lost.card !== null) state.adventures.discard.push(lost.card);
  const space = spaceAt(state, ship.pirate);
  return [{ kind: 'glory-lost', pirate: ship.pirate, space, card: lost.card, final: true }];
}

/** Half of a ship's glory, rounded up, taken from the top [C4.28]. It may be none. */
export function takeHalf(ship: Ship): Glory[] {
  const half = Math.ceil(ship.glory.length / 2);
  return ship.glory.splice(ship.glory.length - half, half);
}

/** @throws RangeError for a ship that isn't in the row, which no command or card can name */
export function shipOf(state: State, pirate: State['row'][number]['pirate']): Ship {
  const ship = state.row[indexOf(state.row, pirate)];
  if (!ship) throw new RangeError(`no ship of ${pirate} in the row`);
  return ship;
}

export const spaceAt = (state: State, pirate: Ship['pirate']) => spaceOf(indexOf(state.row, pirate));
