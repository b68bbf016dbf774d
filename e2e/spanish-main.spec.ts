import type { Hands } from './hands';
import { Keys, Mouse } from './hands';
import { SpanishMainTable } from './spanish-main-table';
import { expect, type TableServer, test } from './table';

// Some hundred commands, on a machine that may be busy with other things.
test.describe.configure({ timeout: 600_000 });

const SHIP = 'HMS Titan';
/** Far more turns than the way to the wild island and home takes. */
const MOST_TURNS = 40;

type Between = (turn: number) => Promise<void>;

/** Plays from the home screen to the victory screen: the Titan fetches the gold, the other fleet stays at home. */
async function playThrough(hands: Hands, between: Between): Promise<void> {
  const game = new SpanishMainTable(hands);
  const { page } = hands;
  await game.begin();
  await game.setUp();
  let full = false;
  for (let turn = 1; turn <= MOST_TURNS; turn++) {
    await between(turn);
    const next = await game.until('end-turn', 'victory');
    if (next === 'victory') break;
    if (await game.ship(SHIP).isVisible()) {
      await hands.press(game.ship(SHIP));
      const islands = await game.treasureIslands();
      const here = await docked(game, islands);
      const left = islands.filter((island) => island !== here);
      if (here !== null && !full) {
        await game.act(game.action('explore'));
        const take = page.getByTestId('task').getByRole('button').first();
        if (await take.isVisible()) await game.act(take);
        full = left.length === 0;
      } else {
        const goal = full || left.length === 0 ? await game.homeOf(await game.player()) : left[0];
        await game.sail(SHIP, goal ?? '');
      }
    }
    await game.endTurn();
  }
  await expect(page.getByTestId('victory')).toBeVisible();
  await expect(page.getByTestId('victory')).toContainText('wins');
  await expect(page.getByTestId('victory').locator('tr.won')).toHaveCount(1);
}

async function docked(game: SpanishMainTable, islands: readonly string[]): Promise<string | null> {
  for (const island of islands) if (await game.isDockedAt(SHIP, island)) return island;
  return null;
}

/** In words: the same panel and the same host, without waiting for a picture of each move. */
const inWords = ({ address }: TableServer): string => `${address}?words`;

test('a whole game from the fleets to the victory, over a reload and the end of the host', async ({
  table,
  page,
}) => {
  await page.goto(inWords(table));
  await playThrough(new Mouse(page), async (turn) => {
    if (turn === 3) {
      const log = await page.getByTestId('log').textContent();
      await page.reload();
      await expect(page.getByTestId('log')).toHaveText(log ?? '');
    }
    if (turn === 5) {
      await table.kill();
      await expect(page.getByTestId('connection-lost')).toBeVisible();
      await table.restart();
      await expect(page.getByTestId('connection-lost')).toBeHidden();
    }
  });
});

test('a whole game by keyboard alone', async ({ table, page }) => {
  await page.goto(inWords(table));
  await playThrough(new Keys(page), async () => {});
});

test('home offers to go on with the last game', async ({ table, page }) => {
  await page.goto(inWords(table));
  const game = new SpanishMainTable(new Mouse(page));
  await game.begin();
  await game.until('roll-for-order');
  await page.keyboard.press('Escape');
  await page.getByTestId('leave').click();
  await page.getByTestId('continue').click();
  await expect(page.getByTestId('table')).toBeVisible();
  await game.until('roll-for-order');
});
