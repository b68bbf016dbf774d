import { describe, expect, test } from 'vitest';
import { type Budget, message, ok, Random, type Seat, seat } from '../engine';
import { type Searched, search, type Tuning } from './search';

const first = seat(0);
const second = seat(1);
const plain = { horizon: 30, widening: { base: 4, exponent: 0.5 }, exploration: 0.7 } as const;
const iterations = (n: number): Budget => ({ iterations: n, expired: () => false });

/** Take one to three stones in turn; whoever takes the last one wins. */
type Nim = {
  options: object;
  state: { stones: number; active: Seat };
  command: { readonly kind: 'take'; readonly stones: number };
  event: { readonly kind: 'taken' };
  view: { readonly stones: number; readonly active: Seat };
  question: { readonly kind: 'none' };
  answer: object;
  open: { readonly kind: 'none' };
};
const nim: Searched<Nim> = {
  toAct: (state) => (state.stones > 0 ? [state.active] : []),
  legal: (state) => ({
    commands: [1, 2, 3].filter((n) => n <= state.stones).map((stones) => ({ kind: 'take', stones })),
    open: [],
  }),
  sample: (state, _, random) => ({ kind: 'take', stones: 1 + random.below(Math.min(3, state.stones)) }),
  check: () => ok(undefined),
  play: (state, by, { stones }) => {
    state.stones -= stones;
    state.active = by === first ? second : first;
    return [];
  },
  imagine: (view) => ({ ...view }),
  outcome: ({ stones, active }) =>
    stones > 0 ? null : { scores: [], winners: [active === first ? second : first], reason: message('over') },
};

/** Each of two seats chooses in secret to keep quiet or to talk; talking pays whatever the other does. */
type Dilemma = Omit<Nim, 'state' | 'command' | 'view'> & {
  state: { chosen: (string | null)[] };
  command: { readonly kind: 'quiet' | 'talk' };
  view: object;
};
const payoff: Readonly<Record<string, number>> = {
  'quiet quiet': 0.6,
  'talk quiet': 1,
  'quiet talk': 0,
  'talk talk': 0.3,
};
const dilemma: Searched<Dilemma> = {
  toAct: ({ chosen }) => [first, second].filter((one) => chosen[one] === null),
  legal: () => ({ commands: [{ kind: 'quiet' }, { kind: 'talk' }], open: [] }),
  sample: (_, __, random) => ({ kind: random.pick(['quiet', 'talk'] as const) }),
  check: () => ok(undefined),
  play: (state, by, { kind }) => {
    state.chosen[by] = kind;
    return [];
  },
  imagine: () => ({ chosen: [null, null] }),
  outcome: () => null,
};
const dilemmaTuning: Tuning<Dilemma> = {
  ...plain,
  evaluate: ({ chosen: [a, b] }) => [payoff[`${a} ${b}`] ?? 0, payoff[`${b} ${a}`] ?? 0],
};

/** Guess a hidden die of which all that is known is that four of its six sides show a one. */
type Guess = Omit<Nim, 'state' | 'command' | 'view'> & {
  state: { hidden: number; guess: number | null };
  command: { readonly kind: 'guess'; readonly value: number };
  view: object;
};
const guess: Searched<Guess> = {
  toAct: (state) => (state.guess === null ? [first] : []),
  legal: () => ({ commands: [1, 2, 3].map((value) => ({ kind: 'guess', value })), open: [] }),
  sample: (_, __, random) => ({ kind: 'guess', value: random.die(3) }),
  check: () => ok(undefined),
  play: (state, _, { value }) => {
    state.guess = value;
    return [];
  },
  imagine: (_, random) => ({ hidden: random.pick([1, 1, 1, 1, 2, 3]), guess: null }),
  outcome: ({ hidden, guess: said }) => ({
    scores: [],
    winners: hidden === said ? [first] : [second],
    reason: message('over'),
  }),
};

describe('information-set search', () => {
  test.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [9, 1],
  ])('with %i stones it takes %i and leaves a multiple of four', (stones, best) => {
    const view = { stones, active: first };
    const { ranked } = search(nim, view, first, 2, plain, iterations(2000), Random.fromSeed(1));
    expect(ranked[0]?.command).toEqual({ kind: 'take', stones: best });
  });

  test('choosing at the same time, it finds what pays whatever the other does', () => {
    const found = search(dilemma, {}, first, 2, dilemmaTuning, iterations(2000), Random.fromSeed(2));
    expect(found.ranked[0]?.command.kind).toBe('talk');
  });

  test('it guesses by what is likely, and its value is the chance: it never sees the hidden state', () => {
    const found = search(guess, {}, first, 2, plain, iterations(3000), Random.fromSeed(3));
    expect(found.ranked[0]?.command.value).toBe(1);
    // Four standard deviations of 4/6 over some 2,500 visits are 0.038.
    expect(Math.abs((found.ranked[0]?.value ?? 0) - 4 / 6)).toBeLessThan(0.038);
  });

  test('the same seed and number of iterations give the same result', () => {
    const run = () =>
      search(nim, { stones: 9, active: first }, first, 2, plain, iterations(300), Random.fromSeed(4));
    expect(run()).toEqual(run());
  });

  test('with no time at all there is still an answer, after one iteration', () => {
    const budget: Budget = { expired: () => true };
    const found = search(nim, { stones: 9, active: first }, first, 2, plain, budget, Random.fromSeed(5));
    expect(found.iterations).toBe(1);
    expect(found.ranked).toHaveLength(1);
  });

  test('a narrow node tries the promising commands first and few of them', () => {
    const tuning: Tuning<Nim> = {
      ...plain,
      widening: { base: 1, exponent: 0 },
      candidates: ({ stones }) =>
        [3, 2, 1].filter((n) => n <= stones).map((n) => ({ kind: 'take', stones: n })),
    };
    const found = search(
      nim,
      { stones: 9, active: first },
      first,
      2,
      tuning,
      iterations(100),
      Random.fromSeed(6),
    );
    expect(found.ranked.map(({ command }) => command.stones)).toEqual([3]);
  });
});
