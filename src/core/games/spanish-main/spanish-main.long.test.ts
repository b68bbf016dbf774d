import { expect, test } from 'vitest';
import { spanishMainText } from '../../../shared/text/en/spanish-main';
import { kit } from '../../engine/testkit';
import { spanishMain } from '.';
import { type Options, optionsSpec } from './options';

/** Replays and invariants (gold and masts among them) at every command, everything else now and then. */
const play = (games: number, seed: number, options: Options, every: number) =>
  kit(spanishMain, {
    games,
    seed,
    seats: [2, 3, 4],
    options,
    every,
    bends: 1,
    maxCommands: 20_000,
    text: spanishMainText,
  });

const { defaults } = optionsSpec;
const war: Options = {
  ...defaults,
  points: 100,
  islands: 12,
  coins: 12,
  gold: 24,
  uniqueTreasures: true,
  crimsonCoast: true,
};

test('2,000 random games of 30 points, random legal fleets, two to four players: no failure, every game ends', () => {
  const report = play(2000, 1, { ...defaults, uniqueTreasures: true }, 150);
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(2000);
});

test('200 random games of 100 points from both sets: no failure, every game ends', () => {
  const report = play(200, 50_000, war, 400);
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(200);
});
