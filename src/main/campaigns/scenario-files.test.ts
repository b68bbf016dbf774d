import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { scenarios } from '../../core/campaign';
import { DiskScenarios, freeId } from './scenario-files';

const [raid] = scenarios;
if (!raid) throw new Error('there is a first scenario');
const own = { ...raid, id: 'my-raid', title: 'My raid' };
let saves: string;
let files: DiskScenarios;

beforeEach(async () => {
  saves = await mkdtemp(join(tmpdir(), 'captains-table-scenarios-'));
  files = new DiskScenarios(saves, new Set([raid.id]));
});
afterEach(() => rm(saves, { recursive: true, force: true }));

describe('scenarios of one’s own', () => {
  test('what is kept is found again as it was, and listed', async () => {
    expect(await files.keep(own)).toEqual({ ok: true, value: own });
    expect(await files.find('my-raid')).toEqual({ ok: true, value: own });
    expect((await files.list()).map(({ id }) => id)).toEqual(['my-raid']);
  });

  test('a second of the same name, or one named like the program’s own, gets a number and replaces nothing', async () => {
    await files.keep(own);
    expect(await files.keep({ ...own, briefing: 'Other.' })).toMatchObject({ value: { id: 'my-raid-2' } });
    expect(await files.keep(raid)).toMatchObject({ value: { id: `${raid.id}-2` } });
    expect(await files.find('my-raid')).toEqual({ ok: true, value: own });
  });

  test('deleted, it lies whole in the bin; a second deleted one doesn’t replace it there', async () => {
    for (let n = 0; n < 2; n++) {
      await files.keep(own);
      expect(await files.discard('my-raid')).toEqual({ ok: true, value: undefined });
    }
    expect(await files.list()).toEqual([]);
    const binned = await readdir(join(saves, 'scenarios', 'bin'));
    expect(binned.sort()).toEqual(['my-raid-2.ctscenario', 'my-raid.ctscenario']);
    expect(JSON.parse(await readFile(join(saves, 'scenarios', 'bin', 'my-raid.ctscenario'), 'utf8'))).toEqual(
      own,
    );
    expect(await files.discard('my-raid')).toMatchObject({ ok: false, error: { code: 'missing' } });
  });

  test('a file that can’t be read is told of and left as it is', async () => {
    await files.keep(own);
    const path = join(saves, 'scenarios', 'broken.ctscenario');
    await writeFile(path, '{"__proto__": 1');
    const listed = await files.list();
    expect(listed.map(({ id, read }) => [id, read.ok])).toEqual([
      ['broken', false],
      ['my-raid', true],
    ]);
    expect(await readFile(path, 'utf8')).toBe('{"__proto__": 1');
  });

  test.each(['../my-raid', 'a/b', '', '__proto__', 'A'])(
    'no file is looked for under the id “%s”',
    async (id) => {
      await files.keep(own);
      expect(await files.find(id)).toMatchObject({ ok: false, error: { code: 'missing' } });
      expect(await files.discard(id)).toMatchObject({ ok: false, error: { code: 'missing' } });
    },
  );

  test('a long id makes room for its number', () => {
    const long = 'x'.repeat(64);
    expect(freeId(long, new Set([long]))).toBe(`${'x'.repeat(62)}-2`);
  });
});
