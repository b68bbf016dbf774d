import { type Random, type Seat, seatsUpTo } from '../../engine';
import { caribbean } from '../caribbean';
import { CARDS } from '../caribbean/types';
import { deckFor } from '../piratas/cards';
import { lay as layPiratas } from '../piratas/lay';
import { shufflingTheDeck } from '../shuffling-the-deck';
import { spanishMain } from '../spanish-main';
import type { TableName } from './commands';
import { fromSet } from './look';
import { part, sizes } from './parts';
import type { State } from './state';
import { layCards } from './takeover/card-games';
import { type LaidItem, type Layout, placeLayout, unseen } from './takeover/layout';
import { layMain } from './takeover/spanish-main';

/** More commands than setting out a sea ever takes. */
const MOST_COMMANDS = 400;

/** Two fleets in their docks, islands and treasure laid out: the game's own set-up, every choice left to chance. */
function sea(random: Random): Layout {
  const state = spanishMain.setUp(spanishMain.options.defaults, 2, random);
  for (let n = 0; n < MOST_COMMANDS && state.phase.kind !== 'turns'; n++) {
    const [seat] = spanishMain.toAct(state);
    if (seat === undefined) break;
    spanishMain.play(state, seat, spanishMain.sample(state, seat, random), random);
  }
  return layMain(state);
}

/** Only as many players as the game itself can have get something of their own. */
const within = (seats: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(Math.max(seats, min), max);

function nineShips(seats: number, random: Random): Layout {
  const game = shufflingTheDeck;
  const players = within(seats, game.seats);
  const state = game.setUp(game.options.defaults, players, random);
  return layCards('shuffling-the-deck', game.lay(state), players, state.options);
}

/** The shuffled deck in the middle, a playmat before everybody; nothing is dealt. */
function piratasDeck(seats: number, random: Random): Layout {
  const players = within(seats, { min: 2, max: 6 });
  const seat = 0 as Seat;
  const pieces = layPiratas({
    options: { first: 'lot' },
    deck: random.shuffle(deckFor(players)),
    discard: [],
    hands: seatsUpTo(players).map(() => []),
    ships: seatsUpTo(players).map(() => ({ crew: [], vessel: null })),
    turn: { number: 1, seat, actions: 2, extra: false, first: null },
    phase: { kind: 'act', seat },
    duel: null,
    known: [],
    looks: [],
  });
  return layCards('piratas', pieces, players, {});
}

/** The chart with its ships and chests, and seven bribes in every hand. */
function chart(seats: number, random: Random): Layout {
  const game = caribbean;
  const players = within(seats, game.seats);
  const state = game.setUp(game.options.defaults, players, random);
  const bribe = (card: number): LaidItem =>
    unseen(
      part(
        'card',
        sizes.smallCard,
        fromSet('caribbean', 'bribe', String(card)),
        fromSet('caribbean', 'back', 'bribe'),
      ),
    );
  return {
    ...layCards('caribbean', game.lay(state), players, state.options),
    hands: seatsUpTo(Math.min(players, seats)).map(() => CARDS.map(bribe)),
  };
}

/** Puts one of the games on the table, on top of what lies there. It is nobody's game: it was set up, not taken over. */
export function setUpTable(state: State, table: TableName, random: Random): void {
  const layout = layoutFor(table, state.seats, random);
  if (layout) placeLayout(state, { ...layout, from: null });
}

function layoutFor(table: TableName, seats: number, random: Random): Layout | null {
  switch (table) {
    case 'empty':
      return null;
    case 'spanish-main':
      return sea(random);
    case 'shuffling-the-deck':
      return nineShips(seats, random);
    case 'piratas':
      return piratasDeck(seats, random);
    case 'caribbean':
      return chart(seats, random);
  }
}
