import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { games } from '../../core/games';
import { checkSave } from '../storage';
import { type Print, UsageError } from './command-line';

const USAGE = 'usage: npm run -s replay -- FILE…';

/**
 * Verifies saves command by command and prints one JSON object a file.
 * @returns the exit code: 0 only if all are whole
 * @throws UsageError for what was typed wrongly
 */
export async function verifyFiles(args: readonly string[], print: Print): Promise<number> {
  const { positionals } = parseArgs({ args: [...args], allowPositionals: true });
  if (positionals.length === 0) throw new UsageError(`name at least one save\n${USAGE}`);
  let whole = true;
  for (const file of positionals) {
    const report = await checkFile(file);
    whole &&= report.ok;
    print(JSON.stringify({ file, ...report }));
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
