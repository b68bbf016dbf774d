import { describe, expect, test } from 'vitest';
import { seat } from '../seat';
import { dice } from '../testkit/dice';
import type { Entry, MatchStart } from './entry';
import type { Match } from './match';
import { openMatch, startMatch } from './open';

const [ann, bob] = [seat(0), seat(1)];
const salt = () => 7;

const start: MatchStart = {
  game: 'dice',
  rulesVersion: 1,
  options: { rounds: 4 },
  players: [
    { kind: 'person', name: 'Ann' },
    { kind: 'person', name: 'Bob' },
  ],
  seed: 11,
};

function begin(change: Partial<MatchStart> = {}): Match {
  const match = startMatch(dice, { ...start, ...change }, salt);
  if (!match.ok) throw new Error(match.error.message.id);
  return match.value;
}

const stake = (who: typeof ann, coins: number, decision?: string | null) =>
  ({ kind: 'play', seat: who, command: { kind: 'stake', coins }, decision }) as const;

/** The match again, from its start and its log alone. */
function reopened(match: Match): Match {
  const entries: Entry[] = JSON.parse(JSON.stringify(match.entries));
  const again = openMatch(dice, { start: match.start, entries }, salt);
  if (!again.ok) throw new Error(`entry ${again.error.entry}: ${again.error.why}`);
  return again.value;
}

const codeOf = (result: ReturnType<Match['submit']>): string => (result.ok ? 'ok' : result.error.code);
const idOf = (result: ReturnType<Match['canUndo']>): string => (result.ok ? 'ok' : result.error.message.id);

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

  test('never crosses another player’s decision, and says whose', () => {
    const match = begin();
    match.submit(stake(ann, 2));
    match.submit(stake(bob, 1));
    const verdict = match.canUndo(ann);
    expect(verdict).toMatchObject({
      ok: false,
      error: { message: { id: 'match.cannot-undo.other', params: { who: { seat: bob } } } },
    });
  });

  test('needs something to undo', () => {
    expect(idOf(begin().canUndo(ann))).toBe('match.cannot-undo.nothing');
  });
});

const threePeople = [...start.players, { kind: 'person' as const, name: 'Cy' }];

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

describe('the table beside the game', () => {
  test('one who resigns loses to the other', () => {
    const match = begin();
    match.submit({ kind: 'resign', seat: ann });
    expect(match.outcome()).toMatchObject({ by: 'resignation', winners: [bob] });
    expect(match.toAct()).toEqual([]);
    expect(codeOf(match.submit(stake(bob, 1)))).toBe('match-over');
  });

  test('among three the seat that resigned is played on by an opponent and can’t win', () => {
    const match = begin({ players: threePeople, options: { rounds: 1 } });
    match.submit({ kind: 'resign', seat: ann });
    expect(match.outcome()).toBeNull();
    expect(match.playedBy(ann)).toMatchObject({ kind: 'opponent' });
    for (const who of match.seats) match.submit(stake(who, 1));
    expect(match.outcome()?.by).toBe('rules');
    expect(match.outcome()?.winners).not.toContain(ann);
  });

  test('a draw needs the other’s consent', () => {
    const match = begin();
    match.submit({ kind: 'offer-draw', seat: ann });
    expect(match.drawOffer).toEqual({ from: ann, agreed: [], missing: [bob] });
    expect(codeOf(match.submit({ kind: 'answer-draw', seat: ann, agree: true }))).toBe('nothing-pending');
    match.submit({ kind: 'answer-draw', seat: bob, agree: true });
    expect(match.outcome()).toMatchObject({ by: 'agreement', winners: [] });
  });

  test('a person and an opponent can change places, and notes stay private to their seat', () => {
    const match = begin();
    match.submit({ kind: 'swap', seat: bob, player: { kind: 'opponent', name: 'Bot', level: 'captain' } });
    match.submit({ kind: 'note', seat: ann, text: 'Bob bluffs' });
    const again = reopened(match);
    expect(again.players[1]).toMatchObject({ level: 'captain' });
    expect([again.notebook(ann), again.notebook(bob)]).toEqual(['Bob bluffs', '']);
    expect(JSON.stringify(match.linesFor(bob))).not.toContain('bluffs');
  });
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

test('a timeline jumps to any moment, either way', () => {
  const match = begin({ options: { rounds: 50 } });
  const hashes = [JSON.stringify(match.state)];
  for (let i = 0; i < 90; i++) {
    match.submit(stake(i % 2 ? bob : ann, i % 3));
    hashes.push(JSON.stringify(match.state));
  }
  const timeline = match.timeline();
  expect(timeline.length).toBe(90);
  for (const n of [90, 0, 51, 50, 49, 1, 90, 13]) {
    const moment = timeline.at(n);
    expect(moment.ok && JSON.stringify(moment.value.state)).toBe(hashes[n]);
  }
  expect(timeline.at(2)).toMatchObject({
    ok: true,
    value: { events: [{ kind: 'staked' }, { kind: 'rolled' }] },
  });
  expect(timeline.at(91).ok).toBe(false);
});

test('a branch begins from a moment of the match, with fresh chance', () => {
  const match = begin();
  for (const coins of [1, 2]) {
    match.submit(stake(ann, coins));
    match.submit(stake(bob, coins));
  }
  const branch = match.branch(2, 99);
  if (!branch.ok) throw new Error(branch.error.why);
  const started = startMatch(dice, branch.value, salt);
  expect(started.ok && started.value.view('spectator')).toMatchObject({ round: 1 });
  expect(branch.value.seed).toBe(99);
  expect(match.branch(5, 1).ok).toBe(false);
});
