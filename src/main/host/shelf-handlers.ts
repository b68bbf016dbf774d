import { err, ok, type Result } from '../../core/engine';
import { SAVE_LIMIT, type shelfChannels } from '../../shared/channels/shelf';
import { type Refusal, refusal, refusalWith } from '../../shared/refusal';
import { type Answer, done, type Handlers, stored } from './handlers';
import type { Host } from './host';
import type { SavedMatch } from './ports';

export const shelfHandlers = (host: Host): Handlers<keyof typeof shelfChannels> => ({
  'match.list': async () => {
    const matches = (await host.parts.store.list()).map(shelfEntry);
    // Of a table that is open the count must not tell of a choice that is still secret.
    const count = (id: string, saved: number) => host.openTable(id)?.match.openCommands ?? saved;
    return ok({ matches: matches.map((one) => ({ ...one, commands: count(one.match, one.commands) })) });
  },
  'match.duplicate': async ({ match }) => {
    const copied = stored(await host.parts.store.duplicate(match));
    if (!copied.ok) return copied;
    host.tellAll({ kind: 'shelf.changed' });
    return ok({ match: copied.value });
  },
  'match.delete': async ({ match }) => {
    await host.close(match);
    await host.desk.enterBefore(match);
    return changed(host, stored(await host.parts.store.discard(match)));
  },
  'match.bin': async () => ok({ matches: (await host.parts.store.bin()).map(shelfEntry) }),
  'match.purge': async ({ match }) => changed(host, stored(await host.parts.store.purge(match))),
  'match.restore': async ({ match }) => changed(host, stored(await host.parts.store.restore(match))),
  'match.export': async ({ match, dialog }) => {
    const text = await save(host, match);
    return text.ok ? give(host, dialog, text.value) : text;
  },
  'file.save': ({ fileName: name, text }) => give(host, true, { fileName: name, text }),
  'file.open': async () => {
    const { files } = host.parts;
    if (!files) return err(refusal('unavailable'));
    const text = await files.open(SAVE_LIMIT);
    return ok(text === null ? { how: 'cancelled' } : { how: 'text', text });
  },
  'match.import': async ({ text }) => {
    const given = text === undefined ? await ask(host) : ok(text);
    if (!given.ok) return given;
    if (given.value === null) return ok({ how: 'cancelled' });
    const imported = await host.parts.store.importText(given.value);
    if (!imported.ok) return err(refusalWith('bad-save', imported.error.message));
    host.tellAll({ kind: 'shelf.changed' });
    const { id, report } = imported.value;
    return ok({ how: 'imported', match: id, notes: report.messages });
  },
});

const shelfEntry = ({ id, players, ...rest }: SavedMatch) => ({
  match: id,
  game: rest.game,
  name: rest.name,
  seats: players.map(({ name, kind }) => ({ name, kind })),
  commands: rest.commands,
  created: rest.created,
  changed: rest.changed,
  finished: rest.finished,
  bytes: rest.bytes,
  integrity: rest.integrity,
  trouble: rest.trouble,
});

function changed(host: Host, result: Result<unknown, Refusal>): Result<Record<string, never>, Refusal> {
  if (!result.ok) return result;
  host.tellAll({ kind: 'shelf.changed' });
  return done;
}

type Text = { readonly fileName: string; readonly text: string };

/** From memory while it is open, so that a match which the disk won't take can be carried elsewhere. */
async function save(host: Host, id: string): Promise<Result<Text, Refusal>> {
  const open = host.openTable(id);
  if (open)
    return ok({
      fileName: fileName(open.name),
      text: host.parts.store.exportMatch(open.name, open.match),
    });
  const text = stored(await host.parts.store.exportText(id));
  return text.ok ? ok({ fileName: fileName(id), text: text.value }) : text;
}

/** By the shell's dialog where it has one, else as text for the page. */
export async function give(
  host: Host,
  dialog: boolean,
  { fileName: name, text }: Text,
): Promise<Answer<'match.export'>> {
  const { files } = host.parts;
  if (!dialog || !files) return ok({ how: 'text', fileName: name, text });
  const path = await files.save(name, text);
  return ok(path === null ? { how: 'cancelled' } : { how: 'file', path });
}

async function ask(host: Host): Promise<Result<string | null, Refusal>> {
  const { files } = host.parts;
  if (!files)
    return err(refusal('bad-request', { where: 'text', problem: 'this shell has no dialog: give the text' }));
  return ok(await files.open(SAVE_LIMIT));
}

/** A name that every system takes. */
const fileName = (name: string): string =>
  `${
    name
      .replace(/[^\p{L}\p{N} ._-]+/gu, '')
      .trim()
      .slice(0, 60) || 'match'
  }.ctsave`;
