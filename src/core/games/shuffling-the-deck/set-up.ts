import { type Random, seat, seatsUpTo } from '../../engine';
import { adventureDeck } from './data/adventure-cards';
import { type MovementKind, movementDeck } from './data/movement-cards';
import { pirateIds } from './data/pirates';
import type { Options } from './options';
import type { PlayerState, State } from './types';

export const fewestPlayers = 2;
export const mostPlayers = 4;

/** Two pirate cards each, three with two players; the rest leave the game unseen [C1.deal][C4.45]. */
export const piratesEach = (players: number): number => (players === 2 ? 3 : 2);

/** Movement cards in hand: three, with two players four [C4.47]. */
export const handSizeAtFirst = (players: number): number => (players === 2 ? 4 : 3);

/** Movement cards on the table when nobody holds any [setup.movement]. */
export const cardsOnTable = 3;

/** Face-up adventures: one, or as many as there are players [setup.adventures][C4.46]. */
export const adventureRowLength = (options: Options, players: number): number =>
  options.upcomingAdventures ? players : 1;

/** Nine intact ships in a random row, pirates dealt in secret, the first player drawn by lot [setup.row]. */
export function setUp(options: Options, players: number, random: Random): State {
  const row = random.shuffle(pirateIds).map((pirate) => ({ pirate, damaged: false, glory: [] }));
  const pirateCards = random.shuffle(pirateIds);
  const adventures = random.shuffle(adventureDeck(options.adventureSet));
  const movement = random.shuffle(movementDeck);
  const seats: PlayerState[] = seatsUpTo(players).map(() => ({
    pirates: take(pirateCards, piratesEach(players)),
    hand: options.movementHands ? take(movement, handSizeAtFirst(players)) : [],
    stolen: [],
  }));
  const faceUp: MovementKind[] = options.movementHands ? [] : take(movement, cardsOnTable);
  return {
    options,
    row,
    players: seats,
    shown: [],
    unowned: [],
    denials: [],
    adventures: {
      row: take(adventures, adventureRowLength(options, players)),
      deck: adventures,
      discard: [],
    },
    movement: { faceUp, deck: movement, discard: [] },
    // The first player is drawn by lot [setup.first].
    active: seat(random.below(players)),
    turns: 0,
    over: false,
  };
}

/** Takes from the top, which is the end of the pile. */
const take = <T>(pile: T[], count: number): T[] => pile.splice(pile.length - count, count).reverse();
