import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { games } from '../../core/games';
import { checkSave } from './check-save';
import { FORMAT } from './format';
import { readSave } from './read-save';
import { must } from './testing';

/**
 * Saves as they were written by each version of the rules and of the format: `GAME-rulesN-formatN.ctsave`. They are never
 * changed; a new version adds its own (`npm run -s sim -- GAME … --save DIR`).
 */
const folder = new URL('./corpus/', import.meta.url);

describe('a save of the corpus', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ctsave'));
  test('is there for every game at the rules of today', () => {
    const today = [...games.values()].map(
      (game) => `${game.id}-rules${game.rulesVersion}-format${FORMAT}.ctsave`,
    );
    expect(files).toEqual(expect.arrayContaining(today));
  });

  for (const name of files) {
    test(`${name} opens whole`, () => {
      const bytes = readFileSync(new URL(name, folder));
      const read = must(readSave(bytes, [], games, { entropy: () => 1, migrations: new Map() }));
      const { match, messages, lost } = read.opened;
      const { rulesVersion } = match.start;
      const older = rulesVersion < match.game.rulesVersion;
      expect([messages.map((one) => one.id), lost]).toEqual([older ? ['storage.report.older-rules'] : [], 0]);
      expect(name).toBe(`${match.game.id}-rules${rulesVersion}-format1.ctsave`);
      if (!older) expect(checkSave(bytes, games)).toMatchObject({ ok: true, hash: match.hash() });
    });
  }
});
