import type { Locator, Page } from '@playwright/test';
import { type Hands, Keys, Mouse } from './hands';
import { expect, type TableServer, test } from './table';

/** The guided first games, gone through as the card beside the table tells. */
class Lesson {
  readonly page: Page;
  constructor(readonly hands: Hands) {
    this.page = hands.page;
  }

  action = (id: string): Locator => this.page.getByTestId(`action-${id}`);

  async begin(table: TableServer, game: string, words = '?words'): Promise<void> {
    await table.ask('settings.set', { quality: 'low', animationSpeed: 0, pace: 0 });
    const at = new URL(table.address);
    await this.page.goto(`${at.origin}${at.pathname}${words}#/new/${game}`);
    await this.hands.press(this.page.getByTestId('start-lesson'));
    await expect(this.page.getByTestId('lesson-progress')).toContainText('1 of');
  }

  /** The card speaks of this step. */
  async at(step: string): Promise<void> {
    await expect(this.page.getByTestId('lesson')).toHaveAttribute('data-step', step);
  }

  /** Reads on until the card has come to that step. */
  async readTo(step: string): Promise<void> {
    const card = this.page.getByTestId('lesson');
    for (let n = 0; n < 8; n++) {
      const now = await card.getAttribute('data-step');
      if (now === step) return;
      await this.hands.press(this.page.getByTestId('lesson-on'));
      await expect(card).not.toHaveAttribute('data-step', now ?? '');
    }
    await this.at(step);
  }

  async press(...ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await expect(this.action(id)).toBeVisible();
      await this.hands.press(this.action(id));
    }
  }

  /** Turns the bar toward a piece: out of the list, or with the key that goes through what there is. */
  async headFor(piece: string): Promise<void> {
    const list = this.page.getByTestId('toward');
    if (this.hands instanceof Mouse) await this.hands.choose(list, piece);
    for (let n = 0; n < 8; n++) {
      if ((await list.locator('option:checked').textContent())?.startsWith(piece)) return;
      const before = await list.inputValue();
      await this.page.keyboard.press('g');
      await expect(list).not.toHaveValue(before);
    }
    throw new Error(`nothing leads to ${piece}`);
  }

  async won(): Promise<void> {
    await expect(this.page.getByTestId('victory')).toContainText('Player 1 wins');
    await expect(this.page.getByTestId('own-game')).toBeVisible();
  }
}

/** Spanish Main's, every bar laid and every shot fired by hand. */
async function spanishMain(lesson: Lesson): Promise<void> {
  const choose = () => lesson.press('ship-ship-1');
  const endTurn = () => lesson.press('end-turn');
  const sail = async (toward: string | null, ...bars: readonly string[]) => {
    await choose();
    await lesson.press('move');
    if (toward !== null) await lesson.headFor(toward);
    await lesson.press(...bars.map((bar) => `lay-${bar}`), 'sail');
  };
  await lesson.readTo('move');
  await sail(null, 'L');
  await lesson.at('end-turn');
  await endTurn();
  await lesson.at('explore');
  await choose();
  await lesson.press('explore');
  await lesson.at('load');
  await lesson.press('take-0');
  await lesson.at('loaded');
  await endTurn();
  await lesson.at('homeward');
  await sail('Tortuga Cay', 'L');
  await lesson.at('in-range');
  await endTurn();
  await lesson.at('guns');
  await choose();
  await lesson.press('shoot');
  await lesson.readTo('refused');
  await expect(lesson.action('fire-mast-1-ship-3')).toContainText('El Picador');
  await expect(lesson.action('fire-mast-1-ship-3')).toHaveAttribute('aria-disabled', 'true');
  await lesson.readTo('shoot');
  await lesson.press('fire-mast-1-ship-2');
  await lesson.at('hold-fire');
  await lesson.press('pass');
  await endTurn();
  await lesson.at('ram');
  await sail('El Picador');
  await lesson.press('ram-0');
  await lesson.at('board');
  await lesson.press('board-0');
  await lesson.at('plunder');
  await lesson.press('plunder-0');
  await lesson.at('plundered');
  await endTurn();
  await lesson.at('win');
  await sail('Tortuga Cay', 'L');
  await lesson.won();
}

