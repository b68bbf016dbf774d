import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seat } from '../../core/engine';
import { storageText } from '../../shared/text/en/storage';
import { textFaults } from '../../shared/text/testing';
import type { SaveRecord } from './format';
import { forged, idsOf, indexOfEntry, playOn, spoiled } from './spoil.testing';
import { must, toyMatch, withStore } from './testing';

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
