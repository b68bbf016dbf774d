import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { countFrames, serveGallery, untilAtRest } from '../../e2e/gallery';

/** What the 3D table of Spanish Main costs on this machine: first picture, draw calls, script while a ghost is dragged. */
const executablePath = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));
const median = (list: readonly number[]): number =>
  [...list].sort((a, b) => a - b)[list.length >> 1] ?? Number.NaN;

const gallery = await serveGallery();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await countFrames(page);
  const rows: (readonly [string, string])[] = [];
  for (const view of ['main', 'crowd']) {
    await page.goto(`${gallery.url}?scene=main&view=${view}`);
    await untilAtRest(page);
    const ready = await page.evaluate(() => window.galleryReady ?? Number.NaN);
    const first = await page.evaluate(() => window.drawnFrames.splice(0));
    rows.push([`${view}: first picture after navigation`, `${ready} ms`]);
    rows.push([`${view}: draw calls of the first frame, shadows included`, String(first[0]?.calls)]);
  }
  const from = { x: 478, y: 497 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let k = 1; k <= 40; k++) {
    await page.mouse.move(from.x + 60 * Math.cos(k / 6), from.y + 60 * Math.sin(k / 6));
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(null))));
  }
  await page.mouse.up();
  const drag = await page.evaluate(() => window.drawnFrames.splice(0));
  // The first frames of a drag compile the ghost's shader.
  const steady = drag.slice(3);
  rows.push(['crowd: draw calls while a ghost is dragged', String(Math.max(...steady.map((f) => f.calls)))]);
  rows.push([
    'crowd: script in a frame while a ghost is dragged (median)',
    `${median(steady.map((f) => f.script)).toFixed(2)} ms`,
  ]);
  await untilAtRest(page);
  await page.evaluate(() => window.drawnFrames.splice(0));
  await page.waitForTimeout(5000);
  rows.push([
    'crowd: frames drawn in 5 idle seconds',
    String(await page.evaluate(() => window.drawnFrames.length)),
  ]);
  console.log('| The table of Spanish Main (software rendering, 1280 × 800) | |\n| --- | --- |');
  for (const [what, value] of rows) console.log(`| ${what} | ${value} |`);
} finally {
  await browser.close();
  await gallery.close();
}
