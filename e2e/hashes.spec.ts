import { resolve } from 'node:path';
import { runInThisContext } from 'node:vm';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import type { HashesPage } from './hashes.page';

/** The rules as one script for a page without anything else. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: resolve(import.meta.dirname, 'hashes.page.ts'), formats: ['iife'], name: 'page' },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  return chunk.code;
}

test('the same saves give the same hashes in Node and in Chromium, command by command', async ({ page }) => {
  const code = await bundle();
  // The very same script here and there: what differs could only be the machine that runs it.
  const node: HashesPage = runInThisContext(`${code}; hashesPage`);
  await page.goto('about:blank');
  await page.addScriptTag({ content: code });
  const saves = Object.entries(node.randomSaves());
  expect(saves.length).toBeGreaterThan(3);
  for (const [id, save] of saves) {
    const here = node.hashesOf(save.start, save.entries);
    const there: unknown = await page.evaluate(
      ({ start, entries }) => Reflect.get(globalThis, 'hashesPage').hashesOf(start, entries),
      save,
    );
    expect(here.length, id).toBe(save.entries.length + 1);
    expect(there, id).toEqual(here);
  }
});
