import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random, randomStateSchema } from './random';

const seeds = fc.integer();

describe('chance', () => {
  test('is the same from the same seed, and from a saved state', () => {
    fc.assert(
      fc.property(seeds, fc.nat(50), (seed, skipped) => {
        const random = Random.fromSeed(seed);
        for (let i = 0; i < skipped; i++) random.die();
        const saved = randomStateSchema.parse(JSON.parse(JSON.stringify(random.state)));
        const again = Random.fromState(saved);
        expect([again.die(), again.below(1000)]).toEqual([random.die(), random.below(1000)]);
      }),
    );
  });

  test('gives for seed 1 the dice that saves rely on', () => {
    const random = Random.fromSeed(1);
    expect(Array.from({ length: 12 }, () => random.die())).toEqual([1, 1, 4, 4, 1, 6, 5, 6, 5, 5, 1, 6]);
  });

  test('stays below its bound and reaches every number', () => {
    const random = Random.fromSeed(5);
    const seen = new Set(Array.from({ length: 400 }, () => random.die()));
    expect([...seen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(() => random.below(0)).toThrow(RangeError);
    expect(() => random.below(1.5)).toThrow(RangeError);
    expect(() => random.pick([])).toThrow(RangeError);
  });

  test('shuffles without losing, doubling or touching anything', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer()), (seed, list) => {
        const before = [...list];
        const shuffled = Random.fromSeed(seed).shuffle(list);
        expect(list).toEqual(before);
        const ordered = (some: readonly number[]) => [...some].sort((a, b) => a - b);
        expect(ordered(shuffled)).toEqual(ordered(list));
      }),
    );
  });

  test('salted goes another way, the same way for the same salt, and never stands still', () => {
    fc.assert(
      fc.property(seeds, seeds, (seed, salt) => {
        const { state } = Random.fromSeed(seed);
        const salted = Random.salted(state, salt);
        expect(salted.state).toEqual(Random.salted(state, salt).state);
        expect(salted.state).not.toEqual(state);
        const before = salted.state;
        salted.die();
        expect(salted.state).not.toEqual(before);
      }),
    );
  });
});
