import { copyFile, link, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { z } from 'zod';
import { ok, type Result } from '../../core/engine';
import { patiently, renamePatiently, syncFolder, writeDurably } from './disk';
import { diskFault, errnoOf, fault, type StorageFault } from './faults';
import { type Caps, parseHostile } from './hostile';
import { Queues } from './queues';

/** The file itself and two older ones beside it. */
export const GENERATIONS = 3;

const generation = (path: string, age: number): string => (age === 0 ? path : `${path}.${age}`);

/** Writes of one file follow one another. */
const queues = new Queues();

/**
 * Replaces a file as a whole: at every moment, even after a loss of power, either the old or the new one is there, whole.
 * @param generations how many are kept, this one with them: `path`, `path.1`, `path.2`
 */
export function writeWhole(
  path: string,
  text: string,
  generations = GENERATIONS,
): Promise<Result<undefined, StorageFault>> {
  return queues.run(path, () => replace(path, text, generations));
}

async function replace(
  path: string,
  text: string,
  generations: number,
): Promise<Result<undefined, StorageFault>> {
  const temporary = `${path}.tmp`;
  try {
    await patiently(() => writeDurably(temporary, text));
    for (let age = generations - 1; age > 0; age--) await keep(path, age);
    await renamePatiently(temporary, path);
    await syncFolder(dirname(path));
    return ok(undefined);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    return diskFault(error);
  }
}

/** Moves a generation one step on; the newest stays where it is too until it is replaced. */
async function keep(path: string, age: number): Promise<void> {
  const from = generation(path, age - 1);
  const to = generation(path, age);
  try {
    if (age > 1) {
      await renamePatiently(from, to);
    } else {
      await rm(to, { force: true });
      await link(from, to).catch(() => copyFile(from, to));
    }
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Reads a whole file. Where it is damaged or missing, an older generation stands in.
 * @returns with `generation` 1 or 2, what was read is not the newest
 */
export async function readWhole<T>(
  path: string,
  schema: z.ZodType<T>,
  caps?: Partial<Caps>,
): Promise<Result<{ readonly value: T; readonly generation: number }, StorageFault>> {
  let first: Result<never, StorageFault> | null = null;
  for (let age = 0; age < GENERATIONS; age++) {
    const read = await readOne(generation(path, age), schema, caps);
    if (read.ok) return ok({ value: read.value, generation: age });
    // A missing file is no news if an older one is damaged.
    if (!first || (!first.ok && first.error.code === 'missing')) first = read;
  }
  return first ?? fault('missing');
}

async function readOne<T>(path: string, schema: z.ZodType<T>, caps?: Partial<Caps>) {
  try {
    const found = await stat(path);
    // Of a pipe the reading would never end.
    if (!found.isFile()) return fault('damaged', { problem: 'no file' });
    const { size } = found;
    if (caps?.bytes !== undefined && size > caps.bytes) return fault('too-big', { bytes: size });
    return parseHostile(await patiently(() => readFile(path, 'utf8')), schema, caps);
  } catch (error) {
    return diskFault(error);
  }
}
