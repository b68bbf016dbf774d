import type { Page } from '@playwright/test';
import { Random } from '../src/core/engine';
import { type CaribbeanState, caribbean } from '../src/core/games/caribbean';
import { countDrawCalls, expectThriftyDrawing } from './drawn';
import { type Hands, Keys, Mouse } from './hands';
import { expect, type TableServer, test } from './table';

/** Three people; the Arriba lies two spaces from a haven of Player 1, with Nassau's chest on her way. 10,000 ends it. */
function layout(): CaribbeanState {
  const options = { ...caribbean.options.defaults, targetSum: 10_000 };
  const state = caribbean.setUp(options, 3, Random.fromSeed(1));
  const places = { Arriba: 'N6', Bravo: 'W4', Caribic: 'C2', Diabolo: 'S10', Evita: 'C6', Fuego: 'C17' };
  for (const ship of ['Arriba', 'Bravo', 'Caribic', 'Diabolo', 'Evita', 'Fuego'] as const)
    state.ships[ship] = { at: places[ship], chest: null };
  // Nassau's chest is to lie open: it changes places with one that does.
  const open = Object.keys(state.chests).find((city) => state.chests[city] === 'port') ?? '';
  if (state.chests.Nassau === 'supply') {
    state.supply = state.supply.map((pair) => pair.map((city) => (city === 'Nassau' ? open : city)));
    state.chests[open] = 'supply';
    state.chests.Nassau = 'port';
  }
  return state;
}

/** Six bribes in the ships' order, then the tie-break; by the keys that stand on the cards. */
const BRIBES = ['5012t3', '052341', '125403'] as const;
const spelled = (key: string) => (key === 't' ? 'card--1' : `card-${key}`);

async function openGame(table: TableServer, page: Page): Promise<void> {
  await table.ask('settings.set', { quality: 'low', animationSpeed: 0 });
  const seats = [1, 2, 3].map((n) => ({ kind: 'person', name: `Player ${n}` }));
  const answer = await table.ask('match.create', { game: 'caribbean', seats, seed: 5, position: layout() });
  await page.goto(`${table.address}#/table/${Object(answer).match}`);
}

const action = (page: Page, id: string) => page.getByTestId(`action-${id}`);

async function sitDown(page: Page, hands: Hands, seat: number): Promise<void> {
  const sit = page.getByTestId(`sit-${seat}`);
  await hands.press(sit);
  await expect(page.getByTestId('turn')).toHaveText(`Player ${seat + 1} to act`);
}

/** Lays bribes in their order: each card goes to the next empty place, the last one finds its own. */
async function layBribes(page: Page, hands: Hands, cards: string): Promise<void> {
  for (const key of cards) {
    const card = action(page, spelled(key));
    await hands.press(card);
    await expect(card).toBeHidden();
  }
  await hands.press(action(page, 'lay-bribes'));
}

async function playThrough(page: Page, hands: Hands): Promise<void> {
  for (const [seat, cards] of BRIBES.entries()) {
    await sitDown(page, hands, seat);
    await layBribes(page, hands, cards);
  }
  // Player 1 has the Arriba: through Nassau Roads, capturing, to the Florida Keys, and ashore.
  await sitDown(page, hands, 0);
  await hands.choose(page.getByTestId('sail-to'), 'Florida Keys');
  await hands.press(page.getByTestId('leg-0-capture'));
  await hands.press(page.getByTestId('leg-1-deliver'));
  await expect(action(page, 'sail')).toContainText('10,000');
  await hands.press(action(page, 'sail'));
  await expect(page.getByTestId('log')).toContainText('Player 1 earns 8,000');
  await hands.press(action(page, 'anchor'));
  // Bravo and Evita are Player 2's, Caribic and Diabolo Player 3's; the round is finished [R32].
  for (const seat of [1, 2, 2, 1]) {
    const turn = page.getByTestId('turn');
    const sit = page.getByTestId(`sit-${seat}`);
    await expect(sit.or(turn.filter({ hasText: `Player ${seat + 1} to act` })).first()).toBeVisible();
    if (await sit.isVisible()) await sitDown(page, hands, seat);
    const serial = await page.getByTestId('table').getAttribute('data-serial');
    await hands.press(action(page, 'anchor'));
    await expect(page.getByTestId('table')).not.toHaveAttribute('data-serial', serial ?? '');
  }
  // The Fuego is tied between Players 1 and 3: both may show their card.
  for (const seat of [0, 2]) {
    await sitDown(page, hands, seat);
    await hands.press(action(page, seat === 0 ? 'show' : 'keep'));
  }
  await sitDown(page, hands, 0);
  await hands.press(action(page, 'anchor'));
  await expect(page.getByTestId('victory')).toContainText('Player 1');
}

test('Caribbean: three at one screen to the end by mouse', async ({ table, page }) => {
  test.setTimeout(600_000);
  await openGame(table, page);
  await expect(page.getByTestId('scene')).toHaveAttribute('data-ready', 'true', { timeout: 90_000 });
  await playThrough(page, new Mouse(page));
});

test('Caribbean: the same game by keyboard, in words', async ({ table, page }) => {
  test.setTimeout(600_000);
  await openGame(table, page);
  const keys = new Keys(page);
  await keys.press(page.getByTestId('sit-0'));
  await keys.press(page.getByTestId('tool-words'));
  await expect(page.getByTestId('twin')).toContainText('Cat Island Sound');
  await page.reload();
  await playThrough(page, keys);
});

test('Caribbean: bribes half laid in one match are not seen in the next', async ({ table, page }) => {
  const firstChoice = async () => {
    await openGame(table, page);
    await new Mouse(page).press(page.getByTestId('sit-0'));
    await expect(action(page, 'card-5')).toBeVisible();
  };
  await firstChoice();
  await action(page, 'card-5').click();
  await expect(action(page, 'card-5')).toBeHidden();
  await firstChoice();
});

test('Caribbean: at most 250 draw calls a frame, and none while nothing moves', async ({ table, page }) => {
  await countDrawCalls(page);
  await openGame(table, page);
  await expect(page.getByTestId('scene')).toHaveAttribute('data-ready', 'true', { timeout: 90_000 });
  await sitDown(page, new Mouse(page), 0);
  await expectThriftyDrawing(page);
});
