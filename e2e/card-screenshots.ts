import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { z } from 'zod';
import { findBrowser } from '../scripts/lib/browsers.mjs';
import { position } from '../src/core/games/piratas/piratas.testing';
import { TableServer } from './table';

/** Takes the pictures of the three card games in docs/screenshots anew: `npx tsx e2e/card-screenshots.ts [name…]`, after a build. */
const folder = resolve(import.meta.dirname, '../docs/screenshots');
const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];
const PATIENCE = 120_000;
const created = z.object({ match: z.string() });
const people = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ kind: 'person', name: ['Anne', 'Bart', 'Cora', 'Dirk'][n] }));

/** A duel is about to be answered at a table of four. */
const duel = position({
  players: 4,
  hands: [
    'treasure2 cannon3 cannon2 parrot rum',
    'helmsman cannon1 cannon1 map pirate',
    'cannon1 rum treasure1',
    'cannon1 parrot treasure1',
  ],
  crew: ['pirate', 'ghost', 'pirate', ''],
  vessels: ['merchant', '', 'wheel', ''],
  deck: 'ghost plunder overboard spyglass summon map',
  discard: 'cursed',
});

type Picture = {
  readonly name: string;
  readonly request: object;
  /** From the seat taken to what the picture shows. */
  readonly act: (page: Page) => Promise<void>;
};
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const action = (page: Page, id: string) => page.getByTestId(`action-${id}`);

const pictures: readonly Picture[] = [
  {
    name: 'shuffling-the-deck',
    request: { game: 'shuffling-the-deck', seats: people(3), seed: 7 },
    act: async () => {},
  },
  {
    name: 'piratas',
    request: { game: 'piratas', seats: people(4), seed: 5, position: duel },
    act: async () => {},
  },
  {
    name: 'piratas-duel',
    request: { game: 'piratas', seats: people(4), seed: 5, position: duel },
    act: async (page) => {
      await action(page, 'card-cannon3-1').click();
      await press(page, /Attack Bart/);
      await press(page, /I am Bart/);
      await action(page, 'card-cannon1-1').click();
    },
  },
  {
    name: 'caribbean',
    request: { game: 'caribbean', seats: people(3), seed: 5 },
    act: async (page) => {
      for (const card of ['card-3', 'card-5', 'card-0', 'card-2']) await action(page, card).click();
    },
  },
  {
    name: 'caribbean-sail',
    request: { game: 'caribbean', seats: people(3), seed: 5 },
    act: async (page) => {
      const bribes = ['5012t3', '052341', '125403'];
      for (const [seat, cards] of bribes.entries()) {
        if (seat > 0) await page.getByTestId(`sit-${seat}`).click();
        for (const key of cards) await action(page, key === 't' ? 'card--1' : `card-${key}`).click();
        await action(page, 'lay-bribes').click();
      }
      await page.getByTestId('sit-0').click();
      const list = page.getByTestId('sail-to');
      const labels = await list.locator('option').allTextContents();
      await list.selectOption({ label: labels.at(-1) ?? '' });
    },
  },
];

const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
});
const table = await TableServer.start();
const wanted = process.argv.slice(2);
try {
  await table.ask('settings.set', { quality: 'high', animationSpeed: 0 });
  for (const viewport of SIZES) {
    const page = await browser.newPage({ viewport });
    page.setDefaultTimeout(PATIENCE);
    for (const { name, request, act } of pictures) {
      if (wanted.length > 0 && !wanted.includes(name)) continue;
      const { match } = created.parse(await table.ask('match.create', request));
      await page.goto(`${table.address}#/table/${match}`);
      await page.getByTestId(/^sit-/).first().click();
      await page.locator('[data-testid=scene][data-ready=true]').waitFor();
      await act(page);
      await page.waitForTimeout(1500);
      await page.screenshot({
        path: join(folder, `${name}-${viewport.width}.jpg`),
        type: 'jpeg',
        quality: 86,
      });
    }
    await page.close();
  }
} finally {
  await browser.close();
  await table.stop();
}
