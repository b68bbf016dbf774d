import { spawn } from 'node:child_process';

/**
 * Runs a program to its end; what it starts itself ends with it if the time is up.
 * @param {string} file
 * @param {string[]} args
 * @param {{ quiet?: boolean, limit?: number, env?: Record<string, string>, cwd?: string }} [options]
 *   `limit` in milliseconds; `quiet` keeps its output and shows nothing
 * @returns {Promise<{ code: number, output: string, timedOut: boolean, seconds: number }>} code 127 if it can't be started
 */
export function run(file, args, options = {}) {
  const { quiet = false, limit = 0, env = {}, cwd } = options;
  const started = Date.now();
  const grouped = process.platform !== 'win32' && limit > 0;
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      // A group of its own, so that a download's helpers end with it.
      detached: grouped,
    });
    let output = '';
    let timedOut = false;
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (part) => {
        output = (output + part).slice(-20_000);
      });
    }
    const stop = () => {
      timedOut = true;
      if (grouped && child.pid) process.kill(-child.pid, 'SIGKILL');
      else child.kill('SIGKILL');
    };
    const timer = limit > 0 ? setTimeout(stop, limit) : null;
    const end = (code, why = '') => {
      if (timer) clearTimeout(timer);
      resolve({ code, output: output + why, timedOut, seconds: (Date.now() - started) / 1000 });
    };
    child.on('error', (error) => end(127, String(error)));
    child.on('close', (code) => end(code ?? 1));
  });
}

/** npm itself, without relying on a shell: the one that runs us, else the one on the path. */
export function runNpm(args, options) {
  const npm = process.env.npm_execpath;
  if (npm?.endsWith('.js')) return run(process.execPath, [npm, ...args], options);
  if (process.platform === 'win32') return run('cmd.exe', ['/d', '/s', '/c', 'npm', ...args], options);
  return run('npm', args, options);
}

/** A tool out of node_modules, by its own file: bin links are not always executable. */
export const runTool = (file, args, options) =>
  run(process.execPath, [`node_modules/${file}`, ...args], options);

export const tools = {
  biome: '@biomejs/biome/bin/biome',
  tsc: 'typescript/bin/tsc',
  tsx: 'tsx/dist/cli.mjs',
  vitest: 'vitest/vitest.mjs',
  vite: 'vite/bin/vite.js',
  build: 'electron-vite/bin/electron-vite.js',
  playwright: '@playwright/test/cli.js',
};
