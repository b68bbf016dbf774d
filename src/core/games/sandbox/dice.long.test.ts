import { expect, test } from 'vitest';
import { readDie } from './die';
import { throwDice } from './physics/throw';
import type { Sides } from './piece';

/** Upper 1 % points of chi-square, by degrees of freedom. */
const CRITICAL: Readonly<Record<number, number>> = {
  3: 11.345,
  5: 15.086,
  7: 18.475,
  9: 21.666,
  11: 24.725,
  19: 36.191,
};
const table = { halfWide: 914.4, halfDeep: 609.6 };

const thrown = (sides: Sides, seed: number): number | null => {
  const push = { x: 500, y: 100 };
  const [frame] = throwDice({ seed, push, dice: [{ sides, x: 0, y: 0 }], obstacles: [], table });
  if (!frame) throw new Error('no die');
  const { value, cocked } = readDie(sides, frame.q);
  return cocked ? null : value;
};

test.each([
  [6, 6000],
  [4, 2000],
  [8, 2000],
  [10, 2000],
  [12, 2400],
  [20, 4000],
] as const)(
  '[sandbox.dice] a d%i is fair: %i throws with fixed seeds pass a chi-square test at one per cent',
  (sides, throws) => {
    const counts = new Map<number, number>();
    let cocked = 0;
    for (let seed = 0; seed < throws; seed++) {
      const value = thrown(sides, seed);
      if (value === null) cocked += 1;
      else counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    const expected = (throws - cocked) / sides;
    const chi = Array.from(
      { length: sides },
      (_, i) => ((counts.get(i + 1) ?? 0) - expected) ** 2 / expected,
    );
    const sum = chi.reduce((a, b) => a + b, 0);
    console.info(
      `d${sides}: ${throws} throws, ${cocked} cocked, chi-square ${sum.toFixed(2)} of ${CRITICAL[sides - 1]}`,
    );
    expect(sum).toBeLessThan(CRITICAL[sides - 1] ?? 0);
    expect(cocked).toBeLessThan(throws / 100);
  },
);
