import { expect, test } from 'vitest';
import { fuzzOnce, fuzzSaves } from './fuzz';

/** Processor time, so that a busy machine doesn't count against it. */
const spent = (): number => process.cpuUsage().user / 1000;

test('20,000 damaged saves: none throws, hangs, opens as something that never was, or hides a loss', () => {
  const saves = fuzzSaves();
  const wrong: string[] = [];
  let longest = 0;
  for (let seed = 0; seed < 20_000; seed++) {
    const before = spent();
    const found = fuzzOnce(seed, saves);
    longest = Math.max(longest, spent() - before);
    if (found !== null) wrong.push(found);
  }
  expect(wrong).toEqual([]);
  expect(longest).toBeLessThan(1000);
});
