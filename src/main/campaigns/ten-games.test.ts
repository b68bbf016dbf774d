import { expect, test } from 'vitest';
import { buyShip, readyShips, repairShip, sellShip } from '../../core/campaign';
import { campaignOf, captain, must } from '../../core/campaign/campaign.testing';
import { inTemporary } from '../storage/testing';
import { captains, deskIn, foundIn, playOneGame, purses } from './campaigns.testing';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

test.each(['found', 'staked'] as const)(
  'ten games of three captains by random players, treasure %s: purses, collections and treasure add up after each',
  (treasure) =>
    inTemporary(async (folder) => {
      const parts = await deskIn(folder);
      const names = ['Ann', 'Bob', 'Cy'].map((name) => captain(name));
      const rules = { treasure, masts: 'repair', sunk: 'return', purse: 200 } as const;
      const id = await foundIn(parts.desk, campaignOf(rules, names));
      const pairs = [
        ['c1', 'c2'],
        ['c2', 'c3'],
        ['c3', 'c1'],
      ] as const;
      for (let n = 1; n <= 10; n++) {
        const pair = pairs[n % 3] ?? pairs[0];
        const { match, before } = await playOneGame(parts, id, pair, 100 + n);
        const after = captains(must(await parts.desk.open(id)).campaign);
        const game = after.games.at(-1);
        const result = game?.result;
        if (!result) throw new Error(`game ${n} has no result`);

        // Treasure: what was there is at homes, shared out, or back in the sea, and nothing else.
        expect(sum(result.treasure.share) + result.treasure.toSea).toBe(result.treasure.inPlay);
        expect(result.treasure.home).toEqual(match.outcome()?.scores);
        const losers = result.treasure.home.filter(
          (_, seat) => !match.outcome()?.winners.some((winner) => winner === seat),
        );
        if (result.winners.length === 1) {
          expect(Math.max(...result.treasure.share)).toBeGreaterThanOrEqual(
            result.treasure.inPlay - sum(losers),
          );
        }
        // Purses: each has what he had and his share; whoever didn't play has what he had.
        const shares = after.captains.map(({ id: who }) => {
          const seat = game?.parties.findIndex((party) => party.captain === who) ?? -1;
          return seat < 0 ? 0 : (result.treasure.share[seat] ?? 0);
        });
        expect(purses(after)).toEqual(purses(before).map((gold, i) => gold + (shares[i] ?? 0)));
        const stakes = treasure === 'staked' ? -24 : 0;
        expect(sum(after.ledger.filter((entry) => entry.game === n).map(({ amount }) => amount))).toBe(
          stakes + result.treasure.inPlay - result.treasure.toSea,
        );
        // Collections: nobody's ship has gone to anybody else, none has been made or lost.
        expect(after.ships.map(({ id: ship, captain: who }) => [ship, who])).toEqual(
          before.ships.map(({ id: ship, captain: who }) => [ship, who]),
        );
        expect(after.crew).toEqual(before.crew);
        expect(after.ships.every(({ state }) => state === 'afloat' || state === 'sold')).toBe(true);
        for (const deed of result.ships) {
          expect(after.ships.find((ship) => ship.id === deed.ship)?.masts).toEqual(deed.masts);
        }

        // In port: masts are repaired, and one ship is bought or sold. The yard takes and gives what it says.
        await inPort(parts, id, pair[0], n);
      }
      const end = captains(must(await parts.desk.open(id)).campaign);
      expect(end.games.map(({ state }) => state)).toEqual(Array.from({ length: 10 }, () => 'entered'));
      expect(sum(purses(end))).toBe(sum(end.ledger.map(({ amount }) => amount)));
      await parts.store.close();
    }),
  60_000,
);

async function inPort(
  { desk }: Awaited<ReturnType<typeof deskIn>>,
  id: string,
  who: string,
  n: number,
): Promise<void> {
  const before = captains(must(await desk.open(id)).campaign);
  const down = before.ships.flatMap(({ masts, state }) =>
    state === 'afloat' ? masts.filter((stands) => !stands) : [],
  ).length;
  for (const ship of before.ships) {
    if (ship.state !== 'afloat' || ship.masts.every(Boolean)) continue;
    must(await desk.change(id, (campaign, now) => repairShip(captains(campaign), ship.id, now)));
  }
  const repaired = captains(must(await desk.open(id)).campaign);
  expect(sum(purses(before)) - sum(purses(repaired))).toBe(down * before.rules.mastPrice);
  if (n % 2 === 1) {
    // The Carrion Crow costs 4.
    must(await desk.change(id, (campaign, now) => buyShip(captains(campaign), who, 'PS-021', now)));
    expect(sum(purses(captains(must(await desk.open(id)).campaign)))).toBe(sum(purses(repaired)) - 4);
    return;
  }
  const crow = readyShips(repaired, who).findLast(({ card }) => card === 'PS-021');
  if (!crow) return;
  must(await desk.change(id, (campaign, now) => sellShip(captains(campaign), crow.id, now)));
  expect(sum(purses(captains(must(await desk.open(id)).campaign)))).toBe(sum(purses(repaired)) + 4);
}
