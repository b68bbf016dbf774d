import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBrowser } from '../scripts/lib/browsers.mjs';
import { Scene } from '../src/core/games/spanish-main/testing/scene';
import { TableServer } from './table';

/** Takes the pictures of Spanish Main in docs/screenshots anew: `npx tsx e2e/screenshots.ts`, after a build. */
const folder = resolve(import.meta.dirname, '../docs/screenshots');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const PATIENCE = 90_000;
const created = z.object({ match: z.string() });

/** Four ships in a fight between two homes; the Titan has an enemy in range and one that is not. */
const battle = new Scene({
  ships: [
    { card: 'HMS Titan', at: [380, 420, 20], treasure: [3] },
    { card: 'HMS Gallowglass', at: [250, 300, 60] },
    { card: 'Darkhawk II', owner: 1, at: [395, 376, 20], masts: [true, true, false, true] },
    { card: 'Silver Dagger', owner: 1, at: [640, 620, 230] },
  ],
  islands: [
    { at: [150, 180], home: 0, gold: [4, 2] },
    { at: [760, 740], home: 1, gold: [5] },
    { at: [300, 680], treasure: [1, 2, 4] },
    { at: [680, 260], treasure: [3, 5] },
  ],
}).state;

const seats = [1, 2].map((n) => ({ kind: 'person', name: `Player ${n}` }));
const button = (page: Page, id: string) => page.getByTestId(`action-${id}`);

async function take(page: Page, name: string): Promise<void> {
  const scene = page.getByTestId('scene');
  if (await scene.isVisible()) await page.locator('[data-testid=scene][data-ready=true]').waitFor();
  const size = page.viewportSize();
  await page.screenshot({ path: join(folder, `spanish-main-${name}-${size?.width ?? 0}.png`) });
}

async function openMatch(table: TableServer, page: Page, position?: object): Promise<void> {
  const request = { game: 'spanish-main', seats, seed: 5, ...(position && { position }) };
  const { match } = created.parse(await table.ask('match.create', request));
  await page.goto(`${table.address}#/table/${match}`);
  await page.getByTestId('sit-0').or(page.getByTestId('sit-1')).first().click();
}

async function takeAll(table: TableServer, page: Page): Promise<void> {
  await page.goto(table.address);
  await page.getByTestId('cover-spanish-main').waitFor();
  await take(page, 'home');
  await openMatch(table, page, battle);
  await take(page, 'table');
  await page.locator('[data-testid^="action-ship-"]', { hasText: 'HMS Titan' }).click();
  await button(page, 'shoot').click();
  await page.locator('[data-testid^="action-fire-"]:not([aria-disabled=true])').first().hover();
  await take(page, 'shot');
  await page.locator('[data-testid^="action-fire-"][aria-disabled=true]').first().hover();
  await take(page, 'refused');
}

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const table = await TableServer.start();
try {
  await table.ask('settings.set', { quality: 'medium', animationSpeed: 0 });
  for (const viewport of SIZES) {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(PATIENCE);
    await takeAll(table, page);
    await page.close();
  }
} finally {
  await browser.close();
  await table.stop();
}
