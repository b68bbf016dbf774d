import { expect, test } from 'vitest';
import { spanishMainText } from '../../../shared/text/en/spanish-main';
import { kit } from '../../engine/testkit';
import { spanishMain } from '.';
import { type Options, optionsSpec } from './options';

/** The whole roster, unique treasures and both sets. */
const raid: Options = { ...optionsSpec.defaults, uniqueTreasures: true, crimsonCoast: true };
const war: Options = { ...raid, points: 100, islands: 12, coins: 12, gold: 24 };

/** Twenty parts of each, so that one can be played alone: `-t "30 points, part 7 "`. */
const parts = Array.from({ length: 20 }, (_, i) => i + 1);

/**
 * Random legal fleets, two to four players in turn. Replays from reloaded states and invariants (gold and masts among them) at
 * every command, everything else that the contract promises now and then.
 */
const failuresOf = (games: number, seed: number, options: Options) => {
  const report = kit(spanishMain, {
    games,
    seed,
    seats: [2, 3, 4],
    options,
    every: 400,
    bends: 1,
    maxCommands: 20_000,
    text: spanishMainText,
  });
  expect(report.games).toBe(games);
  return report.failures;
};

test.each(parts)('30 points, part %i of 20: a hundred random games end without a failure', (part) => {
  expect(failuresOf(100, 100 * part, raid)).toEqual([]);
});

test.each(parts)('100 points, part %i of 20: ten random games end without a failure', (part) => {
  expect(failuresOf(10, 50_000 + 10 * part, war)).toEqual([]);
});
