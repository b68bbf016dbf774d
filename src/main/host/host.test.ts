import { describe, expect, test } from 'vitest';
import { seat } from '../../core/engine';
import { channels } from '../../shared/contract';
import { opponent, person, TestScreen, testHost } from './host.testing';

const stake = (coins: number) => ({ kind: 'stake', coins });
const [ann, bob] = [seat(0), seat(1)];

async function tableOfTwo() {
  const host = await testHost();
  const screen = new TestScreen(host);
  const table = await screen.ask('match.create', {
    game: 'dice',
    seats: [person('Ann'), person('Bob')],
    seed: 7,
  });
  return { host, screen, match: table.match, table };
}

describe('requests', () => {
  const cases: readonly [title: string, channel: string, request: unknown, code: string][] = [
    ['an unknown channel', 'match.burn', {}, 'unknown-channel'],
    ['a channel named like a property of every object', 'constructor', {}, 'unknown-channel'],
    ['a request that is no object', 'match.open', 'dice-1', 'bad-request'],
    ['a field too many', 'app.info', { all: true }, 'bad-request'],
    ['a match id with a path in it', 'match.open', { match: '../settings' }, 'bad-request'],
    ['a seat that can’t be', 'match.sit', { match: 'dice-1', seat: 99 }, 'bad-request'],
    ['a match that isn’t there', 'match.open', { match: 'dice-99' }, 'no-such-match'],
    ['a match that isn’t open here', 'match.stand', { match: 'dice-99' }, 'no-such-match'],
    ['a game that isn’t there', 'match.create', { game: 'whist', seats: [person('A')] }, 'no-such-game'],
    ['too few seats', 'match.create', { game: 'dice', seats: [person('A')] }, 'bad-seats'],
    [
      'an option out of range',
      'match.create',
      { game: 'dice', seats: [person('A'), person('B')], options: { rounds: 0 } },
      'bad-options',
    ],
    [
      'a position that is none',
      'match.create',
      { game: 'dice', seats: [person('A'), person('B')], position: { round: 1 } },
      'bad-position',
    ],
    [
      'a character that no opponent has',
      'match.create',
      { game: 'dice', seats: [person('A'), { ...opponent('B'), character: 'raider' }] },
      'no-opponent',
    ],
    [
      'a command for a seat where nobody sits',
      'match.act',
      { match: 'dice-1', seat: 0, decision: 'x', command: {} },
      'not-your-seat',
    ],
    [
      'a seat that the table hasn’t',
      'match.act',
      { match: 'dice-1', seat: 5, decision: 'x', command: {} },
      'no-such-seat',
    ],
  ];
  for (const [title, channel, request, code] of cases) {
    test(`${title} is refused as ${code}, and nothing has changed`, async () => {
      const { host, screen, match } = await tableOfTwo();
      const before = await screen.ask('match.view', { match });
      const refusal = await screen.refused(channel, request);
      expect(refusal.code).toBe(code);
      expect(await screen.ask('match.view', { match })).toEqual(before);
      expect((await screen.ask('match.list', {})).matches).toHaveLength(1);
      await host.stop();
    });
  }

  test('a bad request says where it is bad', async () => {
    const screen = new TestScreen(await testHost());
    const refusal = await screen.refused('settings.set', { textScale: 9 });
    expect(refusal.issues?.[0]?.path).toBe('textScale');
    expect((await screen.ask('settings.get', {})).textScale).toBe(1);
  });

  test('every answer of a whole small game fits its schema', async () => {
    const { screen, match, table } = await tableOfTwo();
    channels['match.create'].answer.parse(JSON.parse(JSON.stringify(table)));
    const sat = await screen.ask('match.sit', { match, seat: ann });
    const asked = {
      'app.info': {},
      'games.list': {},
      'games.rules': { game: 'dice' },
      'games.sets': { game: 'dice' },
      'settings.get': {},
      'match.list': {},
      'match.log': { match },
      'match.check': { match, seat: ann, command: stake(9) },
      'match.ask': { match, question: { kind: 'worth', coins: 1 } },
      'match.act': { match, seat: ann, decision: sat.decision, command: stake(1) },
      'replay.open': { match, viewer: 'spectator' },
      'replay.at': { match, viewer: 'spectator', command: 0 },
      'match.export': { match },
      'match.rematch': { match },
    } as const;
    for (const [name, request] of Object.entries(asked)) {
      const channel = name as keyof typeof asked;
      const answer: unknown = await screen.ask(channel, request as never);
      expect(channels[channel].answer.safeParse(JSON.parse(JSON.stringify(answer))).error).toBeUndefined();
    }
  });
});

