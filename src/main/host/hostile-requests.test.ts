import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type AnyGame, Random, stableJson } from '../../core/engine';
import { dice } from '../../core/engine/testkit/dice';
import { mutate } from '../../core/engine/testkit/mutate';
import { piratas } from '../../core/games/piratas';
import { sandbox } from '../../core/games/sandbox';
import { type Channel, channels, isChannel } from '../../shared/contract';
import { refusalSchema } from '../../shared/refusal';
import { openStore } from '../storage';
import { person, promptThinker, TestScreen, testHost } from './host.testing';

const games: ReadonlyMap<string, AnyGame> = new Map<string, AnyGame>([
  [dice.id, dice],
  [piratas.id, piratas],
  [sandbox.id, sandbox],
]);
const seats = [person('Ann'), person('Bob')];
const match = 'piratas-1';
const seat = 0;
const campaign = 'c-1';

/** For every channel a request that is well formed: a new channel has to be named here. */
const wellFormed: Readonly<Record<Channel, object>> = {
  'app.info': {},
  'games.list': {},
  'games.rules': { game: 'piratas' },
  'games.sets': { game: 'piratas' },
  'settings.get': {},
  'settings.set': { pace: 0, names: ['Ann'], keys: { undo: 'Ctrl+Z' }, presets: [] },
  'match.create': { game: 'piratas', name: 'A', options: { first: 'lot' }, seats, seed: 3 },
  'match.open': { match },
  'match.close': { match: 'piratas-2' },
  'match.view': { match },
  'match.sit': { match, seat },
  'match.stand': { match: 'piratas-2' },
  'match.act': {
    match,
    seat,
    decision: 'none',
    command: { kind: 'attack', cards: ['cannon1-1'], target: 1 },
  },
  'match.check': { match, seat, command: { kind: 'attack', cards: ['cannon1-1', 'parrot-1'], target: 1 } },
  'match.ask': {
    match,
    question: { kind: 'duel', attacker: 0, attack: ['rum-1'], defender: 1, defence: ['map-1'] },
  },
  'match.log': { match },
  'match.undo': { match, seat },
  'match.redo': { match, seat },
  'match.hint': { match, seat: 1, level: 'captain' },
  'match.play-now': { match },
  'match.resign': { match, seat: 1 },
  'takeback.request': { match, seat: 1 },
  'takeback.answer': { match, seat, agree: true },
  'draw.offer': { match, seat: 1 },
  'draw.answer': { match, seat, agree: true },
  'seat.swap': { match, seat: 1, to: person('Cid') },
  'notebook.set': { match, seat: 1, text: 'mine' },
  'match.rematch': { match, rotate: true },
  'match.rename': { match, name: 'B' },
  'lesson.open': { game: 'piratas', learner: 'Ann', title: 'First' },
  'lesson.back': { match, step: 1 },
  'match.list': {},
  'match.duplicate': { match: 'piratas-9' },
  'match.delete': { match: 'piratas-9' },
  'match.bin': {},
  'match.purge': { match: 'piratas-9' },
  'match.restore': { match: 'piratas-9' },
  'match.export': { match, dialog: false },
  'match.import': { text: '{}' },
  'file.save': { fileName: 'a.txt', text: 'a' },
  'file.open': {},
  'replay.open': { match, viewer: 'spectator' },
  'replay.at': { match, viewer: 0, command: 0 },
  'replay.branch': { match, command: 0, name: 'What if' },
  'campaign.list': {},
  'campaign.found': { name: 'A', rules: {}, captains: [] },
  'campaign.found-night': { name: 'A', scoring: {}, players: seats },
  'campaign.open': { campaign },
  'campaign.order': { campaign, order: { kind: 'rename', name: 'B' } },
  'campaign.begin': { campaign, game: 1, parties: [] },
  'campaign.begin-night': { campaign, game: 'piratas', seats: ['p1', 'p2'], options: {} },
  'campaign.of': { match },
  'campaign.delete': { campaign },
  'campaign.restore': { campaign },
  'campaign.export': { campaign, dialog: false },
  'campaign.import': { text: '{}' },
  'scenario.list': {},
  'scenario.begin': { scenario: 'none', seats },
  'scenario.draft': { match },
  'scenario.keep': { match, title: 'A', briefing: '', goals: [{ kind: 'win' }] },
  'scenario.import': { text: '{}' },
  'scenario.export': { scenario: 'none', dialog: false },
  'scenario.delete': { scenario: 'none' },
  'scenario.goals': { match },
  'table.drag': { match, seat, pieces: [{ id: 'a', x: 1, y: 2, heading: 3 }] },
  'sandbox.take-over': { match: 'piratas-9', name: 'Free' },
  'sandbox.play-on': { match, name: 'On' },
  'table.attach': { match, seat, name: 'a.png', data: 'AAAA' },
  'table.asset': { match, asset: '0'.repeat(64) },
};
const names = Object.keys(channels).filter(isChannel);

