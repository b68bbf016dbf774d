import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @returns lets the folder go again */
export type Locked = { readonly release: () => void } | { readonly heldBy: number };

const nameOf = (folder: string): string => join(folder, 'host.lock');

/**
 * Two hosts on one save folder would write over each other. The first takes it, by a file with its process's number
 * and, where the system tells it, when that process started; what a killed one has left is taken over, even if its number
 * is another program's by now (after a power cut). A folder that can't be written to needs no lock.
 */
export function lockFolder(folder: string, pid = process.pid): Locked {
  const file = nameOf(folder);
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      writeFileSync(file, [pid, startOf(pid) ?? ''].join(' ').trim(), { flag: 'wx', mode: 0o600 });
      return { release: () => rmSync(file, { force: true }) };
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST'))
        return { release: () => {} };
    }
    const holder = holderOf(file);
    if (holder && holder.pid !== pid && isThere(holder)) return { heldBy: holder.pid };
    rmSync(file, { force: true });
  }
  return { release: () => {} };
}

/** @property start null where it isn't known */
type Holder = { readonly pid: number; readonly start: string | null };

function holderOf(file: string): Holder | null {
  try {
    const [number, start = null] = readFileSync(file, 'utf8').split(' ');
    const pid = Number(number);
    return Number.isInteger(pid) && pid > 0 ? { pid, start } : null;
  } catch {
    return null;
  }
}

/** Whether that very process still runs. */
function isThere({ pid, start }: Holder): boolean {
  const now = startOf(pid);
  return isAlive(pid) && (start === null || now === null || start === now);
}

/** When a process started, in ticks since the machine did: with its number, its identity. Linux alone tells it so simply. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field, the program's name, may hold spaces; `starttime` is the 22nd of all.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
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
