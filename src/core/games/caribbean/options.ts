import type { OptionsSpec } from '../../engine';
import { type Board, STANDARD_BOARD } from './board';
import { type CaribbeanOptions, optionsSchema } from './types';

const defaults: CaribbeanOptions = {
  targetSum: 0,
  ending: 'round',
  cashInHaven: true,
  colours: 'seat',
  board: null,
};

export const options: OptionsSpec<CaribbeanOptions> = {
  schema: optionsSchema,
  defaults,
  presets: [
    { id: 'standard', name: 'As the rulings have it', options: defaults },
    {
      id: 'race',
      name: 'Race: the first to reach the sum wins',
      options: { ...defaults, ending: 'instant' },
    },
    { id: 'short', name: 'Short game', options: { ...defaults, targetSum: 25_000 } },
  ],
  help: {
    targetSum: {
      label: 'Sum that ends the game',
      help: 'Doubloons in one purse that end the game. 0 takes 62,000 for two players, 42,000 for three, 32,000 for four.',
      house: true,
    },
    ending: {
      label: 'When the sum is reached',
      help: 'Finish the round and let the richest win, or stop at once with the one who got there.',
      house: true,
    },
    cashInHaven: {
      label: 'Cash in a haven at once',
      help: 'A chest given or swapped to a ship that lies in a haven may be brought ashore there straight away.',
      house: true,
    },
    colours: {
      label: 'Colours',
      help: 'Red, blue, green, yellow in the order of the seats, or drawn by lot.',
    },
    board: {
      label: 'Board',
      help: 'The Caribbean, or a chart of your own from a JSON file; docs/caribbean-board.md says how one is written. Empty (null) is the Caribbean.',
    },
  },
};

/** [sum] The sum for a number of players: a pot of 120,000 shared out, and 2,000 more. */
export function targetSum(options: CaribbeanOptions, players: number): number {
  return options.targetSum > 0 ? options.targetSum : 120_000 / players + 2_000;
}

export const boardOf = (options: CaribbeanOptions): Board => options.board ?? STANDARD_BOARD;
