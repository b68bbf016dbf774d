import { describe, expect, test } from 'vitest';
import { piratasText } from '../../../shared/text/en/piratas';
import { patternFaults } from '../../../shared/text/testing';
import { kit } from '../../engine/testkit';
import { piratas } from '.';
import { questions } from './piratas.testing';
import { commandSchema } from './types';

describe('the kit', () => {
  test('random games of two to six keep every promise of the contract', () => {
    const report = kit(piratas, {
      games: 10,
      seed: 7,
      maxCommands: 20_000,
      every: 5,
      text: piratasText,
      botsEvery: 60,
      questions,
      spoken: ['placed', 'looked'],
    });
    expect(report.failures).toEqual([]);
    const kinds = commandSchema.options.map((option) => option.shape.kind.value);
    // Eight treasures and nothing else in hand: too rare for chance, so it has its own test elsewhere.
    expect(kinds.filter((kind) => kind !== 'keep' && !report.kinds[kind])).toEqual([]);
  });

  test('every sentence of the catalogue parses', () => {
    expect(patternFaults(piratasText)).toEqual([]);
  });
});
