import type { AnyGame } from '../../../engine';
import { stateSchema as mainSchema } from '../../spanish-main/state';
import { bareTable, type State } from '../state';
import { layCards, readings } from './card-games';
import { type Layout, placeLayout } from './layout';
import { layMain } from './spanish-main';

const cardGames = ['piratas', 'shuffling-the-deck', 'caribbean'] as const;

/**
 * A ruled match at whatever point it stands, as a free table: hidden things lie face down or are in their hands.
 * @returns null for a game that has no table of its own here
 */
export function takeOver(
  game: AnyGame,
  state: object,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): State | null {
  const layout = layoutOf(game, state, options, seats);
  if (!layout) return null;
  const table = bareTable(seats);
  placeLayout(table, layout);
  return table;
}

function layoutOf(
  game: AnyGame,
  state: object,
  options: Readonly<Record<string, unknown>>,
  seats: number,
): Layout | null {
  if (game.id === 'spanish-main') return layMain(mainSchema.parse(state));
  const known = cardGames.find((id) => id === game.id);
  return known && readings[known] ? layCards(known, game.lay(state), seats, options) : null;
}

export { playOnMain } from './play-on';
