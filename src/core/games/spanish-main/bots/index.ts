import type { Bot, Budget, Random, Seat } from '../../../engine';
import type { Command } from '../commands';
import { refusalOf } from '../play';
import { topTask } from '../run';
import { sample } from '../sample';
import type { View } from '../state';
import { answer } from './answers';
import { because, type Chosen } from './because';
import { bridgeOf } from './bridge';
import { prepare } from './preparing';
import { type Character, type Level, SKILLS, TASTES } from './skill';
import { turnChoice } from './turn';

type SpanishMainBot = Bot<View, Command>;

/**
 * Looks at what the seat may know and weighs candidates in gold; nothing is imagined and nothing searched at random, so
 * iterations don't bear on it. Time does: with none left the best so far is played.
 */
function bot(level: Level, character: Character): SpanishMainBot {
  return {
    level,
    character,
    choose(view: View, seat: Seat, budget: Budget, random: Random): Chosen {
      const bridge = bridgeOf(view, seat, SKILLS[level], TASTES[character], random);
      const chosen = prepare(bridge) ?? inPlay();
      if (refusalOf(view, seat, chosen.command) === null) return chosen;
      // Nothing that it thought of may be done (a raider must sail off, but no course leads anywhere good).
      return because(sample(view, seat, random), 'any');

      function inPlay(): Chosen {
        const task = topTask(view);
        return task ? answer(bridge, task) : turnChoice(bridge, budget.expired);
      }
    },
  };
}

const LEVELS: readonly Level[] = ['deckhand', 'mate', 'captain'];
const CHARACTERS: readonly Character[] = ['trader', 'hunter', 'raider'];

/** Three levels, each with three characters: out for gold, for ships, or for the gold in others' holds. */
export const bots: readonly SpanishMainBot[] = LEVELS.flatMap((level) =>
  CHARACTERS.map((character) => bot(level, character)),
);
