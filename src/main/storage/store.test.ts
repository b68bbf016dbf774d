import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Match, Random, seat } from '../../core/engine';
import { dice } from '../../core/engine/testkit/dice';
import { storageText } from '../../shared/text/en/storage';
import { textFaults } from '../../shared/text/testing';
import { decodeLine, encodeLine, type SaveRecord } from './format';
import type { Journal } from './journal';
import type { Store } from './store';
import { must, someAct, toyMatch, toySave, withStore } from './testing';

/** Plays and saves, waiting for the disk at the end alone. */
async function playOn(match: Match, journal: Journal, acts: number, seed = 1): Promise<void> {
  const random = Random.fromSeed(seed);
  const written: Promise<unknown>[] = [];
  for (let i = 0; i < acts && !match.outcome(); i++) {
    const step = must(match.submit(someAct(match, random)));
    written.push(journal.append(match, step.entries).then(must));
  }
  await Promise.all(written);
}

async function forgetBackups(folder: string): Promise<void> {
  for (const name of await readdir(join(folder, 'backup'))) await rm(join(folder, 'backup', name));
}

/** A save on disk whose lines a test may spoil. */
async function spoiled(
  store: Store,
  folder: string,
  spoil: (lines: string[]) => string[] | string,
  acts = 30,
): Promise<{ id: string; match: Match }> {
  const match = toyMatch();
  const journal = must(await store.create('Toy', match));
  await playOn(match, journal, acts);
  await journal.close();
  await forgetBackups(folder);
  const path = join(folder, `${journal.id}.ctsave`);
  const lines = (await readFile(path, 'utf8')).split('\n').slice(0, -1);
  const changed = spoil(lines);
  await writeFile(path, typeof changed === 'string' ? changed : changed.map((line) => `${line}\n`).join(''));
  return { id: journal.id, match };
}

/** The same line with something else in it, and a checksum that fits. */
function forged(line: string, change: (record: SaveRecord) => unknown): string {
  const read = decodeLine(Buffer.from(line));
  if (!('record' in read)) throw new Error('no line');
  const text = encodeLine({ ...read, record: JSON.parse(JSON.stringify(change(read.record))) });
  return text.slice(0, -1);
}

const indexOfEntry = (lines: readonly string[], number: number): number =>
  lines.findIndex((line) => line.includes(`"number":${number},`));

const idsOf = (messages: readonly { readonly id: string }[]): string[] => messages.map((one) => one.id);

describe('a saved match', () => {
  test('opens as it was, with undo, and goes on in the same file', () =>
    withStore(async (store) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 40);
      must(await journal.close(match));
      const opened = must(await store.open(journal.id));
      expect(opened.report).toEqual({ messages: [], lost: 0 });
      expect(opened.match.hash()).toBe(match.hash());
      expect(opened.match.entries).toEqual(match.entries);
      if (!opened.journal) throw new Error('read-only');
      await playOn(opened.match, opened.journal, 10, 2);
      must(await opened.journal.close(opened.match));
      const again = must(await store.open(journal.id));
      expect(again.match.hash()).toBe(opened.match.hash());
      expect(again.match.entries.length).toBe(opened.match.entries.length);
    }));

  test('is on the shelf with its name, players, commands and the last one first', () =>
    withStore(async (store) => {
      const match = toyMatch();
      const journal = must(await store.create('First', match));
      await playOn(match, journal, 5);
      must(await journal.rename('Renamed'));
      must(await journal.close(match));
      const list = await store.list();
      expect(list).toMatchObject([
        {
          id: journal.id,
          game: 'dice',
          name: 'Renamed',
          players: [{ name: 'Ann' }, { name: 'Bob' }],
          commands: match.commands,
          finished: false,
          integrity: 'ok',
          trouble: null,
        },
      ]);
      // From the file that remembers, and still right once the save has changed.
      expect(await store.list()).toEqual(list);
      must(await store.rename(journal.id, 'Once more'));
      expect((await store.list())[0]?.name).toBe('Once more');
    }));

  test('that is over says so on the shelf', () =>
    withStore(async (store) => {
      const match = toyMatch();
      const journal = must(await store.create('Short', match));
      const step = must(match.submit({ kind: 'resign', seat: seat(0) }));
      must(await journal.append(match, step.entries));
      expect((await store.list())[0]?.finished).toBe(true);
    }));

  test('can be renamed and looked at while it is being played, and goes on unharmed', () =>
    withStore(async (store) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 5);
      must(await store.rename(journal.id, 'Renamed'));
      const looked = must(await store.open(journal.id));
      expect([looked.journal, looked.name, looked.match.hash()]).toEqual([null, 'Renamed', match.hash()]);
      await playOn(match, journal, 5, 2);
      await journal.close(match);
      const opened = must(await store.open(journal.id));
      expect([opened.report.messages, opened.match.hash()]).toEqual([[], match.hash()]);
    }));

  test('is deleted to a bin, comes back from it, and is gone only when purged', () =>
    withStore(async (store) => {
      const journal = must(await store.create('Toy', toyMatch()));
      await journal.close();
      must(await store.discard(journal.id));
      expect([await store.list(), (await store.bin()).map((one) => one.id)]).toEqual([[], [journal.id]]);
      must(await store.restore(journal.id));
      expect((await store.list()).length).toBe(1);
      must(await store.discard(journal.id));
      must(await store.purge(journal.id));
      expect([await store.list(), await store.bin()]).toEqual([[], []]);
    }));

  test('can be copied, exported and imported, each time as a match of its own', () =>
    withStore(async (store) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 30);
      await journal.close(match);
      const copy = must(await store.duplicate(journal.id, 'Copy'));
      const text = must(await store.exportText(journal.id));
      const imported = must(await store.importText(text));
      expect(imported.report.messages).toEqual([]);
      for (const id of [copy, imported.id]) {
        expect(id).not.toBe(journal.id);
        expect(must(await store.open(id)).match.hash()).toBe(match.hash());
      }
      expect((await store.list()).map((one) => one.name).sort()).toEqual(['Copy', 'Toy', 'Toy']);
    }));
});

