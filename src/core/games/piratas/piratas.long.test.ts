import { expect, test } from 'vitest';
import { kit } from '../../engine/testkit';
import { piratas } from '.';
import { questions } from './piratas.testing';

test('20,000 random games of two to six: every card accounted for, nothing leaks, peeks included, all end', () => {
  const report = kit(piratas, {
    games: 20_000,
    seed: 100_000,
    maxCommands: 20_000,
    every: 61,
    questions,
    spoken: ['placed', 'looked'],
  });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(20_000);
});
