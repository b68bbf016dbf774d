import { type FileHandle, open, rename } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errnoOf } from './faults';

/** Another program (a virus scanner, a backup) holds the file for a moment. */
const HELD = new Set(['EBUSY', 'EPERM', 'EACCES', 'ETXTBSY']);
/** Milliseconds before each new try; about two seconds in all. */
const BACKOFF: readonly number[] = [10, 25, 60, 150, 350, 600, 800];

/** Tries again where another program holds the file; throws what the last try threw. */
export async function patiently<T>(run: () => Promise<T>, backoff: readonly number[] = BACKOFF): Promise<T> {
  for (const pause of backoff) {
    try {
      return await run();
    } catch (error) {
      const errno = errnoOf(error);
      if (errno === null || !HELD.has(errno)) throw error;
      await wait(pause);
    }
  }
  return run();
}

/** Runs with an open file and closes it whatever happens. */
export async function withFile<T>(
  path: string,
  flags: string,
  run: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const file = await open(path, flags);
  try {
    return await run(file);
  } finally {
    await file.close();
  }
}

/** A rename lasts through a loss of power only once its folder is on disk. Windows has no such thing and needs none. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  await withFile(folder, 'r', (handle) => handle.sync());
}

/** Writes all of it and waits until it is on disk. */
export async function writeDurably(path: string, data: string | Uint8Array): Promise<void> {
  await withFile(path, 'w', async (file) => {
    await file.writeFile(data);
    await file.sync();
  });
}

export const renamePatiently = (from: string, to: string): Promise<void> => patiently(() => rename(from, to));
