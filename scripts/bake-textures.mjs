// node scripts/bake-textures.mjs [name …]: paints the table's fixed pictures in a browser and writes them to assets/textures.
// Run it after a change in src/renderer/textures/paint or in an atlas; its output is committed.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const browsers = ['/usr/bin/chromium', '/usr/bin/google-chrome'];
const server = await createServer({
  root: 'src/renderer',
  configFile: false,
  server: { port: 0 },
  logLevel: 'warn',
});
await server.listen();
const browser = await chromium.launch({
  executablePath: browsers.find((path) => existsSync(path)),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error));
  await page.goto(new URL('textures/bake/index.html', server.resolvedUrls?.local[0]).href);
  await page.waitForFunction(() => typeof window.bakeTextures === 'function');
  const pictures = await page.evaluate((wanted) => window.bakeTextures?.(wanted), process.argv.slice(2));
  mkdirSync('assets/textures', { recursive: true });
  for (const [name, url] of Object.entries(pictures ?? {})) {
    const bytes = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
    writeFileSync(`assets/textures/${name}.webp`, bytes);
    console.log(`${name}.webp ${(bytes.length / 1024).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
  await server.close();
}
