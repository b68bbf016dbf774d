import type { Page } from '@playwright/test';
import { TableCamera } from '../src/renderer/table/camera/table-camera';
import { type Hands, Keys, Mouse } from './hands';
import { openAt } from './open-at';
import { SpanishMainTable } from './spanish-main-table';
import { expect, test } from './table';

const HANDS: readonly (readonly [string, (page: Page) => Hands])[] = [
  ['by mouse', (page) => new Mouse(page)],
  ['by keyboard', (page) => new Keys(page)],
];

for (const [how, handsOf] of HANDS) {
  test(`a move and a refused one, typed, ${how}`, async ({ table, page }) => {
    await openAt(table, page, 'hemmedIn', true);
    const game = new SpanishMainTable(handsOf(page));
    await game.plan('HMS Titan', 0);
    await expect(page.getByTestId('verdict')).toContainText('Can’t.');
    await expect(game.action('sail')).toHaveAttribute('aria-disabled', 'true');
    await game.hands.fill(page.getByTestId('bearing'), '90');
    await expect(page.getByTestId('verdict')).toContainText('Stops after 79 mm at Isla de Plata');
    await game.act(game.action('sail'));
    await expect(page.getByTestId('log')).toContainText('HMS Titan');
  });

  test(`a shot and a refused one, ${how}`, async ({ table, page }) => {
    await openAt(table, page, 'battle', true);
    const game = new SpanishMainTable(handsOf(page));
    await game.hands.press(game.ship('HMS Gallowglass'));
    await game.hands.press(game.action('shoot'));
    const refused = page.locator('[data-testid^="action-fire-"][aria-disabled=true]');
    await expect(refused.first()).toContainText('Windjammer in the way of every line to Treachery');
    await game.hands.press(game.action('cancel'));
    await game.hands.press(game.ship('HMS Leicester'));
    await game.hands.press(game.action('shoot'));
    const fire = page.locator('[data-testid^="action-fire-"]:not([aria-disabled=true])').first();
    await expect(fire).toContainText('Freedom');
    await game.act(fire);
    await expect(page.getByTestId('log')).toContainText(/HMS Leicester.*Freedom/);
  });

  test(`a ram with boarding, ${how}`, async ({ table, page }) => {
    await openAt(table, page, 'collision', true);
    const game = new SpanishMainTable(handsOf(page));
    await game.plan('HMS Titan', 90);
    await expect(page.getByTestId('verdict')).toContainText('may ram Revenant');
    await game.act(game.action('sail'));
    for (const next of ['ram-0', 'board-0'] as const) {
      const asked = await game.until(next, 'lose-mast-0');
      if (asked === 'lose-mast-0') await game.act(game.action(asked));
      await game.until(next);
      await game.act(game.action(next));
    }
    await expect(page.getByTestId('log')).toContainText(/rams Revenant/);
    await expect(page.getByTestId('log')).toContainText(/[Bb]oard/);
  });

  test(`a tow, ${how}`, async ({ table, page }) => {
    await openAt(table, page, 'wreck', true);
    const game = new SpanishMainTable(handsOf(page));
    await game.plan('HMS Titan', 90);
    await expect(page.getByTestId('verdict')).toContainText('may tow Windjammer');
    await game.act(game.action('sail'));
    await game.until('tow-0');
    await game.act(game.action('tow-0'));
    await game.hands.press(game.ship('HMS Titan'));
    await expect(page.getByTestId('deckplate')).toContainText('tows Windjammer');
  });
}

/** Pixels of a place on the chart, when the whole sea is in sight. @param mm from the sea's south-west corner */
function onChart([x, y]: readonly [number, number]): { x: number; y: number } {
  const [width, height, right] = [1280, 800, 362 + 2 * 14];
  const camera = new TableCamera({ azimuth: 0, tilt: 52 }, { x0: -462, y0: -462, x1: 462, y1: 462, top: 20 });
  camera.setChart(true);
  camera.resize({ width, height, inset: { right, top: 70, bottom: 74 } });
  const { shown } = camera;
  const scale = height / shown.span;
  const half = 914.4 / 2;
  return {
    x: (width - right) / 2 + (x - half - shown.x) * scale,
    y: height / 2 - (y - half - shown.y) * scale,
  };
}

test('a bar is dragged from the bow of a ship; what she would run into stops her, and the move is made', async ({
  table,
  page,
}) => {
  await table.ask('settings.set', { quality: 'low', animationSpeed: 0, motion: 'reduced' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAt(table, page, 'collision', false);
  await page.locator('[data-testid=scene][data-ready=true]').waitFor();
  await page.getByTestId('tool-chart').click();
  const drag = async (to: readonly [number, number]) => {
    const [bow, end] = [onChart([380, 300]), onChart(to)];
    await page.mouse.move(bow.x, bow.y);
    await page.mouse.down();
    await page.mouse.move((bow.x + end.x) / 2, (bow.y + end.y) / 2);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
  };
  // Into the Revenant: she stops at first contact, and it is said at what.
  await drag([470, 300]);
  await expect(page.getByTestId('verdict')).toContainText('Stops');
  await expect(page.getByTestId('verdict')).toContainText('Revenant');
  await page.keyboard.press('Escape');
  await drag([430, 250]);
  await expect(page.getByTestId('bearing')).toHaveValue(/^13[456]/);
  await expect(page.getByTestId('verdict')).toContainText('Clear.');
  await page.getByTestId('action-sail').click();
  await expect(page.getByTestId('log')).toContainText('HMS Titan');
});
