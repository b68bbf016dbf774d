import { describe, expect, test } from 'vitest';
import { UsageError } from './command-line';
import { answersTo } from './measure-answers';

const square = (x: number) => [
  [x, 0],
  [x + 10, 0],
  [x + 10, 10],
  [x, 10],
];
const bowTie = [
  [0, 0],
  [10, 10],
  [10, 0],
  [0, 10],
];
const ask = (...questions: readonly unknown[]): object[] =>
  answersTo(JSON.stringify(questions.map((question, id) => ({ id, question }))), 'test');
const contact = (a: unknown, b: unknown = square(20)) => ({ ask: 'contact', a, b });

describe('the measure tool', () => {
  test('a question that can not be read or measured spoils its own answer only', () => {
    const [crossed, empty, unknown, good] = ask(
      contact(bowTie),
      contact([]),
      { ask: 'weight' },
      contact(square(0)),
    );
    expect(crossed).toMatchObject({ id: 0, error: expect.stringContaining('a: an outline must not cross') });
    expect(empty).toMatchObject({ id: 1, error: expect.stringMatching(/^a: /) });
    expect(unknown).toMatchObject({ id: 2, error: expect.stringContaining("'contact'") });
    expect(good).toEqual({ id: 3, answer: { gap: 10, overlaps: false } });
  });

  test('numbers beyond a double, none at all, and polygons without area are named in the error', () => {
    const [huge] = answersTo(
      '[{"id": "h", "question": {"ask": "contact", "a": [[0,0],[1e400,0],[0,1]], "b": [[0,0],[1,0],[0,1]]}}]',
      'test',
    );
    expect(huge).toMatchObject({ id: 'h', error: expect.stringContaining('a.1.0') });
    const [none, flat] = ask(
      contact([
        [0, 0],
        [null, 0],
        [0, 1],
      ]),
      contact(square(0), [
        [0, 0],
        [1, 1],
        [2, 2],
      ]),
    );
    expect(none).toMatchObject({ error: expect.stringContaining('a.1.0') });
    expect(flat).toMatchObject({ error: expect.stringMatching(/^b: .*enclose an area/) });
  });

  test('an obstacle that is touched but not listed is an error of its question', () => {
    const [answer] = ask({
      ask: 'sweep',
      footprint: square(-10),
      tip: [0, 0],
      toward: [1, 0],
      bar: 10,
      obstacles: [square(50)],
      touching: [1],
    });
    expect(answer).toMatchObject({ error: expect.stringMatching(/^touching: .*counted from 0/) });
  });

  test('a file that is no list of questions with ids is refused as a whole', () => {
    expect(() => answersTo('{', 'test')).toThrow(UsageError);
    expect(() => answersTo('{}', 'test')).toThrow(/JSON array/);
    expect(() => answersTo('[{"question": 1}]', 'test')).toThrow(/entry 0/);
  });
});
