import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBrowser } from '../scripts/lib/browsers.mjs';
import { countDrawCalls } from './drawn';
import { TableServer } from './table';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const PATIENCE = 120_000;
/** Of JPEG: sea and wood are all fine relief, of which PNG makes megabytes. */
const QUALITY = 86;
const created = z.object({ match: z.string() });

/** A person before a fresh page, who does something until it is worth a picture. */
export class Sitter {
  constructor(
    readonly page: Page,
    readonly table: TableServer,
  ) {}

  action = (id: string) => this.page.getByTestId(`action-${id}`);
  press = (id: string) => this.action(id).first().click();

  open = async (path: string): Promise<void> => {
    await this.page.goto(`${this.table.address}${path}`);
  };
  /** A new match, and the first seat of it that may be taken. */
  async sitAt(request: { readonly game: string; readonly [field: string]: unknown }): Promise<void> {
    const { match } = created.parse(await this.table.ask('match.create', request));
    await this.open(`#/table/${match}`);
    await this.page.getByTestId(/^sit-/).first().click();
    await this.drawn();
  }
  async drawn(): Promise<void> {
    await this.page.locator('[data-testid=scene][data-ready=true]').waitFor();
  }
  /** Waits until all that comes late is on the table and nothing moves any more. */
  async atRest(): Promise<void> {
    await this.page.evaluate(() => document.fonts.ready);
    const drawnSoFar = () => this.page.evaluate(() => Reflect.get(Reflect.get(window, 'drawCalls'), 'total'));
    for (let before: unknown = null, now = await drawnSoFar(); now !== before; ) {
      before = now;
      await this.page.waitForTimeout(2500);
      now = await drawnSoFar();
    }
  }
}

export const people = (...names: readonly string[]) => names.map((name) => ({ kind: 'person', name }));

/** By name: what is done until it is there. */
export type Pictures = Readonly<Record<string, (sitter: Sitter) => Promise<void>>>;

/**
 * Takes pictures for docs/screenshots anew, after a build: `npx tsx e2e/<script>.ts`. With names only those;
 * with a width (`… 1920`) only that size; `--to FOLDER` puts them elsewhere.
 * @param prefix what their files' names begin with
 * @param before what the host's folder needs first
 */
export async function takePictures(
  prefix: string,
  pictures: Pictures,
  before: (table: TableServer) => Promise<void> = async () => {},
): Promise<void> {
  const asked = process.argv.slice(2);
  const to = asked.indexOf('--to');
  const folder = resolve(to < 0 ? join(import.meta.dirname, '../docs/screenshots') : (asked[to + 1] ?? '.'));
  const named = Object.keys(pictures).filter((name) => asked.includes(name));
  const sized = SIZES.filter(({ width }) => asked.includes(String(width)));
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const table = await TableServer.start();
  try {
    await before(table);
    await table.ask('settings.set', { quality: 'high', animationSpeed: 0, motion: 'reduced' });
    for (const viewport of sized.length > 0 ? sized : SIZES) {
      for (const name of named.length > 0 ? named : Object.keys(pictures)) {
        const page = await browser.newPage({ viewport });
        page.setDefaultTimeout(PATIENCE);
        // What the loader of TypeScript leaves in functions that are sent to the page.
        await page.addInitScript('globalThis.__name = (f) => f;');
        await countDrawCalls(page);
        const sitter = new Sitter(page, table);
        await pictures[name]?.(sitter);
        await sitter.atRest();
        const path = join(folder, `${prefix}${name}-${viewport.width}.jpg`);
        await page.screenshot({ path, type: 'jpeg', quality: QUALITY });
        await page.close();
        console.log(path);
      }
    }
  } finally {
    await browser.close();
    await table.stop();
  }
}
