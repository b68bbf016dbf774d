import { expect, test } from 'vitest';
import { Random } from '../engine';
import { RegretMatcher } from './regret-matching';

/** Two learners against each other; answers how often each option was settled on by the first. */
function settled(payoffs: readonly (readonly number[])[], rounds: number): number[] {
  const random = Random.fromSeed(11);
  const rows = new RegretMatcher(payoffs.length);
  const columns = new RegretMatcher(payoffs[0]?.length ?? 0);
  const pay = (row: number, column: number) => payoffs[row]?.[column] ?? 0;
  for (let i = 0; i < rounds; i++) {
    const row = rows.draw(random);
    const column = columns.draw(random);
    rows.learn(row, (option) => pay(option, column));
    columns.learn(column, (option) => -pay(row, option));
  }
  const counts = payoffs.map(() => 0);
  for (let i = 0; i < 3000; i++) {
    const option = rows.settle(random);
    counts[option] = (counts[option] ?? 0) + 1 / 3000;
  }
  return counts;
}

test('rock, paper, scissors: each is played a third of the time', () => {
  const shares = settled(
    [
      [0, -1, 1],
      [1, 0, -1],
      [-1, 1, 0],
    ],
    20_000,
  );
  for (const share of shares) expect(Math.abs(share - 1 / 3)).toBeLessThan(0.05);
});

test('an option that is better whatever the other does is all that is played', () => {
  const [good = 0] = settled(
    [
      [3, 2],
      [1, 0],
    ],
    2000,
  );
  expect(good).toBeGreaterThan(0.99);
});

test('matching pennies with an uneven stake: the equilibrium of the payoffs, two fifths and three fifths', () => {
  const [heads = 0] = settled(
    [
      [2, -1],
      [-1, 1],
    ],
    40_000,
  );
  expect(Math.abs(heads - 2 / 5)).toBeLessThan(0.05);
});