test('Spanish Main: the guided game to its end by mouse, strayed once and taken back', async ({
  table,
  page,
}) => {
  const lesson = new Lesson(new Mouse(page));
  await lesson.begin(table, 'spanish-main');
  await lesson.readTo('move');
  await lesson.press('end-turn');
  await expect(page.getByTestId('lesson-text')).toContainText('Not at Palmetto yet');
  await page.getByTestId('lesson-again').click();
  await expect(page.getByTestId('lesson-text')).toContainText('She sails along bars');
  await spanishMain(lesson);
});

test('Spanish Main: the guided game by keyboard', async ({ table, page }) => {
  const lesson = new Lesson(new Keys(page));
  await lesson.begin(table, 'spanish-main');
  await spanishMain(lesson);
});

test('Caribbean: the guided game by keyboard', async ({ table, page }) => {
  const lesson = new Lesson(new Keys(page));
  const { hands } = lesson;
  await lesson.begin(table, 'caribbean');
  await lesson.readTo('bid');
  for (const card of ['5', '4', '3', '1', '0', '-1', '2']) {
    await hands.press(lesson.action(`card-${card}`));
    await expect(lesson.action(`card-${card}`)).toBeHidden();
  }
  await lesson.press('lay-bribes');
  await lesson.at('won');
  await lesson.readTo('capture');
  await hands.choose(page.getByTestId('sail-to'), 'Florida Keys');
  await hands.press(page.getByTestId('leg-0-capture'));
  await hands.press(page.getByTestId('leg-1-deliver'));
  await lesson.press('sail');
  await lesson.at('anchor');
  await lesson.press('anchor');
  await lesson.at('steal');
  await lesson.press('steal-Evita');
  await lesson.at('second');
  await hands.choose(page.getByTestId('sail-to'), 'Gracias a Dios');
  await hands.press(page.getByTestId('leg-0-deliver'));
  await lesson.press('sail');
  await lesson.at('sum');
  await lesson.press('anchor');
  await lesson.at('tie');
  await lesson.press('show');
  await lesson.at('last');
  await lesson.press('anchor');
  await lesson.won();
});

test('Piratas!: the guided game by keyboard', async ({ table, page }) => {
  const lesson = new Lesson(new Keys(page));
  await lesson.begin(table, 'piratas');
  await lesson.readTo('draw');
  await lesson.press('do-draw-0');
  await lesson.at('crew');
  await lesson.press('card-pirate-1', 'do-crew-0');
  await lesson.at('defend');
  await lesson.press('card-cannon2-1', 'do-defend-0');
  await lesson.at('sums');
  await lesson.readTo('take');
  await lesson.press('do-take-0');
  await lesson.at('more');
  await lesson.press('do-draw-0');
  await lesson.at('again');
  await lesson.press('do-draw-0');
  await lesson.at('limit');
  for (const card of ['overboard-1', 'cannon1-3']) {
    await lesson.press(`card-${card}`, 'do-discard-0');
    await expect(lesson.action(`card-${card}`)).toBeHidden();
  }
  await lesson.won();
});

test('Shuffling the Deck: the guided game by keyboard', async ({ table, page }) => {
  const lesson = new Lesson(new Keys(page));
  await lesson.begin(table, 'shuffling-the-deck');
  await lesson.readTo('move');
  await lesson.press('card-0', 'ship-7', 'confirm');
  await lesson.at('shifted');
  await lesson.readTo('accuse');
  await lesson.press('accuse', 'target-1', 'pirate-roca', 'confirm-accusation');
  await lesson.at('taken');
  await lesson.readTo('last');
  await lesson.press('pass');
  await lesson.won();
});
