import { describe, expect, test } from 'vitest';
import { campaignOf, must } from '../../core/campaign/campaign.testing';
import { inTemporary } from '../storage/testing';
import { bundled, unbundled } from './bundle';
import { captains, deskIn, foundIn, playOneGame, purses } from './campaigns.testing';

describe('a campaign as one file', () => {
  test('comes with its games to another machine: the same purses, and its games replay', () =>
    inTemporary((here) =>
      inTemporary(async (there) => {
        const parts = await deskIn(here);
        const id = await foundIn(parts.desk, campaignOf({ roundLimit: 2 }));
        const { match } = await playOneGame(parts, id, ['c1', 'c2'], 3);
        const before = captains(must(await parts.desk.open(id)).campaign);
        const text = await bundled(before, parts.store);

        const other = await deskIn(there);
        const after = captains(must(await unbundled(text, 'carried', other.store)));
        expect([after.id, purses(after)]).toEqual(['carried', purses(before)]);
        const [game] = after.games;
        expect(game?.match).not.toBe(before.games[0]?.match);
        const opened = must(await other.store.open(game?.match ?? ''));
        expect(opened.match.hash()).toBe(match.hash());
        await opened.journal?.close();
        await parts.store.close();
        await other.store.close();
      }),
    ));

  test.each([
    ['no JSON', '{', 'damaged'],
    ['no campaign in it', '{"bundle":1,"campaign":{},"games":[]}', 'damaged'],
    ['a key that reaches a prototype', '{"bundle":1,"campaign":{"__proto__":{}},"games":[]}', 'damaged'],
    ['a newer format', `{"bundle":1,"campaign":{"format":9},"games":[]}`, 'newer'],
  ])('%s: refused, and nothing is put on the shelf', (_, text, code) =>
    inTemporary(async (folder) => {
      const { store } = await deskIn(folder);
      expect(await unbundled(text, 'x', store)).toMatchObject({ ok: false, error: { code } });
      expect(await store.list()).toEqual([]);
      await store.close();
    }),
  );
});
