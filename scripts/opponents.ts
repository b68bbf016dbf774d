/**
 * Plays the opponents against each other and writes docs/opponents.md: who wins how often, and how sure that is.
 *
 *   npm run opponents -- [--only TEXT] [--write]
 *
 * Each row is one run of `sim`, whose answer is kept in scripts/opponents/results.json: a row is played anew only if it is
 * missing there, so that the table can be filled piece by piece. --only plays the rows whose name contains TEXT again;
 * --write plays nothing and writes the page from what is there.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { simulate } from '../src/main/cli/simulate';
import { page } from './opponents/page';
import { type Result, resultSchema } from './opponents/result';
import { type Row, rows } from './opponents/rows';

const root = resolve(import.meta.dirname, '..');
const resultsFile = join(root, 'scripts/opponents/results.json');

const resultsSchema = z.record(z.string(), resultSchema);

const argumentsOf = ({ game, seats, games, seed, options, iterations }: Row): string[] => [
  game,
  ...['--seats', seats.join(','), '--games', String(games), '--seed', String(seed)],
  ...(options === undefined ? [] : ['--options', join(root, 'scripts/opponents', options)]),
  ...(iterations === undefined ? [] : ['--iterations', String(iterations)]),
];

async function played(row: Row): Promise<Result> {
  let printed = '';
  await simulate(argumentsOf(row), (text) => {
    printed += text;
  });
  return resultSchema.parse(JSON.parse(printed));
}

const { values } = parseArgs({ options: { only: { type: 'string' }, write: { type: 'boolean' } } });
const results = existsSync(resultsFile)
  ? resultsSchema.parse(JSON.parse(readFileSync(resultsFile, 'utf8')))
  : {};
for (const row of values.write ? [] : rows) {
  const wanted = values.only === undefined ? !results[row.name] : row.name.includes(values.only);
  if (!wanted) continue;
  const result = await played(row);
  results[row.name] = result;
  console.log(row.name, JSON.stringify(result));
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}
writeFileSync(join(root, 'docs/opponents.md'), page(rows, results));
