import { describe, expect, test } from 'vitest';
import type { SeatWish } from '../../shared/table';
import { opponent, person, SlowThinker, TestScreen, testHost } from './host.testing';

const stake = { kind: 'stake', coins: 1 };

/** Ann, Bob and an opponent that takes its time; Ann has sat down. */
async function annSits(others: readonly SeatWish[] = [person('Bob'), person('Cid')]) {
  const host = await testHost({ thinker: new SlowThinker() });
  const screen = new TestScreen(host);
  const created = await screen.ask('match.create', { game: 'dice', seats: [person('Ann'), ...others] });
  const { match } = created;
  const table = await screen.ask('match.sit', { match, seat: 0 });
  return { host, screen, match, table };
}

describe('a seat that was given up', () => {
  test('is played on by an opponent: whoever resigned neither acts nor looks for it any more', async () => {
    const { screen, match, table } = await annSits();
    await screen.ask('match.resign', { match, seat: 0 });
    const after = await screen.ask('match.view', { match });
    expect([after.curtain.sat, after.viewer, after.decision, after.legal]).toEqual([
      null,
      'spectator',
      null,
      null,
    ]);
    const act = { match, seat: 0, decision: table.decision, command: stake };
    expect((await screen.refused('match.act', act)).code).toBe('not-your-seat');
    expect((await screen.refused('match.undo', { match, seat: 0 })).code).toBe('not-your-seat');
    expect((await screen.refused('draw.offer', { match, seat: 0 })).code).toBe('not-your-seat');
    expect((await screen.refused('match.sit', { match, seat: 0 })).code).toBe('no-such-seat');
  });

  test('to an opponent shows its cards to nobody: the curtain falls', async () => {
    const { screen, match } = await annSits();
    await screen.ask('seat.swap', { match, seat: 0, to: opponent('Bo') });
    expect(await screen.ask('match.view', { match })).toMatchObject({
      viewer: 'spectator',
      decision: null,
      curtain: { sat: null },
    });
    const other = await screen.refused('match.act', { match, seat: 0, decision: null, command: stake });
    expect(other.code).toBe('not-your-seat');
  });

  test('doesn’t put whoever is in front of the screen into the only other person’s place', async () => {
    const { screen, match } = await annSits([person('Bob'), opponent('Cy')]);
    await screen.ask('match.resign', { match, seat: 0 });
    expect(screen.changes.at(-1)?.table.curtain).toEqual({ sat: null, pass: [1] });
    expect((await screen.ask('match.sit', { match, seat: 1 })).curtain.sat).toBe(1);
  });

  test('is looked at once more when the match is over', async () => {
    const { screen, match } = await annSits([person('Bob')]);
    await screen.ask('match.resign', { match, seat: 0 });
    expect(screen.changes.at(-1)?.table.outcome?.winners).toEqual([1]);
    expect((await screen.ask('match.sit', { match, seat: 0 })).viewer).toBe(0);
  });
});

describe('a screen that goes away', () => {
  test('while its match is being opened leaves no table behind that is played for nobody', async () => {
    const host = await testHost({ thinker: new SlowThinker() });
    const gone = new TestScreen(host);
    const seats = [person('Ann'), opponent('Bo')];
    const creating = gone.raw('match.create', { game: 'dice', seats });
    gone.close();
    await creating;
    expect(host.openTable('dice-1')).toBeNull();
    const opening = new TestScreen(host);
    const asked = opening.raw('match.open', { match: 'dice-1' });
    opening.close();
    await asked;
    expect(host.openTable('dice-1')).toBeNull();
    const screen = new TestScreen(host);
    expect(await screen.ask('match.open', { match: 'dice-1' })).toMatchObject({ viewer: 0 });
  });
});
