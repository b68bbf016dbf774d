import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { Random } from '../../core/engine';
import { buildChild, listenTo, lookAt, startChild } from './crash';
import { openStore } from './store';
import { inTemporary, must, someAct, toyGames, toyMatch } from './testing';
import { readWhole, writeWhole } from './whole-file';

const run = promisify(execFile);

/** A file system of its own, of so many bytes; false where this machine lets nobody mount one. */
async function mounted(folder: string, options: string, use: () => Promise<void>): Promise<boolean> {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  } catch {
    return false;
  }
  try {
    await use();
  } finally {
    await run('umount', ['-l', folder]);
  }
  return true;
}

const canMount = await inTemporary((folder) => mounted(folder, 'size=64k', async () => undefined));
const why = canMount ? '' : ' (left out: this machine lets nobody mount a file system)';

describe.runIf(canMount)(`on a full disk${why}`, () => {
  test('a match goes on in memory, nothing on disk is harmed, and once there is room all of it is written', () =>
    inTemporary(async (folder) => {
      await mounted(folder, 'size=128k', async () => {
        const store = must(await openStore(folder, { games: toyGames, app: 'test' }));
        const match = toyMatch();
        const journal = must(await store.create('Toy', match));
        const random = Random.fromSeed(1);
        const play = () => {
          const step = must(match.submit(someAct(match, random)));
          return journal.append(match, step.entries);
        };
        must(await play());
        const hashOnDisk = match.hash();
        await writeFile(join(folder, 'ballast'), Buffer.alloc(1 << 20)).catch(() => undefined);
        const codes: string[] = [];
        while (codes.length < 3 && !match.outcome()) {
          const done = await play();
          if (!done.ok) codes.push(done.error.code);
        }
        expect(codes).toEqual(['no-space', 'no-space', 'no-space']);
        expect(journal.pending).toBeGreaterThan(2);
        // What is on disk still opens, as a moment of the same match.
        const looked = must(await store.open(journal.id));
        expect(looked.report.messages.filter((one) => one.id !== 'storage.report.torn')).toEqual([]);
        expect(looked.match.entries).toEqual(match.entries.slice(0, looked.match.entries.length));
        expect(hashOnDisk).toHaveLength(64);
        expect(store.exportMatch('Rescue', match).length).toBeGreaterThan(0);
        await rm(join(folder, 'ballast'));
        must(await journal.append(match, []));
        expect(journal.pending).toBe(0);
        must(await journal.close(match));
        const opened = must(await store.open(journal.id));
        expect([opened.report.messages, opened.match.hash()]).toEqual([[], match.hash()]);
        await store.close();
      });
    }));

  test('a file written as a whole stays the old one', () =>
    inTemporary(async (folder) => {
      await mounted(folder, 'size=64k', async () => {
        const path = join(folder, 'settings.json');
        must(await writeWhole(path, '{"n":1}'));
        const done = await writeWhole(path, JSON.stringify({ n: 2, ballast: 'x'.repeat(100_000) }));
        expect(done.ok ? 'ok' : done.error.code).toBe('no-space');
        expect(must(await readWhole(path, z.strictObject({ n: z.number() }))).value).toEqual({ n: 1 });
        expect(await readdir(folder)).toEqual(['settings.json']);
      });
    }));

  test('no command that was confirmed is missing, whatever was refused', () =>
    inTemporary(async (folder) => {
      const script = await buildChild(folder);
      const saves = join(folder, 'saves');
      await mkdir(saves);
      await mounted(saves, 'size=192k', async () => {
        const child = startChild(script, saves, '7', '14');
        const { acked, refused } = await listenTo(child).ended;
        expect([...refused]).toEqual(['no-space']);
        expect(acked.size).toBeGreaterThan(1);
        expect(await lookAt(saves, acked, 'look only')).toEqual([]);
      });
    }));
});

describe.runIf(canMount)(`in a folder that can only be read${why}`, () => {
  test('saves can be looked at; creating, playing on and renaming are refused with the reason', () =>
    inTemporary(async (folder) => {
      await mounted(folder, 'size=1m', async () => {
        const store = must(await openStore(folder, { games: toyGames, app: 'test' }));
        const match = toyMatch();
        const journal = must(await store.create('Toy', match));
        await run('mount', ['-o', 'remount,ro', folder]);
        const step = must(match.submit(someAct(match, Random.fromSeed(1))));
        const codeOf = (done: { ok: boolean; error?: { code: string } }) => done.error?.code ?? 'ok';
        expect(codeOf(await journal.append(match, step.entries))).toBe('read-only');
        expect(codeOf(await store.create('More', toyMatch(2)))).toBe('read-only');
        expect(codeOf(await store.discard(journal.id))).toBe('read-only');
        expect((await store.list()).map((one) => one.name)).toEqual(['Toy']);
        const again = must(await openStore(folder, { games: toyGames, app: 'test' }));
        expect(must(await again.open(journal.id)).match.entries).toEqual([]);
        await run('mount', ['-o', 'remount,rw', folder]);
        must(await journal.append(match, []));
        expect(
          (await readFile(join(folder, `${journal.id}.ctsave`), 'utf8')).trim().split('\n'),
        ).toHaveLength(3);
        await store.close();
      });
    }));
});
