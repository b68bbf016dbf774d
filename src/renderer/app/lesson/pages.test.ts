import { describe, expect, test } from 'vitest';
import { pageOf, previousPage } from './pages';

const step = (id: string, waits: boolean) => ({ id, waits, points: [] });
/** Two pages to read, a move, a page to read, a shot, a last word. */
const steps = [
  step('welcome', false),
  step('goal', false),
  step('move', true),
  step('guns', false),
  step('shoot', true),
  step('end', false),
];

describe('the page of a lesson', () => {
  test('is where the reader has turned to, but never beyond the step that waits', () => {
    expect(pageOf({ steps, from: 0, at: 2 }, { from: 0, page: 1 })).toBe(1);
    expect(pageOf({ steps, from: 0, at: 2 }, { from: 0, page: 4 })).toBe(2);
  });
  test('follows the lesson when something was done, whatever page the reader was on', () => {
    expect(pageOf({ steps, from: 3, at: 4 }, { from: 0, page: 1 })).toBe(3);
  });
  test('is the last word at the end', () => {
    expect(pageOf({ steps, from: 5, at: 6 }, { from: 5, page: 5 })).toBe(5);
    expect(pageOf({ steps: steps.slice(0, 5), from: 5, at: 5 }, { from: 5, page: 5 })).toBe(4);
  });
  test('leafed back within what is being read takes nothing back', () => {
    expect(previousPage({ steps, from: 3 }, 4)).toEqual({ from: 3, page: 3 });
    expect(previousPage({ steps, from: 0 }, 0)).toBeNull();
  });
  test('leafed back past something done goes to that step, which then waits again', () => {
    expect(previousPage({ steps, from: 3 }, 3)).toEqual({ from: 0, page: 2 });
    expect(previousPage({ steps, from: 5 }, 5)).toEqual({ from: 3, page: 4 });
  });
});
