import { type Random, type Seat, seatsUpTo } from '../../engine';
import { type PirateId, pirateIds } from './data/pirates';
import { piratesEach } from './set-up';
import type { View } from './types';

/** Where a pirate card may be: a seat's number, or the place after the last seat for those out of the game. */
type Place = number;

/** What the viewer can't see: pirates to place, and how many each place still takes. */
type Puzzle = {
  readonly pirates: readonly PirateId[];
  readonly room: readonly number[];
  readonly ruledOut: (pirate: PirateId, place: Place) => boolean;
};

/**
 * What a viewer has left to find out: his own cards, shown ones and those announced as nobody's are settled; a
 * denied accusation rules one seat out [C4.29][C4.40].
 */
export function puzzleOf(view: View): Puzzle {
  const known = new Set(view.players.flatMap(({ pirates }) => pirates));
  for (const pirate of view.unowned) known.add(pirate);
  const each = piratesEach(view.players.length);
  const outOfGame = pirateIds.length - each * view.players.length - view.unowned.length;
  const outside = view.players.length;
  return {
    pirates: pirateIds.filter((pirate) => !known.has(pirate)),
    room: [...view.players.map(({ pirates }) => each - pirates.length), outOfGame],
    ruledOut: (pirate, place) =>
      place !== outside && view.denials.some((one) => one.target === place && one.pirate === pirate),
  };
}

/** Counts the deals that agree with what is known, exactly. Each is equally likely. */
class Deals {
  private readonly memo = new Map<number, number>();

  constructor(private readonly puzzle: Puzzle) {}

  /** How many ways to place the pirates from `index` on when `room` is left. */
  ways(index: number, room: readonly number[]): number {
    const pirate = this.puzzle.pirates[index];
    if (pirate === undefined) return 1;
    // At most three cards go to a seat and five stay out, so a base of ten keeps keys apart.
    const key = room.reduce((sum, free) => sum * 10 + free, index);
    const known = this.memo.get(key);
    if (known !== undefined) return known;
    let ways = 0;
    for (const place of this.places(pirate, room)) ways += this.ways(index + 1, without(room, place));
    this.memo.set(key, ways);
    return ways;
  }

  places(pirate: PirateId, room: readonly number[]): Place[] {
    return [...room.keys()].filter((place) => (room[place] ?? 0) > 0 && !this.puzzle.ruledOut(pirate, place));
  }
}

const without = (room: readonly number[], place: Place): number[] =>
  room.map((free, one) => (one === place ? free - 1 : free));

/**
 * Draws one deal of the unseen pirate cards, each that agrees with the view equally likely.
 * @returns for each seat the pirates that it holds, those the viewer knows first
 */
export function drawDeal(view: View, random: Random): PirateId[][] {
  const puzzle = puzzleOf(view);
  const deals = new Deals(puzzle);
  const hands = view.players.map(({ pirates }) => [...pirates]);
  let room = puzzle.room;
  for (const [index, pirate] of puzzle.pirates.entries()) {
    let ticket = random.below(Math.max(1, deals.ways(index, room)));
    for (const place of deals.places(pirate, room)) {
      const rest = without(room, place);
      const ways = deals.ways(index + 1, rest);
      if (ticket < ways) {
        hands[place]?.push(pirate);
        room = rest;
        break;
      }
      ticket -= ways;
    }
  }
  return hands;
}

/** For each pirate, how likely each seat holds him, by what the viewer knows. */
export function chancesOf(view: View): Record<PirateId, number[]> {
  const puzzle = puzzleOf(view);
  const total = new Deals(puzzle).ways(0, puzzle.room);
  const seats = seatsUpTo(view.players.length);
  const chance = (pirate: PirateId, seat: Seat): number => {
    if (view.players[seat]?.pirates.includes(pirate)) return 1;
    if (!puzzle.pirates.includes(pirate) || puzzle.room[seat] === 0 || puzzle.ruledOut(pirate, seat))
      return 0;
    const rest = { ...puzzle, pirates: puzzle.pirates.filter((one) => one !== pirate) };
    return new Deals(rest).ways(0, without(puzzle.room, seat)) / total;
  };
  const listed = pirateIds.map((pirate) => [pirate, seats.map((seat) => chance(pirate, seat))] as const);
  return Object.fromEntries(listed) as Record<PirateId, number[]>;
}
