import type { Page } from '@playwright/test';
import { position } from '../src/core/games/shuffling-the-deck/testing';
import { countDrawCalls, expectThriftyDrawing } from './drawn';
import { expect, type TableServer, test } from './table';

/** Three people at one screen, a few adventures before the end, and something for every action. */
const layout = position({
  players: 3,
  pirates: [
    ['coronela', 'wick'],
    ['blackheart', 'brand'],
    ['kraai', 'harrow'],
  ],
  row: ['vos', 'harrow', 'coronela', 'brand', 'blackheart', 'roca', 'wick', 'kraai', 'baltasar'],
  damaged: ['kraai'],
  glory: { vos: 2, harrow: 4, coronela: 1, blackheart: 5, roca: 3, kraai: 1 },
  active: ['neptunes-favor'],
  cards: ['full-speed-ahead', 'sabotage', 'lost-at-sea'],
  deck: 18,
});

/** One turn: the buttons pressed one after another, by their test ids. */
type Turn = { readonly seat: number; readonly presses: readonly string[]; readonly log: RegExp };
const turns: readonly Turn[] = [
  // Old Tom Wick’s Lantern Jack runs from 7 to 1.
  {
    seat: 0,
    presses: ['action-card-0', 'action-ship-7', 'action-confirm'],
    log: /Lantern Jack sails from 7 to 1/,
  },
  { seat: 1, presses: ['action-repair'], log: /Player 2 repairs Zwarte Kraai/ },
  // 5 glory under Captain Blackheart: the accuser takes 3.
  {
    seat: 2,
    presses: ['action-accuse', 'action-target-1', 'action-pirate-blackheart', 'action-confirm-accusation'],
    log: /Player 3 takes [34] glory/,
  },
  { seat: 0, presses: ['action-exchange', 'action-card-1'], log: /Player 1 discards/ },
  { seat: 1, presses: ['action-pass'], log: /Player 2 passes/ },
];

/** How a button is pressed: with the mouse, or with the key that it names. */
type Hand = (page: Page, testId: string) => Promise<void>;
const mouse: Hand = async (page, testId) => page.getByTestId(testId).click();
const keyboard: Hand = async (page, testId) => {
  const button = page.getByTestId(testId);
  const key = await button.getAttribute('aria-keyshortcuts');
  if (key) await page.keyboard.press(key);
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
};

async function openGame(table: TableServer, page: Page): Promise<void> {
  const seats = [1, 2, 3].map((n) => ({ kind: 'person', name: `Player ${n}` }));
  const reply = await table.ask('match.create', {
    game: 'shuffling-the-deck',
    seats,
    seed: 5,
    position: layout,
  });
  expect(reply).toMatchObject({ game: 'shuffling-the-deck' });
  await page.goto(`${table.address}#/table/${Object(reply).match}`);
}

const sitDown = async (page: Page, hand: Hand, seat: number): Promise<void> => {
  await expect(page.getByTestId('curtain')).toBeVisible();
  await hand(page, `sit-${seat}`);
  await expect(page.getByTestId('curtain')).toBeHidden();
};

async function takeTurn(page: Page, hand: Hand, { seat, presses, log }: Turn): Promise<void> {
  await sitDown(page, hand, seat);
  const serial = await page.getByTestId('table').getAttribute('data-serial');
  for (const press of presses) {
    await page.getByTestId(press).waitFor();
    await hand(page, press);
  }
  await expect(page.getByTestId('table')).not.toHaveAttribute('data-serial', serial ?? '');
  await expect(page.getByText(log).first()).toBeAttached();
}

/** Everybody passes until the adventures run out. @returns how many passed */
async function passToTheEnd(page: Page, hand: Hand, from: number): Promise<number> {
  for (let n = 0; n < 20; n++) {
    const over = page.getByText(/wins(:| with)/).first();
    await expect(over.or(page.getByTestId('curtain')).first()).toBeVisible();
    if (!(await page.getByTestId('curtain').isVisible())) return n;
    await takeTurn(page, hand, { seat: (from + n) % 3, presses: ['action-pass'], log: /passes/ });
  }
  throw new Error('the game did not end');
}

