import { type Seat, seatsUpTo } from '../../engine';
import type { PirateId } from './data/pirates';
import { effectsOf, type Standing } from './effects';
import { layGlory, loseGlory, shipOf, spaceAt } from './glory';
import { endGame } from './outcome';
import { adventureRowLength } from './set-up';
import type { Effect, Event, Ship, State } from './types';

export const ownerOf = (state: State, pirate: PirateId): Seat | undefined =>
  seatsUpTo(state.players.length).find((seat) => state.players[seat]?.pirates.includes(pirate));

const standingOf =
  (state: State) =>
  (pirate: PirateId): Standing => {
    if (state.shown.includes(pirate)) return 'shown';
    return ownerOf(state, pirate) === undefined ? 'nobodys' : 'hidden';
  };

/** What the active adventure would do to a row: the state's own, or another order of its ships. */
export function pendingOn(state: State, ships: readonly Ship[]): Effect[] {
  const [active] = state.adventures.row;
  if (active === undefined) return [];
  const row = ships.map(({ pirate, damaged, glory }) => ({ pirate, damaged, glory: glory.length }));
  return effectsOf(active, row, state.options.adventureSet, standingOf(state));
}

/**
 * Resolves the active adventure. If it paid glory it lies under a ship now; if not it is discarded [C4.25].
 */
export function resolveAdventure(state: State): Event[] {
  const active = state.adventures.row[0];
  if (active === undefined) return [];
  const effects = pendingOn(state, state.row);
  const events: Event[] = [{ kind: 'adventure-resolved', card: active, effect: effects.length > 0 }];
  for (const effect of effects) events.push(...apply(state, effect));
  const gains = effects.filter((effect) => effect.does === 'gains');
  state.adventures.row.shift();
  if (gains.length === 0) state.adventures.discard.push(active);
  events.push(...layGlory(state, gains, active));
  // Cursed Treasure pays before it damages [C4.18].
  for (const effect of effects)
    if (effect.does === 'is-damaged') events.push(...damage(state, effect.pirate));
  return events;
}

function apply(state: State, effect: Effect): Event[] {
  switch (effect.does) {
    case 'loses':
      return loseGlory(state, shipOf(state, effect.pirate));
    case 'is-shown': {
      const seat = ownerOf(state, effect.pirate);
      if (seat === undefined) return [];
      state.shown.push(effect.pirate);
      return [{ kind: 'pirate-shown', seat, pirate: effect.pirate, final: true }];
    }
    case 'is-nobodys':
      // Everybody is told: silence would say the same [C4.40].
      if (!state.unowned.includes(effect.pirate)) state.unowned.push(effect.pirate);
      return [{ kind: 'pirate-nobodys', pirate: effect.pirate, final: true }];
    case 'gains':
    case 'is-damaged':
    case 'may-be-shown':
      return [];
  }
}

function damage(state: State, pirate: PirateId): Event[] {
  shipOf(state, pirate).damaged = true;
  return [{ kind: 'ship-damaged', pirate, space: spaceAt(state, pirate), by: 'adventure' }];
}

/** Fog: the active adventure is discarded and does nothing, a Notoriety card neither [C4.26][C4.41]. */
export function skipAdventure(state: State): Event[] {
  const active = state.adventures.row.shift();
  if (active === undefined) return [];
  state.adventures.discard.push(active);
  return [{ kind: 'adventure-skipped', card: active }];
}

/**
 * The next adventure is drawn and the next player is to act. With an empty deck the game is over as soon as no
 * adventure is left face up: at once with a row of one [C4.27], or when the whole row has been played [C4.46].
 */
export function endTurn(state: State): Event[] {
  const { row, deck } = state.adventures;
  const events: Event[] = [];
  state.turns += 1;
  if (row.length < adventureRowLength(state.options, state.players.length)) {
    const drawn = deck.pop();
    if (drawn !== undefined) {
      row.push(drawn);
      events.push({ kind: 'adventure-drawn', card: drawn, final: true });
    }
  }
  if (row.length === 0) return [...events, ...endGame(state)];
  // Play passes clockwise [turn.order].
  state.active = ((state.active + 1) % state.players.length) as Seat;
  return [...events, { kind: 'turn-passed', seat: state.active }];
}
