import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { testHost } from '../host/host.testing';
import { type BrowserShell, newToken, startBrowserShell } from './browser';

const token = newToken();
let page = '';
let shell: BrowserShell;

beforeAll(async () => {
  page = await mkdtemp(join(tmpdir(), 'captains-table-page-'));
  await writeFile(join(page, 'index.html'), '<title>Table</title>');
  await writeFile(join(page, 'secret.env'), 'KEY=1');
  await writeFile(join(page, '..', 'captains-table-outside.html'), 'outside');
  shell = await startBrowserShell({ door: await testHost(), page, port: 0, token });
});

afterAll(async () => {
  await shell.close();
  await rm(page, { recursive: true });
  await rm(join(page, '..', 'captains-table-outside.html'));
});

type Got = { readonly status: number; readonly body: string; readonly headers: Record<string, unknown> };

/** Unlike fetch, sends any path and Host as they are. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port: shell.port, path, headers, method }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body, headers: answer.headers }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

describe('the page', () => {
  test('is served below the token, with headers that confine it', async () => {
    const { status, body, headers } = await get(`/${token}/`);
    expect([status, body]).toEqual([200, '<title>Table</title>']);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self'"),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
  });

  const refused: readonly [title: string, path: string, headers?: Record<string, string>][] = [
    ['no token', '/'],
    ['a wrong token', `/${newToken()}/`],
    ['a token cut short', `/${token.slice(0, -1)}/`],
    ['the token as a query', `/?token=${token}`],
    ['a foreign host name (DNS rebinding)', `/${token}/`, { host: 'evil.example' }],
    ['the right name with another port', `/${token}/`, { host: '127.0.0.1:1' }],
  ];
  for (const [title, path, headers] of refused) {
    test(`is refused to a stranger: ${title}`, async () => {
      const { status, body } = await get(path, headers);
      expect(status).toBe(403);
      expect(JSON.parse(body)).toMatchObject({ refusal: { code: 'foreign-sender' } });
    });
  }

  for (const path of [
    '../captains-table-outside.html',
    '..%2fcaptains-table-outside.html',
    '%2e%2e/captains-table-outside.html',
    '..%5ccaptains-table-outside.html',
    'secret.env',
    'nowhere.html',
    '%00.html',
    '%zz',
  ]) {
    test(`has no file ${path}`, async () => {
      expect((await get(`/${token}/${path}`)).status).toBe(404);
    });
  }

  test('can only be read', async () => {
    expect((await get(`/${token}/`, {}, 'POST')).status).toBe(405);
  });
});

/** @returns the first message, or `refused` */
const talk = (path: string, origin: string | undefined, say: string | Buffer): Promise<string> =>
  new Promise((resolve) => {
    const socket = new WebSocket(
      `ws://127.0.0.1:${shell.port}${path}`,
      origin === undefined ? {} : { origin },
    );
    socket.on('open', () => socket.send(say));
    socket.on('message', (data) => {
      resolve(String(data));
      socket.close();
    });
    socket.on('error', () => resolve('refused'));
    socket.on('close', (code) => resolve(`closed ${code}`));
  });

describe('the link', () => {
  const ask = JSON.stringify({ id: 1, channel: 'games.rules', request: { game: 'dice' } });
  const own = () => `http://127.0.0.1:${shell.port}`;

  test('carries requests of our own page', async () => {
    expect(JSON.parse(await talk(`/${token}/link`, own(), ask))).toMatchObject({
      id: 1,
      answer: { clauses: expect.any(Array) },
    });
  });

  test('is refused to another origin, to none, and without the token', async () => {
    expect(await talk(`/${token}/link`, 'http://evil.example', ask)).toBe('refused');
    expect(await talk(`/${token}/link`, 'null', ask)).toBe('refused');
    expect(await talk(`/${token}/link`, undefined, ask)).toBe('refused');
    expect(await talk(`/${newToken()}/link`, own(), ask)).toBe('refused');
    expect(await talk('/link', own(), ask)).toBe('refused');
  });

  test('answers what it can’t read with a refusal, and goes on', async () => {
    expect(JSON.parse(await talk(`/${token}/link`, own(), '{'))).toMatchObject({
      id: null,
      refusal: { code: 'bad-request' },
    });
    expect(
      JSON.parse(
        await talk(`/${token}/link`, own(), '{"id":1,"channel":"app.info","request":{},"as":"root"}'),
      ),
    ).toMatchObject({
      id: null,
      refusal: { code: 'bad-request' },
    });
    expect(await talk(`/${token}/link`, own(), Buffer.from([0, 1, 2]))).toBe('closed 1003');
  });
});

describe('a connection', () => {
  /** Asks for the link and breaks off at once, as hard as TCP allows. */
  const breakOff = (path: string): Promise<void> =>
    new Promise((resolve) => {
      const socket = connect(shell.port, '127.0.0.1', () => {
        const key = Buffer.from('0123456789abcdef').toString('base64');
        const lines = [
          `GET ${path} HTTP/1.1`,
          `Host: 127.0.0.1:${shell.port}`,
          `Origin: http://127.0.0.1:${shell.port}`,
          'Connection: Upgrade',
          'Upgrade: websocket',
          'Sec-WebSocket-Version: 13',
          `Sec-WebSocket-Key: ${key}`,
        ];
        socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => socket.resetAndDestroy());
      });
      socket.on('error', () => {});
      socket.on('close', () => resolve());
    });

  test('that is reset while it is refused or taken doesn’t bring the server down', async () => {
    const uncaught: unknown[] = [];
    const keep = (error: unknown) => uncaught.push(error);
    process.on('uncaughtException', keep);
    for (let n = 0; n < 40; n++) await Promise.all([breakOff('/stranger/link'), breakOff(`/${token}/link`)]);
    expect((await get(`/${token}/`)).status).toBe(200);
    process.off('uncaughtException', keep);
    expect(uncaught).toEqual([]);
  });
});

describe('the port', () => {
  test('that is in use gives way to the next one', async () => {
    const taken = createServer();
    const port = await new Promise<number>((resolve) => {
      taken.listen(0, '127.0.0.1', () => {
        const address = taken.address();
        resolve(typeof address === 'object' && address ? address.port : 0);
      });
    });
    const next = await startBrowserShell({ door: await testHost(), page, port });
    expect(next.port).toBeGreaterThan(port);
    await next.close();
    taken.close();
  });

  test('is refused a token that could be guessed', async () => {
    const weak = startBrowserShell({ door: await testHost(), page, port: 0, token: 'letmein' });
    await expect(weak).rejects.toThrow('at least 32 characters');
  });
});
