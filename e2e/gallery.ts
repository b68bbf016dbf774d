import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { build } from 'vite';

/** The development page of the 3D table, built and served: it can show a full 100-point table without playing to one. */
const root = resolve(import.meta.dirname, '..');
const folder = join(root, '.cache/gallery');
const TYPES: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

export async function serveGallery(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  await build({ configFile: join(root, 'src/renderer/gallery/vite.config.ts'), logLevel: 'error' });
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = resolve(folder, `.${pathname === '/' ? '/gallery.html' : pathname}`);
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[file.slice(file.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the gallery has no port');
  return {
    url: `http://127.0.0.1:${address.port}/`,
    close: () => new Promise((done) => server.close(() => done())),
  };
}

/** One drawn frame: its draw calls (shadows too) and the script's time in it, milliseconds. */
export type Frame = { readonly calls: number; readonly script: number };

declare global {
  interface Window {
    drawnFrames: Frame[];
  }
}

/** Counts what the page draws from now on. Call before it is opened. */
export async function countFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.drawnFrames = [];
    let calls = 0;
    const gl = WebGL2RenderingContext.prototype;
    const { drawElements, drawArrays } = gl;
    gl.drawElements = function (...args) {
      calls++;
      drawElements.apply(this, args);
    };
    gl.drawArrays = function (...args) {
      calls++;
      drawArrays.apply(this, args);
    };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((time) => {
        const before = calls;
        const start = performance.now();
        callback(time);
        if (calls > before)
          window.drawnFrames.push({ calls: calls - before, script: performance.now() - start });
      });
  });
}

/** Waits until the picture is there and nothing has been drawn for a while: what was painted in the background is on it. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => window.galleryReady !== undefined, undefined, { timeout: 120_000 });
  const drawn = () => page.evaluate(() => window.drawnFrames.length);
  for (let before = -1, now = await drawn(); now !== before; ) {
    before = now;
    await page.waitForTimeout(2500);
    now = await drawn();
  }
}
