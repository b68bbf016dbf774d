import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBrowser } from '../scripts/lib/browsers.mjs';
import { countDrawCalls } from './drawn';
import { battle, collision, homecoming, hundred } from './spanish-main-positions';
import { TableServer } from './table';

/**
 * Takes the pictures of Spanish Main in docs/screenshots anew, after a build: `npx tsx e2e/screenshots.ts`.
 * With names (`… chart victory`) only those; with a width (`… 1920`) only that size; `--to FOLDER` puts them elsewhere.
 */
const PATIENCE = 90_000;
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
/** Of JPEG: the sea is all fine relief, of which PNG makes megabytes. */
const QUALITY = 86;
const created = z.object({ match: z.string() });

/** What is done at a table until it is worth a picture. */
class Sitter {
  constructor(
    readonly page: Page,
    private readonly table: TableServer,
  ) {}

  action = (id: string) => this.page.getByTestId(`action-${id}`);
  press = (id: string) => this.action(id).first().click();

  async home(): Promise<void> {
    await this.page.goto(this.table.address);
    await this.page.getByTestId('cover-spanish-main').waitFor();
  }
  async sitAt(position?: object): Promise<void> {
    const seats = ['Anne', 'Jack'].map((name) => ({ kind: 'person', name }));
    const request = { game: 'spanish-main', seats, seed: 5, ...(position && { position }) };
    const { match } = created.parse(await this.table.ask('match.create', request));
    await this.page.goto(`${this.table.address}#/table/${match}`);
    await this.page.getByTestId('sit-0').or(this.page.getByTestId('sit-1')).first().click();
    await this.drawn();
  }
  async drawn(): Promise<void> {
    await this.page.locator('[data-testid=scene][data-ready=true]').waitFor();
  }
  /** Waits until the worker's sea is on the table and nothing moves any more. */
  async atRest(): Promise<void> {
    await this.drawn();
    const drawnSoFar = () => this.page.evaluate(() => Reflect.get(Reflect.get(window, 'drawCalls'), 'total'));
    for (let before: unknown = null, now = await drawnSoFar(); now !== before; ) {
      before = now;
      await this.page.waitForTimeout(2500);
      now = await drawnSoFar();
    }
  }
  select = (ship: string) => this.page.locator('[data-testid^="action-ship-"]', { hasText: ship }).click();

  async plan(ship: string, bearing: number): Promise<void> {
    await this.select(ship);
    await this.press('move');
    await this.page.getByTestId('bearing').fill(String(bearing));
  }
  /** Nearer by some steps of the wheel over a point of the picture, in parts of its width and height. */
  async nearer(steps: number, at: readonly [x: number, y: number]): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    await this.page.mouse.move(width * at[0], height * at[1]);
    for (let k = 0; k < steps; k++) await this.page.mouse.wheel(0, -120);
  }
  async chart(): Promise<void> {
    await this.page.getByTestId('tool-chart').click();
  }
  /** From the dice to the choice of fleets. */
  async toFleets(): Promise<void> {
    await this.sitAt();
    const fleets = this.page.getByTestId('fleet-builder');
    const on = this.page.locator('[data-testid^="sit-"]').or(this.action('roll-for-order')).first();
    // What is pressed may be gone by then, for the curtain falls between two throws.
    while (!(await fleets.isVisible())) {
      await fleets.or(on).first().waitFor();
      await on.click({ timeout: 2000 }).catch(() => undefined);
    }
  }
}

const PICTURES: Readonly<Record<string, (at: Sitter) => Promise<void>>> = {
  home: (at) => at.home(),
  'fleet-choice': (at) => at.toFleets(),
  'fleet-builder': async (at) => {
    await at.toFleets();
    await at.press('ready-titans-guard');
    await at.page.getByTestId('add-ES-001').focus();
    await at.page.getByTestId('add-ES-001').hover();
  },
  table: (at) => at.sitAt(battle),
  move: async (at) => {
    await at.sitAt(battle);
    await at.plan('HMS Titan', 62);
    await at.nearer(3, [0.28, 0.68]);
  },
  shot: async (at) => {
    await at.sitAt(battle);
    await at.select('HMS Leicester');
    await at.press('shoot');
    await at.page.locator('[data-testid^="action-fire-"]:not([aria-disabled=true])').first().hover();
    await at.nearer(3, [0.4, 0.5]);
  },
  refused: async (at) => {
    await at.sitAt(battle);
    await at.select('HMS Gallowglass');
    await at.press('shoot');
    await at.page.locator('details.fold > summary').click();
    await at.page
      .locator('[data-testid^="action-fire-"][aria-disabled=true]', { hasText: 'in the way' })
      .first()
      .hover();
    await at.nearer(3, [0.32, 0.72]);
  },
  field: async (at) => {
    await at.sitAt(battle);
    await at.select('HMS Leicester');
    await at.chart();
    await at.page.getByTestId('gun-1').hover();
  },
  chart: async (at) => {
    await at.sitAt(battle);
    await at.chart();
    await at.plan('HMS Titan', 62);
  },
  boarding: async (at) => {
    await at.sitAt(collision);
    await at.plan('HMS Titan', 90);
    await at.press('sail');
    await at.action('ram-0').click();
    await at.action('board-0').waitFor();
    await at.nearer(6, [0.3, 0.55]);
  },
  hundred: (at) => at.sitAt(hundred),
  victory: async (at) => {
    await at.sitAt(homecoming);
    await at.plan('HMS Titan', 270);
    await at.press('sail');
    await at.page.getByTestId('victory').waitFor();
  },
};

const asked = process.argv.slice(2);
const to = asked.indexOf('--to');
const folder = resolve(to < 0 ? join(import.meta.dirname, '../docs/screenshots') : (asked[to + 1] ?? '.'));
const named = Object.keys(PICTURES).filter((name) => asked.includes(name));
const sized = SIZES.filter(({ width }) => asked.includes(String(width)));

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const table = await TableServer.start();
try {
  await table.ask('settings.set', { quality: 'high', animationSpeed: 0, motion: 'reduced' });
  for (const viewport of sized.length > 0 ? sized : SIZES) {
    for (const name of named.length > 0 ? named : Object.keys(PICTURES)) {
      const page = await browser.newPage({ viewport });
      page.setDefaultTimeout(PATIENCE);
      // What the loader of TypeScript leaves in functions that are sent to the page.
      await page.addInitScript('globalThis.__name = (f) => f;');
      await countDrawCalls(page);
      const sitter = new Sitter(page, table);
      await PICTURES[name]?.(sitter);
      if (name !== 'home') await sitter.atRest();
      const path = join(folder, `spanish-main-${name}-${viewport.width}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
      await page.close();
      console.log(path);
    }
  }
} finally {
  await browser.close();
  await table.stop();
}
