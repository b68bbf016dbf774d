import { describe, expect, test } from 'vitest';
import cases from './geometry.cases.json';
import { type MeasureAnswer, type MeasureQuestion, measure } from './measure';

type Case = {
  readonly id: string;
  readonly note?: string;
  readonly question: MeasureQuestion;
  readonly answer: MeasureAnswer;
};

/** As the measure tool's page has it: lengths in a sweep within 0.3 mm, others within 0.1, short rests don't count. */
const SWEEP = 0.3;
const LENGTH = 0.1;
const SHORT = 0.2;

const near = (actual: number, wanted: number, by: number): void =>
  expect(Math.abs(actual - wanted), `${actual} for ${wanted}`).toBeLessThanOrEqual(by);

function compare(actual: MeasureAnswer, wanted: MeasureAnswer): void {
  if ('reach' in wanted && 'reach' in actual) {
    near(actual.reach, wanted.reach, SWEEP);
    const long = (a: typeof wanted): readonly (readonly [number, number])[] =>
      a.rests.filter(([from, to]) => to - from >= SHORT);
    expect(long(actual).length, JSON.stringify(actual.rests)).toBe(long(wanted).length);
    long(wanted).forEach(([from, to], i) => {
      near(long(actual)[i]?.[0] ?? Number.NaN, from, SWEEP);
      near(long(actual)[i]?.[1] ?? Number.NaN, to, SWEEP);
    });
  } else if ('gap' in wanted && 'gap' in actual) {
    near(actual.gap, wanted.gap, LENGTH);
    expect(actual.overlaps).toBe(wanted.overlaps);
  } else if ('nearest' in wanted && 'nearest' in actual) {
    near(actual.nearest, wanted.nearest, LENGTH);
    expect([actual.inRange, actual.seen, actual.clear]).toEqual([wanted.inRange, wanted.seen, wanted.clear]);
  } else throw new Error('answers of different kinds');
}

describe('every case of the measuring tool', () => {
  test.each(cases as unknown as Case[])('$id $note', ({ question, answer }) => {
    compare(measure(question), answer);
  });
});
