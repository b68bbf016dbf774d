import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ok, type Result } from '../../core/engine';
import { writeDurably } from './disk';
import { diskFault, type StorageFault } from './faults';
import type { Gathered } from './gather';
import type { OpenedSave } from './open-save';
import { SaveWriter } from './save-writer';

/**
 * Keeps a damaged file as it was, before anything is written in its place.
 * @param name its beginning; what follows makes sure that nothing kept earlier is replaced, whatever the clock says
 */
export async function putAside(
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<Result<undefined, StorageFault>> {
  try {
    await mkdir(folder, { recursive: true });
    await writeDurably(join(folder, `${name}-${randomBytes(4).toString('hex')}.ctsave`), bytes);
    return ok(undefined);
  } catch (error) {
    return diskFault(error);
  }
}

/**
 * The save written anew from what was opened: what is left of its lines in their order, `lost` where entries are missing,
 * what was found, and a fresh snapshot.
 * @param key a new one: lines are numbered anew, so those of older backups must not be taken for its own
 */
export function rewrite(
  key: string,
  { header, lines }: Gathered,
  { match, plan, messages }: OpenedSave,
): { readonly text: string; readonly writer: SaveWriter } {
  const writer = new SaveWriter(key, header);
  let text = writer.other(header);
  let entries = 0;
  const fillTo = (number: number): void => {
    for (; entries < number; entries++) {
      const entry = plan.entries[entries] ?? { kind: 'lost' };
      text += writer.copied({ kind: 'entry', number: entries + 1, entry, hash: null });
    }
  };
  for (const { record } of lines) {
    if (record.kind === 'entry') {
      if (record.number > plan.entries.length || record.number <= entries) continue;
      fillTo(record.number - 1);
      text += writer.copied(record);
      entries = record.number;
    } else if (record.kind === 'snapshot') {
      if (record.snapshot.entries > plan.entries.length) continue;
      fillTo(record.snapshot.entries);
      text += writer.other(record);
    } else if (record.kind !== 'header') {
      text += writer.other(record);
    }
  }
  fillTo(plan.entries.length);
  text += writer.repair(messages) + writer.snapshot(match);
  return { text, writer };
}