describe('the curtain', () => {
  test('is down at first between two people, and a spectator’s view is shown', async () => {
    const { table } = await tableOfTwo();
    expect(table.curtain).toEqual({ sat: null, pass: [0, 1] });
    expect(table.viewer).toBe('spectator');
    expect([table.legal, table.decision, table.notebook]).toEqual([null, null, null]);
  });

  test('a single person sits at once', async () => {
    const screen = new TestScreen(await testHost());
    const table = await screen.ask('match.create', { game: 'dice', seats: [opponent('Bo'), person('Ann')] });
    expect(table.curtain.sat).toBe(1);
    expect(table.decision).not.toBeNull();
  });

  test('nobody can sit down for an opponent', async () => {
    const screen = new TestScreen(await testHost());
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [opponent('Bo'), person('Ann')],
    });
    expect((await screen.refused('match.sit', { match, seat: 0 })).code).toBe('no-such-seat');
  });

  test('falls by itself once the seat has decided and another person is to decide', async () => {
    const { screen, match } = await tableOfTwo();
    const { decision } = await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('match.act', { match, seat: ann, decision, command: stake(2) });
    const { table, events } = await screen.event('match.changed');
    expect(table.curtain).toEqual({ sat: null, pass: [1] });
    expect(JSON.stringify([table.view, events])).not.toContain('"coins":2');
  });

  test('stays up while the seat has just learnt a secret, until the person stands', async () => {
    const { screen, match } = await tableOfTwo();
    const bobs = await screen.ask('match.sit', { match, seat: bob });
    await screen.ask('match.act', { match, seat: bob, decision: bobs.decision, command: stake(0) });
    const anns = await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('match.act', { match, seat: ann, decision: anns.decision, command: { kind: 'look' } });
    const looked = screen.changes.at(-1);
    expect(looked?.table.curtain.sat).toBe(0);
    const down = await screen.ask('match.stand', { match });
    expect(down.viewer).toBe('spectator');
    expect(JSON.stringify(down.view)).not.toContain(JSON.stringify(looked?.table.view));
  });

  test('a seat’s notebook is for that seat alone', async () => {
    const { screen, match } = await tableOfTwo();
    await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('notebook.set', { match, seat: ann, text: 'Bob bluffs' });
    expect((await screen.ask('match.view', { match })).notebook).toBe('Bob bluffs');
    expect((await screen.ask('match.sit', { match, seat: bob })).notebook).toBe('');
    expect(await screen.refused('notebook.set', { match, seat: ann, text: '' })).toMatchObject({
      code: 'not-your-seat',
    });
  });

  test('falls when the connection is lost: another screen sees what a spectator sees', async () => {
    const { host, screen, match } = await tableOfTwo();
    await screen.ask('match.sit', { match, seat: ann });
    screen.close();
    const again = new TestScreen(host);
    expect((await again.ask('match.open', { match })).curtain.sat).toBeNull();
  });
});

