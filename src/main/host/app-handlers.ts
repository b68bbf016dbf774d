import { join } from 'node:path';
import { err, ok } from '../../core/engine';
import { setReaders } from '../../core/games/set-readers';
import type { appChannels } from '../../shared/channels/app';
import { PROTOCOL } from '../../shared/contract';
import { refusal } from '../../shared/refusal';
import { infoOf } from './game-info';
import type { Handlers } from './handlers';
import type { Host } from './host';
import { readOwnSets } from './own-sets';

export const appHandlers = (host: Host): Handlers<keyof typeof appChannels> => ({
  'app.info': () =>
    ok({
      name: "Captain's Table",
      version: host.parts.version,
      protocol: PROTOCOL,
      shell: host.parts.shell,
      saves: host.parts.saves,
      notices: [...host.notices.values()],
    }),
  'games.list': () => ok({ games: [...host.parts.games.values()].map(infoOf) }),
  'games.rules': ({ game }) => {
    const found = host.parts.games.get(game);
    return found ? ok({ clauses: found.clauses }) : err(refusal('no-such-game', { game }));
  },
  'games.sets': async ({ game }) => {
    if (!host.parts.games.has(game)) return err(refusal('no-such-game', { game }));
    const folder = join(host.parts.saves.folder, 'sets');
    const reader = setReaders.get(game);
    if (!reader) return ok({ folder, option: null, sets: [], faults: [] });
    const { sets, faults } = await readOwnSets(folder, reader);
    return ok({ folder, option: reader.option, sets: sets.map((set) => ({ ...set })), faults: [...faults] });
  },
  'settings.get': () => ok(host.settings),
  'settings.set': async (patch) => ok(await host.setSettings(patch)),
});
