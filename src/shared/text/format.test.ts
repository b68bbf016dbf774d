import { describe, expect, test } from 'vitest';
import { message } from '../../core/engine/message';
import { seat } from '../../core/engine/seat';
import { joinCatalogues } from './catalogue';
import { format } from './format';
import { patternFaults, testContext, textFaults } from './testing';

const catalogue = {
  'demo.hit': '{who} hits {ship}: {masts, plural, one {# mast} other {# masts}} lost.',
  'demo.ship.raven': 'The Raven',
  'demo.carries': '{who} carries {what}.',
  'demo.coin': '{gold} gold',
  'demo.angle': 'a gap < 2 mm',
};
const context = { ...testContext(catalogue), nameOfSeat: (n: number) => ['Margit', 'Ambrus'][n] ?? '?' };

describe('format', () => {
  test('a seat becomes the name of who sits there, a nested message its own text', () => {
    const hit = message('demo.hit', { who: { seat: seat(1) }, ship: message('demo.ship.raven'), masts: 2 });
    expect(format(hit, context)).toBe('Ambrus hits The Raven: 2 masts lost.');
  });
  test('plural forms follow the number', () => {
    expect(format(message('demo.hit', { who: 'She', ship: 'Wasp', masts: 1 }), context)).toBe(
      'She hits Wasp: 1 mast lost.',
    );
  });
  test('a list is joined in the manner of the language, whatever its items are', () => {
    const carries = message('demo.carries', {
      who: { seat: seat(0) },
      what: ['a captain', message('demo.coin', { gold: 3 }), message('demo.coin', { gold: 5 })],
    });
    expect(format(carries, context)).toBe('Margit carries a captain, 3 gold, and 5 gold.');
  });
  test('a < in a text is no markup', () => {
    expect(format(message('demo.angle'), context)).toBe('a gap < 2 mm');
  });
  test('a missing id shows the id, also where it is nested', () => {
    expect(format(message('demo.nowhere'), context)).toBe('demo.nowhere');
    expect(format(message('demo.carries', { who: 'She', what: message('demo.lost') }), context)).toBe(
      'She carries demo.lost.',
    );
  });
  test('a missing parameter shows the id and does not throw', () => {
    expect(format(message('demo.carries', { who: 'She' }), context)).toBe('demo.carries');
  });
});

describe('what tests of games use', () => {
  test('textFaults names what is missing and what is broken, once each', () => {
    const messages = [
      message('demo.lost'),
      message('demo.lost'),
      message('demo.coin'),
      message('demo.ship.raven'),
    ];
    const faults = textFaults(messages, catalogue);
    expect(faults).toHaveLength(2);
    expect(faults[0]).toMatch(/^demo.coin: broken/);
    expect(faults[1]).toMatch(/^demo.lost: missing/);
  });
  test('patternFaults finds a pattern that does not parse', () => {
    expect(patternFaults(catalogue)).toEqual([]);
    expect(patternFaults({ bad: 'a {never closed' })).toHaveLength(1);
  });
  test('one id cannot have two texts', () => {
    expect(() => joinCatalogues(catalogue, { 'demo.angle': 'another' })).toThrow('demo.angle');
  });
});
