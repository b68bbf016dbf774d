// Runs every bench/*/*.bench.ts, prints its tables, and keeps them as docs/bench-<folder>.md.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const bench = join(root, 'bench');
const only = process.argv.slice(2);

/** @returns {Promise<{ code: number, output: string }>} */
function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], ...options });
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      process.stdout.write(data);
    });
    child.on('error', fail);
    child.on('close', (code) => done({ code: code ?? 1, output }));
  });
}

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const options = { cwd: bench, shell: process.platform === 'win32' };
if (!existsSync(join(bench, 'node_modules'))) {
  console.error('Installing the libraries that the benchmarks compare with (bench/package.json) …');
  const { code } = await run(npm, ['ci', '--no-audit', '--no-fund'], options);
  if (code !== 0) {
    console.error(
      'They could not be installed. Is the registry reachable? Try `npm ci` in the folder bench.',
    );
    process.exit(code);
  }
}

const benchesIn = (folder) => readdirSync(join(bench, folder)).filter((name) => name.endsWith('.bench.ts'));
const folders = readdirSync(bench).filter(
  (name) =>
    name !== 'node_modules' && statSync(join(bench, name)).isDirectory() && benchesIn(name).length > 0,
);
const unknown = only.filter((name) => !folders.includes(name));
if (unknown.length > 0) {
  console.error(`No such benchmark: ${unknown.join(', ')}. There are ${folders.join(', ')}.`);
  process.exit(2);
}

const tsx = join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
let failed = 0;
for (const folder of folders) {
  if (only.length > 0 && !only.includes(folder)) continue;
  let page = '';
  for (const file of benchesIn(folder)) {
    const { code, output } = await run(process.execPath, [tsx, join(bench, folder, file)], { cwd: root });
    if (code !== 0) failed = code;
    page += output;
  }
  if (page !== '' && failed === 0) {
    mkdirSync(join(root, 'docs'), { recursive: true });
    writeFileSync(join(root, 'docs', `bench-${folder}.md`), page);
  }
}
process.exit(failed);
