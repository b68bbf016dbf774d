import type { Page } from '@playwright/test';
import { z } from 'zod';
import { expect, type TableServer, test } from './table';

const created = z.object({ match: z.string() });
const shown = z.object({ view: z.record(z.string(), z.unknown()) });

/** Begins a free table of two, sits the first down, and shows it in words. */
async function sit(table: TableServer, page: Page): Promise<string> {
  const seats = ['Ann', 'Bob'].map((name) => ({ kind: 'person', name }));
  const { match } = created.parse(await table.ask('match.create', { game: 'sandbox', seats }));
  await page.goto(`${table.address}?words#/table/${match}`);
  await page.getByRole('button', { name: /Ann/ }).first().click();
  await page.getByTestId('box-add').waitFor();
  return match;
}

const look = async (table: TableServer, match: string) =>
  JSON.stringify(shown.parse(await table.ask('replay.at', { match, viewer: 'spectator', command: 0 })).view);

test.use({ actionTimeout: 20_000 });

test('the free table: each game is set up, dice roll, hands are dealt, all is undone, and a reload finds it again', async ({
  page,
  table,
}) => {
  const match = await sit(table, page);
  const first = await look(table, match);
  for (const [name, piece] of [
    ['spanish-main', /island/],
    ['shuffling-the-deck', /ship blackheart/],
    ['caribbean', /board/],
    ['piratas', /mat/],
  ] as const) {
    await page.getByTestId(`action-set-up-${name}`).click();
    await expect(page.getByTestId('twin').getByRole('rowheader', { name: piece }).first()).toBeVisible();
  }
  await page.getByRole('checkbox', { name: /Choose deck/ }).check();
  await page.getByTestId('action-deal').click();
  await expect(page.getByTestId('twin').getByText('one card in hand')).toHaveCount(2);
  await page.getByTestId('box-add').click();
  await page.getByRole('checkbox', { name: /Choose deck/ }).uncheck();
  await page.getByRole('checkbox', { name: /Choose die/ }).check();
  await page.getByTestId('action-roll').click();
  await expect(page.getByText(/rolls/).first()).toBeVisible();
  await page.getByTestId('move-right').click();
  await page.reload();
  await page.getByRole('button', { name: /Ann/ }).first().click();
  await expect(page.getByTestId('twin').getByText('one card in hand')).toHaveCount(2);
  for (let n = 0; n < 8; n++) await page.keyboard.press('Control+z');
  await expect(page.getByTestId('twin').getByRole('rowheader')).toHaveCount(0);
  expect(await look(table, match)).toBe(first);
});
