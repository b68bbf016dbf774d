/**
 * Writes docs/rules/<game>.md: each clause of a game, the file that holds it and the tests that prove it.
 *
 *   npx tsx scripts/rules-table.ts [game …] [--check]
 *
 * A file holds a clause when a comment cites it as `[B8]`, or when its id stands in quotes as a violation's or a
 * table's clause. A test proves it when its title, or the name of one of its cases, contains `[B8]`.
 * With --check nothing is written: a stale table or an empty cell is listed and the exit code is 1.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

const root = resolve(import.meta.dirname, '..');
const gamesFolder = join(root, 'src/core/games');

/** Rules that a game shares with the plane of the table are held outside its folder. */
const alsoHeldIn: Readonly<Record<string, readonly string[]>> = { 'spanish-main': ['src/core/geometry'] };

const clauseModule = z.object({
  clauses: z.array(z.object({ id: z.string().min(1), section: z.string(), title: z.string().min(1) })),
});
type ListedClause = z.infer<typeof clauseModule>['clauses'][number];

type Source = { readonly path: string; readonly text: string };
type Row = { readonly clause: ListedClause; readonly files: string[]; readonly tests: string[] };

/** Helpers for tests hold no rule either. */
const isTest = (path: string): boolean => /(\.test|\/testing)\.tsx?$/.test(path);
/** The list of clauses itself proves nothing about who holds them. */
const isClauseList = (path: string): boolean => /(^|\/)clauses(\.ts$|\/)/.test(path);

function sourcesUnder(folder: string): Source[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|json)$/.test(name))
    .sort()
    .map((name) => join(folder, name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }));
}

const commentsOf = (text: string): string => (text.match(/\/\*[\s\S]*?\*\/|\/\/.*$/gm) ?? []).join('\n');

/** Every clause id that the source cites. */
function citationsIn({ text }: Source): Set<string> {
  const cited = new Set<string>();
  for (const [, id] of commentsOf(text).matchAll(/\[([^\]\s]+)\]/g)) if (id) cited.add(id);
  // A plain word in quotes may be anything, so it counts only where it is plainly named as a clause.
  for (const [, id] of text.matchAll(/['"]([^'"\n]*[\d.][^'"\n]*)['"]/g)) if (id) cited.add(id);
  for (const [, id] of text.matchAll(/\bclause['"]?:\s*['"]([^'"\n]+)['"]/g)) if (id) cited.add(id);
  for (const [, id] of text.matchAll(/\bviolation\(\s*['"`][^'"`]+['"`],\s*['"]([^'"\n]+)['"]/g))
    if (id) cited.add(id);
  return cited;
}

/** What stands before a title: `test(`, `describe.each(rows)(`, the first place of a row of cases, or its name. */
const beforeTitle = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|[)`]\(|\[|\b(?:name|title):)\s*$/;

/** Titles of tests that cite at least one clause. Strings elsewhere, in an `expect` say, prove nothing. */
function titlesIn({ text }: Source): string[] {
  const titles: string[] = [];
  for (const match of text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)) {
    const literal = match[2] ?? '';
    if (!/\[[^\]\s]+\]/.test(literal)) continue;
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    if (beforeTitle.test(before)) titles.push(literal.replace(/\\(.)/g, '$1'));
  }
  return titles;
}

function rowsOf(game: string, clauses: readonly ListedClause[]): Row[] {
  const folders = [join(gamesFolder, game), ...(alsoHeldIn[game] ?? []).map((folder) => join(root, folder))];
  const sources = folders.flatMap(sourcesUnder);
  const held = sources
    .filter(({ path }) => !isTest(path) && !isClauseList(path))
    .map((source) => ({ path: source.path, cited: citationsIn(source) }));
  const titles = sources.filter(({ path }) => isTest(path)).flatMap(titlesIn);
  return clauses.map((clause) => ({
    clause,
    files: held.filter(({ cited }) => cited.has(clause.id)).map(({ path }) => path),
    tests: [...new Set(titles.filter((title) => title.includes(`[${clause.id}]`)))],
  }));
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function render(game: string, rows: readonly Row[]): string {
  const lines = [
    `# Rules of ${game}: where each one is held and proved`,
    '',
    'Made by `scripts/rules-table.ts` from the clauses, their citations and the titles of the tests. Do not edit.',
    '',
  ];
  const sections = [...new Set(rows.map(({ clause }) => clause.section))];
  for (const section of sections) {
    lines.push(`## ${section}`, '', '| clause | rule | held by | proved by |', '| --- | --- | --- | --- |');
    for (const { clause, files, tests } of rows.filter((row) => row.clause.section === section)) {
      const holders = files.map((path) => `[${shortened(path, game)}](../../${path})`).join('<br>');
      lines.push(`| ${clause.id} | ${cell(clause.title)} | ${holders} | ${tests.map(cell).join('<br>')} |`);
    }
    lines.push('');
  }
  return lines.join('\n');
}

const shortened = (path: string, game: string): string => path.replace(`src/core/games/${game}/`, '');

const clauseFileOf = (game: string): string | undefined =>
  ['clauses.ts', 'clauses/index.ts'].map((name) => join(gamesFolder, game, name)).find(existsSync);

async function clausesOf(game: string): Promise<ListedClause[]> {
  const file = clauseFileOf(game);
  if (!file) throw new Error(`${game}: no clauses.ts that exports \`clauses\` in src/core/games/${game}`);
  const parsed = clauseModule.safeParse(await import(pathToFileURL(file).href));
  if (!parsed.success)
    throw new Error(`${game}: clauses.ts must export \`clauses\`: ${parsed.error.message}`);
  return parsed.data.clauses;
}

/** What is wrong with a table: one line each. */
function faultsOf(game: string, rows: readonly Row[]): string[] {
  const ids = rows.map(({ clause }) => clause.id);
  const twice = ids.filter((id, i) => ids.indexOf(id) !== i);
  return [
    ...twice.map((id) => `${game}: two clauses are called ${id}`),
    ...rows.filter(({ files }) => !files.length).map(({ clause }) => `${game}: no file holds ${clause.id}`),
    ...rows.filter(({ tests }) => !tests.length).map(({ clause }) => `${game}: no test proves ${clause.id}`),
  ];
}

async function main(args: readonly string[]): Promise<number> {
  const check = args.includes('--check');
  const named = args.filter((arg) => !arg.startsWith('--'));
  const games = named.length
    ? named
    : existsSync(gamesFolder)
      ? readdirSync(gamesFolder).filter((name) => clauseFileOf(name) !== undefined)
      : [];
  const faults: string[] = [];
  for (const game of games) {
    const rows = rowsOf(game, await clausesOf(game));
    const table = render(game, rows);
    const file = join(root, 'docs/rules', `${game}.md`);
    faults.push(...faultsOf(game, rows));
    if (check) {
      const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (written !== table)
        faults.push(`${game}: docs/rules/${game}.md is stale; run npx tsx scripts/rules-table.ts`);
    } else {
      mkdirSync(join(root, 'docs/rules'), { recursive: true });
      writeFileSync(file, table);
      console.log(`docs/rules/${game}.md: ${rows.length} clauses`);
    }
  }
  for (const fault of faults) console.log(fault);
  return check && faults.length > 0 ? 1 : 0;
}

process.exitCode = await main(process.argv.slice(2));
