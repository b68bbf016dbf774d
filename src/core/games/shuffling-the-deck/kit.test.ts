import { expect, test } from 'vitest';
import { shufflingTheDeckText } from '../../../shared/text/en/shuffling-the-deck';
import { Random } from '../../engine';
import { kit } from '../../engine/testkit';
import { shufflingTheDeck } from '.';
import { adventureSets } from './data/adventure-cards';
import type { Options } from './options';
import { questions, spokenOpenly } from './testing';

/** Every combination of the three switches, the sets of cards in turn. The long test mixes all of them. */
const mixed: readonly Options[] = Array.from({ length: 8 }, (_, n) => ({
  upcomingAdventures: (n & 1) !== 0,
  movementHands: (n & 2) !== 0,
  discardsAsGlory: (n & 4) !== 0,
  adventureSet: adventureSets[(n + (n >> 2)) % adventureSets.length] ?? 'exposed',
}));

test.each(mixed)('the contract holds over random games of two, three and four with %o', (options) => {
  const report = kit(shufflingTheDeck, {
    games: 3,
    seed: 100,
    maxCommands: 400,
    every: 4,
    options,
    text: shufflingTheDeckText,
    questions,
    spoken: spokenOpenly,
  });
  expect(report.failures).toEqual([]);
  expect(Object.keys(report.kinds).sort()).toEqual(['accuse', 'pass', 'play-card', 'repair']);
});

test('[C1.deal][C4.45] two pirates for three or four players, three for two, none of them twice', () => {
  for (const [players, each] of [
    [2, 3],
    [3, 2],
    [4, 2],
  ] as const) {
    const state = shufflingTheDeck.setUp(
      shufflingTheDeck.options.defaults,
      players,
      Random.fromSeed(players),
    );
    expect(state.players.map(({ pirates }) => pirates.length)).toEqual(Array(players).fill(each));
    expect(new Set(state.players.flatMap(({ pirates }) => pirates)).size).toBe(players * each);
  }
});
