import { expect, test } from 'vitest';
import { message, seat } from '../../../core/engine';
import { refusalCodes } from '../../refusal';
import { patternFaults, textFaults } from '../testing';
import { hostText } from './host';

test('every refusal of the host has a sentence', () => {
  const where = { where: 'seats', problem: 'too many' };
  expect(
    textFaults(
      refusalCodes.map((code) => message(`host.refused.${code}`, where)),
      hostText,
    ),
  ).toEqual([]);
});

test('whatever else the host says has a sentence', () => {
  const said = [
    message('host.curtain-down'),
    message('host.not-on-shelf'),
    message('host.saves-read-only', { folder: '/saves' }),
    message('host.reason.random'),
    message('host.reason.stand-in'),
    message('host.reason.lesson'),
    message('host.opponent-failed', { why: 'out of memory' }),
    message('host.opponent-stuck', { seat: { seat: seat(1) } }),
  ];
  expect(textFaults(said, hostText)).toEqual([]);
});

test('every pattern of the host can be read', () => {
  expect(patternFaults(hostText)).toEqual([]);
});
