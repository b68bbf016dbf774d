import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import type { TableServer } from './table';

const created = z.object({ match: z.string() });
/** Made in a process of their own: Playwright's loader can't read the app's JSON. */
const positions = z
  .record(z.string(), z.looseObject({}))
  .parse(
    JSON.parse(
      execFileSync(
        process.execPath,
        ['--import', 'tsx', resolve(import.meta.dirname, 'spanish-main-positions-print.ts')],
        { encoding: 'utf8', maxBuffer: 1e8 },
      ),
    ),
  );

/**
 * Opens a match of Spanish Main on a position and sits the first player, Anne, down.
 * @param words without the 3D picture @returns the match
 */
export async function openAt(table: TableServer, page: Page, name: string, words: boolean): Promise<string> {
  const seats = ['Anne', 'Jack'].map((name) => ({ kind: 'person', name }));
  const position = positions[name];
  if (!position) throw new Error(`no position ${name}`);
  const request = { game: 'spanish-main', seats, seed: 5, position };
  const { match } = created.parse(await table.ask('match.create', request));
  await page.goto(`${table.address}${words ? '?words' : ''}#/table/${match}`);
  await page.locator('[data-testid^="sit-"]').first().click();
  return match;
}
