import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';
import { root } from './setup.mjs';

const folder = join(root, 'node_modules', 'electron');
const failedStamp = join(root, '.cache', 'electron-not-fetched');
const DAY = 24 * 3600 * 1000;

/** Electron's program if it is there, else null. Never downloads: `require('electron')` would. */
export function electronBinary() {
  const record = join(folder, 'path.txt');
  if (!existsSync(record)) return null;
  const file = join(folder, 'dist', readFileSync(record, 'utf8').trim());
  return existsSync(file) ? file : null;
}

/**
 * Fetches Electron's program if it isn't there. A download that hangs is ended, and one that failed isn't tried again
 * for a day, so that starting stays quick.
 * @param {{ limit: number, again: boolean, onFetch: () => void }} options `limit` in milliseconds; `again`: even so
 * @returns {Promise<{ file: string } | { why: string }>}
 */
export async function fetchElectron({ limit, again, onFetch }) {
  const there = electronBinary();
  if (there) return { file: there };
  if (!again && existsSync(failedStamp) && Date.now() - statSync(failedStamp).mtimeMs < DAY) {
    return {
      why: `${readFileSync(failedStamp, 'utf8')}; it will be tried again tomorrow, or with --electron`,
    };
  }
  onFetch();
  const { code, output, timedOut } = await run(process.execPath, [join(folder, 'install.js')], {
    quiet: true,
    limit,
  });
  const file = electronBinary();
  if (code === 0 && file) return { file };
  const why = timedOut
    ? `its program could not be fetched within ${Math.round(limit / 1000)} s`
    : `its program could not be fetched (${reasonIn(output)})`;
  try {
    mkdirSync(join(root, '.cache'), { recursive: true });
    writeFileSync(failedStamp, why);
  } catch {
    // Then it is tried again next time.
  }
  return { why };
}

const reasonIn = (output) =>
  (/fetch failed/.test(output) ? 'no connection to where it lies' : null) ??
  /(ENOTFOUND|ECONNREFUSED|ETIMEDOUT|ECONNRESET|EAI_AGAIN|CERT\w*|Response code \d+[^\n]*|HTTPError[^\n]*|ENOSPC|EACCES)/.exec(
    output,
  )?.[1] ??
  'the download failed';