const nested = (depth: number): unknown => (depth === 0 ? 1 : { in: nested(depth - 1) });
const garbage: readonly [what: string, request: unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 7],
  ['a text', 'match'],
  ['a list', [{}]],
  ['a field that it hasn’t', { fieldThatIsNot: true }],
  ['a prototype', JSON.parse('{"__proto__":{"match":"piratas-1","seat":0}}')],
  ['a constructor', { constructor: { prototype: {} } }],
  ['a depth that no save could hold', { match, seat, command: nested(60) }],
  ['a depth that fells a recursion', { match, seat, command: nested(5000) }],
  ['a field name a megabyte long', { ['x'.repeat(1_000_000)]: 1 }],
];

async function sat() {
  const failures: unknown[] = [];
  const host = await testHost({
    games,
    thinker: promptThinker(games),
    onError: (error) => failures.push(error),
  });
  const screen = new TestScreen(host);
  await screen.ask('match.create', { game: 'piratas', seats, seed: 3 });
  await screen.ask('match.sit', { match, seat });
  return { host, screen, failures };
}

/** All that a person at that screen could see of a change. */
const seen = async (screen: TestScreen): Promise<string> => {
  const looks = [
    ['match.view', { match }],
    ['match.log', { match }],
    ['match.list', {}],
    ['settings.get', {}],
    ['campaign.list', {}],
  ] as const;
  return stableJson(await Promise.all(looks.map(([channel, request]) => screen.raw(channel, request))));
};

test.each(garbage)(
  '%s is refused on every channel by a short refusal, and nothing changes',
  async (_, request) => {
    const { host, screen, failures } = await sat();
    const before = await seen(screen);
    for (const channel of names) {
      const refused = await screen.refused(channel, request);
      expect([channel, refused.code]).toEqual([channel, 'bad-request']);
      expect(refusalSchema.safeParse(JSON.parse(JSON.stringify(refused))).success).toBe(true);
      expect(JSON.stringify(refused).length).toBeLessThan(5000);
    }
    expect(await seen(screen)).toBe(before);
    expect(failures).toEqual([]);
    await host.stop();
  },
);

test('a request bent in one place is answered by its schema or refused by name, never by an accident of ours', async () => {
  const random = Random.fromSeed(11);
  const codes = new Set<string>();
  for (const channel of names) {
    const { host, screen, failures } = await sat();
    for (let n = 0; n < 25; n++) {
      const bent = mutate(wellFormed[channel], [match, 'sandbox', 'dice', 'cannon1-1'], random);
      const before = await seen(screen);
      const reply = await screen.raw(channel, bent);
      if ('answer' in reply) {
        const fits = channels[channel].answer.safeParse(JSON.parse(JSON.stringify(reply.answer)));
        expect([channel, bent, fits.error?.message]).toEqual([channel, bent, undefined]);
        continue;
      }
      codes.add(reply.refusal.code);
      expect(
        refusalSchema.safeParse(JSON.parse(JSON.stringify(reply.refusal))).error?.message,
      ).toBeUndefined();
      expect([channel, bent, reply.refusal.code === 'internal']).toEqual([channel, bent, false]);
      expect(await seen(screen)).toBe(before);
    }
    expect([channel, failures]).toEqual([channel, []]);
    await host.stop();
  }
  expect([...codes].sort()).toEqual(
    expect.arrayContaining(['bad-request', 'no-such-match', 'not-your-seat']),
  );
});

test('what is nested as deep as may be is read back from its save, and what is deeper is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'captains-table-deep-'));
  const hostOn = async () => {
    const store = await openStore(folder, { games, app: '0.0.0', entropy: () => 1 });
    if (!store.ok) throw new Error(JSON.stringify(store.error));
    return testHost({ games, store: store.value });
  };
  const plain = sandbox.setUp(sandbox.options.defaults, 2, Random.fromSeed(1));
  const begin = (depth: number) => ({
    game: 'sandbox',
    seats,
    position: { ...plain, from: { game: 'piratas', options: { deep: nested(depth) }, rest: [] } },
  });
  const host = await hostOn();
  const screen = new TestScreen(host);
  const refused = await screen.refused('match.create', begin(45));
  expect(refused).toMatchObject({ code: 'bad-request', message: { params: { problem: 'nested too deep' } } });
  const table = await screen.ask('match.create', begin(44));
  await screen.ask('match.sit', { match: table.match, seat });
  await screen.ask('match.act', { match: table.match, seat, decision: null, command: { kind: 'clear' } });
  await host.stop();
  const again = new TestScreen(await hostOn());
  expect(await again.ask('match.open', { match: table.match })).toMatchObject({ readOnly: null });
  await rm(folder, { recursive: true });
});

test('presets too long to be read back are refused, and the others stay', async () => {
  const { screen } = await sat();
  const preset = (length: number) => [
    { game: 'piratas', name: 'House', options: { first: 'x'.repeat(length) } },
  ];
  await screen.ask('settings.set', { presets: preset(1000) });
  const refused = await screen.refused('settings.set', { presets: preset(3_000_000) });
  expect(refused.issues?.[0]?.path).toBe('presets');
  expect((await screen.ask('settings.get', {})).presets).toEqual(preset(1000));
});
