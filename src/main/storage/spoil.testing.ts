import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Match, Random } from '../../core/engine';
import { decodeLine, encodeLine, type SaveRecord } from './format';
import type { Journal } from './journal';
import type { Store } from './store';
import { must, someAct, toyMatch } from './testing';

/** Plays and saves, waiting for the disk at the end alone. */
export async function playOn(match: Match, journal: Journal, acts: number, seed = 1): Promise<void> {
  const random = Random.fromSeed(seed);
  const written: Promise<unknown>[] = [];
  for (let i = 0; i < acts && !match.outcome(); i++) {
    const step = must(match.submit(someAct(match, random)));
    written.push(journal.append(match, step.entries).then(must));
  }
  await Promise.all(written);
}

export async function forgetBackups(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, 'backup'))) await rm(join(folder, 'backup', name));
}

/** A save on disk whose lines a test may spoil. */
export async function spoiled(
  store: Store,
  folder: string,
  spoil: (lines: string[]) => string[] | string,
  acts = 30,
): Promise<{ id: string; match: Match }> {
  const match = toyMatch();
  const journal = must(await store.create('Toy', match));
  await playOn(match, journal, acts);
  await journal.close();
  await forgetBackups(folder);
  const path = join(folder, `${journal.id}.ctsave`);
  const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
  const changed = spoil(lines);
  await writeFile(path, typeof changed === 'string' ? changed : changed.map((line) => `${line}\n`).join(''));
  return { id: journal.id, match };
}

/** The same line with something else in it, and a checksum that fits. */
export function forged(line: string, change: (record: SaveRecord) => unknown): string {
  const read = decodeLine(Buffer.from(line));
  if (!('record' in read)) throw new Error('no line');
  const text = encodeLine({ ...read, record: JSON.parse(JSON.stringify(change(read.record))) });
  return text.slice(0, -1);
}

export const indexOfEntry = (lines: readonly string[], number: number): number =>
  lines.findIndex((line) => line.includes(`"number":${number},`));

export const idsOf = (messages: readonly { readonly id: string }[]): string[] =>
  messages.map((one) => one.id);