for (const [name, hand] of [
  ['mouse', mouse],
  ['keyboard', keyboard],
] as const) {
  test(`Shuffling the Deck: three at one screen to the end by ${name}`, async ({ table, page }) => {
    test.setTimeout(600_000);
    await openGame(table, page);
    // Before anybody sits down nobody's pirates are in the page.
    await expect(page.getByTestId('curtain')).toBeVisible();
    await expect(page.getByTestId('mine')).toHaveCount(0);
    for (const turn of turns) await takeTurn(page, hand, turn);
    await passToTheEnd(page, hand, turns.length);
    await expect(page.getByText(/wins(:| with)/).first()).toBeVisible();
  });
}

test('Shuffling the Deck: from the set-up to the last adventure by keyboard, in words', async ({
  table,
  page,
}) => {
  test.setTimeout(300_000);
  const seats = [1, 2, 3].map((n) => ({ kind: 'person', name: `Player ${n}` }));
  const reply = await table.ask('match.create', { game: 'shuffling-the-deck', seats, seed: 11 });
  await page.goto(`${table.address}?words#/table/${Object(reply).match}`);
  const over = page.getByText(/wins(:| with)/).first();
  const repair = page.getByTestId('action-repair');
  let repaired = 0;
  // A game ends when the adventures have run out: every turn takes one at least from the 58.
  for (let turn = 0; turn < 58; turn++) {
    await expect(over.or(page.getByTestId('curtain')).first()).toBeVisible();
    if (await over.isVisible()) break;
    // The lot decides who begins.
    const sit = await page.getByTestId(/^sit-/).first().getAttribute('data-testid');
    await keyboard(page, sit ?? '');
    await expect(page.getByTestId('curtain')).toBeHidden();
    await expect(repair).toBeVisible();
    const damaged = (await repair.getAttribute('aria-disabled')) !== 'true';
    if (damaged) repaired++;
    const serial = await page.getByTestId('table').getAttribute('data-serial');
    await keyboard(page, damaged ? 'action-repair' : 'action-pass');
    await expect(page.getByTestId('table')).not.toHaveAttribute('data-serial', serial ?? '');
  }
  await expect(over).toBeVisible();
  expect(repaired).toBeGreaterThan(0);
});

test('Shuffling the Deck: on the table itself, a ship is pointed at, the new row is shown, a second click plays', async ({
  table,
  page,
}) => {
  test.setTimeout(300_000);
  await openGame(table, page);
  await sitDown(page, mouse, 0);
  await expect(page.getByTestId('scene')).toHaveAttribute('data-ready', 'true', { timeout: 120_000 });
  await page.getByTestId('action-card-0').click();
  // Neptune's Favor marks the ships on 5, 3 and 1; the mark hangs over the picture of its ship.
  const marks = page.locator('.table-tags span', { hasText: '+1' });
  await expect(marks).toHaveCount(3);
  const boxes = await Promise.all([0, 1, 2].map((n) => marks.nth(n).boundingBox()));
  const leftmost = boxes.flatMap((box) => box ?? []).sort((a, b) => a.x - b.x)[0];
  if (!leftmost) throw new Error('no mark on the table');
  const spot = [leftmost.x + leftmost.width / 2, leftmost.y + leftmost.height + 14] as const;
  await page.mouse.click(...spot);
  await expect(page.getByTestId('preview')).toContainText('Grim Tidings from 5 to 1');
  await expect(page.getByTestId('action-confirm')).toBeVisible();
  await page.mouse.click(...spot);
  await expect(page.getByTestId('curtain')).toBeVisible();
});

test('Shuffling the Deck: at most 250 draw calls a frame, and none while nothing moves', async ({
  table,
  page,
}) => {
  test.setTimeout(300_000);
  await countDrawCalls(page);
  await openGame(table, page);
  await sitDown(page, mouse, 0);
  await expect(page.getByTestId('scene')).toHaveAttribute('data-ready', 'true', { timeout: 120_000 });
  await expectThriftyDrawing(page);
});
