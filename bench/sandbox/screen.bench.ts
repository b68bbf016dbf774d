import { loadavg } from 'node:os';
import { chromium } from '@playwright/test';
import { z } from 'zod';
import { countDrawCalls } from '../../e2e/drawn';
import { fromAbove } from '../../e2e/free-table';
import { TableServer } from '../../e2e/table';
import { findBrowser } from '../../scripts/lib/browsers.mjs';
import { Random, seat } from '../../src/core/engine';
import { sandbox } from '../../src/core/games/sandbox';
import { plain } from '../../src/core/games/sandbox/look';
import { crewOf, dieOf, part, shipOf, sizes, treasureOf } from '../../src/core/games/sandbox/parts';
import type { NewPiece, Sides } from '../../src/core/games/sandbox/piece';
import { baseCrew, baseShips } from '../../src/core/games/spanish-main/roster';
import { pose } from '../../src/core/geometry';
import { scriptByFrame } from '../table/trace';

/**
 * What two hundred pieces of all kinds cost on the screen, in the app as it is built: draw calls of a whole picture, script
 * and draw calls of a frame while one of them is dragged over the others, draw calls while nothing moves.
 */
const PIECES = 200;
const SIDES: readonly Sides[] = [4, 6, 8, 10, 12, 20];
const STEPS = 40;
const IDLE = 5000;
const created = z.object({ match: z.string() });
const random = Random.fromSeed(1);

const SUITS = ['♠', '♥', '♦', '♣'];
const kinds: readonly ((n: number) => NewPiece)[] = [
  (n) =>
    part(
      'card',
      sizes.card,
      plain(`${2 + (n % 9)}${SUITS[n % 4]}`),
      plain('⚓'),
      n % 3 ? {} : { face: 'down' },
    ),
  (n) => ({ ...part('token', sizes.token, plain('')), colour: n % 2 ? 'red' : 'blue' }),
  (n) => treasureOf(`gold-${1 + (n % 6)}`),
  (n) => dieOf(SIDES[n % SIDES.length] ?? 6),
  (n) => crewOf(String(baseCrew[n % baseCrew.length]?.id)),
];

/** Twenty rows of ten, a ship at the end of every other row; the first piece is a token by itself. */
function pieces(): NewPiece[] {
  return Array.from({ length: PIECES }, (_, i): NewPiece => {
    const column = i % 20;
    const row = Math.floor(i / 20);
    const at = pose(column * 26_000 - 250_000, row * 34_000 - 160_000, 0);
    if (i === 0) return { ...part('token', sizes.token, plain('')), pose: at };
    const card = baseShips[row % baseShips.length];
    if (column === 19 && card) return { ...shipOf(card), pose: at };
    const make = kinds[(i * 7 + row) % kinds.length];
    return { ...(make?.(i) ?? dieOf(6)), pose: at };
  });
}

const state = sandbox.setUp({ table: 'empty' }, 2, random);
sandbox.play(state, seat(0), { kind: 'add', pieces: pieces() }, random);

const sorted = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const part9 = (list: readonly number[], q: number): number =>
  sorted(list)[Math.floor(list.length * q)] ?? Number.NaN;
const ms = (n: number): string => `${n.toFixed(2)} ms`;

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const table = await TableServer.start();
try {
  await table.ask('settings.set', { motion: 'reduced' });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.setDefaultTimeout(120_000);
  // What the loader of TypeScript leaves in functions that are sent to the page.
  await page.addInitScript('globalThis.__name = (f) => f;');
  await countDrawCalls(page);
  const counts = (of: 'total' | 'most') =>
    page.evaluate((name) => Number(Reflect.get(Reflect.get(window, 'drawCalls'), name)), of);
  const atRest = async () => {
    for (let before = -1, now = await counts('total'); now !== before; ) {
      before = now;
      await page.waitForTimeout(2000);
      now = await counts('total');
    }
  };
  const seats = ['Anne', 'Bart'].map((name) => ({ kind: 'person', name }));
  const request = { game: 'sandbox', seats, seed: 5, position: state };
  const { match } = created.parse(await table.ask('match.create', request));
  await page.goto(`${table.address}#/table/${match}`);
  await page.getByTestId('sit-0').click();
  await page.locator('[data-testid=scene][data-ready=true]').waitFor();
  await atRest();
  await page.getByTestId('tool-chart').click();
  await atRest();
  const whole = await counts('most');

  const from = fromAbove([-250, -160]);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const drag = async (k: number) => {
    await page.mouse.move(from.x + 12 + k * 4, from.y - 8 - (k % 10) * 9);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  };
  for (let k = 0; k < 6; k++) await drag(k);
  const before = await counts('total');
  await browser.startTracing(undefined, {
    categories: ['devtools.timeline', 'v8', 'disabled-by-default-v8.gc'],
  });
  for (let k = 0; k < STEPS; k++) await drag(k + 6);
  const frames = scriptByFrame((await browser.stopTracing()).toString('utf8'));
  const perFrame = ((await counts('total')) - before) / STEPS;
  await page.mouse.up();
  // The probe's own frames, in which nothing is dragged, would flatter: the dearest as many as there were steps.
  const busy = [...frames].sort((a, b) => b - a).slice(0, STEPS);
  await atRest();
  const resting = await counts('total');
  await page.waitForTimeout(IDLE);
  const idle = (await counts('total')) - resting;
  const rows = [
    ['draw calls of the dearest frame, shadows drawn anew', String(whole)],
    ['draw calls of a frame while one piece is dragged', perFrame.toFixed(0)],
    [`script (thread time) of such a frame, median of ${busy.length}`, ms(part9(busy, 0.5))],
    ['the same, nine tenths of them below', ms(part9(busy, 0.9))],
    ['draw calls in 5 idle seconds', String(idle)],
    ['load of the machine meanwhile (1 min)', loadavg()[0]?.toFixed(1) ?? ''],
  ];
  console.log(
    `| ${PIECES} pieces of all kinds on the screen (software rendering, 1280 × 800) | |\n| --- | --- |`,
  );
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
} finally {
  await browser.close();
  await table.stop();
}
