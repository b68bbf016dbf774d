import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { patiently } from './disk';
import { inTemporary, must } from './testing';
import { readWhole, writeWhole } from './whole-file';

const schema = z.strictObject({ n: z.number() });
const text = (n: number) => JSON.stringify({ n });

const inFolder = (run: (path: string, folder: string) => Promise<void>): Promise<void> =>
  inTemporary((folder) => run(join(folder, 'settings.json'), folder));

describe('a file written as a whole', () => {
  test('keeps three generations, the newest first, and no temporary file', () =>
    inFolder(async (path, folder) => {
      for (const n of [1, 2, 3, 4]) must(await writeWhole(path, text(n)));
      expect((await readdir(folder)).sort()).toEqual(['settings.json', 'settings.json.1', 'settings.json.2']);
      const kept = await Promise.all([path, `${path}.1`, `${path}.2`].map((one) => readFile(one, 'utf8')));
      expect(kept).toEqual([text(4), text(3), text(2)]);
    }));

  test('writes asked for at once follow one another; the last wins', () =>
    inFolder(async (path) => {
      await Promise.all([1, 2, 3, 4, 5].map((n) => writeWhole(path, text(n)).then(must)));
      expect(must(await readWhole(path, schema))).toEqual({ value: { n: 5 }, generation: 0 });
    }));

  test.each(['{"n":', '{"n":"x"}', '', '{"n":1,"__proto__":{}}'])(
    'damaged to %s, the one before stands in',
    (bad) =>
      inFolder(async (path) => {
        for (const n of [1, 2]) must(await writeWhole(path, text(n)));
        await writeFile(path, bad);
        expect(must(await readWhole(path, schema))).toEqual({ value: { n: 1 }, generation: 1 });
      }),
  );

  test('lost between two renames, the one before stands in', () =>
    inFolder(async (path) => {
      for (const n of [1, 2]) must(await writeWhole(path, text(n)));
      await rm(path);
      expect(must(await readWhole(path, schema))).toEqual({ value: { n: 1 }, generation: 1 });
    }));

  test('that never was is missing', () =>
    inFolder(async (path) => {
      const read = await readWhole(path, schema);
      expect(read.ok ? 'ok' : read.error.code).toBe('missing');
    }));

  test('into a folder that is not there is refused, with a reason', () =>
    inFolder(async (path) => {
      const done = await writeWhole(join(path, 'no', 'such'), text(1));
      expect(done.ok ? 'ok' : done.error.code).toBe('missing');
    }));
});

describe('a file that another program holds', () => {
  const held = (code: string) => Object.assign(new Error(code), { code });

  test.each(['EBUSY', 'EPERM', 'EACCES'])('(%s) is tried again until it is free', async (code) => {
    let tries = 0;
    const done = patiently(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(held(code)) : Promise.resolve('done');
    }, [0, 0, 0]);
    expect([await done, tries]).toEqual(['done', 3]);
  });

  test('is given up in the end, with the reason', async () => {
    const done = patiently(() => Promise.reject(held('EBUSY')), [0, 0]);
    await expect(done).rejects.toMatchObject({ code: 'EBUSY' });
  });

  test('a full disk is not tried again', async () => {
    let tries = 0;
    const done = patiently(() => {
      tries += 1;
      return Promise.reject(held('ENOSPC'));
    }, [0, 0]);
    await expect(done).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(tries).toBe(1);
  });
});
