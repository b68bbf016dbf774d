import { describe, expect, test } from 'vitest';
import { dice } from '../testkit/dice';
import { ann, begin, bob, codeOf, reopened, salt, stake, start } from './match.testing';
import { startMatch } from './open';

describe('a decision', () => {
  test('of one seat is not touched by the hidden choice of another', () => {
    const match = begin();
    const before = match.decision(bob);
    expect(codeOf(match.submit(stake(ann, 2, match.decision(ann))))).toBe('ok');
    expect(match.decision(bob)).toBe(before);
    expect(match.decision(ann)).toBeNull();
    expect(codeOf(match.submit(stake(bob, 1, before)))).toBe('ok');
  });

  test('is renewed once its seat has played, and the old one is refused', () => {
    const match = begin();
    const first = match.decision(ann);
    match.submit({ kind: 'play', seat: ann, command: { kind: 'look' }, decision: first });
    expect(match.decision(ann)).not.toBe(first);
    const entries = match.entries.length;
    expect(codeOf(match.submit(stake(ann, 1, first)))).toBe('stale-decision');
    expect(match.entries.length).toBe(entries);
  });

  test('is renewed when what its seat sees has changed', () => {
    const match = begin();
    const first = match.decision(ann);
    match.submit({ kind: 'play', seat: bob, command: { kind: 'look' } });
    expect(match.decision(ann)).not.toBe(first);
  });

  test('is another one after an undo, though the position is the same', () => {
    const match = begin();
    const first = match.decision(ann);
    match.submit(stake(ann, 2, first));
    match.submit({ kind: 'undo', seat: ann });
    expect(match.decision(ann)).not.toBeNull();
    expect(codeOf(match.submit(stake(ann, 2, first)))).toBe('stale-decision');
  });

  test('is the same after a reload', () => {
    const match = begin();
    match.submit(stake(ann, 2));
    expect(reopened(match).decision(bob)).toBe(match.decision(bob));
  });
});

describe('a refusal', () => {
  test.each([
    ['a command that is no command', { kind: 'dance' }, 'bad-command'],
    ['a command against the rules', { kind: 'stake', coins: 9 }, 'violation'],
  ])('for %s is typed and changes nothing', (_, command, code) => {
    const match = begin();
    const hash = match.hash();
    const result = match.submit({ kind: 'play', seat: ann, command });
    expect(codeOf(result)).toBe(code);
    expect([match.hash(), match.entries.length]).toEqual([hash, 0]);
  });

  test('names the rule that was broken', () => {
    const result = begin().submit(stake(ann, 9));
    expect(result).toMatchObject({
      ok: false,
      error: { violation: { code: 'stake', clause: 'dice.stake' } },
    });
  });

  test.each([
    [
      'too many seats',
      { players: Array.from({ length: 5 }, () => ({ kind: 'person' as const, name: 'X' })) },
      'bad-seats',
    ],
    ['options out of range', { options: { rounds: 0 } }, 'bad-options'],
    ['a position that breaks an invariant', { position: { ...begin().state, bank: 1 } }, 'bad-position'],
    ['a position that is none', { position: { x: 1 } }, 'bad-position'],
  ])('is given at the start for %s', (_, change, code) => {
    const result = startMatch(dice, { ...start, ...change }, salt);
    expect(result.ok ? 'ok' : result.error.code).toBe(code);
  });
});

test('a match can begin from a position', () => {
  const position = { ...begin().state, coins: [20, 4] };
  expect(begin({ position }).view('spectator')).toMatchObject({ coins: [20, 4], round: 0 });
});

test('a player who sits down reads what has happened since his last command', () => {
  const match = begin();
  match.submit(stake(ann, 2));
  match.submit(stake(bob, 1));
  expect(match.sinceLastTurn(ann).map((line) => line.message.id)).toEqual(['dice.event.rolled']);
  match.submit({ kind: 'play', seat: bob, command: { kind: 'look' } });
  expect(match.sinceLastTurn(ann).map((line) => line.message.id)).toEqual([
    'dice.event.rolled',
    'dice.event.looked',
  ]);
  expect(match.sinceLastTurn(bob)).toEqual([]);
});

test('what a step tells is redacted for each viewer', () => {
  const match = begin();
  const done = match.submit({ kind: 'play', seat: ann, command: { kind: 'look' } });
  if (!done.ok) throw new Error(done.error.code);
  expect(done.value.told(ann).events).toMatchObject([{ kind: 'looked', worth: expect.any(Number) }]);
  expect(done.value.told(bob).events).toMatchObject([{ kind: 'looked', worth: null }]);
});
