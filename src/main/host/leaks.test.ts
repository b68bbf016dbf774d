import { expect, test } from 'vitest';
import { stableJson } from '../../core/engine';
import { person, TestScreen, testHost } from './host.testing';

/**
 * Two screens; Ann does as told in secret, or nothing (null), Bob looks on.
 * @returns every byte that Bob's screen got until the die is cast
 */
async function bobsScreen(annsStake: number | null, bobSits: boolean): Promise<string> {
  const host = await testHost();
  const anns = new TestScreen(host);
  const bobs = new TestScreen(host);
  const { match } = await anns.ask('match.create', {
    game: 'dice',
    seats: [person('Ann'), person('Bob'), person('Cid')],
    seed: 4,
  });
  const got: unknown[] = [await bobs.ask('match.open', { match })];
  if (bobSits) got.push(await bobs.ask('match.sit', { match, seat: 1 }));
  if (bobSits) await bobs.ask('draw.offer', { match, seat: 1 });
  const table = await anns.ask('match.sit', { match, seat: 0 });
  const stake = { match, seat: 0, command: { kind: 'stake', coins: annsStake ?? 0 } };
  if (annsStake !== null) await anns.ask('match.act', { ...stake, decision: table.decision });
  await anns.ask('match.sit', { match, seat: 0 });
  await anns.ask('notebook.set', { match, seat: 0, text: `I staked ${annsStake}` });
  got.push(
    await bobs.ask('match.view', { match }),
    await bobs.ask('match.log', { match }),
    await bobs.ask('match.ask', { match, question: { kind: 'worth', coins: 1 } }),
    await bobs.ask('replay.open', { match, viewer: 'spectator' }),
    await bobs.ask('replay.at', { match, viewer: 'spectator', command: 0 }),
    await bobs.refused('replay.at', { match, viewer: 'spectator', command: 1 }),
    await bobs.refused('replay.branch', { match, command: 1 }),
    (await bobs.ask('match.list', {})).matches.map(({ commands }) => commands),
    await bobs.refused('replay.at', { match, viewer: 0, command: 1 }),
    await bobs.refused('match.act', { ...stake, decision: table.decision }),
    await bobs.refused('match.check', stake),
    await bobs.refused('notebook.set', { match, seat: 0, text: '' }),
  );
  return stableJson([got, bobs.pushed]);
}

for (const [who, sits] of [
  ['a seat that has still to choose', true],
  ['a screen with the curtain down', false],
] as const) {
  test(`every byte that reaches ${who} is the same whatever another seat has chosen in secret`, async () => {
    const [none, most] = [await bobsScreen(0, sits), await bobsScreen(3, sits)];
    expect(most).toBe(none);
  });
}

test('every byte that reaches a seat that has still to choose is the same whether another has chosen in secret or not', async () => {
  expect(await bobsScreen(2, true)).toBe(await bobsScreen(null, true));
});
