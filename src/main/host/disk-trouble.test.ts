import { expect, test } from 'vitest';
import { err, message, ok, type Result } from '../../core/engine';
import { person, TestScreen, testHost } from './host.testing';
import { memoryStore } from './memory-store';
import type { MatchStore, StoreFault } from './ports';

const full: StoreFault = { code: 'no-space', message: message('storage.fault.no-space') };

/** A disk that can be full. */
function fillable(): { store: MatchStore; disk: { full: boolean } } {
  const disk = { full: false };
  const store = memoryStore(() => 1);
  const answer = <T>(value: T): Result<T, StoreFault> => (disk.full ? err(full) : ok(value));
  return {
    disk,
    store: {
      ...store,
      create: async (name, match) => {
        const made = await store.create(name, match);
        if (!made.ok || disk.full) return err(full);
        return ok({ ...made.value, append: async () => answer(undefined) });
      },
    },
  };
}

const dice = { game: 'dice', seats: [person('Ann'), person('Bob')] };

test('a full disk is a standing notice; the match goes on in memory, and the notice goes with the trouble', async () => {
  const { store, disk } = fillable();
  const screen = new TestScreen(await testHost({ store }));
  const { match } = await screen.ask('match.create', dice);
  const stake = async (seat: number) => {
    const { decision } = await screen.ask('match.sit', { match, seat });
    return screen.ask('match.act', { match, seat, decision, command: { kind: 'stake', coins: 1 } });
  };
  disk.full = true;
  expect(await stake(0)).toEqual({ saved: false });
  expect(await screen.event('app.notice', ({ standing }) => standing)).toMatchObject({
    message: full.message,
    match,
  });
  expect((await screen.ask('app.info', {})).notices).toEqual([full.message]);
  disk.full = false;
  expect(await stake(1)).toEqual({ saved: true });
  await screen.event('app.notice', ({ standing }) => !standing);
  expect((await screen.ask('app.info', {})).notices).toEqual([]);
});

test('a match that the disk won’t even begin is played in memory and can be carried away as text', async () => {
  const { store, disk } = fillable();
  disk.full = true;
  const screen = new TestScreen(await testHost({ store }));
  const { match } = await screen.ask('match.create', dice);
  expect(await screen.event('app.notice')).toMatchObject({ standing: true, match });
  const { decision } = await screen.ask('match.sit', { match, seat: 0 });
  const played = await screen.ask('match.act', {
    match,
    seat: 0,
    decision,
    command: { kind: 'stake', coins: 3 },
  });
  expect(played).toEqual({ saved: false });
  const given = await screen.ask('match.export', { match });
  expect(given.how === 'text' && given.text).toContain('"coins":3');
  await screen.ask('match.close', { match });
  expect(await screen.ask('match.open', { match })).toMatchObject({ toAct: [1] });
  await screen.ask('match.rename', { match, name: 'Kept in mind' });
  expect((await screen.ask('match.view', { match })).name).toBe('Kept in mind');
});