describe('secret choices', () => {
  test('a hidden choice sends nothing to a screen whose own seat has still to choose', async () => {
    const { host, screen, match } = await tableOfTwo();
    const other = new TestScreen(host);
    await other.ask('match.open', { match });
    const bobs = await other.ask('match.sit', { match, seat: bob });
    const anns = await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('match.act', { match, seat: ann, decision: anns.decision, command: stake(3) });
    expect(other.pushed.filter((event) => event.kind !== 'shelf.changed')).toEqual([]);
    expect(await other.ask('match.view', { match })).toEqual(bobs);
    await other.ask('match.act', { match, seat: bob, decision: bobs.decision, command: stake(1) });
    expect(other.changes.at(-1)?.events).toContainEqual(
      expect.objectContaining({ kind: 'rolled', stakes: [3, 1] }),
    );
  });

  test('a decision made before another’s hidden choice is not stale; one made twice is', async () => {
    const { host, screen, match } = await tableOfTwo();
    const other = new TestScreen(host);
    await other.ask('match.open', { match });
    const bobs = await other.ask('match.sit', { match, seat: bob });
    const anns = await screen.ask('match.sit', { match, seat: ann });
    const first = { match, seat: ann, decision: anns.decision, command: stake(0) };
    await screen.ask('match.act', first);
    await other.ask('match.act', { match, seat: bob, decision: bobs.decision, command: stake(0) });
    await screen.ask('match.sit', { match, seat: ann });
    expect((await screen.refused('match.act', first)).code).toBe('stale-decision');
  });

  test('a seat’s past is not shown to another while the match goes on, and to anybody afterwards', async () => {
    const { screen, match } = await tableOfTwo();
    expect((await screen.refused('replay.open', { match, viewer: 0 })).code).toBe('not-for-your-eyes');
    await screen.ask('match.sit', { match, seat: ann });
    expect((await screen.ask('replay.open', { match, viewer: ann })).steps).toEqual([]);
    expect((await screen.refused('replay.at', { match, viewer: 1, command: 0 })).code).toBe(
      'not-for-your-eyes',
    );
    await screen.ask('match.resign', { match, seat: ann });
    expect((await screen.ask('replay.at', { match, viewer: bob, command: 0 })).command).toBe(0);
  });
});

