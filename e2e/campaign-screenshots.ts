import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browsers.mjs';
import { buyShip, planGame, raiseShip, repairShip } from '../src/core/campaign';
import { campaignOf, captain, must } from '../src/core/campaign/campaign.testing';
import { captains, deskIn, foundIn, playOneGame } from '../src/main/campaigns/campaigns.testing';
import type { CampaignDesk } from '../src/main/campaigns/desk';
import { TableServer } from './table';

/**
 * Takes the pictures of a campaign in docs/screenshots anew, after a build: `npx tsx e2e/campaign-screenshots.ts [FOLDER]`.
 * The campaign is played by random players first, so that there is something to see.
 */
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const folder = process.argv[2] ?? resolve(import.meta.dirname, '../docs/screenshots');

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

const table = await TableServer.start();
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
try {
  const id = await played(table.saves);
  for (const viewport of SIZES) {
    const page = await browser.newPage({ viewport });
    const shot = async (name: string): Promise<void> => {
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: join(folder, `campaign-${name}-${viewport.width}.png`) });
    };
    await page.goto(`${table.address}#/campaign/${id}`);
    await page.getByTestId('standings').waitFor();
    await shot('chart');
    await page.getByText('Shipyard').click();
    await page.getByTestId('yard-own').waitFor();
    await shot('shipyard');
    await page.goto(`${table.address}#/scenarios`);
    await page.getByTestId('play-first-raid').waitFor();
    await shot('scenarios');
    await page.close();
  }
} finally {
  await browser.close();
  await table.stop();
}
