import { expect, test } from 'vitest';
import { bidOf, emptyBribes, inHand, layCard } from './bribes';

const lay = (...cards: readonly number[]) =>
  cards.reduce((bribes, card, slot) => layCard(bribes, slot, card), emptyBribes);

test('a card laid twice moves, and what lay in its way changes places with it', () => {
  expect(layCard(lay(5, 4), 1, 5).slice(0, 2)).toEqual([4, 5]);
  expect(layCard(lay(5, 4), 3, 5).slice(0, 4)).toEqual([null, 4, null, 5]);
});
test('taken out it is in hand again', () => {
  expect(inHand(layCard(lay(5, 4), 0, null))).toEqual([5, 3, 2, 1, 0, -1]);
});
test('the last card goes to the last empty slot by itself', () => {
  expect(bidOf(lay(5, 4, 3, 2, 1))).toBeNull();
  expect(bidOf(lay(5, 4, 3, 2, 1, 0))).toEqual({ cards: [5, 4, 3, 2, 1, 0], tieBreak: -1 });
  expect(bidOf(layCard(lay(5, 4, 3, 2, 1), 6, 0))).toEqual({ cards: [5, 4, 3, 2, 1, -1], tieBreak: 0 });
});
