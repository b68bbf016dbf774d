import { loadavg } from 'node:os';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { hundred } from '../../e2e/spanish-main-positions';
import { TableServer } from '../../e2e/table';
import { findBrowser } from '../../scripts/lib/browsers.mjs';
import { dragRound } from './drag';
import { scriptByFrame } from './trace';

/**
 * What the table of Spanish Main costs on this machine, in the app as it is built: from choosing a game to the first picture,
 * script in a frame while a ghost is dragged (and while it is steered by keys) over a 100-point table, frames drawn while
 * nothing moves.
 */
const created = z.object({ match: z.string() });
const seats = ['Anne', 'Jack'].map((name) => ({ kind: 'person', name }));
const STEERINGS = 30;
/** Two seconds of a drag at 60 frames a second, after one in which the browser compiles what runs often. */
const DRAGGED = { before: 60, measured: 120 };
const IDLE = 5000;

const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;
const ninth = (list: readonly number[]): number =>
  [...list].sort((a, b) => b - a)[Math.floor(list.length / 10)] ?? Number.NaN;
/** Where HMS Titan's bow is seen in the position of a hundred points, pixels. */
const BOW = { x: 312, y: 494 };
const ms = (n: number): string => `${n.toFixed(n < 100 ? 2 : 0)} ms`;

/** Counts frames in which something is drawn. */
async function countDraws(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const count = { draws: 0 };
    Object.assign(window, { count });
    for (const name of ['drawElements', 'drawArrays'] as const) {
      const original = WebGL2RenderingContext.prototype[name];
      WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...args: never[]) {
        count.draws++;
        Reflect.apply(original, this, args);
      };
    }
  });
}
const draws = (page: Page): Promise<number> =>
  page.evaluate(() => Reflect.get(Reflect.get(window, 'count'), 'draws'));

async function atRest(page: Page): Promise<void> {
  for (let before = -1, now = await draws(page); now !== before; ) {
    before = now;
    await page.waitForTimeout(2000);
    now = await draws(page);
  }
}

/** From "start" to a table that is drawn whole. */
async function firstTable(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.getByTestId('cover-spanish-main').click();
  await page.getByTestId('start-game').waitFor();
  await page.waitForTimeout(2000);
  const start = performance.now();
  await page.getByTestId('start-game').click();
  await page.locator('[data-testid=scene][data-ready=true]').waitFor();
  return performance.now() - start;
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const table = await TableServer.start();
const traced = async (run: () => Promise<void>): Promise<number[]> => {
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.gc'],
  });
  await run();
  return scriptByFrame((await browser.stopTracing()).toString('utf8'));
};
try {
  const rows: (readonly [string, string])[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // What the loader of TypeScript leaves in functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (f) => f;');
  page.setDefaultTimeout(120_000);
  await countDraws(page);
  await table.ask('settings.set', { motion: 'reduced' });
  rows.push(['first table, from "start" to its picture', ms(await firstTable(page, table.address))]);
  rows.push(['the same again, in a browser that has drawn one', ms(await firstTable(page, table.address))]);

  const request = { game: 'spanish-main', seats, seed: 5, position: hundred };
  const { match } = created.parse(await table.ask('match.create', request));
  await page.goto(`${table.address}#/table/${match}`);
  await page.getByTestId('sit-0').click();
  await page.locator('[data-testid=scene][data-ready=true]').waitFor();
  await page.locator('[data-testid^="action-ship-"]', { hasText: 'HMS Titan' }).click();
  await atRest(page);
  await page.mouse.move(BOW.x, BOW.y);
  await page.mouse.down();
  await dragRound(page, BOW, DRAGGED.before);
  const from = await draws(page);
  const dragged = await traced(() => dragRound(page, BOW, DRAGGED.measured));
  const calls = ((await draws(page)) - from) / DRAGGED.measured;
  await page.mouse.up();
  rows.push([
    `script (thread time) in a frame while a ghost is dragged, median of ${dragged.length}`,
    ms(median(dragged)),
  ]);
  rows.push(['the same, nine tenths of them below', ms(ninth(dragged))]);
  rows.push(['draw calls in such a frame', calls.toFixed(0)]);
  await page.getByTestId('action-cancel').click();

  // By keys the panel is told of every step.
  await page.getByTestId('action-move').click();
  await atRest(page);
  const steer = async (times: number) => {
    for (let k = 0; k < times; k++) {
      await page.keyboard.press(k % 20 < 10 ? 'ArrowRight' : 'ArrowLeft');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
    }
  };
  await steer(6);
  const frames = await traced(() => steer(STEERINGS));
  // Frames in which nothing was steered (the probe's own) would flatter: the dearest as many as there were steps are taken.
  const busy = [...frames].sort((a, b) => b - a).slice(0, STEERINGS);
  rows.push([`the same while it is steered by keys, median of ${busy.length}`, ms(median(busy))]);

  await atRest(page);
  const before = await draws(page);
  await page.waitForTimeout(IDLE);
  rows.push(['draw calls in 5 idle seconds', String((await draws(page)) - before)]);
  rows.push(['load of the machine meanwhile (1 min)', loadavg()[0]?.toFixed(1) ?? '']);

  console.log('| A 100-point table of Spanish Main (software rendering, 1280 × 800) | |\n| --- | --- |');
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
} finally {
  await browser.close();
  await table.stop();
}
