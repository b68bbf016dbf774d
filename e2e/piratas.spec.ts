import type { Page } from '@playwright/test';
import { countDrawCalls, expectThriftyDrawing } from './drawn';
import { type Hands, Keys, Mouse } from './hands';
import { everyDuel } from './piratas-position';
import { expect, type TableServer, test } from './table';

/** What each player does, in the words of the buttons. A list is: choose these cards of the hand, then do that. */
type Move = { readonly seat: number; readonly cards?: readonly string[]; readonly does: RegExp };
const moves: readonly Move[] = [
  { seat: 0, does: /Draw a card with the Merchant/ },
  // Two cards, one of them a Parrot; a Helmsman annuls.
  { seat: 0, cards: ['cannon2-1', 'parrot-1'], does: /Attack Player 2/ },
  { seat: 1, cards: ['helmsman-1'], does: /Steer away/ },
  // Undefended: the winner takes a card.
  { seat: 1, cards: ['cannon1-1'], does: /Attack Player 3/ },
  { seat: 2, does: /Don’t defend/ },
  { seat: 1, does: /Take Rum/ },
  // A tie goes to the defender.
  { seat: 1, cards: ['cannon1-2'], does: /Attack Player 3/ },
  { seat: 2, cards: ['cannon1-3'], does: /Defend/ },
  { seat: 2, does: /Take Treasure Map/ },
  { seat: 2, does: /Turn the Wheel/ },
  { seat: 2, does: /Plunder and Man Overboard on top|Man Overboard and Plunder on top/ },
  { seat: 2, does: /^Draw a card/ },
  { seat: 2, does: /^Draw a card/ },
  // The attacker is beaten, and attacks again with a Parrot alone.
  { seat: 3, cards: ['cannon1-4'], does: /Attack Player 1/ },
  { seat: 0, cards: ['cannon3-1'], does: /Defend/ },
  { seat: 0, does: /Take Treasure \(1\)/ },
  { seat: 3, cards: ['parrot-2'], does: /Attack Player 3/ },
  { seat: 2, does: /Don’t defend/ },
  { seat: 3, does: /Take Treasure \(1\)/ },
];

test.use({ actionTimeout: 30_000 });

/** By its id for tests (`action-card-…`), or by what stands on it. */
const button = (page: Page, which: string | RegExp) =>
  typeof which === 'string' ? page.getByTestId(which) : page.getByRole('button', { name: which }).first();

/** A machine without a graphics card draws a frame in a third of a second: small pictures, and no flights in between. */
const plain = { quality: 'low', animationSpeed: 0 } as const;

async function openGame(table: TableServer, page: Page, settings: object = {}): Promise<void> {
  await table.ask('settings.set', settings);
  const seats = [1, 2, 3, 4].map((n) => ({ kind: 'person', name: `Player ${n}` }));
  const reply = await table.ask('match.create', { game: 'piratas', seats, seed: 5, position: everyDuel });
  expect(reply).toMatchObject({ game: 'piratas' });
  const id = Object(reply).match;
  await page.goto(`${table.address}#/table/${id}`);
}

/** Whoever is to act lifts the curtain; before that, whoever has just drawn a card lets it fall. */
async function sitDown(page: Page, hands: Hands, seat: number): Promise<void> {
  await expect(page.getByTestId('turn')).toHaveText(`Player ${seat + 1} to act`);
  const curtain = button(page, new RegExp(`I am Player ${seat + 1}`));
  const passOn = button(page, 'pass-on');
  const own = page.getByTestId(/^action-(do|shown)-/).first();
  await expect(curtain.or(passOn).or(own).first()).toBeVisible();
  if (await passOn.isVisible()) await hands.press(passOn);
  await expect(curtain.or(own).first()).toBeVisible();
  if (await curtain.isVisible()) await hands.press(curtain);
  await expect(curtain).toBeHidden();
}

async function playThrough(page: Page, hands: Hands): Promise<void> {
  for (const { seat, cards, does } of moves) {
    await sitDown(page, hands, seat);
    for (const card of cards ?? []) {
      await hands.press(button(page, `action-card-${card}`));
      await expect(page.getByTestId(`action-card-${card}`)).toHaveAttribute('aria-pressed', 'true');
    }
    const serial = await page.getByTestId('table').getAttribute('data-serial');
    await hands.press(button(page, does));
    await expect(page.getByTestId('table')).not.toHaveAttribute('data-serial', serial ?? '');
  }
}

const outcome = (page: Page) => page.getByText(/began a turn with enough treasures/).first();

test('Piratas!: four at one screen, a duel of each kind, to the end by mouse', async ({ table, page }) => {
  test.setTimeout(900_000);
  await openGame(table, page, plain);
  await expect(page.getByTestId('scene')).toHaveAttribute('data-ready', 'true', { timeout: 90_000 });
  await playThrough(page, new Mouse(page));
  await expect(outcome(page)).toBeVisible();
});

test('Piratas!: the same game by keyboard, and what the curtain hides stays hidden', async ({
  table,
  page,
}) => {
  test.setTimeout(600_000);
  await openGame(table, page, plain);
  // Before anybody sits down no card of any hand is in the page.
  await expect(page.getByRole('button', { name: /I am Player 1/ })).toBeVisible();
  await expect(page.getByTestId(/^action-card-/)).toHaveCount(0);
  // In words, as a screen reader has it: nothing of the game needs the picture.
  await sitDown(page, new Keys(page), 0);
  await new Keys(page).press(button(page, 'tool-words'));
  await expect(page.getByTestId('twin')).toBeVisible();
  await playThrough(page, new Keys(page));
  await expect(outcome(page)).toBeVisible();
});

test('Piratas!: at most 250 draw calls a frame, and none while nothing moves', async ({ table, page }) => {
  await countDrawCalls(page);
  await openGame(table, page);
  await expect(page.getByTestId('scene')).toHaveAttribute('data-ready', 'true', { timeout: 90_000 });
  await sitDown(page, new Mouse(page), 0);
  await expectThriftyDrawing(page);
});
