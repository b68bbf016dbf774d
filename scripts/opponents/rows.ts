type Seat = 'random' | 'deckhand' | 'mate' | 'captain';

/** One run of `sim`. */
export type Row = {
  readonly name: string;
  readonly game: 'spanish-main' | 'caribbean' | 'piratas' | 'shuffling-the-deck';
  readonly seats: readonly Seat[];
  readonly games: number;
  readonly seed: number;
  /** A file beside this one. */
  readonly options?: string;
  readonly iterations?: number;
  /** The share of wins that the first entry should have at the least, with two players. */
  readonly aim?: number;
};

type Plan = {
  readonly game: Row['game'];
  /** Games a row with two players, and with more. */
  readonly games: readonly [two: number, more: number];
  readonly most: number;
  readonly pairs: readonly (readonly [Seat, Seat, number])[];
  readonly options?: string;
  readonly iterations?: number;
};

const plans: readonly Plan[] = [
  {
    game: 'piratas',
    games: [1000, 400],
    most: 6,
    pairs: [
      ['captain', 'random', 0.85],
      ['captain', 'mate', 0.58],
      ['mate', 'deckhand', 0.58],
    ],
  },
  {
    game: 'shuffling-the-deck',
    games: [500, 400],
    most: 4,
    pairs: [
      ['captain', 'random', 0.75],
      ['captain', 'deckhand', 0.58],
    ],
    iterations: 20,
  },
  {
    game: 'caribbean',
    games: [300, 60],
    most: 4,
    pairs: [
      ['captain', 'random', 0.95],
      ['captain', 'mate', 0.58],
      ['mate', 'deckhand', 0.58],
    ],
    iterations: 100,
  },
  {
    game: 'spanish-main',
    games: [100, 60],
    most: 4,
    pairs: [
      ['captain', 'random', 0.99],
      ['captain', 'mate', 0.6],
      ['mate', 'deckhand', 0.6],
    ],
    options: 'mirror-fleets.json',
  },
];

function rowsOf({ game, games, most, pairs, options, iterations }: Plan): Row[] {
  const common = { game, seed: 1, ...(iterations !== undefined && { iterations }) };
  const two = pairs.map(
    ([one, other, aim]): Row => ({
      ...common,
      name: `${game}: ${one}, ${other}`,
      seats: [one, other],
      games: games[0],
      aim,
      ...(options !== undefined && { options }),
    }),
  );
  const more = Array.from({ length: most - 2 }, (_, i): Row => {
    const deckhands = Array.from({ length: i + 2 }, (): Seat => 'deckhand');
    const name = `${game}: captain among ${deckhands.length} deckhands`;
    return { ...common, name, seats: ['captain', ...deckhands], games: games[1] };
  });
  return [...two, ...more];
}

/** Everything that the page shows, in the order in which it is played. */
export const rows: readonly Row[] = plans.flatMap(rowsOf);