describe('what belongs to every table', () => {
  test('a command that the rules forbid is refused with the rule', async () => {
    const { screen, match } = await tableOfTwo();
    const { decision } = await screen.ask('match.sit', { match, seat: ann });
    const refusal = await screen.refused('match.act', { match, seat: ann, decision, command: stake(9) });
    expect(refusal).toMatchObject({
      code: 'violation',
      violation: { clause: 'dice.stake' },
      message: { id: 'dice.refused.stake' },
    });
    expect(await screen.ask('match.check', { match, seat: ann, command: stake(9) })).toMatchObject({
      allowed: false,
      violation: { code: 'stake' },
    });
    expect(await screen.ask('match.check', { match, seat: ann, command: stake(1) })).toEqual({
      allowed: true,
    });
  });

  test('a choice can be undone until the die is cast, and why not after that', async () => {
    const { screen, match } = await tableOfTwo();
    let table = await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('match.act', { match, seat: ann, decision: table.decision, command: stake(2) });
    table = await screen.ask('match.sit', { match, seat: ann });
    expect(table.undo).toEqual({ possible: true });
    await screen.ask('match.undo', { match, seat: ann });
    expect(screen.changes.at(-1)).toMatchObject({ cause: 'undo', table: { decision: expect.any(String) } });
    await screen.ask('match.redo', { match, seat: ann });
    table = await screen.ask('match.sit', { match, seat: bob });
    await screen.ask('match.act', { match, seat: bob, decision: table.decision, command: stake(2) });
    table = await screen.ask('match.view', { match });
    expect(table.curtain.sat).toBe(1);
    expect(table.undo).toMatchObject({ possible: false, reason: { id: 'match.cannot-undo.final' } });
  });

  test('a take-back past the die needs the other person', async () => {
    const { screen, match } = await tableOfTwo();
    for (const who of [ann, bob]) {
      const { decision } = await screen.ask('match.sit', { match, seat: who });
      await screen.ask('match.act', { match, seat: who, decision, command: stake(1) });
    }
    await screen.ask('takeback.request', { match, seat: bob });
    expect((await screen.ask('match.view', { match })).takeback).toMatchObject({ from: 1, missing: [0] });
    await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('takeback.answer', { match, seat: ann, agree: true });
    expect(screen.changes.at(-1)).toMatchObject({
      cause: 'takeback',
      table: { takeback: null, view: { die: null } },
    });
  });

  test('two people can agree on a draw', async () => {
    const { screen, match } = await tableOfTwo();
    await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('draw.offer', { match, seat: ann });
    const table = await screen.ask('match.sit', { match, seat: bob });
    expect(table.draw).toMatchObject({ from: 0, missing: [1] });
    await screen.ask('draw.answer', { match, seat: bob, agree: true });
    expect(screen.changes.at(-1)?.table.outcome).toMatchObject({ winners: [] });
  });

  test('a single person can’t talk an opponent into a draw', async () => {
    const screen = new TestScreen(await testHost());
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [person('Ann'), opponent('Bo')],
    });
    await screen.ask('draw.offer', { match, seat: ann });
    const table = await screen.ask('match.view', { match });
    expect([table.draw, table.outcome]).toEqual([null, null]);
  });

  test('a rematch turns the seats', async () => {
    const { screen, match } = await tableOfTwo();
    const again = await screen.ask('match.rematch', { match });
    expect(again.seats.map(({ name }) => name)).toEqual(['Bob', 'Ann']);
    expect(again.match).not.toBe(match);
  });

  test('a person’s seat is given away by that person alone; an opponent’s can be taken', async () => {
    const { screen, match } = await tableOfTwo();
    const to = opponent('Bo');
    expect((await screen.refused('seat.swap', { match, seat: 1, to })).code).toBe('not-your-seat');
    await screen.ask('match.sit', { match, seat: bob });
    await screen.ask('seat.swap', { match, seat: bob, to });
    const table = screen.changes.at(-1)?.table;
    expect(table?.seats[1]).toMatchObject({ kind: 'opponent', level: 'mate', random: true });
    await screen.ask('seat.swap', { match, seat: bob, to: person('Bob') });
    expect((await screen.ask('match.view', { match })).seats[1]).toMatchObject({
      kind: 'person',
      name: 'Bob',
    });
  });
});

describe('the shelf', () => {
  test('a match that was closed goes on where it was', async () => {
    const { screen, match } = await tableOfTwo();
    const { decision } = await screen.ask('match.sit', { match, seat: ann });
    await screen.ask('match.act', { match, seat: ann, decision, command: stake(2) });
    await screen.ask('match.close', { match });
    expect((await screen.refused('match.view', { match })).code).toBe('no-such-match');
    expect(await screen.ask('match.open', { match })).toMatchObject({ toAct: [1] });
  });

  test('a match in the bin is off the shelf and closed at every screen, and comes back', async () => {
    const { screen, match } = await tableOfTwo();
    await screen.ask('match.delete', { match });
    expect((await screen.ask('match.list', {})).matches).toEqual([]);
    expect((await screen.refused('match.view', { match })).code).toBe('no-such-match');
    await screen.ask('match.restore', { match });
    expect((await screen.ask('match.list', {})).matches).toMatchObject([{ match }]);
  });

  test('a branch begins where the replay stands', async () => {
    const { screen, match } = await tableOfTwo();
    for (const who of [ann, bob]) {
      const { decision } = await screen.ask('match.sit', { match, seat: who });
      await screen.ask('match.act', { match, seat: who, decision, command: stake(1) });
    }
    const branch = await screen.ask('replay.branch', { match, command: 1, name: 'What if' });
    expect(branch).toMatchObject({ name: 'What if', toAct: [1] });
    expect((await screen.refused('replay.branch', { match, command: 9 })).code).toBe('no-such-command');
  });

  test('a read-only folder is a standing notice', async () => {
    const host = await testHost({ saves: { folder: '/saves', writable: false } });
    const screen = new TestScreen(host);
    expect((await screen.ask('app.info', {})).notices).toMatchObject([{ id: 'host.saves-read-only' }]);
  });
});
