import { homedir } from 'node:os';
import { join } from 'node:path';

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
