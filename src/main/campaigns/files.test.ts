import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buyShip, campaignSchema } from '../../core/campaign';
import { campaignOf, must } from '../../core/campaign/campaign.testing';
import { inTemporary } from '../storage/testing';
import { captains } from './campaigns.testing';
import { DiskCampaigns } from './files';
import { lifted } from './migrations';

const first = campaignOf();
const second = must(buyShip(first, 'c1', 'PS-021', 2));

/** A folder in which a campaign was written twice. */
const written = (run: (files: DiskCampaigns, path: string, folder: string) => Promise<void>): Promise<void> =>
  inTemporary(async (folder) => {
    const files = new DiskCampaigns(folder);
    must(await files.write(first));
    must(await files.write(second));
    await run(files, join(folder, 'campaigns', 'test.ctcampaign'), join(folder, 'campaigns'));
  });

const code = (result: { ok: boolean; error?: { code: string; message: { id: string } } }) =>
  result.ok ? 'ok' : [result.error?.code, result.error?.message.id];

describe('the file of a campaign', () => {
  test('holds it whole', () =>
    written(async (files) => {
      expect(must(await files.read('test'))).toEqual({ campaign: second, notes: [] });
    }));

  test.each(['', '{"format":1', '{"format":1,"kind":"captains"}', '[]', '{"format":1,"__proto__":{}}'])(
    'damaged to %j: the one before stands in, the damaged one is kept, and it is told',
    (bad) =>
      written(async (files, path, folder) => {
        await writeFile(path, bad);
        const read = must(await files.read('test'));
        expect([captains(read.campaign), read.notes.map(({ id }) => id)]).toEqual([
          first,
          ['campaign.report.older'],
        ]);
        expect(await files.list()).toMatchObject([{ id: 'test', read: { campaign: { id: 'test' } } }]);
        // Once, though it was read twice.
        const kept = await readdir(join(folder, 'damaged'));
        expect(
          await Promise.all(kept.map((name) => readFile(join(folder, 'damaged', name), 'utf8'))),
        ).toEqual([bad]);
      }),
  );

  test('of a newer program is left as it is, and no older generation takes its place', () =>
    written(async (files, path, folder) => {
      const newer = JSON.stringify({ ...second, format: 2, fancy: true });
      await writeFile(path, newer);
      expect(code(await files.read('test'))).toEqual(['newer', 'storage.fault.newer']);
      expect(await files.list()).toEqual([
        { id: 'test', trouble: { id: 'storage.fault.newer', params: undefined } },
      ]);
      expect(await readFile(path, 'utf8')).toBe(newer);
      expect((await readdir(folder)).sort()).toEqual([
        'bin',
        'damaged',
        'test.ctcampaign',
        'test.ctcampaign.1',
      ]);
    }));

  test('of which nothing can be read is still listed, with its trouble, and kept', () =>
    written(async (files, path) => {
      await writeFile(path, 'x');
      await writeFile(`${path}.1`, 'y');
      expect(await files.list()).toMatchObject([{ id: 'test', trouble: { id: 'storage.fault.damaged' } }]);
      expect([await readFile(path, 'utf8'), await readFile(`${path}.1`, 'utf8')]).toEqual(['x', 'y']);
    }));

  test('too big, or under a name that is no campaign’s, is refused', () =>
    written(async (files, path) => {
      await writeFile(path, ' '.repeat(17 * 1024 * 1024));
      await writeFile(`${path}.1`, ' '.repeat(17 * 1024 * 1024));
      expect(code(await files.read('test'))).toEqual(['too-big', 'storage.fault.too-big']);
      expect(code(await files.read('../../etc/passwd'))).toEqual(['missing', 'storage.fault.missing']);
    }));

  test('goes to the bin and comes back', () =>
    written(async (files) => {
      must(await files.discard('test'));
      expect(await files.list()).toEqual([]);
      must(await files.restore('test'));
      expect(must(await files.read('test')).campaign).toEqual(second);
    }));

  test('of an older format is lifted step by step', () => {
    const old = { ...first, format: 1 };
    const steps = [(file: Readonly<Record<string, unknown>>) => ({ ...file, name: `${file.name} lifted` })];
    expect(lifted(old, steps)).toMatchObject({ name: 'Test lifted' });
    expect(lifted('no campaign', steps)).toBe('no campaign');
  });

  test('survives any cut: whatever of it is left, something whole can be read', () =>
    written(async (files, path) => {
      const text = await readFile(path, 'utf8');
      for (let cut = 0; cut < text.length; cut += 97) {
        await writeFile(path, text.slice(0, cut));
        expect(campaignSchema.safeParse(must(await files.read('test')).campaign).success).toBe(true);
      }
    }));
});