describe('a damaged save', () => {
  test('with a torn last line opens without it and says so; the damaged file is kept aside', () =>
    withStore(async (store, folder) => {
      const { id, match } = await spoiled(store, folder, (lines) => lines.join('\n').slice(0, -20));
      const opened = must(await store.open(id));
      expect(idsOf(opened.report.messages)).toEqual(['storage.report.torn']);
      expect(opened.match.entries).toEqual(match.entries.slice(0, -1));
      expect(await readdir(join(folder, 'damaged'))).toHaveLength(1);
      // Once repaired it is sound, and the shelf tells that it was not.
      await opened.journal?.close(opened.match);
      expect(must(await store.open(id)).report.messages).toEqual([]);
      expect((await store.list())[0]).toMatchObject({
        integrity: 'repaired',
        trouble: { id: 'storage.report.torn' },
      });
    }));

  test('with a flipped byte in the middle and no backup keeps what comes before, and says what is lost', () =>
    withStore(async (store, folder) => {
      const { id, match } = await spoiled(store, folder, (lines) => {
        const at = indexOfEntry(lines, 12);
        return lines.map((line, i) => (i === at ? line.replace('"seat":', '"seaT":') : line));
      });
      expect((await store.list())[0]?.integrity).toBe('damaged');
      const opened = must(await store.open(id));
      expect(opened.match.entries).toEqual(match.entries.slice(0, 11));
      const lost = match.entries.length - 11;
      expect(opened.report).toMatchObject({
        lost,
        messages: [{ id: 'storage.report.cut', params: { kept: 11, lost } }],
      });
    }));

  test('is whole again where the backup has the damaged lines', () =>
    withStore(async (store, folder) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 30);
      await journal.close(match);
      const path = join(folder, `${journal.id}.ctsave`);
      const text = await readFile(path, 'utf8');
      await writeFile(path, text.replaceAll('"coins":2', '"coins":1'));
      const opened = must(await store.open(journal.id));
      expect(opened.match.hash()).toBe(match.hash());
      expect(idsOf(opened.report.messages)).toEqual(['storage.report.rescued']);
      expect(opened.report.lost).toBe(0);
    }));

  test('with a gap before its newest snapshot keeps the position whole, and undo ends there', () =>
    withStore(async (store, folder) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 20);
      await journal.close(match);
      const path = join(folder, `${journal.id}.ctsave`);
      const lines = (await readFile(path, 'utf8')).split('\n');
      const at = indexOfEntry(lines, 7);
      await writeFile(path, lines.filter((_, i) => i !== at).join('\n'));
      for (const name of await readdir(join(folder, 'backup')))
        await writeFile(join(folder, 'backup', name), '');
      for (let opening = 0; opening < 2; opening++) {
        const opened = must(await store.open(journal.id));
        expect(opened.match.hash()).toBe(match.hash());
        expect(idsOf(opened.report.messages)).toEqual(opening === 0 ? ['storage.report.missing'] : []);
        expect(opened.match.entries[6]).toEqual({ kind: 'lost' });
        const undo = opened.match.canUndo(seat(0));
        expect(undo.ok ? '' : undo.error.message.id).toBe('match.cannot-undo.earlier');
        await opened.journal?.close(opened.match);
      }
    }));

  test.each([
    ['a doubled line', (lines: string[]) => lines.flatMap((line, i) => (i === 9 ? [line, line] : [line]))],
    [
      'two lines swapped',
      (lines: string[]) => lines.map((_, i) => lines[i === 8 ? 9 : i === 9 ? 8 : i] ?? ''),
    ],
    [
      'rubbish between two lines',
      (lines: string[]) => lines.flatMap((line, i) => (i === 9 ? ['rubbish', line] : [line])),
    ],
    ['a damaged first line', (lines: string[]) => lines.map((line, i) => (i === 0 ? `x${line}` : line))],
  ])('with %s loses nothing', (_, spoil) =>
    withStore(async (store, folder) => {
      const { id, match } = await spoiled(store, folder, spoil);
      const opened = must(await store.open(id));
      expect(opened.match.hash()).toBe(match.hash());
      expect(idsOf(opened.report.messages)).toEqual(['storage.report.dropped']);
    }),
  );

  test('that was forged so that the rules refuse a command opens up to there', () =>
    withStore(async (store, folder) => {
      const { id, match } = await spoiled(store, folder, (lines) => {
        const at = indexOfEntry(lines, 10);
        const illegal = (record: SaveRecord) =>
          record.kind === 'entry'
            ? { ...record, entry: { kind: 'play', seat: 0, command: { kind: 'stake', coins: 99 } } }
            : record;
        return lines.map((line, i) => (i === at ? forged(line, illegal) : line));
      });
      const opened = must(await store.open(id));
      expect(opened.match.entries).toEqual(match.entries.slice(0, 9));
      expect(idsOf(opened.report.messages)).toEqual(['storage.report.refused', 'storage.report.cut']);
    }));

  test('once repaired is played on without a word from the backups of its damaged past', () =>
    withStore(async (store, folder) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 30);
      await journal.close();
      const illegal = (record: SaveRecord) =>
        record.kind === 'entry'
          ? { ...record, entry: { kind: 'play', seat: 0, command: { kind: 'stake', coins: 99 } } }
          : record;
      for (const part of ['', 'backup']) {
        const path = join(folder, part, `${journal.id}.ctsave`);
        const lines = (await readFile(path, 'utf8')).split('\n');
        const at = indexOfEntry(lines, 5);
        await writeFile(path, lines.map((line, i) => (i === at ? forged(line, illegal) : line)).join('\n'));
      }
      const opened = must(await store.open(journal.id));
      expect(idsOf(opened.report.messages)).toEqual(['storage.report.refused', 'storage.report.cut']);
      if (!opened.journal) throw new Error('read-only');
      await playOn(opened.match, opened.journal, 3, 9);
      await opened.journal.release();
      const again = must(await store.open(journal.id));
      expect([again.report.messages, again.match.hash()]).toEqual([[], opened.match.hash()]);
    }));

  test('that is another game’s text, empty, or no save at all is refused and left as it is', () =>
    withStore(async (store, folder) => {
      for (const text of ['', 'hello', '{"a":1}\n', '\n\n\n', '00000000 {}\n']) {
        const path = join(folder, 'some-file.ctsave');
        await writeFile(path, text);
        const opened = await store.open('some-file');
        expect(opened.ok ? 'ok' : opened.error.code).toBe('damaged');
        expect(await readFile(path, 'utf8')).toBe(text);
        expect((await store.list())[0]).toMatchObject({ integrity: 'damaged' });
      }
    }));
});

