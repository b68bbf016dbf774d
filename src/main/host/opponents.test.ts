import { describe, expect, test, vi } from 'vitest';
import { type Message, message, seat } from '../../core/engine';
import type { Decision } from '../workers/job';
import { opponent, person, SlowThinker, TestScreen, testHost } from './host.testing';

const reason: Message = message('dice.reason.bold');
const stake = (coins: number): Decision => ({
  command: { kind: 'stake', coins } as Decision['command'],
  reason,
});

describe('opponents', () => {
  test('play a game among themselves to its end while somebody watches', async () => {
    const screen = new TestScreen(await testHost());
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [opponent('A'), opponent('B'), opponent('C')],
      seed: 3,
    });
    const last = await screen.event('match.changed', ({ table }) => table.outcome !== null);
    expect(last.table).toMatchObject({ match, viewer: 'spectator', thinking: [] });
  });

  test('say that they think, and are told when nobody wants to wait', async () => {
    const thinker = new SlowThinker();
    const screen = new TestScreen(await testHost({ thinker }));
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [opponent('A'), opponent('B')],
    });
    expect((await screen.event('opponent.thinking')).seats).toEqual([0, 1]);
    await screen.ask('match.play-now', { match });
    expect(thinker.waiting.map(({ hurried }) => hurried)).toEqual([true, true]);
  });

  test('don’t tell a seat that is to act whether they have decided', async () => {
    const thinker = new SlowThinker();
    const host = await testHost({ thinker });
    const screen = new TestScreen(host);
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [person('Ann'), opponent('B')],
    });
    thinker.waiting[0]?.answer(stake(2));
    await vi.waitFor(() => expect(host.openTable(match)?.match.commands).toBe(1));
    expect((await screen.ask('replay.open', { match, viewer: 'spectator' })).steps).toEqual([]);
    expect(screen.pushed.filter(({ kind }) => kind !== 'shelf.changed')).toEqual([]);
  });

  test('keep the reason of a hidden choice to themselves', async () => {
    const thinker = new SlowThinker();
    const screen = new TestScreen(await testHost({ thinker }));
    await screen.ask('match.create', { game: 'dice', seats: [opponent('A'), opponent('B')] });
    thinker.waiting[0]?.answer(stake(2));
    thinker.waiting[1]?.answer(stake(1));
    const rolled = await screen.event('match.changed', ({ events }) =>
      JSON.stringify(events).includes('rolled'),
    );
    expect(rolled.reason).toBeNull();
  });

  test('are called off when the match is closed', async () => {
    const thinker = new SlowThinker();
    const screen = new TestScreen(await testHost({ thinker }));
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [person('Ann'), opponent('B')],
    });
    await screen.ask('match.close', { match });
    expect(thinker.waiting.map(({ cancelled }) => cancelled)).toEqual([true]);
  });

  test('that break the rules are replaced by a legal command, and that is said', async () => {
    const failures: unknown[] = [];
    const thinker = new SlowThinker();
    const host = await testHost({ thinker, onError: (error) => failures.push(error) });
    const screen = new TestScreen(host);
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [person('Ann'), opponent('B')],
    });
    thinker.waiting[0]?.answer(stake(99));
    expect(await screen.event('app.notice')).toMatchObject({ level: 'warning', match });
    expect(failures).toHaveLength(1);
    await vi.waitFor(() => expect(host.openTable(match)?.match.commands).toBe(1));
  });

  test('give a hint to the seat that is to act, and to no other', async () => {
    const screen = new TestScreen(await testHost());
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      seats: [person('Ann'), person('Bob')],
    });
    expect((await screen.refused('match.hint', { match, seat: 0 })).code).toBe('not-your-seat');
    await screen.ask('match.sit', { match, seat: seat(0) });
    expect((await screen.refused('match.hint', { match, seat: 0, level: 'captain' })).code).toBe(
      'no-opponent',
    );
  });

  test('take over a seat whose person has resigned, while others play on', async () => {
    const screen = new TestScreen(await testHost());
    const { match } = await screen.ask('match.create', {
      game: 'dice',
      options: { rounds: 1 },
      seats: [person('Ann'), person('Bob'), person('Cid')],
    });
    await screen.ask('match.sit', { match, seat: 1 });
    await screen.ask('match.resign', { match, seat: 1 });
    for (const who of [0, 2]) {
      const { decision } = await screen.ask('match.sit', { match, seat: who });
      await screen.ask('match.act', { match, seat: who, decision, command: { kind: 'stake', coins: 1 } });
    }
    const { table } = await screen.event('match.changed', (event) => event.table.outcome !== null);
    expect(table.seats[1]).toMatchObject({ resigned: true });
  });
});
