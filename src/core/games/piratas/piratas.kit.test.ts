import { describe, expect, test } from 'vitest';
import { piratasText } from '../../../shared/text/en/piratas';
import { patternFaults } from '../../../shared/text/testing';
import { Random } from '../../engine';
import { kit } from '../../engine/testkit';
import { piratas } from '.';
import { questions } from './piratas.testing';
import { commandSchema } from './types';

describe('the kit', () => {
  test('random games of two to six keep every promise of the contract', () => {
    const report = kit(piratas, {
      games: 5,
      seed: 7,
      maxCommands: 20_000,
      every: 7,
      text: piratasText,
      botsEvery: 49,
      questions,
      spoken: ['placed', 'looked'],
    });
    expect(report.failures).toEqual([]);
  });

  test('every kind of command comes up in random games', () => {
    const played = new Set<string>();
    const random = Random.fromSeed(1);
    for (let game = 0; game < 30; game++) {
      const state = piratas.setUp(piratas.options.defaults, 2 + (game % 5), random);
      for (let [by] = piratas.toAct(state); by !== undefined; [by] = piratas.toAct(state)) {
        const command = piratas.sample(state, by, random);
        played.add(command.kind);
        piratas.play(state, by, command, random);
      }
    }
    const kinds = commandSchema.options.map((option) => option.shape.kind.value);
    // Eight treasures and nothing else in hand: too rare for chance, so it has its own test elsewhere.
    expect(kinds.filter((kind) => kind !== 'keep' && !played.has(kind))).toEqual([]);
  });

  test('every sentence of the catalogue parses', () => {
    expect(patternFaults(piratasText)).toEqual([]);
  });
});