describe('a save of another version', () => {
  test('with newer rules opens for viewing alone', () =>
    withStore(async (store, folder) => {
      const newer = (record: SaveRecord) => {
        if (record.kind === 'header') return { ...record, start: { ...record.start, rulesVersion: 9 } };
        if (record.kind === 'snapshot')
          return { ...record, snapshot: { ...record.snapshot, rulesVersion: 9 } };
        return record;
      };
      const { id, match } = await spoiled(store, folder, (lines) => lines.map((line) => forged(line, newer)));
      expect((await store.list())[0]).toMatchObject({
        integrity: 'newer',
        trouble: { id: 'storage.read-only.newer' },
      });
      const opened = must(await store.open(id));
      expect([opened.journal, opened.match.hash()]).toEqual([null, match.hash()]);
      expect(idsOf(opened.report.messages)).toContain('storage.read-only.newer');
    }));

  test('with a newer layout says that it is newer, not that it is damaged', () =>
    withStore(async (store, folder) => {
      const { id } = await spoiled(store, folder, (lines) =>
        lines.map((line) => forged(line, (record) => ({ ...record, format: 99, more: 1 }))),
      );
      const opened = await store.open(id);
      expect(opened.ok ? 'ok' : opened.error.code).toBe('newer');
      expect((await store.list())[0]?.integrity).toBe('newer');
    }));

  test('with older rules is lifted by the steps between, goes on, and opens again', async () => {
    const newest = { ...dice, rulesVersion: 3 };
    const parts = {
      games: new Map([['dice', newest]]),
      migrations: new Map<string, (state: object) => object>([
        ['dice/1', (state: object) => ({ ...state, round: 1 })],
        ['dice/2', (state: object) => ({ ...state, rounds: 40 })],
      ]),
    };
    const { text } = toySave(7);
    await withStore(async (store, folder) => {
      await writeFile(join(folder, 'old-one.ctsave'), text);
      const opened = must(await store.open('old-one'));
      expect(idsOf(opened.report.messages)).toContain('storage.report.older-rules');
      expect(opened.match.state).toMatchObject({ rounds: 40 });
      if (!opened.journal) throw new Error('read-only');
      await playOn(opened.match, opened.journal, 9);
      await opened.journal.close(opened.match);
      expect(must(await store.open('old-one')).match.hash()).toBe(opened.match.hash());
    }, parts);
  });
});

