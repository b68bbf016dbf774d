import { defineConfig } from 'vitest/config';

// Large numbers live in *.long.test.ts and run only with `npm run test:long`.
const long = process.env.TEST_LONG === '1';

export default defineConfig({
  test: {
    include: long ? ['src/**/*.long.test.ts'] : ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: long ? ['**/node_modules/**'] : ['**/node_modules/**', 'src/**/*.long.test.ts'],
    setupFiles: ['scripts/lib/fixed-chance.mjs'],
    // No test leaves anything behind in a module, so files share what they import: reading it anew took most of the time.
    isolate: false,
    // Vitest leaves one core free by default, which on a machine of two is half of it.
    maxWorkers: '100%',
    testTimeout: long ? 3_600_000 : 60_000,
    // Some start a program of their own, on a machine that may be busy.
    hookTimeout: 60_000,
  },
});
