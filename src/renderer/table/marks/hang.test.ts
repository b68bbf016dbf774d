import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Hanging, hang } from './hang';

const label = (x: number, y: number, more: Partial<Hanging> = {}): Hanging => ({
  x,
  y,
  width: 100,
  height: 20,
  side: 'above',
  rank: 1,
  ...more,
});

describe('labels beside their marks', () => {
  test('a label alone hangs on its own side', () => {
    expect(hang([label(200, 200, { side: 'left' })])).toEqual([{ side: 'left', row: 0 }]);
  });

  test('of two labels at one place the second goes to the other side', () => {
    expect(hang([label(200, 200), label(205, 200)])).toEqual([
      { side: 'above', row: 0 },
      { side: 'below', row: 0 },
    ]);
  });

  test('the weightier label keeps its side, whichever came first', () => {
    expect(hang([label(200, 200), label(200, 200, { rank: 0 })])).toEqual([
      { side: 'below', row: 0 },
      { side: 'above', row: 0 },
    ]);
  });

  test('where all four sides are taken a label goes a row away', () => {
    expect(hang(Array.from({ length: 5 }, () => label(200, 200))).at(-1)).toEqual({ side: 'above', row: 1 });
  });

  test('labels far enough apart never move', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 30 }), (columns) => {
        const labels = columns.map((c) => label(c * 140, 300));
        expect(hang(labels)).toEqual(labels.map(() => ({ side: 'above', row: 0 })));
      }),
    );
  });
});
