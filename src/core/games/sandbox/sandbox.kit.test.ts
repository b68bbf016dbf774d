import { expect, test } from 'vitest';
import { sandboxText } from '../../../shared/text/en/sandbox';
import { kit } from '../../engine/testkit';
import { sandbox } from '.';
import { questionsOn } from './questions.testing';

const settings = {
  freeForm: true,
  text: sandboxText,
  questions: questionsOn,
  // Done openly, though no view keeps that it was done.
  spoken: ['did', 'deck', 'drew', 'dealt', 'put', 'played', 'gave', 'set-up', 'rolled'],
} as const;

test('keeps every promise of the contract in games of chance, and tells nobody what he may not know', () => {
  const report = kit(sandbox, {
    ...settings,
    games: 3,
    seed: 11,
    seats: [1, 2, 3],
    maxCommands: 100,
    every: 8,
  });
  expect(report.failures).toEqual([]);
});

test.each(['shuffling-the-deck', 'piratas', 'caribbean', 'spanish-main'] as const)(
  'keeps them from the table of %s on',
  (table) => {
    const report = kit(sandbox, {
      ...settings,
      options: { table },
      games: 1,
      seed: 3,
      seats: 2,
      maxCommands: 30,
      every: 6,
    });
    expect(report.failures).toEqual([]);
  },
);
