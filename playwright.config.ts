import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/lib/browsers.mjs';
import { electronBinary } from './scripts/lib/electron.mjs';

// Without an executable Playwright takes the browser that it has downloaded itself.
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  // Each table is drawn by the processor where there is no graphics card: more at once would only wait for each other.
  workers: 2,
  fullyParallel: false,
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  ...(!electronBinary() && { grepInvert: /@electron/ }),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['line'], ['json']] : [['list']],
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // A quarter of the pixels: what is tested is what happens, and without a graphics card each pixel is computed.
    deviceScaleFactor: 0.5,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    },
  },
});
