import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dice } from '../../core/engine/testkit/dice';
import type { SaveRecord } from './format';
import { forged, idsOf, playOn, spoiled } from './spoil.testing';
import { must, toySave, withStore } from './testing';

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
