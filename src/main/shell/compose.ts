import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { scenarios } from '../../core/campaign';
import { games } from '../../core/games';
import { DiskCampaigns, DiskScenarios } from '../campaigns';
import { diskSettings } from '../host/disk-settings';
import { Host } from '../host/host';
import { openStore, Store } from '../storage';
import { WorkerThinker } from '../workers/worker-thinker';
import type { FilePort } from './file-port';
import { lockFolder } from './lock';
import { prepareFolder } from './save-folder';
import { VERSION } from './version';

export type Composition = {
  readonly shell: 'electron' | 'browser' | 'stdio';
  readonly saves: string;
  readonly files?: FilePort;
  /** `import.meta.url` of the program's own file: the worker lies beside it. */
  readonly from: string;
};

const entropy = (): number => randomBytes(4).readInt32LE();

/**
 * The host with everything that it stands on in a real program.
 * @throws Error with a sentence for people when another program uses the save folder, or there can be none
 */
export async function openHost({ shell, saves, files, from }: Composition): Promise<Host> {
  const writable = prepareFolder(saves);
  const lock = lockFolder(saves);
  if ('heldBy' in lock) {
    throw new Error(
      `another Captain's Table (process ${lock.heldBy}) uses the folder ${saves}. Close it, or choose another folder with --saves DIR.`,
    );
  }
  process.on('exit', lock.release);
  const parts = { games, app: VERSION, entropy };
  const opened = await openStore(saves, parts);
  return Host.open({
    games,
    // A folder that can't even be made holds nothing and takes nothing; games are then played in memory.
    store: opened.ok ? opened.value : new Store(saves, parts),
    settings: diskSettings(saves),
    campaigns: new DiskCampaigns(saves),
    scenarios: new DiskScenarios(saves, new Set(scenarios.map(({ id }) => id))),
    thinker: new WorkerThinker(workerFile(from)),
    entropy,
    now: Date.now,
    shell,
    version: VERSION,
    saves: { folder: saves, writable },
    files: files ?? null,
    onError: (error) => console.error(error),
  });
}

/** Built, it lies beside the program; run from source, it is where it was written. */
function workerFile(from: string): URL {
  const built = new URL('./opponent.js', from);
  return existsSync(fileURLToPath(built)) ? built : new URL('../workers/opponent.ts', from);
}
