import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { WebSocket } from 'ws';
import { z } from 'zod';

const program = resolve(import.meta.dirname, '../out/main/browser.js');
const addressSchema = z.object({ address: z.url() });
const replySchema = z.object({ answer: z.unknown().optional(), refusal: z.unknown().optional() });

/** A host of the test's own: its save folder is empty, and it can be killed and started again at the same address. */
export class TableServer {
  private host: ChildProcess | null = null;
  private port = 0;
  private readonly token = Buffer.from(crypto.getRandomValues(new Uint8Array(24))).toString('base64url');
  address = '';

  private constructor(readonly saves: string) {}

  static async start(): Promise<TableServer> {
    const server = new TableServer(await mkdtemp(join(tmpdir(), 'captains-table-e2e-')));
    await server.restart();
    return server;
  }

  /** Starts the host; after `kill` at the same address, so that a reload finds it. */
  async restart(): Promise<void> {
    const host = fork(program, ['--port', String(this.port), '--saves', this.saves], {
      env: { ...process.env, CAPTAINS_TABLE_TOKEN: this.token },
    });
    this.host = host;
    this.address = await new Promise<string>((found, failed) => {
      host.once('message', (message) => found(addressSchema.parse(message).address));
      host.once('exit', (code) => failed(new Error(`the host ended with ${code}`)));
    });
    this.port = Number(new URL(this.address).port);
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    const { host } = this;
    this.host = null;
    if (!host || host.exitCode !== null) return;
    const gone = new Promise((done) => host.once('exit', done));
    host.kill('SIGKILL');
    await gone;
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.saves, { recursive: true, force: true });
  }

  /** Asks the host over a link of the test's own. @returns the answer. @throws Error with the refusal */
  async ask(channel: string, request: object): Promise<unknown> {
    const link = new WebSocket(`${this.address.replace('http', 'ws')}link`, {
      origin: new URL(this.address).origin,
    });
    const reply = await new Promise<unknown>((done, failed) => {
      link.once('error', failed);
      link.once('open', () => link.send(JSON.stringify({ id: 1, channel, request })));
      link.on('message', (data) => {
        const message = JSON.parse(String(data));
        if (message.id === 1) done(message);
      });
    });
    link.close();
    const { answer, refusal } = replySchema.parse(reply);
    if (refusal) throw new Error(`${channel} was refused: ${JSON.stringify(refusal)}`);
    return answer;
  }

  async open(page: Page): Promise<void> {
    await page.goto(this.address);
  }
}

/** What a page must never do while a test runs. */
function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    // Said by the browser itself while the host is down on purpose.
    if (/WebSocket connection|ERR_CONNECTION_REFUSED/.test(message.text())) return;
    faults.push(`console: ${message.text()}`);
  });
  return faults;
}

export const test = base.extend<{ table: TableServer; faults: string[] }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are used from this pattern
  table: async ({}, use) => {
    const table = await TableServer.start();
    await use(table);
    await table.stop();
  },
  faults: [
    async ({ page }, use) => {
      const faults = watch(page);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
