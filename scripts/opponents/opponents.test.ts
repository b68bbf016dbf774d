import { expect, test } from 'vitest';
import { page, wilson } from './page';
import { rows } from './rows';

test('Wilson’s interval of 8 wins in 10 games is that of the textbooks', () => {
  const [low, high] = wilson(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
});

test('no win and every win have intervals that stay between 0 and 1', () => {
  expect(wilson(0, 100)[0]).toBe(0);
  expect(wilson(100, 100)[1]).toBeCloseTo(1, 12);
  expect(wilson(100, 100)[0]).toBeCloseTo(0.963, 3);
});

test('every number of players of every game has a row', () => {
  const counts = (game: string) =>
    new Set(rows.filter((row) => row.game === game).map(({ seats }) => seats.length));
  expect(counts('spanish-main')).toEqual(new Set([2, 3, 4]));
  expect(counts('caribbean')).toEqual(new Set([2, 3, 4]));
  expect(counts('piratas')).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(counts('shuffling-the-deck')).toEqual(new Set([2, 3, 4]));
});

test('a draw counts half with two players, and what was not played is named', () => {
  const [first, second] = rows;
  if (!first || !second) throw new Error('no rows');
  const result = {
    games: 10,
    wins: [6, 2],
    draws: 2,
    unfinished: 0,
    meanTurns: 30,
    seconds: 1,
    failures: [],
  };
  const text = page([first, second], { [first.name]: result });
  expect(text).toContain('70.0 %');
  expect(text).toContain(`Not played: ${second.seats.join(', ')}`);
});
