import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

type Surroundings = {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
};

/** Where saves lie if nobody says otherwise; the same for every shell, so that a game goes on in another. */
export function defaultSaveFolder(
  at: Surroundings = { platform: process.platform, env: process.env, home: homedir() },
): string {
  const { env, home } = at;
  if (env.CAPTAINS_TABLE_SAVES) return env.CAPTAINS_TABLE_SAVES;
  if (at.platform === 'win32') {
    return join(env.APPDATA ?? join(home, 'AppData', 'Roaming'), "Captain's Table");
  }
  if (at.platform === 'darwin') return join(home, 'Library', 'Application Support', "Captain's Table");
  return join(env.XDG_DATA_HOME ?? join(home, '.local', 'share'), 'captains-table');
}

/**
 * Makes the folder where it isn't there, and says whether it takes files. Level by level: Node's own recursive way never
 * ends where a folder that is there knows no new one (`/proc`).
 * @throws Error with a sentence for people where there can be no such folder at all
 */
export function prepareFolder(folder: string): boolean {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return statSync(folder).isDirectory();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return false;
    throw new Error(`the folder ${folder} can't be made. Choose another with --saves DIR.`);
  }
}

function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}
