import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { type xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { z } from 'zod';

/** The generator's whole memory: four signed 32-bit integers. Goes into saves, never to a viewer. */
export type RandomState = readonly number[];

export const randomStateSchema = z.array(z.number().int().min(-0x80000000).max(0x7fffffff)).length(4);

/**
 * The only source of chance in a match. Seeded, and its state is part of the match,
 * so the same seed and commands give the same game on every machine.
 */
export class Random {
  private constructor(private readonly generator: ReturnType<typeof xoroshiro128plus>) {}

  /**
   * The seed is spread over the whole state first: the generator's own seeding leaves the first draws of
   * neighbouring seeds bound to each other, so that some pairs of first dice could never fall.
   * @param seed any 32-bit integer
   */
  static fromSeed(seed: number): Random {
    return Random.fromState([1, 2, 3, 4].map((word) => avalanche(seed + Math.imul(word, 0x9e3779b9))));
  }

  static fromState(state: RandomState): Random {
    return new Random(xoroshiro128plusFromState(state));
  }

  get state(): RandomState {
    return [...this.generator.getState()];
  }

  clone(): Random {
    return Random.fromState(this.state);
  }

  /** A whole number from 0 to `count` − 1, each equally likely. */
  below(count: number): number {
    if (!Number.isInteger(count) || count < 1) throw new RangeError(`cannot draw below ${count}`);
    return uniformInt(this.generator, 0, count - 1);
  }

  /** A die: 1 to `sides`. */
  die(sides = 6): number {
    return this.below(sides) + 1;
  }

  /** True with probability `numerator / denominator`. */
  chance(numerator: number, denominator: number): boolean {
    return this.below(denominator) < numerator;
  }

  /** @throws RangeError on an empty list */
  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** A new, evenly shuffled list (Fisher–Yates); the given one stays as it is. */
  shuffle<T>(items: readonly T[]): T[] {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  }

  /** Mixes a number into the generator: after a take-back the same die must not simply be rolled again. */
  static salted(state: RandomState, salt: number): Random {
    const mixed = state.map((word, i) => (word ^ Math.imul(salt + i + 1, 0x9e3779b1)) | 0);
    // An all-zero state would stay at zero for ever.
    return Random.fromState(mixed.every((word) => word === 0) ? [1, 0, 0, 0] : mixed);
  }
}

/** Every bit of the number bears on every bit of the answer (the finaliser of MurmurHash3, a bijection). */
function avalanche(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
