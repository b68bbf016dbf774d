import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { games } from '../../core/games';
import { checkSave } from '../storage';
import { runTool, UsageError } from './command-line';

const USAGE = 'usage: npm run -s replay -- FILE…';

/** Verifies saves command by command: one JSON object a file, exit code 0 only if all are whole. */
async function main(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new UsageError(`name at least one save\n${USAGE}`);
  let whole = true;
  for (const file of positionals) {
    const report = await checkFile(file);
    whole &&= report.ok;
    process.stdout.write(`${JSON.stringify({ file, ...report })}\n`);
  }
  return whole ? 0 : 1;
}

async function checkFile(file: string): Promise<ReturnType<typeof checkSave>> {
  try {
    return checkSave(await readFile(file), games);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { game: null, commands: 0, hash: null, outcome: null, ok: false, at: 0, why };
  }
}

await runTool(main);
