import { expect, test } from 'vitest';
import { fuzzOnce, fuzzSaves } from './fuzz';

test('250 damaged saves: none throws, none opens as something that never was, no loss goes untold', () => {
  const saves = fuzzSaves();
  const wrong = Array.from({ length: 250 }, (_, i) => fuzzOnce(i, saves)).filter((one) => one !== null);
  expect(wrong).toEqual([]);
});
