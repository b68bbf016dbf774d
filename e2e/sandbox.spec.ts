import type { Page } from '@playwright/test';
import { countDrawCalls, expectThriftyDrawing } from './drawn';
import { FreeTable, fromAbove } from './free-table';
import { expect, test } from './table';

test.use({ actionTimeout: 40_000 });

const games = [
  ['spanish-main', /island/],
  ['shuffling-the-deck', /ship Grim Tidings/],
  ['caribbean', /board/],
  ['piratas', /mat/],
] as const;

test('the free table in words: each game is set up, dice roll, hands are dealt, pieces are moved and measured, a host that dies loses nothing, all is undone', async ({
  page,
  table,
}) => {
  const free = await FreeTable.sit(page, table, 'empty', true);
  const first = await free.view(0);
  const twin = page.getByTestId('twin');
  for (const [name, piece] of games) {
    await free.step(() => free.action(`set-up-${name}`).click());
    await expect(twin.getByRole('rowheader', { name: piece }).first()).toBeVisible();
  }
  await page.getByRole('checkbox', { name: /Choose deck/ }).check();
  await free.step(() => free.action('deal').click());
  await expect(twin.getByText('one card in hand')).toHaveCount(2);
  await free.step(() => page.getByTestId('box-add').click());
  await page.getByRole('checkbox', { name: /Choose deck/ }).uncheck();
  await page.getByRole('checkbox', { name: /Choose die/ }).check();
  await free.step(() => free.action('roll').click());
  await expect(page.getByText(/rolls/).first()).toBeVisible();
  await free.step(() => page.getByTestId('move-right').click());
  await page.getByRole('checkbox', { name: /Choose deck/ }).check();
  await expect(page.getByText(/The gap between the two is [\d.]+ mm/)).toBeVisible();

  const before = await free.view(8);
  await table.kill();
  await table.restart();
  await page.reload();
  await free.takeSeat();
  await expect(twin.getByText('one card in hand')).toHaveCount(2);
  expect(await free.view(8)).toEqual(before);

  await page.getByTestId('tool-undo').focus();
  for (let n = 0; n < 8; n++) await free.step(() => page.keyboard.press('Control+z'));
  await expect(twin.getByRole('rowheader')).toHaveCount(0);
  expect(await free.view(0)).toEqual(first);
});

type Place = readonly [x: number, y: number];

