import { randomBytes } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '../../core/games';
import { Host } from '../host/host';
import { memorySettings, memoryStore } from '../host/memory-store';
import { WorkerThinker } from '../workers/worker-thinker';
import type { FilePort } from './file-port';
import { VERSION } from './version';

export type Composition = {
  readonly shell: 'electron' | 'browser' | 'stdio';
  readonly saves: string;
  readonly files?: FilePort;
  /** `import.meta.url` of the program's own file: the worker lies beside it. */
  readonly from: string;
};

const entropy = (): number => randomBytes(4).readInt32LE();

/** The host with everything that it stands on in a real program. */
export async function openHost({ shell, saves, files, from }: Composition): Promise<Host> {
  return Host.open({
    games,
    store: memoryStore(entropy),
    settings: memorySettings(),
    thinker: new WorkerThinker(workerFile(from)),
    entropy,
    shell,
    version: VERSION,
    saves: { folder: saves, writable: isWritable(saves) },
    files: files ?? null,
    onError: (error) => console.error(error),
  });
}

/** Built, it lies beside the program; run from source, it is where it was written. */
function workerFile(from: string): URL {
  const built = new URL('./opponent.js', from);
  return existsSync(fileURLToPath(built)) ? built : new URL('../workers/opponent.ts', from);
}

function isWritable(folder: string): boolean {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
