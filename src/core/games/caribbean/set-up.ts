import type { Random } from '../../engine';
import { COLOURS, OPEN_AT_START } from './board';
import { boardOf } from './options';
import type { CaribbeanOptions, CaribbeanState } from './types';

/** [setup.chests][setup.ships] Six open ports, the other chests in face-down pairs, six ships on random starts. */
export function setUp(options: CaribbeanOptions, seats: number, random: Random): CaribbeanState {
  const board = boardOf(options);
  const cities = random.shuffle(Object.keys(board.chests));
  const open = cities.slice(0, OPEN_AT_START);
  const starts = random.shuffle(Object.keys(board.spaces).filter((id) => board.spaces[id]?.start));
  const colours = options.colours === 'drawn' ? random.shuffle(COLOURS) : COLOURS;
  return {
    options,
    round: 1,
    purses: colours.slice(0, seats).map((colour) => ({ colour, money: 0, delivered: 0, captured: 0 })),
    ships: berth(starts),
    chests: Object.fromEntries(cities.map((city) => [city, open.includes(city) ? 'port' : 'supply'])),
    spent: Array.from({ length: seats }, () => false),
    revealed: 0,
    idleRounds: 0,
    earned: false,
    phase: { kind: 'bid' },
    supply: inPairs(cities.slice(OPEN_AT_START)),
    bids: Array.from({ length: seats }, () => null),
  };
}

/** @throws RangeError on a board with fewer starts than ships; `readBoard` lets none through. */
function berth(starts: readonly string[]): CaribbeanState['ships'] {
  const lie = (i: number) => {
    const at = starts[i];
    if (at === undefined) throw new RangeError('fewer starting spaces than ships');
    return { at, chest: null };
  };
  return {
    Arriba: lie(0),
    Bravo: lie(1),
    Caribic: lie(2),
    Diabolo: lie(3),
    Evita: lie(4),
    Fuego: lie(5),
  };
}

export function inPairs<T>(items: readonly T[]): T[][] {
  const pairs: T[][] = [];
  for (let i = 0; i < items.length; i += 2) pairs.push(items.slice(i, i + 2));
  return pairs;
}
