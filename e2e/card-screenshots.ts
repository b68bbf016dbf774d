import type { Page } from '@playwright/test';
import { people, type Sitter, takePictures } from './pictures';
import { everyDuel } from './piratas-position';

const four = people('Anne', 'Bart', 'Cora', 'Dirk');
const three = four.slice(0, 3);
const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();
const piratas = { game: 'piratas', seats: four, seed: 5, position: everyDuel };
const caribbean = { game: 'caribbean', seats: three, seed: 5 };

async function layBribes(sitter: Sitter, cards: string): Promise<void> {
  for (const key of cards) await sitter.press(key === 't' ? 'card--1' : `card-${key}`);
}

await takePictures('', {
  'shuffling-the-deck': (sitter) => sitter.sitAt({ game: 'shuffling-the-deck', seats: three, seed: 7 }),
  piratas: (sitter) => sitter.sitAt(piratas),
  // One card is down; Bart is about to answer.
  'piratas-duel': async (sitter) => {
    await sitter.sitAt(piratas);
    await press(sitter.page, /Draw a card with the Merchant/);
    await sitter.press('card-cannon3-1');
    await press(sitter.page, /Attack Bart/);
    await press(sitter.page, /I am Bart/);
    await sitter.press('card-cannon1-1');
  },
  caribbean: async (sitter) => {
    await sitter.sitAt(caribbean);
    await layBribes(sitter, '3502');
  },
  'caribbean-sail': async (sitter) => {
    await sitter.sitAt(caribbean);
    for (const [seat, cards] of ['5012t3', '052341', '125403'].entries()) {
      if (seat > 0) await sitter.page.getByTestId(`sit-${seat}`).click();
      await layBribes(sitter, cards);
      await sitter.press('lay-bribes');
    }
    await sitter.page.getByTestId('sit-0').click();
    const list = sitter.page.getByTestId('sail-to');
    const labels = await list.locator('option').allTextContents();
    await list.selectOption({ label: labels.at(-1) ?? '' });
  },
});
