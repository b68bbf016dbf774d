import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { takePictures } from './pictures';
import type { TableServer } from './table';

/** One old save of each game stands on the shelf. */
const corpus = resolve(import.meta.dirname, '../src/main/storage/corpus');
const imported = z.object({ match: z.string() });
const matches = new Map<string, string>();

async function fillShelf(table: TableServer): Promise<void> {
  for (const name of await readdir(corpus)) {
    if (!name.endsWith('.ctsave')) continue;
    const text = await readFile(join(corpus, name), 'utf8');
    const { match } = imported.parse(await table.ask('match.import', { text }));
    matches.set(name.split('-rules')[0] ?? name, match);
  }
}

await takePictures(
  'saves-',
  {
    shelf: async (sitter) => {
      await sitter.open('#/shelf');
      await sitter.page.getByTestId('shelf-entry').first().waitFor();
    },
    replay: async (sitter) => {
      await sitter.open(`#/replay/${matches.get('spanish-main')}`);
      await sitter.drawn();
      const last = Number(await sitter.page.getByTestId('scrubber').getAttribute('max'));
      await sitter.page.getByTestId('scrubber').fill(String(Math.floor(last * 0.7)));
    },
  },
  fillShelf,
);
