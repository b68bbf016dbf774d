import { describe, expect, test } from 'vitest';
import { shufflingTheDeckText } from '../../../../shared/text/en/shuffling-the-deck';
import { textFaults } from '../../../../shared/text/testing';
import { type Budget, Random, type Seat } from '../../../engine';
import { shufflingTheDeck } from '..';
import { adventureSets } from '../data/adventure-cards';
import { options as optionsSpec } from '../options';
import { act, first, position } from '../testing';
import type { State } from '../types';
import { bots } from '.';
import { reasonFor } from './reasons';

const few: Budget = { iterations: 60, expired: () => false };
const captain = bots.find(({ level }) => level === 'captain');
const choose = (state: State, seat: Seat = state.active, seed = 1) => {
  if (!captain) throw new Error('no captain');
  return captain.choose(shufflingTheDeck.view(state, seat), seat, few, Random.fromSeed(seed));
};

const pirates = [
  ['vos', 'wick'],
  ['roca', 'brand'],
  ['kraai', 'harrow'],
] as const;

describe('opponents', () => {
  test.each(['deckhand', 'mate', 'captain'])(
    'a %s makes only legal choices, with every combination of rules',
    (level) => {
      const bot = bots.find((one) => one.level === level);
      if (!bot) throw new Error(`no ${level}`);
      const random = Random.fromSeed(4);
      for (let n = 0; n < 4; n++) {
        const options = {
          ...optionsSpec.defaults,
          upcomingAdventures: n % 2 === 0,
          movementHands: n >= 2,
          adventureSet: adventureSets[n] ?? 'exposed',
        };
        const state = shufflingTheDeck.setUp(options, 2 + (n % 3), random);
        while (!state.over) {
          const budget: Budget = { iterations: 8, expired: () => false };
          const { command, reason } = bot.choose(
            shufflingTheDeck.view(state, state.active),
            state.active,
            budget,
            random,
          );
          expect(textFaults([reason], shufflingTheDeckText)).toEqual([]);
          act(state, command, random);
        }
      }
    },
  );

  test('the same view gets the same choice, whatever is hidden behind it', () => {
    const random = Random.fromSeed(5);
    const state = position({ players: 3, pirates, glory: { roca: 4 } });
    for (let turn = 0; turn < 4; turn++) {
      const chosen = choose(state);
      for (let n = 0; n < 3; n++) {
        const other = shufflingTheDeck.imagine(shufflingTheDeck.view(state, state.active), random);
        expect(choose(other, state.active)).toEqual(chosen);
      }
      act(state, chosen.command, random);
    }
  });

  test('the reason is in words that everybody may hear: it is the same whoever gives it', () => {
    const state = position({ players: 3, pirates, glory: { roca: 4 } });
    for (const command of shufflingTheDeck.legal(state, first).commands) {
      const said = [0, 1, 2, 'spectator' as const].map((viewer) =>
        reasonFor(shufflingTheDeck.view(state, viewer === 'spectator' ? viewer : (viewer as Seat)), command),
      );
      expect(said.every((one) => JSON.stringify(one) === JSON.stringify(said[0]))).toBe(true);
    }
  });

  test('a captain accuses when he is sure and much is to be had', () => {
    const state = position({
      players: 2,
      pirates: [
        ['vos', 'wick', 'harrow'],
        ['roca', 'brand', 'kraai'],
      ],
      glory: { roca: 8 },
      shown: ['brand', 'kraai'],
      active: ['volcano'],
      deck: 3,
    });
    for (const pirate of ['blackheart', 'coronela', 'baltasar'] as const) {
      state.denials.push({ by: first, target: 1 as Seat, pirate });
    }
    expect(choose(state).command).toEqual({ kind: 'accuse', target: 1, pirate: 'roca' });
  });

  test('a captain on the last turn takes what pays him', () => {
    const state = position({
      pirates,
      row: ['kraai', 'roca', 'brand', 'harrow', 'vos'],
      active: ['legendary-treasure'],
      cards: ['full-speed-ahead', 'sabotage', 'dutch-retreat'],
      deck: 2,
    });
    const { command } = choose(state);
    expect(command).toMatchObject({ kind: 'play-card', card: 'full-speed-ahead' });
    // One of his two, from where the treasure would not reach her.
    expect(command.kind === 'play-card' && pirates[0].some((mine) => command.ships.includes(mine))).toBe(
      true,
    );
  });
});
