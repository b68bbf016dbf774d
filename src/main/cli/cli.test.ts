import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inTemporary } from '../storage/testing';
import { UsageError } from './command-line';
import { simulate } from './simulate';
import { verifyFiles } from './verify';

async function ran(
  tool: typeof simulate,
  ...args: string[]
): Promise<{ code: number; said: Record<string, unknown>[] }> {
  const said: Record<string, unknown>[] = [];
  const code = await tool(args, (line) => said.push(JSON.parse(line)));
  return { code, said };
}

const GAME = ['caribbean', '--games', '4', '--seed', '3', '--seats'] as const;

describe('sim', () => {
  test('plays whole games and counts each as a win, a draw or unfinished', async () => {
    const { code, said } = await ran(simulate, ...GAME, 'random,random');
    expect(code).toBe(0);
    const [report] = said;
    expect(report).toMatchObject({ game: 'caribbean', seats: ['random', 'random'], games: 4, failures: [] });
    const { wins, draws, unfinished } = report ?? {};
    const counted = [...(Array.isArray(wins) ? wins : []), draws, unfinished];
    expect(counted.reduce((sum, n) => sum + n, 0)).toBe(4);
  });

  test('gives the same games for the same seed', async () => {
    const [first, second] = [
      await ran(simulate, ...GAME, 'random,random'),
      await ran(simulate, ...GAME, 'random,random'),
    ];
    for (const key of ['wins', 'draws', 'meanTurns', 'meanCommands']) {
      expect(first.said[0]?.[key]).toEqual(second.said[0]?.[key]);
    }
  });

  test('cuts a game off after so many commands and calls it unfinished', async () => {
    const { said } = await ran(simulate, ...GAME, 'random,random', '--max-commands', '5');
    expect(said[0]).toMatchObject({ unfinished: 4, meanCommands: 5, failures: [] });
  });

  test('keeps its games as saves, which replay verifies command by command', () =>
    inTemporary(async (folder) => {
      await ran(simulate, ...GAME, 'random,random', '--save', folder);
      const files = (await readdir(folder)).map((name) => join(folder, name));
      expect(files).toHaveLength(4);
      const { code, said } = await ran(verifyFiles, ...files);
      expect(code).toBe(0);
      for (const one of said) {
        expect(one).toMatchObject({
          game: 'caribbean',
          ok: true,
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        });
      }
    }));

  test.each([
    ['no game', []],
    ['a game that is none', ['chess', '--seats', 'random,random', '--games', '1', '--seed', '1']],
    ['no seats', ['caribbean', '--games', '1', '--seed', '1']],
    ['too many seats', [...GAME, 'random,random,random,random,random,random,random,random,random']],
    ['a player that is none', [...GAME, 'random,admiral']],
    ['games that are no number', ['caribbean', '--seats', 'random,random', '--games', 'x', '--seed', '1']],
    ['an unknown option', [...GAME, 'random,random', '--speed', '9']],
    ['options that are not there', [...GAME, 'random,random', '--options', '/no/such/file.json']],
  ])('refuses %s, and says so', async (_, args) => {
    await expect(simulate(args, () => undefined)).rejects.toThrow(/./);
  });

  test('refuses house rules that don’t fit, naming the field', () =>
    inTemporary(async (folder) => {
      const file = join(folder, 'options.json');
      await writeFile(file, '{"nonsense": 1}');
      const run = simulate([...GAME, 'random,random', '--options', file], () => undefined);
      await expect(run).rejects.toThrow(UsageError);
      await expect(run).rejects.toThrow(/nonsense/);
    }));
});

describe('replay', () => {
  test('tells the first entry at which a save and the rules differ, and its exit code is not 0', () =>
    inTemporary(async (folder) => {
      await ran(
        simulate,
        'caribbean',
        '--seats',
        'random,random',
        '--games',
        '1',
        '--seed',
        '3',
        '--save',
        folder,
      );
      const [name = ''] = await readdir(folder);
      const good = join(folder, name);
      const bad = join(folder, 'bad.ctsave');
      const lines = (await readFile(good, 'utf8')).split('\n');
      const at = lines.findIndex((line) => line.includes('"number":9,'));
      await writeFile(
        bad,
        lines.map((line, i) => (i === at ? line.replace('"seat":', '"seaT":') : line)).join('\n'),
      );
      const { code, said } = await ran(verifyFiles, good, bad);
      expect(code).toBe(1);
      expect(said).toMatchObject([{ ok: true }, { file: bad, ok: false, at: 9 }]);
    }));

  test('says what is wrong with a file that is no save, or is not there', async () => {
    const { code, said } = await ran(verifyFiles, 'package.json', 'no-such-file');
    expect(code).toBe(1);
    expect(said).toMatchObject([
      { ok: false, at: 0, why: expect.stringContaining('no save') },
      { ok: false, at: 0, why: expect.stringContaining('ENOENT') },
    ]);
  });

  test('wants a file', async () => {
    await expect(verifyFiles([], () => undefined)).rejects.toThrow(UsageError);
  });
});
