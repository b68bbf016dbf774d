import { execFileSync } from 'node:child_process';
import { mkdir, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { seat } from '../../core/engine';
import { playOn, spoiled } from './spoil.testing';
import { openStore } from './store';
import { inTemporary, must, toyGames, toyMatch, toySave, withStore } from './testing';

describe('a match in play, whose file', () => {
  test.each([
    ['is deleted', (file: string) => rm(file)],
    ['vanishes with its whole folder', (_: string, folder: string) => rm(folder, { recursive: true })],
    ['is moved away', (file: string) => rename(file, `${file}.elsewhere`)],
    ['is cut short by another program', (file: string) => writeFile(file, 'x')],
    [
      'is replaced by another',
      async (file: string) => rm(file).then(() => writeFile(file, toySave(9, 8).text)),
    ],
    ['gets lines from another program', async (file: string) => writeFile(file, 'not ours\n', { flag: 'a' })],
  ])('%s is written anew from memory with the next command', (_, harm) =>
    withStore(async (store, folder) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 20);
      must(await journal.rename('Renamed'));
      await harm(join(folder, `${journal.id}.ctsave`), folder);
      await playOn(match, journal, 1, 2);
      await playOn(match, journal, 5, 3);
      expect(journal.pending).toBe(0);
      must(await journal.close(match));
      const opened = must(await store.open(journal.id));
      expect([opened.report.messages, opened.name]).toEqual([[], 'Renamed']);
      expect([opened.match.hash(), opened.match.entries]).toEqual([match.hash(), match.entries]);
    }),
  );

  test('was replaced loses nothing of what took its place: it is kept aside', () =>
    withStore(async (store, folder) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      const file = join(folder, `${journal.id}.ctsave`);
      await writeFile(file, 'somebody else’s work');
      await playOn(match, journal, 1);
      const [kept = ''] = await readdir(join(folder, 'damaged'));
      expect(await readFile(join(folder, 'damaged', kept), 'utf8')).toBe('somebody else’s work');
    }));

  test('can’t be written anywhere stays in memory, and is whole once its folder can be made again', () =>
    withStore(async (store, folder) => {
      const match = toyMatch();
      const journal = must(await store.create('Toy', match));
      await playOn(match, journal, 3);
      await rm(folder, { recursive: true });
      // A file where the folder was: nothing can be made there.
      await writeFile(folder, '');
      const step = must(match.submit({ kind: 'note', seat: seat(0), text: 'still here' }));
      const refused = await journal.append(match, step.entries);
      expect(refused.ok).toBe(false);
      expect(journal.pending).toBe(1);
      await rm(folder);
      await playOn(match, journal, 2, 4);
      expect(journal.pending).toBe(0);
      must(await journal.close(match));
      expect(must(await store.open(journal.id)).match.hash()).toBe(match.hash());
    }));
});

describe('two who open the same save at once', () => {
  test('get one journal between them, and a damaged save is repaired once', () =>
    withStore(async (store, folder) => {
      const { id } = await spoiled(store, folder, (lines) => lines.join('\n').slice(0, -20));
      const opened = await Promise.all([store.open(id), store.open(id), store.look(id)]);
      const [first, second, third] = opened.map(must);
      expect([first?.journal?.id, second?.journal, third?.journal]).toEqual([id, null, null]);
      expect(await readdir(join(folder, 'damaged'))).toHaveLength(1);
      expect(new Set(opened.map((one) => must(one).match.hash())).size).toBe(1);
    }));

  test('who only looks repairs nothing', () =>
    withStore(async (store, folder) => {
      const { id } = await spoiled(store, folder, (lines) => lines.join('\n').slice(0, -20));
      const path = join(folder, `${id}.ctsave`);
      const before = await readFile(path, 'utf8');
      expect(must(await store.look(id)).report.messages.map((one) => one.id)).toEqual([
        'storage.report.torn',
      ]);
      expect([await readFile(path, 'utf8'), await readdir(join(folder, 'damaged'))]).toEqual([before, []]);
    }));
});

