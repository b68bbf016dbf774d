import { buyShip, planGame, raiseShip, repairShip } from '../src/core/campaign';
import { campaignOf, captain, must } from '../src/core/campaign/campaign.testing';
import { captains, deskIn, foundIn, playOneGame } from '../src/main/campaigns/campaigns.testing';
import type { CampaignDesk } from '../src/main/campaigns/desk';
import { takePictures } from './pictures';

/** The campaign is played by random players first, so that there is something to see. */
const fleets = [
  captain('Anne Bonny', {
    player: { kind: 'person' },
    ships: ['PS-011', 'PS-028', 'PS-021'],
    crew: ['generic-captain-pirate', 'generic-helmsman-pirate'],
  }),
  captain('Blas de Lezo', { flag: 'Spain', ships: ['SS-007', 'SS-016', 'SS-015'], crew: [] }),
  captain('Old Benbow', { flag: 'England', ships: ['ES-009', 'ES-011', 'ES-013'], crew: [] }),
];

/** Whatever is down is made whole again, as far as the purses reach. */
async function upkeep(desk: CampaignDesk, id: string): Promise<void> {
  for (const { id: ship } of captains(must(await desk.open(id)).campaign).ships) {
    await desk.change(id, (one, at) => raiseShip(captains(one), ship, at));
    await desk.change(id, (one, at) => repairShip(captains(one), ship, at));
  }
}

/** Eight games among three captains, one to come. @returns its id */
async function played(saves: string): Promise<string> {
  let now = Date.now() - 10 * 86_400_000;
  const clock = (): number => (now += 3_600_000);
  const parts = await deskIn(saves, clock);
  const rules = {
    masts: 'repair',
    sunk: 'fee',
    points: 30,
    roundLimit: 14,
    purse: 20,
    target: { kind: 'gold', amount: 200 },
  } as const;
  const id = await foundIn(parts.desk, {
    ...campaignOf(rules, fleets),
    id: 'spice-run',
    name: 'The Spice Run',
    created: now,
  });
  const pairs = [
    ['c1', 'c2'],
    ['c3', 'c1'],
    ['c2', 'c3'],
  ] as const;
  for (let n = 0; n < 8; n++) {
    await playOneGame(parts, id, pairs[n % 3] ?? pairs[0], 40 + n);
    if (n < 6) await upkeep(parts.desk, id);
    if (n === 3) must(await parts.desk.change(id, (one, at) => buyShip(captains(one), 'c1', 'PS-017', at)));
  }
  const plan = { captains: ['c1', 'c2'], points: 40, scenario: 'blockade' };
  must(await parts.desk.change(id, (one, at) => planGame(captains(one), plan, at)));
  await parts.store.close();
  return id;
}

let id = '';
await takePictures(
  'campaign-',
  {
    chart: async ({ page, open }) => {
      await open(`#/campaign/${id}`);
      await page.getByTestId('standings').waitFor();
    },
    shipyard: async ({ page, open }) => {
      await open(`#/campaign/${id}`);
      await page.getByText('Shipyard').click();
      await page.getByTestId('yard-own').waitFor();
    },
    scenarios: async ({ page, open }) => {
      await open('#/scenarios');
      await page.getByTestId('play-first-raid').waitFor();
    },
  },
  async (table) => {
    id = await played(table.saves);
  },
);
