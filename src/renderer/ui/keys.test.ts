import { describe, expect, test } from 'vitest';
import { keyLabel, keyOf } from './keys';

const press = (
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => keyOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe('keys', () => {
  test.each([
    ['m', {}, 'M'],
    ['M', { shiftKey: true }, 'Shift+M'],
    ['?', { shiftKey: true }, '?'],
    ['z', { ctrlKey: true }, 'Ctrl+Z'],
    ['z', { metaKey: true }, 'Ctrl+Z'],
    ['ArrowUp', { shiftKey: true }, 'Shift+ArrowUp'],
    [' ', {}, 'Space'],
    ['r', { altKey: true }, 'Alt+R'],
  ] as const)('%s with %o is %s', (key, held, name) => {
    expect(press(key, held)).toBe(name);
  });
  test('arrows are drawn', () => {
    expect(keyLabel('Shift+ArrowUp')).toBe('Shift ↑');
  });
});