describe('a clock', () => {
  test.each([-5, Number.NaN, 9e15, 0.5, Date.UTC(1969, 1, 1)])('that says %d makes saves that open', (time) =>
    withStore(
      async (store) => {
        const journal = must(await store.create('Toy', toyMatch()));
        must(await journal.close());
        expect((await store.list())[0]).toMatchObject({ integrity: 'ok', name: 'Toy' });
        expect(must(await store.open(journal.id)).report.messages).toEqual([]);
      },
      { now: () => time },
    ),
  );

  test('that stands still doesn’t make one damaged file replace another', () =>
    withStore(
      async (store, folder) => {
        const { id } = await spoiled(store, folder, (lines) => lines.join('\n').slice(0, -20));
        const path = join(folder, `${id}.ctsave`);
        for (let i = 0; i < 2; i++) {
          const { journal } = must(await store.open(id));
          await journal?.close();
          await writeFile(path, (await readFile(path, 'utf8')).slice(0, -20));
        }
        must(await store.open(id));
        expect(await readdir(join(folder, 'damaged'))).toHaveLength(3);
      },
      { now: () => 1 },
    ));
});

describe('a name', () => {
  test.each([
    ['with slashes', '../../etc/passwd'],
    ['with an emoji at the cut', `${'x'.repeat(199)}🏴‍☠️`],
    ['of 10,000 characters', '🏴'.repeat(10_000)],
    ['with line feeds and zeroes', 'a\nb\0c\u2028d'],
  ])('%s is kept as text, in at most 200 units and no half character', (_, name) =>
    withStore(async (store) => {
      const journal = must(await store.create(name, toyMatch()));
      must(await journal.close());
      const { name: kept } = must(await store.open(journal.id));
      expect(name.startsWith(kept)).toBe(true);
      expect(kept.length).toBeGreaterThan(Math.min(name.length, 200) - 2);
      expect(kept).not.toMatch(/[\uD800-\uDBFF]$/);
      expect((await store.list())[0]?.name).toBe(kept);
    }),
  );
});

describe('in the folder of saves', () => {
  test('a link, a pipe and a folder that are named like saves are no saves', () =>
    withStore(async (store, folder) => {
      const outside = join(folder, 'outside.txt');
      await writeFile(outside, toySave(3).text);
      await symlink(outside, join(folder, 'a-link.ctsave'));
      await mkdir(join(folder, 'a-folder.ctsave'));
      if (process.platform !== 'win32') execFileSync('mkfifo', [join(folder, 'a-pipe.ctsave')]);
      expect(await store.list()).toEqual([]);
      for (const id of ['a-link', 'a-folder']) {
        const opened = await store.open(id);
        expect(opened.ok ? 'ok' : opened.error.code).toBe('damaged');
      }
      if (process.platform !== 'win32') expect((await store.open('a-pipe')).ok).toBe(false);
      expect(await readFile(outside, 'utf8')).toBe(toySave(3).text);
    }));

  test('a save is known by what it holds, whatever game its name says', () =>
    withStore(async (store, folder) => {
      await writeFile(join(folder, 'piratas-2026-01-01-00000000.ctsave'), toySave(3).text);
      expect((await store.list())[0]?.game).toBe('dice');
      expect(must(await store.open('piratas-2026-01-01-00000000')).match.game.id).toBe('dice');
    }));

  test('a line of 10 MB between two others is left out and said', () =>
    withStore(async (store, folder) => {
      const { id, match } = await spoiled(store, folder, (lines) =>
        lines.flatMap((line, i) => (i === 9 ? ['x'.repeat(10_000_000), line] : [line])),
      );
      const opened = must(await store.open(id));
      expect(opened.report.messages.map((one) => one.id)).toEqual(['storage.report.dropped']);
      expect(opened.match.hash()).toBe(match.hash());
    }));

  test('what a killed program was writing is cleared away', () =>
    inTemporary(async (folder) => {
      await writeFile(join(folder, 'dice-1.ctsave.tmp'), 'half a');
      must(await openStore(folder, { games: toyGames, app: 'test' }));
      expect((await readdir(folder)).sort()).toEqual(['backup', 'bin', 'damaged']);
    }));

  test('the same file imported twice is two saves, each its own', () =>
    withStore(async (store) => {
      const { text, match } = toySave(12);
      const ids = [must(await store.importText(text)).id, must(await store.importText(text)).id];
      expect(new Set(ids).size).toBe(2);
      const [first = '', second = ''] = ids;
      const opened = must(await store.open(first));
      if (!opened.journal) throw new Error('read-only');
      await playOn(opened.match, opened.journal, 3);
      expect(must(await store.open(second)).match.hash()).toBe(match.hash());
    }));
});
