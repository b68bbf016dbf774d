import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { checkSave } from './check-save';
import { openStore } from './store';
import { inTemporary, must, toyGames } from './testing';

const ownChild = new URL('./crash-child.ts', import.meta.url);

/** Builds a child to one file, so that it starts in a moment. @returns its path */
export async function buildChild(into: string, from: URL = ownChild): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: fileURLToPath(from),
      outDir: into,
      emptyOutDir: false,
      rolldownOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  return join(into, 'child.mjs');
}

/** What a child said before it ended. */
export type Said = { readonly acked: ReadonlyMap<string, number>; readonly refused: ReadonlySet<string> };

/** Collects what the child confirms; `after` resolves once it has said so many lines. */
export function listenTo(
  child: ChildProcess,
  count = 1,
): { readonly after: Promise<void>; readonly ended: Promise<Said> } {
  const acked = new Map<string, number>();
  const refused = new Set<string>();
  if (!child.stdout) throw new Error('the child has no output');
  const lines = createInterface({ input: child.stdout });
  let heard = 0;
  const after = new Promise<void>((resolve) => {
    lines.on('line', () => {
      heard += 1;
      if (heard === count) resolve();
    });
    lines.once('close', () => resolve());
  });
  lines.on('line', (line) => {
    const [word, first = '', second] = line.split(' ');
    if (word === 'ack') acked.set(first, Math.max(acked.get(first) ?? 0, Number(second)));
    if (word === 'refused') refused.add(first);
  });
  const ended = new Promise<Said>((resolve) => lines.once('close', () => resolve({ acked, refused })));
  return { after, ended };
}

export const startChild = (script: string, ...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });

/**
 * Lets a child play and save, kills it a little after it has confirmed so much, and opens what it left.
 * @param lines how many lines it may say first: about one a command
 * @returns how many entries were confirmed, and what is wrong: some are missing, or a save doesn't hold
 */
export async function killAndLook(
  script: string,
  seed: number,
  lines: number,
  milliseconds: number,
): Promise<{ readonly confirmed: number; readonly wrong: readonly string[] }> {
  return inTemporary(async (folder) => {
    const child = startChild(script, folder, String(seed));
    const { after, ended } = listenTo(child, lines);
    await after;
    // Between two lines too: in the middle of a write, of a backup, of a new save.
    await wait(milliseconds);
    child.kill('SIGKILL');
    const { acked } = await ended;
    const confirmed = [...acked.values()].reduce((sum, entries) => sum + entries, 0);
    return { confirmed, wrong: await lookAt(folder, acked) };
  });
}

const TORN: readonly string[] = ['storage.report.torn'];

/** Opens all that was confirmed, and compares. @param how `look only`: no repaired file can be expected (the disk is full) */
export async function lookAt(
  folder: string,
  acked: ReadonlyMap<string, number>,
  how: 'repair' | 'look only' = 'repair',
): Promise<string[]> {
  const store = must(await openStore(folder, { games: toyGames, app: 'test' }));
  const wrong: string[] = [];
  for (const [id, entries] of acked) {
    const opened = await store.open(id);
    if (!opened.ok) {
      wrong.push(`${id}: ${opened.error.message.id}`);
      continue;
    }
    const { match, journal, report } = opened.value;
    if (match.entries.length < entries) wrong.push(`${id}: ${match.entries.length} of ${entries} entries`);
    const usual = how === 'repair' ? TORN : [...TORN, 'storage.fault.no-space'];
    const strange = report.messages.filter((message) => !usual.includes(message.id));
    if (strange.length > 0) wrong.push(`${id}: ${strange.map((message) => message.id)}`);
    await journal?.close();
    if (how === 'look only') continue;
    const check = checkSave(await readFile(join(folder, `${id}.ctsave`)), toyGames);
    if (!check.ok) wrong.push(`${id}: at ${check.at} ${check.why}`);
  }
  return wrong;
}
