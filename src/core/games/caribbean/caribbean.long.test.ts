import { expect, test } from 'vitest';
import { kit } from '../../engine/testkit';
import { caribbean } from '.';

test('10,000 random games of two to four: chests and money add up, one ship to a space, nothing leaks, all end', () => {
  const report = kit(caribbean, { games: 10_000, seed: 1000, maxCommands: 6000, every: 97 });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(10_000);
});
