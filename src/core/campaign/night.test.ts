import { expect, test } from 'vitest';
import { message } from '../engine';
import { must } from './campaign.testing';
import { foundNight } from './found';
import { beginNightGame, strikeNightGame } from './night';
import { nightStandings } from './standings';
import type { MatchNight } from './types';

const night = (): MatchNight =>
  must(
    foundNight(
      { id: 'n', name: 'Friday', now: 1 },
      { win: 3, draw: 1, played: 1 },
      ['Ann', 'Bob', 'Cy'].map((name) => ({ kind: 'person', name })),
    ),
  );

/** With a game between some, won by some. */
function played(before: MatchNight, seats: readonly string[], winners: readonly string[]): MatchNight {
  const match = `m${before.games.length + 1}`;
  const begun = must(beginNightGame(before, 'caribbean', seats, match, 2));
  const result = { scores: seats.map(() => 0), winners: [...winners], reason: message('x') };
  return {
    ...begun,
    games: begun.games.map((game) =>
      game.match === match ? { ...game, state: 'entered' as const, ended: 3, result } : game,
    ),
  };
}

test('points for a win, a draw and for taking part; equals in points are told apart by wins', () => {
  const after = played(played(played(night(), ['p1', 'p2'], ['p2']), ['p1', 'p3'], []), ['p1', 'p3'], []);
  expect(
    nightStandings(after).map(({ player, points, wins, place }) => [player, points, wins, place]),
  ).toEqual([
    ['p1', 5, 0, 1],
    ['p2', 4, 1, 2],
    ['p3', 4, 0, 3],
  ]);
});

test('a game that was called off counts nothing, and can’t be called off twice', () => {
  const begun = must(beginNightGame(night(), 'piratas', ['p1', 'p2'], 'm1', 2));
  const struck = must(strikeNightGame(begun, 1, 3));
  expect(nightStandings(struck).every(({ points }) => points === 0)).toBe(true);
  expect(strikeNightGame(struck, 1, 4)).toMatchObject({ ok: false, error: { code: 'not-open' } });
});
