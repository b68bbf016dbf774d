import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { type Hands, Keys, Mouse } from './hands';
import { SpanishMainTable } from './spanish-main-table';
import { expect, type TableServer, test } from './table';

test.describe.configure({ timeout: 240_000 });

/** In words: the same panels and the same host, without waiting for a picture of each move. */
const at = ({ address }: TableServer, hash = ''): string => `${address}?words${hash}`;

/** Two treasures of two gold from each, and a single round: nobody brings any home, each goes home with half. */
async function found(hands: Hands): Promise<void> {
  const { page } = hands;
  await hands.press(page.getByTestId('new-campaign'));
  for (const [rule, value] of [
    ['coins', '2'],
    ['gold', '4'],
    ['islands', '3'],
    ['roundLimit', '1'],
  ] as const) {
    await hands.fill(page.getByTestId(`rule-${rule}`), value);
  }
  await hands.press(page.getByTestId('found-campaign'));
  await expect(page.getByTestId('standings')).toBeVisible();
}

/** Builds a fleet of the first ship there is, and tells how many there were. */
function builder(hands: Hands): { readonly build: () => Promise<void>; readonly offered: number[] } {
  const cards = hands.page.getByTestId('fleet-builder').locator('[data-testid^="add-"]');
  const offered: number[] = [];
  const build = async (): Promise<void> => {
    await expect(cards.first()).toBeVisible();
    offered.push(await cards.count());
    await hands.press(cards.first());
  };
  return { build, offered };
}

test('a campaign: a fleet out of the collection, a game, the purse, a new ship, the end of the host, a second game', async ({
  table,
  page,
}) => {
  const hands = new Mouse(page);
  await table.ask('settings.set', { pace: 0 });
  await page.goto(at(table));
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await found(hands);
  await expect(page.getByTestId('purse-c1')).toHaveText('10');

  await hands.press(page.getByTestId('begin-game'));
  const game = new SpanishMainTable(hands);
  const first = builder(hands);
  await game.setUp(first.build);
  expect(first.offered).toEqual([3]);
  while ((await game.until('end-turn', 'victory')) === 'end-turn') await game.endTurn();
  await hands.press(page.getByTestId('back-to-campaign'));
  // Eight gold was in play, nobody had any at home.
  await expect(page.getByTestId('purse-c1')).toHaveText('14');
  await expect(page.getByTestId('purse-c2')).toHaveText('14');
  await expect(page.getByTestId('game-1')).toContainText('nobody won');

  await page.getByText('Shipyard').click();
  await expect(page.getByTestId('yard-purse')).toHaveText('14 gold');
  await hands.press(page.getByTestId('buy-PS-017'));
  await expect(page.getByTestId('yard-purse')).toHaveText('9 gold');
  await expect(page.getByTestId('yard-own')).toContainText('Treachery');

  await table.kill();
  await table.restart();
  await page.goto(at(table, '#/campaigns'));
  await page.reload();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByTestId('purse-c1')).toHaveText('9');
  await expect(page.getByTestId('purse-c2')).toHaveText('14');

  await hands.press(page.getByTestId('begin-game'));
  const second = builder(hands);
  while ((await game.until('roll-for-order', 'choose-fleet')) === 'roll-for-order') {
    await game.step('roll-for-order');
  }
  await second.build();
  // The new ship is there to choose.
  expect(second.offered).toEqual([4]);
  await page.keyboard.press('Escape');
  await page.getByTestId('resign').click();
  await page.getByTestId('resign').click();
  await hands.press(page.getByTestId('back-to-campaign'));
  // No treasure had been dealt: purses stay, and there is a winner.
  await expect(page.getByTestId('purse-c1')).toHaveText('9');
  await expect(page.getByTestId('game-2')).toContainText('won');
  await hands.press(page.getByTestId('replay-1'));
  await expect(page.getByRole('slider').first()).toBeVisible();
});

test('the keyboard alone founds a campaign and buys in the yard', async ({ table, page }) => {
  await page.goto(at(table, '#/campaigns'));
  const hands = new Keys(page);
  await found(hands);
  await page.getByRole('radio', { name: 'Chart' }).focus();
  await page.keyboard.press('ArrowRight');
  await hands.press(page.getByTestId('buy-PS-021'));
  await expect(page.getByTestId('yard-purse')).toHaveText('6 gold');
  await hands.press(page.getByTestId('sell-s1'));
  await expect(page.getByTestId('yard-purse')).toHaveText('16 gold');
});

