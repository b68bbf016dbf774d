import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const LINUX = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
  'vivaldi',
];
const MAC = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'Brave Browser.app/Contents/MacOS/Brave Browser',
  'Vivaldi.app/Contents/MacOS/Vivaldi',
];
const WINDOWS = [
  'Google/Chrome/Application/chrome.exe',
  'Microsoft/Edge/Application/msedge.exe',
  'Chromium/Application/chrome.exe',
  'BraveSoftware/Brave-Browser/Application/brave.exe',
  'Vivaldi/Application/vivaldi.exe',
];

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** A browser of Chromium's family on this machine, or null. CAPTAINS_TABLE_BROWSER names one. */
export function findBrowser({ platform = process.platform, env = process.env, has = runnable } = {}) {
  const named = env.CAPTAINS_TABLE_BROWSER;
  if (named) return existsSync(named) ? named : null;
  return candidates(platform, env).find(has) ?? null;
}

function candidates(platform, env) {
  if (platform === 'darwin') {
    return ['/Applications', join(env.HOME ?? '', 'Applications')].flatMap((at) =>
      MAC.map((app) => join(at, app)),
    );
  }
  if (platform === 'win32') {
    const places = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean);
    return places.flatMap((at) => WINDOWS.map((app) => join(at, app)));
  }
  const places = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return LINUX.flatMap((name) => places.map((at) => join(at, name)));
}

/** Whether a window can be opened at all. */
export const hasDisplay = ({ platform = process.platform, env = process.env } = {}) =>
  platform === 'darwin' || platform === 'win32' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);

/** Chromium and Electron refuse to run as root with their sandbox. */
export const isRoot = () => process.getuid?.() === 0;
