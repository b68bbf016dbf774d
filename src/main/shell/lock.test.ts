import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder } from './lock';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captains-table-lock-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a second host is told who holds the folder, until that one lets it go', () => {
  const first = lockFolder(folder);
  expect(lockFolder(folder, process.pid + 1_000_000)).toEqual({ heldBy: process.pid });
  if ('release' in first) first.release();
  expect(lockFolder(folder, process.pid + 1_000_000)).toHaveProperty('release');
});

test('what a killed host has left is taken over', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  expect(lockFolder(folder, pid)).toHaveProperty('release');
  expect(lockFolder(folder)).toHaveProperty('release');
});

test.runIf(existsSync('/proc/self/stat'))(
  'what a killed host has left is taken over even if another program has its number by now',
  async () => {
    const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    if (other.pid === undefined) throw new Error('no process');
    await writeFile(join(folder, 'host.lock'), `${other.pid} 1`);
    expect(lockFolder(folder)).toHaveProperty('release');
    other.kill();
  },
);

test('a folder that isn’t there needs no lock', () => {
  expect(lockFolder(join(folder, 'nowhere'))).toHaveProperty('release');
});
