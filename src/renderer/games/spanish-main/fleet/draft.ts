import type { CrewCard, ShipCard } from '../../../../core/games/spanish-main/cards';
import { contributionFor, fleetCost } from '../../../../core/games/spanish-main/fleet';
import type { CardId } from '../../../../core/games/spanish-main/ids';
import type { Options } from '../../../../core/games/spanish-main/options';
import { type Fleet, fleetSchema } from '../../../../core/games/spanish-main/state';

/** Changes of a fleet being built: each makes a new fleet, none is checked here. */
export const emptyFleet = (options: Options): Fleet => ({
  ships: [],
  ashore: [],
  treasure: contributionFor(options),
});

export const withShip = (fleet: Fleet, card: CardId): Fleet => ({
  ...fleet,
  ships: [...fleet.ships, { card, crew: [] }],
});

export const withoutShip = (fleet: Fleet, at: number): Fleet => ({
  ...fleet,
  ships: fleet.ships.filter((_, n) => n !== at),
});

/** @param at which ship; null puts the crew ashore */
export function withCrew(fleet: Fleet, card: CardId, at: number | null): Fleet {
  if (at === null) return { ...fleet, ashore: [...fleet.ashore, card] };
  return {
    ...fleet,
    ships: fleet.ships.map((ship, n) => (n === at ? { ...ship, crew: [...ship.crew, card] } : ship)),
  };
}

const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, n) => n !== at);

export function withoutCrew(fleet: Fleet, at: number | null, nth: number): Fleet {
  if (at === null) return { ...fleet, ashore: without(fleet.ashore, nth) };
  return {
    ...fleet,
    ships: fleet.ships.map((ship, n) => (n === at ? { ...ship, crew: without(ship.crew, nth) } : ship)),
  };
}

export const withCoin = (fleet: Fleet, nth: number, gold: number): Fleet => ({
  ...fleet,
  treasure: {
    ...fleet.treasure,
    coins: fleet.treasure.coins.map((coin, n) => (n === nth ? gold : coin)),
  },
});

/** A ready or saved fleet under these options: its contribution is made to fit them. */
export function adopted(options: Options, fleet: Pick<Fleet, 'ships' | 'ashore'> & Partial<Fleet>): Fleet {
  const kept = fleet.treasure;
  const sum = kept?.coins.reduce((total, coin) => total + coin, 0);
  const fits =
    kept &&
    kept.coins.length + kept.unique.length === options.coins &&
    sum === options.gold &&
    kept.coins.length > 0;
  return { ships: fleet.ships, ashore: fleet.ashore, treasure: fits ? kept : contributionFor(options) };
}

export const pointsLeft = (options: Options, fleet: Fleet): number =>
  options.points - fleetCost(options, fleet);

// ------------------------------------------------------------------------------------------- looking for cards

export type Wanted = {
  readonly words: string;
  readonly nation: string | null;
  readonly masts: number | null;
  readonly move: string | null;
  /** Only what costs at most so much. */
  readonly most: number | null;
  readonly order: 'points' | 'name' | 'masts';
};

const hasWords = (text: string, words: string): boolean => {
  const all = text.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
};

export function shipsWanted(cards: readonly ShipCard[], wanted: Wanted): ShipCard[] {
  return cards
    .filter(
      (card) =>
        (wanted.nation === null || card.nation === wanted.nation) &&
        (wanted.masts === null || card.cannons.length === wanted.masts) &&
        (wanted.move === null || card.move === wanted.move) &&
        (wanted.most === null || card.points <= wanted.most) &&
        hasWords(`${card.name} ${card.nation} ${card.text} ${card.cannons.join(' ')}`, wanted.words),
    )
    .sort(
      (a, b) =>
        (wanted.order === 'points'
          ? b.points - a.points
          : wanted.order === 'masts'
            ? b.cannons.length - a.cannons.length
            : 0) || a.name.localeCompare(b.name),
    );
}

export function crewWanted(cards: readonly CrewCard[], wanted: Wanted): CrewCard[] {
  return cards
    .filter(
      (card) =>
        (wanted.nation === null || card.nation === wanted.nation) &&
        (wanted.most === null || card.points <= wanted.most) &&
        hasWords(`${card.name} ${card.nation} ${card.text}`, wanted.words),
    )
    .sort((a, b) => (wanted.order === 'points' ? b.points - a.points : 0) || a.name.localeCompare(b.name));
}

/** What a fleet file holds. @throws what zod throws, in words for the player */
export const parseFleet = (text: string): Fleet => fleetSchema.parse(JSON.parse(text));
