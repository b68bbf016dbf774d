import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openHost } from './compose';
import { defaultSaveFolder } from './save-folder';
import { serveStdio } from './stdio';

/** `npm run -s host`: see docs/protocol.md. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { saves: { type: 'string' } } });
  const saves = resolve(values.saves ?? defaultSaveFolder());
  const door = await openHost({ shell: 'stdio', saves, from: import.meta.url });
  await serveStdio(door, process.stdin, process.stdout);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
