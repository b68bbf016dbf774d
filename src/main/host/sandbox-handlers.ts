import { createHash } from 'node:crypto';
import { type AttachedFile, err, type Match, message, ok, type Player } from '../../core/engine';
import { sandbox } from '../../core/games/sandbox';
import { readAsset } from '../../core/games/sandbox/asset';
import { stateSchema } from '../../core/games/sandbox/state';
import { playOnMain, takeOver } from '../../core/games/sandbox/takeover';
import { spanishMain } from '../../core/games/spanish-main';
import type { sandboxChannels } from '../../shared/channels/sandbox';
import { refusal, refusalWith } from '../../shared/refusal';
import { done, type Handlers } from './handlers';
import type { Host } from './host';
import { newMatch, seatedAt, tableAt } from './tables';

/** All files of a table together, in bytes: a save has to stay small enough to be given away. */
const MOST_BYTES = 16 * 1024 * 1024;

export const filesOf = (match: Match): AttachedFile[] =>
  match.entries.flatMap((entry) => (entry.kind === 'attach' ? [entry.file] : []));

const bytesIn = ({ data }: AttachedFile): number => (data.length * 3) / 4;

/** A free table of the match's own people, as that state of it stands. */
export function freeTable(host: Host, { game, start, players }: Match, state: Match['state']) {
  const position = takeOver(game, state, start.options, players.length);
  if (!position) return err(refusal('no-such-game', { game: game.id }));
  return newMatch(host, sandbox, {
    game: sandbox.id,
    rulesVersion: sandbox.rulesVersion,
    options: { ...sandbox.options.defaults },
    // An opponent has nothing to do here, but his hand stays his.
    players: [...players],
    seed: host.parts.entropy() | 0,
    position: { ...position },
  });
}

export const sandboxHandlers = (host: Host): Handlers<keyof typeof sandboxChannels> => ({
  'table.drag': ({ match, seat, pieces }, screen) => {
    const table = seatedAt(screen, match, seat);
    if (!table.ok) return table;
    table.value.tellOthers(screen, { kind: 'table.drag', match, seat, pieces });
    return done;
  },
  'sandbox.take-over': async ({ match: id, name }, screen) => {
    const found = tableAt(screen, id);
    if (!found.ok) return found;
    const { match } = found.value;
    const begun = freeTable(host, match, match.state);
    return begun.ok ? ok(await host.begin(begun.value, name ?? found.value.name, screen)) : begun;
  },
  'sandbox.play-on': async ({ match: id, name }, screen) => {
    const found = tableAt(screen, id);
    if (!found.ok) return found;
    const { match } = found.value;
    const state = stateSchema.safeParse(match.state);
    if (match.game.id !== sandbox.id || !state.success)
      return err(refusal('no-such-game', { game: match.game.id }));
    const position = playOnMain(state.data);
    if (!position.ok) return ok({ how: 'illegal', faults: [...position.error] });
    const { seats, options } = position.value;
    const players = Array.from({ length: seats }, (_, i): Player => {
      const player = match.players[i];
      return player ?? { kind: 'opponent', name: `Player ${i + 1}`, level: 'deckhand' };
    });
    const begun = newMatch(host, spanishMain, {
      game: spanishMain.id,
      rulesVersion: spanishMain.rulesVersion,
      options: { ...options },
      players,
      seed: host.parts.entropy() | 0,
      position: { ...position.value },
    });
    return begun.ok
      ? ok({ how: 'begun', table: await host.begin(begun.value, name ?? found.value.name, screen) })
      : begun;
  },
  'table.attach': async ({ match, seat, name, data }, screen) => {
    const table = seatedAt(screen, match, seat);
    if (!table.ok) return table;
    const bytes = Buffer.from(data, 'base64');
    const read = readAsset(bytes);
    if (!read.ok) return err(refusalWith('bad-request', read.error));
    const info = read.value;
    const id = createHash('sha256').update(bytes).digest('hex');
    const size =
      info.kind === 'image' ? { width: info.width, height: info.height } : { width: null, height: null };
    const answer = ok({ asset: id, kind: info.kind, ...size });
    const kept = filesOf(table.value.match);
    if (kept.some((file) => file.id === id)) return answer;
    const sum = kept.reduce((all, file) => all + bytesIn(file), bytes.length);
    if (sum > MOST_BYTES) {
      const full = message('sandbox.asset.full', { bytes: Math.round(sum), most: MOST_BYTES });
      return err(refusalWith('bad-request', full));
    }
    const file = { id, name, mime: info.mime, data };
    const done = table.value.submit({ kind: 'attach', seat, file });
    if (!done.ok) return done;
    await done.value.saved;
    return answer;
  },
  'table.asset': ({ match, asset }, screen) => {
    const table = tableAt(screen, match);
    if (!table.ok) return table;
    const file = filesOf(table.value.match).find(({ id }) => id === asset);
    if (!file) return err(refusalWith('bad-request', message('sandbox.asset.missing')));
    return ok({ name: file.name, mime: file.mime, data: file.data });
  },
});
