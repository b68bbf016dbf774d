import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBrowserShell } from './browser';
import { openHost } from './compose';
import { defaultSaveFolder } from './save-folder';

/** The port that is tried first. */
const PORT = 4711;

/** The host with its server on 127.0.0.1. The address goes to whoever started us, or is printed. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      saves: { type: 'string' },
      /** Development: the page comes from elsewhere. */
      origin: { type: 'string' },
    },
  });
  const port = Number(values.port ?? PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`--port takes a number from 0 to 65535, not “${values.port}”.`);
  }
  const saves = resolve(values.saves ?? defaultSaveFolder());
  const door = await openHost({ shell: 'browser', saves, from: import.meta.url });
  const shell = await startBrowserShell({
    door,
    page: fileURLToPath(new URL('../renderer', import.meta.url)),
    port,
    // Fixed by tests, which start the server again and reload the page.
    ...(process.env.CAPTAINS_TABLE_TOKEN && { token: process.env.CAPTAINS_TABLE_TOKEN }),
    ...(values.origin && { origins: [values.origin] }),
  });
  if (!door.parts.saves.writable) {
    console.error(
      `Captain's Table: the folder ${saves} can't be written to, so games are not saved. Choose another with --saves DIR.`,
    );
  }
  if (process.send) process.send({ address: shell.address });
  else console.log(shell.address);

  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    void shell
      .close()
      .then(() => door.stop())
      .then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  process.on('disconnect', end);
}

main().catch((error: unknown) => {
  console.error(`Captain's Table: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
