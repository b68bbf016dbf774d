import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns lets the folder go again */
export type Locked = { readonly release: () => void } | { readonly heldBy: number };

const nameOf = (folder: string): string => join(folder, 'host.lock');

/**
 * Two hosts on one save folder would write over each other. The first takes it, by a file with its process's number;
 * what a killed one has left is taken over. A folder that can't be written to needs no lock.
 */
export function lockFolder(folder: string, pid = process.pid): Locked {
  const file = nameOf(folder);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, String(pid), { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        return { release: () => {} };
    }
    const holder = holderOf(file);
    if (holder !== null && holder !== pid && isAlive(holder)) return { heldBy: holder };
    rmSync(file, { force: true });
  }
  return { release: () => {} };
}

function holderOf(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It is there, but somebody else's.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
