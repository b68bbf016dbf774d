import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { runNpm, runTool, tools } from './run.mjs';
import { giveUp, say } from './say.mjs';

/** The project's own folder; every script works from here. */
export const root = resolve(import.meta.dirname, '..', '..');

const installedStamp = join(root, 'node_modules', '.installed-from');
const builtStamp = join(root, 'out', '.built-from');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const digest = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex');
};

/** Installs what package-lock.json names, unless just that is installed. */
export async function install() {
  const wanted = digest(readFileSync(join(root, 'package-lock.json')));
  if (read(installedStamp) === wanted) return;
  if (existsSync(join(root, 'node_modules')) && installedByHand()) {
    stamp(installedStamp, wanted);
    return;
  }
  say('installing packages (once, some minutes) …');
  const { code, output, seconds } = await runNpm(['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    quiet: true,
  });
  if (code !== 0) {
    giveUp(`the packages could not be installed. npm said:\n${whatNpmSaid(output)}`);
  }
  stamp(installedStamp, wanted);
  say(`packages installed in ${Math.round(seconds)} s.`);
}

/** Its first error lines: further down it only explains its own options. */
const whatNpmSaid = (output) =>
  output
    .split('\n')
    .filter((line) => /^npm (error|ERR!) ./.test(line))
    .slice(0, 8)
    .join('\n') || output.slice(-1000);

/** Somebody ran npm: its own record is newer than the lock. */
function installedByHand() {
  const record = join(root, 'node_modules', '.package-lock.json');
  return existsSync(record) && statSync(record).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

/** Builds out/ if anything that goes into it has changed. @returns the build's exit code */
export async function build({ always = false } = {}) {
  const wanted = sourcesDigest();
  if (!always && read(builtStamp) === wanted) return 0;
  say('building …');
  const { code, output, seconds } = await runTool(tools.build, ['build'], { cwd: root, quiet: true });
  if (code !== 0) {
    console.error(output);
    return code;
  }
  stamp(builtStamp, wanted);
  say(`built in ${Math.round(seconds)} s.`);
  return 0;
}

function sourcesDigest() {
  const files = ['package-lock.json', 'electron.vite.config.ts', 'tsconfig.json'].map((name) =>
    join(root, name),
  );
  for (const folder of ['src', 'assets']) walk(join(root, folder), files);
  return digest(...files.sort().flatMap((file) => [relative(root, file), readFileSync(file)]));
}

function walk(folder, into) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) walk(path, into);
    else if (!/\.test\.tsx?$/.test(entry.name)) into.push(path);
  }
}

function stamp(file, text) {
  try {
    mkdirSync(join(file, '..'), { recursive: true });
    writeFileSync(file, text);
  } catch {
    giveUp(
      `the folder ${root} can't be written to. Copy the project to a folder of your own and start it there.`,
    );
  }
}
