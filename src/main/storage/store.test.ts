import { describe, expect, test } from 'vitest';
import { seat } from '../../core/engine';
import { playOn } from './spoil.testing';
import { must, toyMatch, withStore } from './testing';

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
