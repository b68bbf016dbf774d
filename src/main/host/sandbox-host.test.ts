import { describe, expect, test } from 'vitest';
import { games } from '../../core/games';
import { viewSchema } from '../../core/games/sandbox/state';
import { TestScreen, testHost } from './host.testing';
import { memoryStore } from './memory-store';

const people = (...names: string[]) => names.map((name) => ({ kind: 'person' as const, name }));

async function hostWithGames() {
  let salt = 0;
  const entropy = () => ++salt;
  return testHost({ games, store: memoryStore(entropy), entropy });
}

const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('a free table', () => {
  test('lets whoever sits act at any time, and undoes anything back to the start', async () => {
    const screen = new TestScreen(await hostWithGames());
    const { match } = await screen.ask('match.create', {
      game: 'sandbox',
      options: { table: 'piratas' },
      seats: people('Ann', 'Bob'),
    });
    const before = await screen.ask('match.sit', { match, seat: 0 });
    expect([before.freeForm, before.decision]).toEqual([true, null]);
    const deck = viewSchema.parse(before.view).pieces.find(({ kind }) => kind === 'deck');
    if (!deck) throw new Error('no deck');
    const command = { kind: 'deal', from: deck.id, stamp: 0, each: 5, to: [0, 1] };
    await screen.ask('match.act', { match, seat: 0, decision: null, command });
    const bob = await screen.ask('match.sit', { match, seat: 1 });
    const hands = viewSchema.parse(bob.view).hands;
    expect([hands[0]?.items, hands[0]?.backs.length, hands[1]?.items?.length]).toEqual([null, 5, 5]);
    await screen.ask('match.undo', { match, seat: 1 });
    const after = await screen.ask('match.sit', { match, seat: 0 });
    expect(after.view).toEqual(before.view);
  });

  test('shows the others what a hand is dragging, and logs nothing of it', async () => {
    const host = await hostWithGames();
    const [mine, other] = [new TestScreen(host), new TestScreen(host)];
    const { match } = await mine.ask('match.create', { game: 'sandbox', seats: people('Ann', 'Bob') });
    await other.ask('match.open', { match });
    await mine.ask('match.sit', { match, seat: 0 });
    const pieces = [{ id: 'p1', x: 1000, y: 2000, heading: 90_000 }];
    await mine.ask('table.drag', { match, seat: 0, pieces });
    expect((await other.event('table.drag')).pieces).toEqual(pieces);
    expect(mine.pushed.some(({ kind }) => kind === 'table.drag')).toBe(false);
    expect((await mine.ask('match.log', { match })).lines).toEqual([]);
    expect((await mine.refused('table.drag', { match, seat: 1, pieces })).code).toBe('not-your-seat');
  });

  test('keeps a picture in its save, under the name of its bytes, once', async () => {
    const screen = new TestScreen(await hostWithGames());
    const { match } = await screen.ask('match.create', { game: 'sandbox', seats: people('Ann') });
    const attach = { match, seat: 0, name: 'pixel.png', data: PIXEL };
    const kept = await screen.ask('table.attach', attach);
    expect([kept.kind, kept.width, kept.height]).toEqual(['image', 1, 1]);
    expect((await screen.ask('table.attach', attach)).asset).toBe(kept.asset);
    const file = await screen.ask('table.asset', { match, asset: kept.asset });
    expect(file).toEqual({ name: 'pixel.png', mime: 'image/png', data: PIXEL });
    const exported = await screen.ask('match.export', { match });
    expect(JSON.stringify(exported).split(PIXEL)).toHaveLength(2);
    const branch = await screen.ask('replay.branch', { match, command: 0 });
    expect((await screen.ask('table.asset', { match: branch.match, asset: kept.asset })).data).toBe(PIXEL);
    const refused = await screen.refused('table.attach', {
      ...attach,
      data: Buffer.alloc(64, 7).toString('base64'),
    });
    expect(refused.message.id).toBe('sandbox.asset.unknown');
  });
});

describe('taking over', () => {
  test('a ruled match stands on a free table, its hands in the same hands; the match itself goes on', async () => {
    const screen = new TestScreen(await hostWithGames());
    const ruled = await screen.ask('match.create', { game: 'piratas', seats: people('Ann', 'Bob') });
    const free = await screen.ask('sandbox.take-over', { match: ruled.match });
    expect([free.game, free.seats.map(({ name }) => name)]).toEqual(['sandbox', ['Ann', 'Bob']]);
    const sat = await screen.ask('match.sit', { match: free.match, seat: 1 });
    const { hands } = viewSchema.parse(sat.view);
    expect([hands[0]?.items, hands[1]?.items?.length]).toEqual([null, 5]);
    expect((await screen.ask('match.view', { match: ruled.match })).game).toBe('piratas');
  });

  test('a replay lets go of the rules where it stands: the hands are those of that moment, not of now', async () => {
    const screen = new TestScreen(await hostWithGames());
    const { match } = await screen.ask('match.create', { game: 'piratas', seats: people('Ann', 'Bob') });
    const { toAct } = await screen.ask('match.view', { match });
    const seat = toAct[0] ?? 0;
    const { decision } = await screen.ask('match.sit', { match, seat });
    await screen.ask('match.act', { match, seat, decision, command: { kind: 'draw' } });
    const handsAt = async (command: number) => {
      const free = await screen.ask('replay.branch', { match, command, free: true });
      const sat = await screen.ask('match.sit', { match: free.match, seat });
      const { hands } = viewSchema.parse(sat.view);
      return [hands[seat]?.items?.length, hands[1 - seat]?.items];
    };
    expect(await handsAt(0)).toEqual([5, null]);
    expect(await handsAt(1)).toEqual([6, null]);
    const beyond = await screen.refused('replay.branch', { match, command: 2, free: true });
    expect(beyond.code).toBe('no-such-command');
  });

  test('a sea set up by hand is played on as Spanish Main; an empty table is not, and says why', async () => {
    const screen = new TestScreen(await hostWithGames());
    const seats = people('Ann', 'Bob');
    const sea = await screen.ask('match.create', {
      game: 'sandbox',
      options: { table: 'spanish-main' },
      seats,
    });
    const begun = await screen.ask('sandbox.play-on', { match: sea.match });
    if (begun.how !== 'begun') throw new Error(JSON.stringify(begun.faults));
    expect([begun.table.game, begun.table.toAct]).toEqual(['spanish-main', [0]]);
    const empty = await screen.ask('match.create', { game: 'sandbox', seats });
    const refused = await screen.ask('sandbox.play-on', { match: empty.match });
    expect(refused).toEqual({ how: 'illegal', faults: [{ id: 'sandbox.illegal.no-ships' }] });
  });
});
