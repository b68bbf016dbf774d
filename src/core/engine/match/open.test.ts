import { describe, expect, test } from 'vitest';
import { seat } from '../seat';
import { dice } from '../testkit/dice';
import type { Match } from './match';
import { ann, begin, bob, idOf, salt, stake, threePeople } from './match.testing';
import { openMatch } from './open';

describe('a match opened from a snapshot', () => {
  function long(rounds: number): Match {
    const match = begin({ options: { rounds: 50 } });
    for (let i = 0; i < rounds; i++) {
      match.submit(stake(ann, i % 2));
      match.submit(stake(bob, 0));
    }
    return match;
  }

  test('is the same as one played from its log, goes on the same, and undoes across the snapshot', () => {
    const match = long(20);
    match.submit(stake(ann, 0));
    const snapshots = [JSON.parse(JSON.stringify(match.snapshot()))];
    const saved = { start: match.start, entries: match.entries, snapshots };
    const again = openMatch(dice, saved, salt);
    if (!again.ok) throw new Error(again.error.why);
    expect(again.value.hash()).toBe(match.hash());
    expect(again.value.sinceLastTurn(bob)).toEqual(match.sinceLastTurn(bob));
    for (const viewer of [ann, bob, 'spectator'] as const) {
      expect(again.value.linesFor(viewer)).toEqual(match.linesFor(viewer));
    }
    for (const one of [match, again.value]) {
      one.submit({ kind: 'undo', seat: ann });
      one.submit(stake(ann, 0));
      one.submit(stake(bob, 0));
    }
    expect(again.value.hash()).toBe(match.hash());
    expect(again.value.entries).toEqual(match.entries);
    expect(again.value.linesFor(ann)).toEqual(match.linesFor(ann));
  });

  test('still lets a secret choice be undone that was made before the snapshot', () => {
    const match = begin({ players: threePeople });
    match.submit(stake(ann, 2));
    match.submit(stake(bob, 1));
    const saved = { start: match.start, entries: match.entries, snapshots: [match.snapshot()] };
    const again = openMatch(dice, JSON.parse(JSON.stringify(saved)), salt);
    if (!again.ok) throw new Error(again.error.why);
    expect(idOf(again.value.canUndo(ann))).toBe('ok');
    expect(again.value.hash()).toBe(match.hash());
    again.value.submit({ kind: 'undo', seat: ann });
    expect(again.value.toAct()).toEqual([ann, seat(2)]);
  });

  test.each([
    ['alone', []],
    ['before another’s', [stake(bob, 1)]],
  ])('tells nobody of the undo of a secret choice made before the snapshot, %s', (_, others) => {
    const match = begin({ players: threePeople });
    match.submit(stake(ann, 2));
    for (const other of others) match.submit(other);
    const saved = { start: match.start, entries: match.entries, snapshots: [match.snapshot()] };
    const again = openMatch(dice, JSON.parse(JSON.stringify(saved)), salt);
    if (!again.ok) throw new Error(again.error.why);
    const undone = again.value.submit({ kind: 'undo', seat: ann });
    if (!undone.ok) throw new Error(undone.error.code);
    for (const viewer of [bob, 'spectator'] as const) {
      expect(undone.value.told(viewer)).toEqual({ events: [], lines: [] });
      expect(again.value.linesFor(viewer).filter((line) => line.seat === ann)).toEqual([]);
    }
    expect(undone.value.told(ann).lines.map((line) => line.message.id)).toEqual(['match.event.undo']);
  });

  test('with older rules begins where the snapshot stands and undoes no further', () => {
    const match = long(3);
    const newer = { ...dice, rulesVersion: 2 };
    const snapshots = [{ ...match.snapshot(), rulesVersion: 2 }];
    const saved = { start: match.start, entries: match.entries, snapshots };
    const again = openMatch(newer, saved, salt);
    if (!again.ok) throw new Error(again.error.why);
    expect(again.value.view(ann)).toEqual(match.view(ann));
    expect(idOf(again.value.canUndo(bob))).toBe('match.cannot-undo.earlier');
    expect(openMatch(newer, { ...saved, snapshots: [] }, salt)).toMatchObject({
      ok: false,
      error: { code: 'old-rules' },
    });
  });

  test('that doesn’t fit its game is refused', () => {
    const match = long(2);
    const state = { ...match.snapshot().state, bank: 0 };
    const snapshots = [{ ...match.snapshot(), state }];
    const result = openMatch(dice, { start: match.start, entries: match.entries, snapshots }, salt);
    expect(result).toMatchObject({ ok: false, error: { code: 'bad-snapshot' } });
  });
});