/** A hand on the table seen from above takes something at one place and lays it down at another. */
async function carry(page: Page, from: Place, to: Place): Promise<void> {
  const [a, b] = [fromAbove(from), fromAbove(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  // A hand that is still for a moment lays down; else it throws. There is no event to wait for.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 160)));
  await page.mouse.up();
}

/** The same in one swing, however slowly this machine draws: its last steps are 25 ms apart. */
async function fling(page: Page, from: Place, to: Place): Promise<void> {
  const [a, b] = [fromAbove(from), fromAbove(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.evaluate(
    ({ a, b }) => {
      const canvas = document.querySelector('.table-stage canvas');
      const swing = (type: string, t: number) => {
        const at = { clientX: a.x + (b.x - a.x) * t, clientY: a.y + (b.y - a.y) * t };
        canvas?.dispatchEvent(new PointerEvent(type, { ...at, pointerId: 1, bubbles: true, button: 0 }));
      };
      for (const t of [0.25, 0.5, 0.75, 1]) {
        for (const until = performance.now() + 25; performance.now() < until; );
        swing('pointermove', t);
      }
      swing('pointerup', 1);
    },
    { a, b },
  );
  await page.mouse.up();
}

test('the free table in 3D: a die is brought, carried, copied from the menu, chosen with its copy by a box, thrown, deleted; the timeline brings the start back', async ({
  page,
  table,
}) => {
  await table.ask('settings.set', { quality: 'low', animationSpeed: 0, motion: 'reduced' });
  await countDrawCalls(page);
  const free = await FreeTable.sit(page, table, 'empty', false);
  await page.getByTestId('tool-chart').click();
  await free.step(() => page.getByTestId('box-add').click());
  const die = (await free.view(1)).pieces[0];
  const at = (die ? [die.pose.x / 1000, die.pose.y / 1000] : [0, 0]) as Place;

  await free.step(() => carry(page, at, [40, 30]));
  const carried = (await free.view(2)).pieces[0];
  expect(Math.hypot((carried?.pose.x ?? 0) / 1000 - 40, (carried?.pose.y ?? 0) / 1000 - 30)).toBeLessThan(4);

  const middle = fromAbove([40, 30]);
  await page.mouse.click(middle.x, middle.y, { button: 'right' });
  await expect(page.getByTestId('sandbox-menu')).toBeVisible();
  await free.step(() => free.menu('duplicate').click());
  expect((await free.view(3)).pieces).toHaveLength(2);

  await carry(page, [-60, 120], [160, -90]);
  await expect(page.getByText('2 pieces chosen')).toBeVisible();
  // Thrown, the two of them roll from where they are let go.
  await free.step(() => fling(page, [40, 30], [-80, 60]));
  await expect(page.getByText(/rolls/).first()).toBeVisible();
  await expect(page.getByText(/cards? in hand/).first()).toBeVisible();
  await free.step(() => page.keyboard.press('Delete'));
  await expect(page.getByText('an empty table').first()).toBeVisible();

  await page.getByTestId('tool-timeline').click();
  await page.getByTestId('moment-2').click();
  await expect(page.getByText('one piece', { exact: true })).toBeVisible();
  expect(await free.view(2)).toMatchObject({ pieces: [{ pose: carried?.pose }] });
  await page.getByTestId('moment-0').click();
  await expect(page.getByText('an empty table').first()).toBeVisible();
  await expectThriftyDrawing(page);
});

test('the hand lies at the lower edge: a card is drawn off the deck, one is played by dragging it, and the other player sees neither', async ({
  page,
  table,
}) => {
  await table.ask('settings.set', { quality: 'low', animationSpeed: 0, motion: 'reduced' });
  const free = await FreeTable.sit(page, table, 'empty', false);
  await page.getByTestId('tool-chart').click();
  await page.getByTestId('box-group').selectOption('cards');
  await page.getByTestId('box-piece').selectOption('cards-52');
  await free.step(() => page.getByTestId('box-add').click());
  await free.step(() => free.action('gather').click());
  await free.step(() => free.action('flip').click());
  const deck = (await free.view(3)).pieces[0];
  expect(deck?.hold).toMatchObject({ count: 52, items: null });

  const tray = page.getByTestId('tray');
  const there = fromAbove([(deck?.pose.x ?? 0) / 1000, (deck?.pose.y ?? 0) / 1000]);
  // Nothing is chosen: a drag takes the top card alone.
  const bare = fromAbove([200, 140]);
  await page.mouse.click(bare.x, bare.y);
  const box = await tray.boundingBox();
  await page.mouse.move(there.x, there.y);
  await page.mouse.down();
  await page.mouse.move(there.x + 30, there.y + 30, { steps: 4 });
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { steps: 4 });
  await free.step(() => page.mouse.up());
  await expect(tray).toHaveAttribute('data-count', '1');
  expect((await free.view(4)).hands).toMatchObject([{ items: null, backs: [{}] }, { backs: [] }]);

  const card = tray.getByRole('button').first();
  const held = await card.boundingBox();
  const target = fromAbove([120, 60]);
  await page.mouse.move((held?.x ?? 0) + 20, (held?.y ?? 0) + 40);
  await page.mouse.down();
  await page.mouse.move(target.x, target.y, { steps: 6 });
  await free.step(() => page.mouse.up());
  const played = (await free.view(5)).pieces.at(-1);
  expect(played).toMatchObject({ kind: 'card', face: 'up' });
  expect(Math.hypot((played?.pose.x ?? 0) / 1000 - 120, (played?.pose.y ?? 0) / 1000 - 60)).toBeLessThan(4);
  await expect(tray).toHaveAttribute('data-count', '0');
});
