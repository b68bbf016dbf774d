import { expect, test } from 'vitest';
import { defaultSaveFolder } from './save-folder';

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
