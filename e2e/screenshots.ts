import { people, Sitter, takePictures } from './pictures';
import { battle, collision, homecoming, hundred } from './spanish-main-positions';

/** What is done at a table of Spanish Main until it is worth a picture. */
class Captain extends Sitter {
  async home(): Promise<void> {
    await this.open('');
    await this.page.getByTestId('cover-spanish-main').waitFor();
  }
  atSea = (position?: object) =>
    this.sitAt({
      game: 'spanish-main',
      seats: people('Anne', 'Jack'),
      seed: 5,
      ...(position && { position }),
    });
  select = (ship: string) => this.page.locator('[data-testid^="action-ship-"]', { hasText: ship }).click();

  async plan(ship: string, bearing: number): Promise<void> {
    await this.select(ship);
    await this.press('move');
    await this.page.getByTestId('bearing').fill(String(bearing));
  }
  /** Nearer by some steps of the wheel over a point of the picture, in parts of its width and height. */
  async nearer(steps: number, at: readonly [x: number, y: number]): Promise<void> {
    const { width, height } = this.page.viewportSize() ?? { width: 0, height: 0 };
    await this.page.mouse.move(width * at[0], height * at[1]);
    for (let k = 0; k < steps; k++) await this.page.mouse.wheel(0, -120);
  }
  async chart(): Promise<void> {
    await this.page.getByTestId('tool-chart').click();
  }
  /** From the dice to the choice of fleets. */
  async toFleets(): Promise<void> {
    await this.atSea();
    const fleets = this.page.getByTestId('fleet-builder');
    const on = this.page.locator('[data-testid^="sit-"]').or(this.action('roll-for-order')).first();
    // What is pressed may be gone by then, for the curtain falls between two throws.
    while (!(await fleets.isVisible())) {
      await fleets.or(on).first().waitFor();
      await on.click({ timeout: 2000 }).catch(() => undefined);
    }
  }
}

const captain = (take: (at: Captain) => Promise<void>) => (sitter: Sitter) =>
  take(new Captain(sitter.page, sitter.table));

await takePictures('spanish-main-', {
  home: captain((at) => at.home()),
  'fleet-choice': captain((at) => at.toFleets()),
  'fleet-builder': captain(async (at) => {
    await at.toFleets();
    await at.press('ready-titans-guard');
    await at.page.getByTestId('add-ES-001').focus();
    await at.page.getByTestId('add-ES-001').hover();
  }),
  table: captain((at) => at.atSea(battle)),
  move: captain(async (at) => {
    await at.atSea(battle);
    await at.plan('HMS Titan', 62);
    await at.nearer(3, [0.28, 0.68]);
  }),
  shot: captain(async (at) => {
    await at.atSea(battle);
    await at.select('HMS Leicester');
    await at.press('shoot');
    await at.page.locator('[data-testid^="action-fire-"]:not([aria-disabled=true])').first().hover();
    await at.nearer(3, [0.4, 0.5]);
  }),
  refused: captain(async (at) => {
    await at.atSea(battle);
    await at.select('HMS Gallowglass');
    await at.press('shoot');
    await at.page.locator('details.fold > summary').click();
    await at.page
      .locator('[data-testid^="action-fire-"][aria-disabled=true]', { hasText: 'in the way' })
      .first()
      .hover();
    await at.nearer(3, [0.32, 0.72]);
  }),
  field: captain(async (at) => {
    await at.atSea(battle);
    await at.select('HMS Leicester');
    await at.chart();
    await at.page.getByTestId('gun-1').hover();
  }),
  chart: captain(async (at) => {
    await at.atSea(battle);
    await at.chart();
    await at.plan('HMS Titan', 62);
  }),
  boarding: captain(async (at) => {
    await at.atSea(collision);
    await at.plan('HMS Titan', 90);
    await at.press('sail');
    await at.action('ram-0').click();
    await at.action('board-0').waitFor();
    await at.nearer(6, [0.3, 0.55]);
  }),
  hundred: captain((at) => at.atSea(hundred)),
  victory: captain(async (at) => {
    await at.atSea(homecoming);
    await at.plan('HMS Titan', 270);
    await at.press('sail');
    await at.page.getByTestId('victory').waitFor();
  }),
});
