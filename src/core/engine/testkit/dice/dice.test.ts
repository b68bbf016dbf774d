import { describe, expect, test } from 'vitest';
import { type Game, Random, seat, violation } from '../..';
import { kit } from '..';
import { dice } from './game';
import { diceText } from './text';
import type { DiceTypes } from './types';

const settings = { games: 12, seed: 1, maxCommands: 60, text: diceText };

test('[dice.turn] [dice.stake] [dice.roll] [dice.look] random games of dice pass the whole kit', () => {
  const report = kit(dice, {
    ...settings,
    questions: (_, random) => [{ kind: 'worth' as const, coins: random.below(4) }],
  });
  expect(report.failures).toEqual([]);
  expect(report.games).toBe(12);
  expect(Object.keys(report.kinds).sort()).toEqual(['look', 'stake']);
});

test('[dice.roll] a die of 4 or more pays the stake once over, a lower one takes it', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const random = Random.fromSeed(seed);
    const state = dice.setUp({ rounds: 1 }, 2, random);
    dice.play(state, seat(0), { kind: 'stake', coins: 3 }, random);
    dice.play(state, seat(1), { kind: 'stake', coins: 1 }, random);
    expect(state.coins).toEqual((state.die ?? 0) >= 4 ? [15, 13] : [9, 11]);
  }
});

/** Each is dice with one fault; the kit must name the check that it breaks. */
const broken: readonly {
  readonly fault: string;
  readonly invariant: string;
  readonly game: Game<DiceTypes>;
}[] = [
  {
    fault: 'a view that shows the other’s stake',
    invariant: 'imagine',
    game: {
      ...dice,
      view: (state, viewer) => ({
        ...dice.view(state, viewer),
        stake: state.stakes.find((s) => s !== null) ?? null,
      }),
    },
  },
  {
    fault: 'a check that hangs on a chest not looked into',
    invariant: 'leak',
    game: {
      ...dice,
      check: (state, who, command) =>
        command.kind === 'look' && state.chests[who] === 6
          ? violation('looked', 'dice.look')
          : dice.check(state, who, command),
      legal: (state, who) => ({
        commands: dice.legal(state, who).commands.filter((c) => c.kind !== 'look' || state.chests[who] !== 6),
        open: [],
      }),
    },
  },
  {
    fault: 'legal commands that hang on whether the other has staked',
    invariant: 'leak',
    game: {
      ...dice,
      legal: (state, who) => ({
        commands: dice
          .legal(state, who)
          .commands.filter((c) => c.kind !== 'look' || state.stakes.every((s) => s === null)),
        open: [],
      }),
    },
  },
  {
    fault: 'a check that changes the state',
    invariant: 'pure',
    game: {
      ...dice,
      check: (state, who, command) => {
        state.bank += 1;
        return dice.check(state, who, command);
      },
    },
  },
  {
    fault: 'a check that lets a debt pass',
    invariant: 'check',
    game: {
      ...dice,
      check: (state, who, command) => {
        const verdict = dice.check(state, who, command);
        return !verdict.ok && verdict.error.code === 'stake' ? { ok: true, value: undefined } : verdict;
      },
    },
  },
  {
    fault: 'a check that lets a seat act out of turn',
    invariant: 'check',
    game: {
      ...dice,
      check: (state, who, command) => {
        const verdict = dice.check(state, who, command);
        return !verdict.ok && verdict.error.code === 'not-your-turn'
          ? { ok: true, value: undefined }
          : verdict;
      },
    },
  },
  {
    fault: 'an event that tells the stake',
    invariant: 'redact',
    game: { ...dice, redact: (event) => event },
  },
  {
    fault: 'a redaction that forgets that chance spoke',
    invariant: 'redact',
    game: {
      ...dice,
      redact: (event, viewer, state) => {
        const { final: _, ...rest } = dice.redact(event, viewer, state) ?? event;
        return rest;
      },
    },
  },
  {
    fault: 'coins that vanish',
    invariant: 'invariant',
    game: {
      ...dice,
      play: (state, who, command, random) => {
        const events = dice.play(state, who, command, random);
        if (state.round === 2) state.bank = 0;
        return events;
      },
    },
  },
  {
    fault: 'a state that a save would change',
    invariant: 'plain JSON',
    game: {
      ...dice,
      setUp: (options, seats, random) => ({ ...dice.setUp(options, seats, random), die: -0 }),
    },
  },
  {
    fault: 'memory outside the state',
    invariant: 'reload',
    game: (() => {
      let calls = 0;
      return {
        ...dice,
        play: (state, who, command, random) => {
          const events = dice.play(state, who, command, random);
          calls += 1;
          return calls % 2 ? events : [...events, { kind: 'looked', seat: who, worth: null }];
        },
      };
    })(),
  },
  {
    fault: 'a game that never ends',
    invariant: 'unfinished',
    game: { ...dice, play: () => [] },
  },
  {
    fault: 'a violation of a rule that is not there',
    invariant: 'clause',
    game: {
      ...dice,
      check: (state, who, command) => {
        const verdict = dice.check(state, who, command);
        return verdict.ok ? verdict : violation(verdict.error.code, 'dice.nowhere');
      },
    },
  },
  {
    fault: 'a sentence without a text',
    invariant: 'message',
    game: { ...dice, describe: () => ({ id: 'dice.event.unheard-of' }) },
  },
  {
    fault: 'an answer that changes from one asking to the next',
    invariant: 'ask',
    game: (() => {
      let calls = 0;
      return { ...dice, ask: () => ({ won: calls++, lost: 0 }) };
    })(),
  },
];

describe('the kit catches', () => {
  for (const { fault, invariant, game } of broken) {
    test(fault, () => {
      const report = kit(game, {
        ...settings,
        games: 3,
        maxFailures: 40,
        questions: () => [{ kind: 'worth' as const, coins: 1 }],
      });
      expect(report.failures.map((failure) => failure.invariant)).toContain(invariant);
      expect(report.failures[0]).toMatchObject({
        game: 'dice',
        seed: expect.any(Number),
        command: expect.any(Number),
      });
    });
  }
});