test('damaged and newer campaigns: nothing is lost, and it is said in clear words', async ({
  table,
  page,
}) => {
  await page.goto(at(table, '#/campaigns'));
  await found(new Mouse(page));
  await page.getByText('Shipyard').click();
  await page.getByTestId('buy-PS-021').click();
  await expect(page.getByTestId('yard-purse')).toHaveText('6 gold');
  const folder = join(table.saves, 'campaigns');
  const name = (await readdir(folder)).find((one) => one.endsWith('.ctcampaign')) ?? '';
  const path = join(folder, name);
  const whole = await readFile(path, 'utf8');

  await writeFile(path, whole.slice(0, 700));
  await page.goto(at(table, '#/campaigns'));
  await page.reload();
  await expect(page.getByText('The one before it stands in').first()).toBeVisible();
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByTestId('purse-c1')).toHaveText('10');
  expect(await readdir(join(folder, 'damaged'))).not.toEqual([]);

  const newer = JSON.stringify({ ...JSON.parse(whole), format: 99 });
  await writeFile(path, newer);
  await page.goto(at(table, '#/campaigns'));
  await page.reload();
  await expect(page.getByText('from a newer version')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open' })).toHaveCount(0);
  expect(await readFile(path, 'utf8')).toBe(newer);
});

test('a scenario opens at its table, and a match night keeps its points', async ({ table, page }) => {
  await page.goto(at(table, '#/scenarios'));
  await page.getByTestId('play-first-raid').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await expect(page.getByTestId('twin')).toContainText('Longshanks');

  await page.goto(at(table, '#/new-campaign/night'));
  const hands = new Mouse(page);
  await hands.choose(page.getByTestId('seat-who-1'), 'A person');
  await hands.press(page.getByTestId('found-campaign'));
  await hands.choose(page.getByTestId('night-game'), 'Caribbean');
  await hands.press(page.getByTestId('begin-game'));
  await expect(page.getByTestId('table')).toBeVisible();
  await page.goto(at(table, '#/campaigns'));
  await expect(page.getByText('1 open')).toBeVisible();
});

test('a position is kept as a scenario out of a game, saved as a file, deleted, and taken in again', async ({
  table,
  page,
}) => {
  await page.goto(at(table, '#/scenarios'));
  await page.getByTestId('play-first-raid').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByTestId('keep-scenario').click();
  await page.getByTestId('keep-title').fill('Night and fog');
  await page
    .getByRole('switch', { name: /^Keep .* afloat/ })
    .first()
    .check();
  await page.getByTestId('keep-scenario-now').click();
  const card = page.getByTestId('scenario-night-and-fog');
  await expect(card).toContainText('Win the game.');

  const file = await downloaded(page, page.getByTestId('export-night-and-fog'));
  await page.getByTestId('delete-night-and-fog').click();
  await page.getByTestId('delete-night-and-fog').click();
  await expect(card).toBeHidden();
  await upload(page, page.getByTestId('scenario-file'), file);
  await expect(card).toContainText('afloat');
  await page.getByTestId('play-night-and-fog').click();
  await expect(page.getByTestId('twin')).toContainText('Longshanks');
});

test('a campaign goes out as one file and comes back beside the first; ships that stay in port can sail in another game', async ({
  table,
  page,
}) => {
  const hands = new Mouse(page);
  await page.goto(at(table, '#/campaigns'));
  await found(hands);
  await hands.press(page.getByTestId('plan-game'));
  await page.getByTestId('stay-1').locator('summary').click();
  await page.getByTestId('stays-s1').check();
  await hands.press(page.getByTestId('begin-1'));
  await expect(page.getByTestId('table')).toBeVisible();

  await page.goto(at(table, '#/campaigns'));
  const entries = page.locator('li[data-testid^="campaign-"]');
  const file = await downloaded(page, entries.getByRole('button', { name: /^Export / }));
  await upload(page, page.getByRole('button', { name: 'Import' }), file);
  await expect(page.getByTestId('standings')).toBeVisible();
  // The ship that stayed isn't bound: she can be sold, the others can't.
  await page.getByText('Shipyard').click();
  await expect(page.getByTestId('sell-s1')).toBeEnabled();
  await expect(page.getByTestId('sell-s2')).toHaveAttribute('aria-disabled', 'true');
  await page.goto(at(table, '#/campaigns'));
  await expect(entries).toHaveCount(2);
});

/** @returns the path of the file that a click gives */
async function downloaded(page: Page, button: Locator): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return file.path();
}

async function upload(page: Page, button: Locator, file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(file);
}
