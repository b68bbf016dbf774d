import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { games } from '../../core/games';
import { setReaders } from '../../core/games/set-readers';
import { openStore } from '../storage';
import { diskSettings } from './disk-settings';
import { person, TestScreen, testHost } from './host.testing';
import { type OwnSets, readOwnSets } from './own-sets';

const ship = {
  id: 'gull',
  name: 'The Gull',
  nation: 'England',
  points: 5,
  move: 'S+L',
  cargo: 2,
  hull: '1',
  cannons: ['3S'],
  ability: 'none',
  text: '',
};
const reader = setReaders.get('spanish-main');
if (!reader) throw new Error('Spanish Main takes sets');

/** A save folder with these files under `sets`. */
async function inFolder<T>(
  files: Readonly<Record<string, unknown>>,
  run: (saves: string, sets: string) => Promise<T>,
): Promise<T> {
  const saves = await mkdtemp(join(tmpdir(), 'captains-table-sets-'));
  try {
    for (const [name, content] of Object.entries(files)) {
      const path = join(saves, 'sets', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
    }
    return await run(saves, join(saves, 'sets'));
  } finally {
    await rm(saves, { recursive: true, force: true });
  }
}
const read = (files: Readonly<Record<string, unknown>>): Promise<OwnSets> =>
  inFolder(files, (_, sets) => readOwnSets(sets, reader));

test('a file is a set, a folder of files is one, and no folder holds none', async () => {
  const { sets, faults } = await read({
    'Grey Gulls.json': { ships: [ship] },
    'terns/ships.json': [{ ...ship, id: 'tern' }],
    'terns/set.json': { name: 'Terns & Co' },
    'terns/notes.txt': 'no JSON',
    '.hidden.json': '{',
  });
  expect(faults).toEqual([]);
  expect(sets.map(({ id, name }) => [id, name])).toEqual([
    ['grey-gulls', 'Grey Gulls'],
    ['terns', 'Terns & Co'],
  ]);
  expect(await readOwnSets('/no/such/folder', reader)).toEqual({ sets: [], faults: [] });
});

test.each<[what: string, files: Readonly<Record<string, unknown>>, file: string, field: string]>([
  ['a wrong field', { 'a.json': { ships: [{ ...ship, points: 900 }] } }, 'a.json', 'ships.0.points'],
  ['a wrong field in a folder', { 'a/ships.json': [{ ...ship, move: 'M' }] }, 'a/ships.json', '0.move'],
  ['text that is no JSON', { 'a.json': '{ "ships": [' }, 'a.json', ''],
  ['a key that reaches a prototype', { 'a.json': '{"__proto__":{}}' }, 'a.json', ''],
  ['lists in lists without end', { 'a.json': '['.repeat(40) + ']'.repeat(40) }, 'a.json', ''],
  ['too many bytes', { 'a.json': `"${'x'.repeat(256 * 1024)}"` }, 'a.json', ''],
  ['no name', { '---.json': {} }, '---.json', ''],
  ['nothing in it', { 'a/readme.txt': '' }, 'a', ''],
])('a set with %s is left out, and file and field are told', async (_, files, file, field) => {
  const { sets, faults } = await read({ ...files, 'good.json': { ships: [ship] } });
  expect(sets.map((set) => set.id)).toEqual(['good']);
  expect(faults).toEqual([{ file, field, problem: expect.stringMatching(/./) }]);
});

test('two sets of one name, and one too many, are told', async () => {
  const many = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`set-${i}.json`, {}]));
  expect((await read(many)).faults.map((fault) => fault.file)).toEqual(['set-8.json']);
  const { sets, faults } = await read({ 'a b.json': {}, 'a-b.json': {} });
  expect([sets.length, faults.length]).toEqual([1, 1]);
});

test('the example of docs/own-sets.md is a whole set', async () => {
  const { sets, faults } = await readOwnSets(join(import.meta.dirname, '../../../docs/sets'), reader);
  expect(faults).toEqual([]);
  expect(sets).toMatchObject([
    { id: 'example', name: 'An example', ships: [{ name: 'The Grey Gull' }], crew: [{}], islands: [{}] },
  ]);
});

test('links are not followed', async () => {
  const found = await inFolder({ 'real.json': {} }, async (_, sets) => {
    await symlink('/etc/hostname', join(sets, 'link.json'));
    return readOwnSets(sets, reader);
  });
  expect(found.sets.map((set) => set.id)).toEqual(['real']);
  expect(found.faults).toEqual([]);
});

const keptSchema = z.object({ sets: z.array(z.object({ ships: z.array(z.object({ id: z.string() })) })) });

/** A screen of a host whose saves lie in that folder. */
const screenAt = async (folder: string): Promise<TestScreen> => {
  const store = await openStore(folder, { games, app: 'test' });
  if (!store.ok) throw new Error(store.error.code);
  return new TestScreen(await testHost({ games, store: store.value, saves: { folder, writable: true } }));
};

test('a match keeps the sets that it was given, and opens where there is no such folder', async () => {
  const text = await inFolder({ 'gulls.json': { ships: [ship] } }, async (folder) => {
    const screen = await screenAt(folder);
    const { option, sets } = await screen.ask('games.sets', { game: 'spanish-main' });
    expect(option).toBe('sets');
    const { match } = await screen.ask('match.create', {
      game: 'spanish-main',
      seats: [person('Ann'), person('Bob')],
      options: { sets },
    });
    const given = await screen.ask('match.export', { match });
    return given.how === 'text' ? given.text : '';
  });
  await inFolder({}, async (folder) => {
    const screen = await screenAt(folder);
    const imported = await screen.ask('match.import', { text });
    const match = imported.how === 'imported' ? imported.match : '';
    const { view } = await screen.ask('match.open', { match });
    const kept = keptSchema.parse(z.object({ options: z.unknown() }).parse(view).options);
    expect(kept.sets[0]?.ships.map((s) => s.id)).toEqual(['gulls/gull']);
  });
});

test('presets of one’s own are kept with the settings and come back', async () => {
  await inFolder({}, async (folder) => {
    const mine = { game: 'spanish-main', name: 'Sundays', options: { points: 40, sets: [] } };
    const settings = diskSettings(folder);
    const first = new TestScreen(await testHost({ games, settings }));
    await first.ask('settings.set', { presets: [mine] });
    const again = new TestScreen(await testHost({ games, settings: diskSettings(folder) }));
    expect((await again.ask('settings.get', {})).presets).toEqual([mine]);
  });
});
