import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands';

/** Bearings that are tried in turn where the straight way is barred. */
const DETOURS = [0, ...Array.from({ length: 11 }, (_, i) => [15 * (i + 1), -15 * (i + 1)]).flat(), 180];

/** What a script does at a table of Spanish Main; it reads the table in words and the panel, as a player would. */
export class SpanishMainTable {
  readonly page: Page;
  constructor(readonly hands: Hands) {
    this.page = hands.page;
  }

  action = (id: string): Locator => this.page.getByTestId(`action-${id}`);
  ship = (name: string): Locator => this.page.locator('[data-testid^="action-ship-"]', { hasText: name });

  /** Two people, their homes and one wild island, two treasures of two gold from each: one voyage wins. Short, and whole. */
  async begin(): Promise<void> {
    const { page, hands } = this;
    await hands.press(page.getByTestId('cover-spanish-main'));
    await hands.choose(page.getByTestId('seat-who-1'), 'A person');
    await hands.press(page.locator('summary'));
    for (const [option, value] of [
      ['islands', '3'],
      ['coins', '2'],
      ['gold', '4'],
    ] as const) {
      await hands.fill(page.getByTestId(`option-${option}`), value);
    }
    await hands.press(page.getByTestId('start-game'));
    await expect(page.getByTestId('table')).toBeVisible();
  }

  /** Lifts the curtain if it is down. */
  async sit(): Promise<void> {
    const seat = this.page.locator('[data-testid^="sit-"]').first();
    if (await seat.isVisible()) {
      await this.hands.press(seat);
      await expect(this.page.getByTestId('curtain')).toBeHidden();
    }
  }

  /** What shows that a step has come: its action (of several, `home-…`, the first), or a part of the screen. */
  private sign = (id: string): Locator =>
    id === 'home'
      ? this.page.locator('[data-testid^="action-home-"]')
      : this.action(id).or(this.page.getByTestId(id));

  /** Waits until one of these is there, lifting curtains meanwhile. @returns the first that is */
  async until(...ids: readonly string[]): Promise<string> {
    let found: string | undefined;
    await expect(async () => {
      await this.sit();
      for (const id of ids) {
        if (await this.sign(id).first().isVisible()) found ??= id;
      }
      expect(found).toBeDefined();
    }).toPass({ intervals: [50, 100, 200], timeout: 60_000 });
    return found ?? '';
  }

  /** Presses and waits until the table has moved on. */
  async act(button: Locator): Promise<void> {
    const table = this.page.getByTestId('table');
    const before = await table.getAttribute('data-serial');
    await this.hands.press(button);
    await expect(table).not.toHaveAttribute('data-serial', before ?? '');
  }

  /** From the dice to the first turn. @param build fills a fleet; left out, the first to choose one gets the Titan */
  async setUp(build: () => Promise<void> = this.readyFleets()): Promise<void> {
    for (;;) {
      const next = await this.until(
        'roll-for-order',
        'choose-fleet',
        'lay-island',
        'place-ship',
        'assign-crew',
        'end-turn',
        'home',
      );
      if (next === 'end-turn') return;
      if (next === 'choose-fleet') {
        await build();
      }
      await this.step(next);
    }
  }

  /** Does what `until` has found. It may be gone before a hand is on it: an opponent has moved, or it was of the step before. */
  async step(id: string): Promise<void> {
    const sign = this.sign(id).first();
    await this.act(sign).catch(async (fault: unknown) => {
      if (await sign.isVisible()) throw fault;
    });
  }

  private readyFleets(): () => Promise<void> {
    const fleets = ['titans-guard', 'hawk-and-dagger'];
    return () => this.hands.press(this.action(`ready-${fleets.shift() ?? 'eagle-and-lion'}`));
  }

  /** The row of a ship or island in the table in words. */
  private row = (name: string): Locator =>
    this.page
      .getByTestId('twin')
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name }) });

  async isDockedAt(ship: string, island: string): Promise<boolean> {
    return ((await this.row(ship).first().textContent()) ?? '').includes(`docked at ${island}`);
  }

  /** Names of islands with treasure on them. */
  async treasureIslands(): Promise<string[]> {
    const rows = this.page.getByTestId('twin').locator('tr', { hasText: /[1-9] treasure/ });
    return rows.getByRole('rowheader').allTextContents();
  }

  /** Whose home the ships of the player who sits here go to. */
  async homeOf(player: string): Promise<string> {
    const header = this.page.getByRole('rowheader', { name: `home of ${player}` });
    return ((await header.textContent()) ?? '').split(',')[0] ?? '';
  }

  async player(): Promise<string> {
    return ((await this.page.getByTestId('turn').textContent()) ?? '').replace(' to act', '');
  }

  /** Takes the first bar of a ship in hand and turns it, without sailing. @param bearing compass degrees */
  async plan(ship: string, bearing: number): Promise<void> {
    await this.hands.press(this.ship(ship));
    await this.hands.press(this.action('move'));
    await this.hands.fill(this.page.getByTestId('bearing'), String(bearing));
  }

  /** One move action towards an island, bar by bar, round what bars the way. */
  async sail(ship: string, island: string): Promise<void> {
    const { page, hands } = this;
    await hands.press(this.ship(ship));
    await hands.press(this.action('move'));
    await hands.choose(page.getByTestId('toward'), island);
    const straight = Number(await page.getByTestId('bearing').inputValue());
    for (const detour of DETOURS) {
      if (detour !== 0)
        await hands.fill(page.getByTestId('bearing'), String((straight + detour + 360) % 360));
      const verdict = (await page.getByTestId('verdict').textContent()) ?? '';
      const far = Number(/(\d+) mm/.exec(verdict)?.[1] ?? 0);
      if (/^(Clear|Stops)/.test(verdict) && (far > 4 || verdict.includes('docks'))) {
        await this.act(this.action('sail'));
        return;
      }
    }
    // Hemmed in on every side: she lies where she is for this turn.
    await hands.press(this.action('cancel'));
  }

  async endTurn(): Promise<void> {
    for (;;) {
      const next = await this.until('end-turn', 'pass', 'victory');
      if (next === 'victory') return;
      await this.step(next);
      if (next === 'end-turn') return;
    }
  }
}
