import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, expect, test } from '@playwright/test';
import { electronBinary } from '../scripts/lib/electron.mjs';

// Where it isn't installed, playwright.config.ts leaves this test out.
const binary = electronBinary();

test('the app opens in Electron, confined, and reaches the host @electron', async () => {
  const saves = await mkdtemp(join(tmpdir(), 'captains-table-electron-'));
  const app = await _electron.launch({
    executablePath: binary ?? '',
    args: ['--no-sandbox', resolve(import.meta.dirname, '..'), '--saves', saves],
  });
  const page = await app.firstWindow();
  await expect(page.getByRole('heading').first()).toBeVisible();
  expect(page.url()).toContain('app://table/');
  const outside = await page.evaluate(async () => ({
    node: Reflect.has(globalThis, 'require') || Reflect.has(globalThis, 'process'),
    window: window.open('https://example.com/') !== null,
    fetched: await fetch('https://example.com/').then(
      () => true,
      () => false,
    ),
  }));
  expect([outside.node, outside.window, outside.fetched]).toEqual([false, false, false]);
  await app.close();
  await rm(saves, { recursive: true, force: true });
});
