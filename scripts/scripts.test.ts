import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findBrowser, hasDisplay } from './lib/browsers.mjs';
import { run } from './lib/run.mjs';

describe('the browser that is opened', () => {
  const on = (platform: NodeJS.Platform, env: Record<string, string>, installed: readonly string[]) =>
    findBrowser({ platform, env, has: (file: string) => installed.includes(file.replaceAll('\\', '/')) });

  test('on Linux is the first of Chromium’s family on the path', () => {
    const env = { PATH: '/usr/local/bin:/usr/bin' };
    expect(on('linux', env, ['/usr/bin/google-chrome', '/usr/bin/microsoft-edge'])).toBe(
      '/usr/bin/google-chrome',
    );
    expect(on('linux', env, ['/opt/chromium'])).toBeNull();
  });

  test('on macOS and Windows is looked for where programs are installed', () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(on('darwin', { HOME: '/Users/ann' }, [chrome])).toBe(chrome);
    const edge = 'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe';
    const env = { PROGRAMFILES: 'C:/Program Files', 'PROGRAMFILES(X86)': 'C:/Program Files (x86)' };
    expect(on('win32', env, [edge])?.replaceAll('\\', '/')).toBe(edge);
  });

  test('can be named, and a name that is wrong is not replaced by another', () => {
    const env = { CAPTAINS_TABLE_BROWSER: '/nowhere/browser', PATH: '/usr/bin' };
    expect(on('linux', env, ['/usr/bin/chromium'])).toBeNull();
  });

  test('needs a display on Linux', () => {
    expect(hasDisplay({ platform: 'linux', env: {} })).toBe(false);
    expect(hasDisplay({ platform: 'linux', env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe(true);
    expect(hasDisplay({ platform: 'win32', env: {} })).toBe(true);
  });
});

describe('running a program', () => {
  test('gives its exit code and output', async () => {
    const done = await run(process.execPath, ['-e', 'console.log("aye"); process.exit(3)'], { quiet: true });
    expect(done).toMatchObject({ code: 3, timedOut: false });
    expect(done.output).toContain('aye');
  });

  test('that isn’t there is an exit code too', async () => {
    expect(await run('/nowhere/program', [], { quiet: true })).toMatchObject({ code: 127 });
  });

  test('that hangs is ended when its time is up', async () => {
    const done = await run(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
      quiet: true,
      limit: 300,
    });
    expect(done.timedOut).toBe(true);
    expect(done.code).not.toBe(0);
  });
});

describe('the proof that core is pure', () => {
  let folder = '';
  const prove = async (files: Record<string, string>) => {
    await rm(folder, { recursive: true, force: true });
    await mkdir(join(folder, 'games', 'bots'), { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    return run(process.execPath, [join(import.meta.dirname, 'purity.mjs'), folder], { quiet: true });
  };
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), 'captains-table-core-')), 'core');
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const impure: readonly [title: string, code: string, found: string][] = [
    ['a module of Node', "import { readFileSync } from 'node:fs'; readFileSync('x');", 'imports node:fs'],
    ['another library', "export { default } from 'react';", 'imports react'],
    ['a file outside', "import { x } from '../main/host'; x();", 'from outside core'],
    ['a dynamic import', "export const later = () => import('./other');", 'a dynamic import'],
    ['chance of its own', 'export const roll = () => Math.random();', 'Math.random'],
    ['the clock', 'export const now = () => Date.now();', 'uses Date'],
    ['the process', 'export const home = process.env.HOME;', 'uses process'],
    ['the platform’s sine', 'export const y = Math.sin(1);', 'Math.sin'],
  ];
  for (const [title, code, found] of impure) {
    test(`finds ${title}`, async () => {
      const { code: exit, output } = await prove({ 'bad.ts': code });
      expect(exit).toBe(1);
      expect(output).toContain(found);
    });
  }

  test('lets pass what is pure: own names like globals, types, tests, an opponent’s logarithm', async () => {
    const { code, output } = await prove({
      'good.ts': [
        "import { z } from 'zod';",
        "import type { Other } from './other';",
        'export type Kept = { readonly Date: string; readonly process: Other };',
        'export const keep = (performance: number, at: Kept) => performance + at.Date.length + Math.sqrt(2);',
        'export const schema = z.number();',
      ].join('\n'),
      'other.ts': 'export type Other = number;',
      'clock.test.ts': 'export const now = Date.now();',
      'games/bots/search.ts': 'export const bound = (n: number) => Math.sqrt(Math.log(n));',
    });
    expect(output).toContain('core is pure');
    expect(code).toBe(0);
  });
});
