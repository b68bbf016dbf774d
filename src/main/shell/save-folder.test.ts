import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { defaultSaveFolder, prepareFolder } from './save-folder';

const at = (platform: NodeJS.Platform, env: Record<string, string> = {}) =>
  defaultSaveFolder({ platform, env, home: '/home/ann' }).replaceAll('\\', '/');

test('saves lie where each system keeps a program’s data', () => {
  expect(at('linux')).toBe('/home/ann/.local/share/captains-table');
  expect(at('linux', { XDG_DATA_HOME: '/data' })).toBe('/data/captains-table');
  expect(at('darwin')).toBe("/home/ann/Library/Application Support/Captain's Table");
  expect(at('win32', { APPDATA: 'C:/Users/ann/AppData/Roaming' })).toBe(
    "C:/Users/ann/AppData/Roaming/Captain's Table",
  );
});

test('a variable chooses another folder on every system', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    expect(at(platform, { CAPTAINS_TABLE_SAVES: '/else' })).toBe('/else');
  }
});

test('the folder is made with all that it lies in; where a file stands in the way nothing can be kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'captains-table-folder-'));
  const deep = join(folder, 'one', 'two');
  expect(prepareFolder(deep)).toBe(true);
  expect(existsSync(deep)).toBe(true);
  await writeFile(join(folder, 'file'), '');
  expect(prepareFolder(join(folder, 'file'))).toBe(false);
  expect(prepareFolder(join(folder, 'file', 'two'))).toBe(false);
  await rm(folder, { recursive: true });
});

test.runIf(existsSync('/proc/self'))(
  'a place that takes no folders is refused at once, with a sentence',
  () => {
    expect(() => prepareFolder('/proc/captains-table/saves')).toThrow(
      "can't be made. Choose another with --saves",
    );
  },
);
