import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { PassThrough, Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { Random, seat } from '../../core/engine';
import { shufflingTheDeck } from '../../core/games/shuffling-the-deck';
import { type WireReply, wireReplySchema } from '../../shared/contract';
import { tableSchema } from '../../shared/table';
import { testHost } from '../host/host.testing';
import { serveStdio } from './stdio';

const program = resolve(import.meta.dirname, 'stdio-main.ts');

/** The host as a foreign program would use it: a child process and lines of JSON. */
class Lines {
  private readonly child;
  private readonly replies: AsyncIterator<string>;
  readonly events: Extract<WireReply, { event: unknown }>['event'][] = [];
  private count = 0;

  constructor(saves: string) {
    this.child = spawn(process.execPath, ['--import', 'tsx', program, '--saves', saves], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.replies = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]();
  }

  /** One line in, and the reply to it; events on the way are kept. */
  async line(text: string): Promise<Exclude<WireReply, { event: unknown }>> {
    this.child.stdin.write(`${text}\n`);
    for (;;) {
      const reply = await this.next();
      if (!('event' in reply)) return reply;
    }
  }

  async ask(channel: string, request: unknown): Promise<unknown> {
    const reply = await this.line(JSON.stringify({ id: ++this.count, channel, request }));
    expect(reply.id).toBe(this.count);
    if ('refusal' in reply) throw new Error(`${channel} refused: ${JSON.stringify(reply.refusal)}`);
    return reply.answer;
  }

  /** The next line, whatever it is. */
  async next(): Promise<WireReply> {
    const { value, done } = await this.replies.next();
    if (done) throw new Error('the host has ended');
    const reply = wireReplySchema.parse(JSON.parse(value));
    if ('event' in reply) this.events.push(reply.event);
    return reply;
  }

  async end(): Promise<number | null> {
    const exit = once(this.child, 'exit');
    this.child.stdin.end();
    const [code] = await exit;
    return code;
  }
}

// One child process serves all tests: starting it costs most of the time.
let saves = '';
let host: Lines;
beforeAll(async () => {
  saves = await mkdtemp(join(tmpdir(), 'captains-table-lines-'));
  host = new Lines(saves);
  await host.ask('settings.set', { pace: 0 });
});
afterAll(async () => {
  expect(await host.end()).toBe(0);
  await rm(saves, { recursive: true });
});

test('a foreign program plays a whole game against an opponent over standard input and output', async () => {
  let table = tableSchema.parse(
    await host.ask('match.create', {
      game: 'shuffling-the-deck',
      seats: [
        { kind: 'person', name: 'Ann' },
        { kind: 'opponent', name: 'Bo', level: 'random' },
      ],
      seed: 11,
    }),
  );
  const { match } = table;
  const random = Random.fromSeed(5);
  while (!table.outcome) {
    if (table.decision === null) {
      // The opponent is still to decide: its command is pushed.
      const reply = await host.next();
      if ('event' in reply && reply.event.kind === 'match.changed')
        table = tableSchema.parse(reply.event.table);
      continue;
    }
    const command = random.pick(table.legal?.commands ?? []);
    await host.ask('match.act', { match, seat: 0, decision: table.decision, command });
    table = tableSchema.parse(await host.ask('match.view', { match }));
  }
  expect(table.outcome.scores).toHaveLength(2);
  expect(table.view).toMatchObject({ over: true });
  expect(host.events.some((event) => event.kind === 'match.changed' && event.by === 1)).toBe(true);
});

test('a line that can’t be read is refused, and the next one is answered', async () => {
  expect(await host.line('hello?')).toMatchObject({ id: null, refusal: { code: 'bad-request' } });
  expect(await host.line('{"id":1,"channel":"app.info"}')).toMatchObject({
    refusal: { code: 'bad-request' },
  });
  expect(await host.ask('app.info', {})).toMatchObject({ shell: 'stdio', protocol: 1 });
});

test('where nobody reads the answers any more the host ends by itself, its saves finished', async () => {
  const door = await testHost();
  const stopped = vi.spyOn(door, 'stop');
  const input = new PassThrough();
  const broken = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const served = serveStdio(door, input, broken);
  input.write('{"id":1,"channel":"app.info","request":{}}\n');
  await served;
  expect(stopped).toHaveBeenCalledOnce();
});

test('a game begins from a position that is given', async () => {
  const position = shufflingTheDeck.setUp(shufflingTheDeck.options.defaults, 2, Random.fromSeed(4));
  position.active = seat(1);
  position.turns = 9;
  const create = (state: unknown) => ({
    game: 'shuffling-the-deck',
    seats: [
      { kind: 'person', name: 'Ann' },
      { kind: 'person', name: 'Bob' },
    ],
    position: state,
  });
  expect(await host.ask('match.create', create(position))).toMatchObject({
    view: { active: 1, turns: 9, row: position.row.map(({ pirate }) => ({ pirate })) },
  });
  const broken = {
    id: 'b',
    channel: 'match.create',
    request: create({ ...position, row: position.row.slice(1) }),
  };
  expect(await host.line(JSON.stringify(broken))).toMatchObject({
    id: 'b',
    refusal: { code: 'bad-position' },
  });
});

test('every game of the list can be begun, and opponents play it on by themselves', async () => {
  const { games } = z
    .object({ games: z.array(z.object({ id: z.string(), seats: z.object({ min: z.number() }) })) })
    .parse(await host.ask('games.list', {}));
  expect(games.map(({ id }) => id)).toContain('spanish-main');
  for (const { id, seats } of games) {
    const { match, freeForm } = tableSchema.parse(
      await host.ask('match.create', {
        game: id,
        seats: Array.from({ length: seats.min }, (_, i) => ({
          kind: 'opponent',
          name: `P${i}`,
          level: 'random',
        })),
        seed: 2,
      }),
    );
    const played = (reply: WireReply): boolean =>
      'event' in reply && reply.event.kind === 'match.changed' && reply.event.table.match === match;
    for (let commands = 0; commands < 5 && !freeForm; ) if (played(await host.next())) commands += 1;
    expect(await host.ask('match.close', { match })).toEqual({});
  }
});
