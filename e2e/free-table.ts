import type { Page } from '@playwright/test';
import { z } from 'zod';
import { BARE, HOME, WHOLE } from '../src/renderer/games/sandbox/scene/eye-box';
import { TableCamera } from '../src/renderer/table/camera/table-camera';
import type { TableServer } from './table';

const created = z.object({ match: z.string() });
/** What the tests look at in a view; all of it is kept, to be compared. */
const pieceSchema = z.looseObject({
  kind: z.string(),
  pose: z.object({ x: z.number(), y: z.number(), heading: z.number() }),
});
const viewSchema = z.looseObject({ pieces: z.array(pieceSchema) });
const shown = z.object({ view: viewSchema });
type View = z.output<typeof viewSchema>;
const VIEWPORT = { width: 1280, height: 800 };
const INSET = { right: 362 + 2 * 14, top: 70, bottom: 74 };

/** A free table of two, and the first of them before it. */
export class FreeTable {
  private constructor(
    readonly page: Page,
    readonly server: TableServer,
    readonly match: string,
  ) {}

  /** @param words without the picture */
  static async sit(
    page: Page,
    server: TableServer,
    table: string,
    words: boolean,
    names: readonly string[] = ['Ann', 'Bob'],
  ): Promise<FreeTable> {
    const seats = names.map((name) => ({ kind: 'person', name }));
    const request = { game: 'sandbox', seats, seed: 11, options: { table } };
    const { match } = created.parse(await server.ask('match.create', request));
    await page.setViewportSize(VIEWPORT);
    const free = new FreeTable(page, server, match);
    await page.goto(`${server.address}${words ? '?words' : ''}#/table/${match}`);
    await free.takeSeat();
    if (!words) await page.locator('[data-testid=scene][data-ready=true]').waitFor();
    return free;
  }

  /** Sits the first of them down, again after a reload. */
  async takeSeat(): Promise<void> {
    await this.page.getByTestId(/^sit-/).first().click();
    await this.page.getByTestId('box-add').waitFor();
  }

  /** The table as everybody may know it. @param command after so many */
  async view(command: number): Promise<View> {
    return shown.parse(
      await this.server.ask('replay.at', { match: this.match, viewer: 'spectator', command }),
    ).view;
  }

  action = (id: string) => this.page.getByTestId(`action-${id}`);
  menu = (id: string) => this.page.getByTestId(`menu-${id}`);

  /** Does something and waits until the table has moved on. */
  async step(doIt: () => Promise<void>): Promise<void> {
    const table = this.page.getByTestId('table');
    const before = await table.getAttribute('data-serial');
    await doIt();
    await this.page.waitForFunction(
      (serial) => document.querySelector('[data-testid=table]')?.getAttribute('data-serial') !== serial,
      before,
    );
  }
}

/** Where on the page a place of a table is that was bare when it was first seen, seen from straight above: pixels. */
export function fromAbove([x, y]: readonly [number, number]): { x: number; y: number } {
  const camera = new TableCamera(HOME, WHOLE);
  camera.resize({ ...VIEWPORT, inset: INSET });
  camera.lookAt(BARE);
  camera.advance(9);
  camera.setChart(true);
  for (let n = 0; n < 400; n++) camera.advance(0.1);
  const { shown: eye } = camera;
  const scale = VIEWPORT.height / eye.span;
  return {
    x: (VIEWPORT.width - INSET.right) / 2 + (x - eye.x) * scale,
    y: VIEWPORT.height / 2 - (y - eye.y) * scale,
  };
}
