import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { runTool, UsageError } from './command-line';
import { answersTo } from './measure-answers';

const USAGE = `usage: npm run -s measure -- FILE      (or - for standard input)
  FILE holds a JSON array of {id, question}; question.ask is sweep, contact or fire. Millimetres.`;

async function main(): Promise<number> {
  const [file, ...more] = process.argv.slice(2);
  if (file === undefined || more.length > 0) throw new UsageError(USAGE);
  const answers = answersTo(await read(file), file);
  process.stdout.write(`${JSON.stringify(answers, null, 1)}\n`);
  return answers.some((a) => 'error' in a) ? 1 : 0;
}

async function read(file: string): Promise<string> {
  if (file === '-') return text(process.stdin);
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`can't read ${file}: ${error.message}\n${USAGE}`);
  });
}

await runTool(main);
