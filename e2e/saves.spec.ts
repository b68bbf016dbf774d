import { readFile, writeFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { Mouse } from './hands';
import { openAt } from './open-at';
import { SpanishMainTable } from './spanish-main-table';
import { expect, type TableServer, test } from './table';

test.use({ actionTimeout: 30_000 });

const entries = (page: Page) => page.getByTestId('shelf-entry');
const at = (page: Page) => page.getByTestId('replay');

/** What the page offers to keep when something is pressed. */
async function kept(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

/** Anne sails, takes it back, sails again, shoots. */
async function played(table: TableServer, page: Page): Promise<void> {
  await table.ask('settings.set', { quality: 'low', animationSpeed: 0, motion: 'reduced', pace: 0 });
  await openAt(table, page, 'battle', true);
  const game = new SpanishMainTable(new Mouse(page));
  const undo = page.getByTestId('tool-undo');
  const sail = async () => {
    await game.plan('HMS Gallowglass', 180);
    await game.act(game.action('sail'));
  };
  await sail();
  await game.act(undo);
  await expect(page.getByTestId('log').locator('s').first()).toContainText('HMS Gallowglass');
  await sail();
  await game.hands.press(game.ship('HMS Leicester'));
  await game.hands.press(game.action('shoot'));
  await game.act(page.locator('[data-testid^="action-fire-"]:not([aria-disabled=true])').first());
  // The Leicester's hits cost two masts; Jack chooses which.
  for (let n = 0; n < 2; n++) {
    await game.until('lose-mast-0', 'lose-mast-1');
    await game.act(page.locator('[data-testid^="action-lose-mast-"]').first());
  }
  await game.sit();
}

test('undo goes back to the die and says why no further; the shelf continues, renames, copies, bins and puts back', async ({
  table,
  page,
}) => {
  await played(table, page);
  const undo = page.getByTestId('tool-undo');
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toHaveAttribute('title', /Chance has spoken|decided something since/);

  await table.kill();
  await table.restart();
  await page.goto(`${table.address}?words#/home`);
  await page.reload();
  await page.getByTestId('continue').click();
  await page.getByTestId(/^sit-/).first().click();
  await expect(page.getByTestId('log')).toContainText('HMS Leicester');

  await page.goto(`${table.address}?words#/shelf`);
  await expect(entries(page)).toHaveCount(1);
  await expect(entries(page)).toContainText(/Anne and Jack.*whole/s);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'New name' }).fill('The battle of the reef');
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click();
  await expect(entries(page)).toContainText('The battle of the reef');
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(entries(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Delete' }).first().click();
  await expect(entries(page)).toHaveCount(1);
  await page.getByTestId('bin').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Put it back' }).click();
  await expect(entries(page)).toHaveCount(2);
});

test('a replay goes by the scrubber, by steps, to an event, and its log is saved; games and free tables branch off it', async ({
  table,
  page,
}) => {
  await played(table, page);
  await page.goto(`${table.address}#/shelf`);
  await page.getByRole('button', { name: 'Replay' }).click();
  await page.locator('[data-testid=scene][data-ready=true]').waitFor();
  const last = await page.getByTestId('scrubber').getAttribute('max');
  await page.getByTestId('scrubber').fill(last ?? '');
  await expect(at(page)).toHaveAttribute('data-at', last ?? '');
  await page.getByTestId('replay-back').click();
  await expect(at(page)).toHaveAttribute('data-at', String(Number(last) - 1));
  await page.getByTestId('replay-first').click();
  await expect(at(page)).toHaveAttribute('data-at', '0');
  await page.getByRole('searchbox').fill('Leicester');
  await page.getByTestId('events').getByRole('button').first().click();
  // She sailed, once for good, and then the Leicester fired.
  await expect(at(page)).toHaveAttribute('data-at', '2');

  const log = await kept(page, () => page.getByTestId('save-log').click());
  expect(await readFile(await log.path(), 'utf8')).toContain('HMS Gallowglass');

  await page.getByTestId('replay-back').click();
  await page.getByTestId('branch').click();
  await page.getByTestId(/^sit-/).first().click();
  await expect(page.getByTestId('log')).not.toContainText('HMS Leicester');

  await page.goBack();
  await page.locator('[data-testid=scene][data-ready=true]').waitFor();
  await page.getByTestId('branch-free').click();
  await page.getByTestId(/^sit-/).first().click();
  await expect(page.getByTestId('box-add')).toBeVisible();
});

test('a match goes out as a file and comes in beside the first; what is no save is refused in words', async ({
  table,
  page,
}, info) => {
  await played(table, page);
  await page.goto(`${table.address}?words#/shelf`);
  const save = await kept(page, () => page.getByRole('button', { name: 'Export' }).click());
  expect(save.suggestedFilename()).toMatch(/\.ctsave$/);
  const choose = async (path: string) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.getByRole('button', { name: 'Import a save' }).click(),
    ]);
    await chooser.setFiles(path);
  };
  await choose(await save.path());
  await expect(entries(page)).toHaveCount(2);
  const nonsense = info.outputPath('nonsense.ctsave');
  await writeFile(nonsense, '{"a treasure map": true}');
  await choose(nonsense);
  await expect(page.getByText(/This save can’t be read/)).toBeVisible();
  await expect(entries(page)).toHaveCount(2);
});