describe('hostile input', () => {
  test.each(['../secret', '/etc/passwd', 'a/b', 'A', '', 'x'.repeat(65), 'a.b', '..'])(
    'an id like "%s" never becomes a path',
    (id) =>
      withStore(async (store) => {
        for (const done of [
          await store.open(id),
          await store.discard(id),
          await store.restore(id),
          await store.purge(id),
          await store.duplicate(id),
          await store.exportText(id),
          await store.rename(id, 'x'),
        ]) {
          expect(done.ok ? 'ok' : done.error.code).toBe('missing');
        }
      }),
  );

  test('a line nested too deep, or with a key that could reach a prototype, is not taken', () => {
    const line = (json: string) => {
      const good = encodeLine({ key: '00000000', n: 1, record: { kind: 'name', name: '@' } });
      const text = good.slice(9, -1).replace('"@"', json);
      return decodeLine(Buffer.from(encodeRaw(text)));
    };
    expect(line('[['.repeat(3000) + ']]'.repeat(3000))).toMatchObject({
      bad: 'content',
      why: 'nested too deep',
    });
    expect(line('{"__proto__":{"x":1}}')).toMatchObject({ bad: 'content', why: 'the key __proto__' });
    expect(line('"fine"')).toMatchObject({ record: { name: 'fine' } });
  });

  test('a text that is too big is refused before it is read', () =>
    withStore(async (store) => {
      const done = await store.importText('x'.repeat(64 * 1024 * 1024 + 1));
      expect(done.ok ? 'ok' : done.error.code).toBe('too-big');
    }));
});

test('every sentence that opening a save can say is in the catalogue', () =>
  withStore(async (store, folder) => {
    const said = [];
    for (const spoil of [
      (lines: string[]) => lines.join('\n').slice(0, -9),
      (lines: string[]) => lines.filter((_, i) => i !== 12),
      (lines: string[]) => lines.flatMap((line, i) => (i === 9 ? [line, line] : [line])),
    ]) {
      const { id } = await spoiled(store, folder, spoil);
      said.push(...must(await store.open(id)).report.messages);
    }
    for (const save of await store.list()) if (save.trouble) said.push(save.trouble);
    expect(said.length).toBeGreaterThan(4);
    expect(textFaults(said, storageText)).toEqual([]);
  }));

/** A line whose JSON is given as it is. */
function encodeRaw(json: string): string {
  return `${crc32(json).toString(16).padStart(8, '0')} ${json}`;
}
