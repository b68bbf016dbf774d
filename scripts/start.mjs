// Starts the app on a fresh clone with nothing but Node and npm: installs, builds, opens.
import { fork, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser, hasDisplay, isRoot } from './lib/browsers.mjs';
import { fetchElectron } from './lib/electron.mjs';
import { giveUp, needNode, say } from './lib/say.mjs';
import { build, install, root } from './lib/setup.mjs';

const help = `npm start -- [options]
  --browser      the browser shell, even if Electron is there
  --electron     try to fetch Electron again, even if that failed today
  --no-open      serve only, and print the address
  --port N       the browser shell's port (4711); if it is in use the next free one is taken
  --saves DIR    where saves lie, instead of this system's usual place`;

/** How long Electron's download may take, in milliseconds. */
const DOWNLOAD_LIMIT = 180_000;
/** A window that closes sooner than this with an error never really opened. */
const TOO_SOON = 4000;

function readOptions() {
  try {
    return parseArgs({
      options: {
        browser: { type: 'boolean' },
        electron: { type: 'boolean' },
        'no-open': { type: 'boolean' },
        port: { type: 'string' },
        saves: { type: 'string' },
        help: { type: 'boolean' },
      },
    }).values;
  } catch (error) {
    return giveUp(`${error.message}\n${help}`);
  }
}

needNode(20, 19);
const options = readOptions();
if (options.help) {
  console.log(help);
  process.exit(0);
}
await install();
if ((await build()) !== 0) giveUp('the build failed; what went wrong stands above.');
const why = await tryElectron();
if (why !== null) {
  if (why) say(`${why}. Going on in the browser.`);
  serve();
}

/** @returns null once Electron has run, else why not; empty if nobody wanted it */
async function tryElectron() {
  if (options.browser || options['no-open']) return '';
  if (!hasDisplay()) return 'Electron needs a display and there is none';
  const found = await fetchElectron({
    limit: DOWNLOAD_LIMIT,
    again: options.electron === true,
    onFetch: () => say('fetching Electron (once, about 110 MB) …'),
  });
  if (!found.file) return `Electron is not available: ${found.why}`;
  const args = [
    ...(isRoot() ? ['--no-sandbox'] : []),
    root,
    ...(options.saves ? ['--saves', options.saves] : []),
  ];
  const started = Date.now();
  const code = await new Promise((resolve) => {
    const child = spawn(found.file, args, { stdio: 'inherit' });
    child.on('error', () => resolve(127));
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (code !== 0 && Date.now() - started < TOO_SOON) return `Electron could not start (exit code ${code})`;
  process.exitCode = code;
  return null;
}

function serve() {
  const args = [
    ...(options.port ? ['--port', options.port] : []),
    ...(options.saves ? ['--saves', options.saves] : []),
  ];
  const host = fork(join(root, 'out', 'main', 'browser.js'), args, { cwd: process.cwd() });
  host.on('message', ({ address }) => {
    if (typeof address === 'string') open(address, host);
  });
  host.on('close', (code) => process.exit(code ?? 1));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => host.kill(signal));
}

function open(address, host) {
  const browser = findBrowser();
  if (options['no-open']) return say(`open ${address} in a browser. Ctrl+C ends it.`);
  if (!hasDisplay()) return say(`there is no display here. Open ${address} in a browser on this machine.`);
  if (!browser) {
    return say(`no browser of Chromium's family was found. Open ${address} in the browser that you have.`);
  }
  say(`at ${address}`);
  const started = Date.now();
  const window = spawn(
    browser,
    [
      `--app=${address}`,
      `--user-data-dir=${profile()}`,
      '--no-first-run',
      '--no-default-browser-check',
      ...(isRoot() ? ['--no-sandbox'] : []),
    ],
    { stdio: 'ignore' },
  );
  const gone = (code) => {
    if (code !== 0 && Date.now() - started < TOO_SOON) {
      say(`${browser} could not be started. Open ${address} in a browser.`);
    } else host.kill('SIGTERM');
  };
  window.on('error', () => gone(1));
  window.on('close', (code) => gone(code ?? 1));
}

/** A profile of our own: the window is then a program of its own, and closing it ends the app. */
function profile() {
  const folder = join(root, '.cache', 'browser-profile');
  try {
    mkdirSync(folder, { recursive: true });
    return folder;
  } catch {
    return mkdtempSync(join(tmpdir(), 'captains-table-'));
  }
}
