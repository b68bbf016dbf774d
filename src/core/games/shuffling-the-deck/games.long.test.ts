import { describe, expect, test } from 'vitest';
import { shufflingTheDeckText } from '../../../shared/text/en/shuffling-the-deck';
import { Random } from '../../engine';
import { kit } from '../../engine/testkit';
import { shufflingTheDeck } from '.';
import { adventureSets } from './data/adventure-cards';
import { type Options, options as optionsSpec } from './options';
import { questions, spokenOpenly } from './testing';

/** Every combination of options: 32. */
const combinations: readonly Options[] = [false, true].flatMap((upcomingAdventures) =>
  [false, true].flatMap((movementHands) =>
    [false, true].flatMap((discardsAsGlory) =>
      adventureSets.map((adventureSet) => ({
        upcomingAdventures,
        movementHands,
        discardsAsGlory,
        adventureSet,
      })),
    ),
  ),
);

/** 20,000 games in all; fewer with GAMES set, for a first look. */
const games = Math.ceil(Number(process.env.GAMES ?? 20_000) / combinations.length);

describe('random games with every combination of options and two to four players', () => {
  test.each(combinations.map((options, index) => ({ options, seed: 1_000_000 * (index + 1) })))(
    '[C1.58][C1.24][C4.49] all cards accounted for, no leak, always an end: $options',
    ({ options, seed }) => {
      const report = kit(shufflingTheDeck, {
        games,
        seed,
        maxCommands: 400,
        every: 20,
        bends: 3,
        options,
        text: shufflingTheDeckText,
        questions,
        spoken: spokenOpenly,
      });
      expect(report.failures).toEqual([]);
      expect(report.games).toBe(games);
    },
  );
});

/** Plays one random game. @returns its turns, and what was gained and lost on the way beside what lies there at the end */
function playedOut(options: Options, players: number, random: Random) {
  const state = shufflingTheDeck.setUp(options, players, random);
  let balance = 0;
  while (!state.over) {
    const command = shufflingTheDeck.sample(state, state.active, random);
    for (const event of shufflingTheDeck.play(state, state.active, command, random)) {
      if (event.kind === 'glory-gained') balance += event.glory;
      if (event.kind === 'glory-lost') balance -= 1;
    }
  }
  const under = state.row.reduce((sum, { glory }) => sum + glory.length, 0);
  const stolen = state.players.reduce((sum, player) => sum + player.stolen.length, 0);
  return { turns: state.turns, balance, lying: under + stolen };
}

test.each([2, 3, 4])(
  '[C4.27] with set N a game of %i random players has about 30 turns, and glory is neither made nor lost unseen',
  (players) => {
    const random = Random.fromSeed(players);
    const played = Array.from({ length: 3000 }, () => playedOut(optionsSpec.defaults, players, random));
    expect(played.filter(({ balance, lying }) => balance !== lying)).toEqual([]);
    const mean = played.reduce((sum, { turns }) => sum + turns, 0) / played.length;
    expect(mean).toBeGreaterThan(28);
    expect(mean).toBeLessThan(35);
  },
);
