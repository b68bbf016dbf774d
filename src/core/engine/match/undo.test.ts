import { describe, expect, test } from 'vitest';
import { seat } from '../seat';
import { dice } from '../testkit/dice';
import type { Entry } from './entry';
import type { Match } from './match';
import { ann, begin, bob, codeOf, idOf, reopened, salt, stake, start, threePeople } from './match.testing';
import { openMatch, startMatch } from './open';

describe('undo', () => {
  test('strikes the seat’s own last command, and redo plays it again', () => {
    const match = begin();
    const fresh = match.view(ann);
    match.submit(stake(ann, 2));
    const staked = match.view(ann);
    expect(codeOf(match.submit({ kind: 'undo', seat: ann }))).toBe('ok');
    expect(match.view(ann)).toEqual(fresh);
    expect(match.linesFor(ann)[0]).toMatchObject({ message: { id: 'dice.event.staked' }, struck: true });
    expect(match.canRedo(ann).ok).toBe(true);
    match.submit({ kind: 'redo', seat: ann });
    expect(match.view(ann)).toEqual(staked);
    expect(match.canRedo(ann).ok).toBe(false);
    expect(reopened(match).hash()).toBe(match.hash());
  });

  test('of a secret choice works whether or not the other has chosen, so it tells nothing', () => {
    const [early, late] = [begin({ players: threePeople }), begin({ players: threePeople })];
    for (const match of [early, late]) match.submit(stake(ann, 2));
    late.submit(stake(bob, 1));
    for (const match of [early, late]) {
      expect(idOf(match.canUndo(ann))).toBe('ok');
      expect(codeOf(match.submit({ kind: 'undo', seat: ann }))).toBe('ok');
    }
    expect(late.view(ann)).toEqual(early.view(ann));
    expect(late.decision(ann)).toBe(early.decision(ann));
    // Bob's choice stands, and he was told nothing.
    expect(late.toAct()).toEqual([ann, seat(2)]);
    expect(late.linesFor('spectator')).toEqual([]);
    expect(reopened(late).hash()).toBe(late.hash());
  });

  test('never crosses a die, and says so', () => {
    const match = begin();
    match.submit(stake(ann, 2));
    match.submit(stake(bob, 1));
    expect(idOf(match.canUndo(bob))).toBe('match.cannot-undo.final');
    expect(codeOf(match.submit({ kind: 'undo', seat: bob }))).toBe('cannot-undo');
  });

  test('never crosses what others chose at the same time, and tells neither who did nor in which order', () => {
    const reasons = [
      [ann, bob, seat(2)],
      [ann, seat(2), bob],
    ].map((order) => {
      const match = begin({ players: threePeople });
      for (const who of order) match.submit(stake(who, 1));
      return match.canUndo(ann);
    });
    expect(reasons[0]).toMatchObject({ ok: false, error: { message: { id: 'match.cannot-undo.others' } } });
    expect(reasons[1]).toEqual(reasons[0]);
  });

  test('needs something to undo', () => {
    expect(idOf(begin().canUndo(ann))).toBe('match.cannot-undo.nothing');
  });
});

describe('a take-back', () => {
  function rolled(players = start.players): Match {
    const match = begin({ players, seed: 3 });
    match.submit(stake(ann, 2));
    match.submit(stake(bob, 1));
    return match;
  }

  test('waits for the other person, then goes back and salts chance', () => {
    const match = rolled();
    const asked = match.submit({ kind: 'ask-take-back', seat: ann });
    expect(asked.ok && asked.value.entries.map((entry) => entry.kind)).toEqual(['ask-take-back']);
    expect(match.takeBack).toMatchObject({ from: ann, missing: [bob], commands: 2 });
    const agreed = match.submit({ kind: 'answer-take-back', seat: bob, agree: true });
    expect(agreed.ok && agreed.value.entries).toMatchObject([
      { kind: 'answer-take-back' },
      { kind: 'take-back', from: 1, salt: 7 },
    ]);
    expect(match.commands).toBe(0);
    expect(match.toAct()).toEqual([ann, bob]);
    expect(match.linesFor('spectator').filter((line) => line.struck)).toHaveLength(1);
    expect(reopened(match).hash()).toBe(match.hash());
  });

  test('does not simply roll the same die again', () => {
    const dies = [1, 2, 3, 4, 5, 6, 7, 8].map((fresh) => {
      const match = startMatch(dice, start, () => fresh);
      if (!match.ok) throw new Error('start');
      const play = () => {
        match.value.submit(stake(ann, 2));
        match.value.submit(stake(bob, 1));
      };
      play();
      match.value.submit({ kind: 'ask-take-back', seat: ann });
      match.value.submit({ kind: 'answer-take-back', seat: bob, agree: true });
      play();
      return JSON.stringify(match.value.state);
    });
    expect(new Set(dies).size).toBeGreaterThan(1);
  });

  test('is refused by one who does not agree', () => {
    const match = rolled();
    const { hash } = { hash: match.commands };
    match.submit({ kind: 'ask-take-back', seat: ann });
    match.submit({ kind: 'answer-take-back', seat: bob, agree: false });
    expect([match.takeBack, match.commands]).toEqual([null, hash]);
  });

  test('lapses when somebody plays on', () => {
    const match = rolled();
    match.submit({ kind: 'ask-take-back', seat: ann });
    match.submit(stake(bob, 0));
    // A secret choice is no answer: else it would tell that it was made.
    expect(match.takeBack).toMatchObject({ missing: [bob], commands: 2 });
    match.submit(stake(ann, 0));
    expect(codeOf(match.submit({ kind: 'answer-take-back', seat: bob, agree: true }))).toBe(
      'nothing-pending',
    );
  });

  test('is granted at once where only opponents sit opposite', () => {
    const match = rolled([
      { kind: 'person', name: 'Ann' },
      { kind: 'opponent', name: 'Bot', level: 'mate' },
    ]);
    const asked = match.submit({ kind: 'ask-take-back', seat: ann });
    expect(asked.ok && asked.value.entries.map((entry) => entry.kind)).toEqual([
      'ask-take-back',
      'take-back',
    ]);
    expect(match.commands).toBe(0);
  });

  test('can’t be smuggled into a log without consent', () => {
    const match = rolled();
    const entries: Entry[] = [...match.entries, { kind: 'take-back', from: 1, salt: 1 }];
    expect(openMatch(dice, { start: match.start, entries }, salt)).toMatchObject({
      ok: false,
      error: { entry: 3, code: 'nothing-pending' },
    });
  });
});
