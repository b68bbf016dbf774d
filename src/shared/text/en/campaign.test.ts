import { expect, test } from 'vitest';
import { campaignRefusals, goalMessage } from '../../../core/campaign';
import { message } from '../../../core/engine';
import { patternFaults, textFaults } from '../testing';
import { campaignText } from './campaign';

test('every refusal of a campaign has a sentence that gets its parameters', () => {
  const params = { captain: 'Ann', card: 'X', game: 1, player: 'p', cost: 3, purse: 2, points: 5, amount: 9 };
  const treasure = { coins: 4, gold: 30 };
  const said = campaignRefusals.map((code) =>
    message(`campaign.refused.${code}`, { ...params, ...treasure }),
  );
  expect(textFaults(said, campaignText)).toEqual([]);
});

test('every goal and every finding has a sentence', () => {
  const said = [
    goalMessage({ kind: 'win' }),
    goalMessage({ kind: 'gold', amount: 3 }),
    goalMessage({ kind: 'sink', ship: 'SS-001' }),
    goalMessage({ kind: 'keep', ship: 'SS-001' }),
    goalMessage({ kind: 'rounds', most: 9 }),
    message('campaign.report.older', { name: 'X' }),
    message('campaign.report.no-match', { game: 1 }),
  ];
  expect([textFaults(said, campaignText), patternFaults(campaignText)]).toEqual([[], []]);
});
