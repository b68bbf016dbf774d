// All checks on a fresh clone with nothing but Node and npm. The last line counts them.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, isRoot } from './lib/browsers.mjs';
import { electronBinary } from './lib/electron.mjs';
import { run, runTool, tools } from './lib/run.mjs';
import { giveUp, needNode, say } from './lib/say.mjs';
import { build, install, root } from './lib/setup.mjs';

const long = process.argv.includes('--long');
const results = join(root, 'test-results');
const MINUTE = 60_000;
process.chdir(root);

/** @typedef {{ name: string, passed: number, failed: number, skipped: number, seconds: number }} Part */

/** Something that either holds or doesn't counts as one. */
async function check(name, work) {
  const started = Date.now();
  const code = await work();
  return {
    name,
    passed: code === 0 ? 1 : 0,
    failed: code === 0 ? 0 : 1,
    skipped: 0,
    seconds: since(started),
  };
}

const since = (started) => (Date.now() - started) / 1000;
const exitOf = async (running) => (await running).code;

async function unitTests() {
  const started = Date.now();
  const file = join(results, 'unit.json');
  const { code } = await runTool(
    tools.vitest,
    ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    { env: long ? { TEST_LONG: '1' } : {} },
  );
  const report = reportIn(file);
  const passed = report?.numPassedTests ?? 0;
  // A file that could not even be loaded has no tests to count, but has failed.
  const unloaded = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((one) => one.status !== 'failed'),
  ).length;
  const failed = (report?.numFailedTests ?? 0) + unloaded;
  return {
    name: 'unit tests',
    passed,
    failed: failed === 0 && code !== 0 ? 1 : failed,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    seconds: since(started),
  };
}

async function endToEnd(name, args, env = {}) {
  const started = Date.now();
  const file = join(results, `${name.replaceAll(/\W+/g, '-')}.json`);
  const { code } = await runTool(tools.playwright, ['test', ...args], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = reportIn(file)?.stats ?? {};
  return {
    name,
    passed: expected + flaky,
    failed: unexpected === 0 && code !== 0 ? 1 : unexpected,
    skipped,
    seconds: since(started),
  };
}

function reportIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** An installed browser; else Playwright's own; else, as root on Debian, its package. @returns why there is none, or null */
async function ensureBrowser() {
  if (findBrowser() || (await hasPlaywrightBrowser())) return null;
  say('no browser of Chromium’s family here: fetching Playwright’s …');
  const fetched = await runTool(tools.playwright, ['install', 'chromium'], {
    quiet: true,
    limit: 5 * MINUTE,
  });
  if (fetched.code === 0 && (await hasPlaywrightBrowser())) return null;
  if (!isRoot() || !existsSync('/etc/debian_version')) {
    return 'there is no browser of Chromium’s family, and Playwright’s could not be fetched. Install Chromium or Chrome.';
  }
  say('that failed: installing Chromium with apt …');
  await run('apt-get', ['update'], { quiet: true, limit: 5 * MINUTE });
  const installed = await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    quiet: true,
    limit: 10 * MINUTE,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
  return findBrowser() ? null : `apt could not install Chromium:\n${installed.output.slice(-1000)}`;
}

/** Whether Playwright's own browser is there and starts. */
async function hasPlaywrightBrowser() {
  const code =
    "import('@playwright/test').then(async ({ chromium }) => (await chromium.launch({ args: ['--no-sandbox'] })).close()).catch(() => process.exit(1))";
  return (await run(process.execPath, ['-e', code], { quiet: true, limit: MINUTE })).code === 0;
}

async function browserTests() {
  const why = await ensureBrowser();
  if (!why) return endToEnd('end to end', ['--grep-invert', '@electron']);
  console.error(why);
  return { name: 'end to end', passed: 0, failed: 1, skipped: 0, seconds: 0 };
}

async function electronTests() {
  const skipped = { name: 'end to end in Electron', passed: 0, failed: 0, skipped: 1, seconds: 0 };
  if (!electronBinary()) {
    say('Electron’s own tests are skipped: its program is not installed (npm start fetches it).');
    return skipped;
  }
  return endToEnd('end to end in Electron', ['--grep', '@electron']);
}

function summary(parts) {
  console.log('');
  for (const { name, passed, failed, skipped, seconds } of parts) {
    const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
    console.log(`  ${name.padEnd(26)} ${counts.padEnd(34)} ${seconds.toFixed(1)} s`);
  }
  const total = (which) => parts.reduce((sum, part) => sum + part[which], 0);
  const skipped = total('skipped');
  console.log('');
  console.log(`${total('passed')} passed, ${total('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return total('failed');
}

async function main() {
  needNode(20, 19);
  await install();
  rmSync(results, { recursive: true, force: true });
  try {
    mkdirSync(results, { recursive: true });
  } catch {
    giveUp(
      `the folder ${root} can't be written to. Copy the project to a folder of your own and test it there.`,
    );
  }
  if (long) return summary([await unitTests()]);
  const script = (name, file, ...args) =>
    check(name, () => exitOf(run(process.execPath, [`scripts/${file}`, ...args])));
  const typed = (name, file) => check(name, () => exitOf(runTool(tools.tsx, [`scripts/${file}`, '--check'])));
  return summary([
    await check('format and lint', () => exitOf(runTool(tools.biome, ['check', '--error-on-warnings', '.']))),
    await check('types', () => exitOf(runTool(tools.tsc, ['--noEmit']))),
    await script('purity of core', 'purity.mjs'),
    await typed('protocol page', 'protocol.ts'),
    await typed('rules pages', 'rules-table.ts'),
    await unitTests(),
    await check('build', () => build({ always: true })),
    await browserTests(),
    await electronTests(),
  ]);
}

process.exit((await main()) === 0 ? 0 : 1);
