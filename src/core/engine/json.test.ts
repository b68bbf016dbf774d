import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hashJson } from './hash';
import { cloneJson, jsonFault, stableJson } from './json';

describe('plain JSON', () => {
  test('has one text, whatever the order of its keys', () => {
    expect(stableJson({ b: 1, a: [{ d: 2, c: 3 }] })).toBe('{"a":[{"c":3,"d":2}],"b":1}');
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(stableJson(turned)).toBe(stableJson(value));
      }),
    );
  });

  test('has the hash that SHA-256 gives to its text', () => {
    expect(hashJson({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
    expect(hashJson({ a: 1, b: 2 })).toBe(hashJson({ b: 2, a: 1 }));
  });

  test.each([
    ['an undefined property', { a: { b: undefined } }, '$.a.b is undefined'],
    ['minus nought', [0, -0], '$[1] is −0, which a save turns into 0'],
    ['a number that is none', { a: Number.NaN }, '$.a is NaN'],
    ['a map', { a: new Map() }, '$.a is not a plain object'],
    ['a function', [() => 1], '$[0] is function'],
  ])('is not %s', (_, value, fault) => {
    expect(jsonFault(value)).toBe(fault);
  });

  test('survives a save: a clone has the same text and no fault', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const clone = cloneJson(value);
        expect(stableJson(clone)).toBe(stableJson(cloneJson(clone)));
        // The one key that JSON knows and a save doesn't.
        expect(jsonFault(clone) ?? '__proto__').toContain('__proto__');
      }),
    );
  });
});
