import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { err, ok, type Result } from '../../core/engine';
import type { OwnSet, SetFault, SetFile, SetReader } from '../../core/games/set-readers';
import { parseHostile } from '../storage';

/** What a set may be at most: a file in bytes and in depth, files in a folder, sets altogether. */
const MOST = { bytes: 256 * 1024, depth: 8, files: 20, sets: 8 } as const;

export type OwnSets = { readonly sets: readonly OwnSet[]; readonly faults: readonly SetFault[] };

/**
 * The sets of one's own in a folder: each a JSON file, or a folder of them. A set with a fault is left out, and all of
 * its faults are told. Links are not followed; whatever is no JSON is passed over. No folder holds no sets.
 */
export async function readOwnSets(folder: string, reader: SetReader): Promise<OwnSets> {
  const sets: OwnSet[] = [];
  const faults: SetFault[] = [];
  const entries = (await entriesOf(folder)).filter((e) => e.isDirectory() || isJson(e));
  for (const entry of entries.slice(0, MOST.sets)) {
    const read = await readSet(folder, entry, reader);
    if (!read.ok) faults.push(...read.error);
    else if (sets.some((set) => set.id === read.value.id))
      faults.push(fault(entry.name, `another set is called ${read.value.id} too`));
    else sets.push(read.value);
  }
  for (const entry of entries.slice(MOST.sets))
    faults.push(fault(entry.name, `left out: there may be ${MOST.sets} sets`));
  return { sets, faults };
}

const fault = (file: string, problem: string, field = ''): SetFault => ({ file, field, problem });
const isJson = (entry: Dirent): boolean => entry.isFile() && /\.json$/i.test(entry.name);

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.name.startsWith('.')).sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch {
    return [];
  }
}

/** The name of its file or folder, in small letters, digits and hyphens. */
const idFrom = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 31)
    .replace(/-+$/, '');

async function readSet(
  folder: string,
  entry: Dirent,
  reader: SetReader,
): Promise<Result<OwnSet, readonly SetFault[]>> {
  const name = entry.name.replace(/\.json$/i, '').slice(0, 60);
  const id = idFrom(name);
  if (id === '') return err([fault(entry.name, 'a set needs a name with a letter or a digit in it')]);
  const inside = entry.isDirectory();
  const names = inside
    ? (await entriesOf(join(folder, entry.name))).filter(isJson).map((e) => e.name)
    : [entry.name];
  if (names.length === 0) return err([fault(entry.name, 'there is no JSON file in it')]);
  if (names.length > MOST.files) return err([fault(entry.name, `more than ${MOST.files} files`)]);
  const home = inside ? join(folder, entry.name) : folder;
  const files: SetFile[] = [];
  const faults: SetFault[] = [];
  for (const file of names) {
    const read = await readJson(join(home, file));
    if (read.ok) files.push({ name: file, json: read.value });
    else faults.push(fault(file, read.error));
  }
  // A broken file doesn't hide what is wrong in the others.
  const set = reader.read(id, name, files);
  const all = [...faults, ...(set.ok ? [] : set.error)];
  const where = (one: SetFault) => (inside ? { ...one, file: `${entry.name}/${one.file}` } : one);
  return set.ok && faults.length === 0 ? ok(set.value) : err(all.map(where));
}

async function readJson(path: string): Promise<Result<unknown, string>> {
  const { bytes, depth } = MOST;
  try {
    if ((await stat(path)).size > bytes) return err(`larger than ${bytes / 1024} KiB`);
    const parsed = parseHostile(await readFile(path, 'utf8'), z.unknown(), { bytes, depth });
    return parsed.ok ? parsed : err(`not readable as JSON: ${String(parsed.error.message.params?.problem)}`);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}
