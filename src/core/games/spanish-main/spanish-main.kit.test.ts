import { expect, test } from 'vitest';
import { spanishMainText } from '../../../shared/text/en/spanish-main';
import { kit } from '../../engine/testkit';
import { spanishMain } from '.';
import { optionsSpec } from './options';
import { sampleQuestions } from './sample-questions';

/** Generous: the machine may be busy with other tests. */
const MINUTES = 300_000;
const settings = {
  maxCommands: 4000,
  text: spanishMainText,
  questions: sampleQuestions,
  every: 12,
  bends: 2,
};

test(
  'random games of 30 points keep every promise of the contract',
  () => {
    const report = kit(spanishMain, { ...settings, games: 2, seed: 11, seats: [2, 3] });
    expect(report.failures).toEqual([]);
    expect(report.kinds.move).toBeGreaterThan(20);
  },
  MINUTES,
);

test(
  'unique treasures, close waters and extra segments last keep every promise too',
  () => {
    const options = {
      ...optionsSpec.defaults,
      uniqueTreasures: true,
      islandsWithin4L: true,
      bonusSegment: 'last',
      lineOfFire: 'separate',
      sails: 'along',
    } as const;
    const report = kit(spanishMain, { ...settings, games: 1, seed: 31, seats: 4, options });
    expect(report.failures).toEqual([]);
  },
  MINUTES,
);
