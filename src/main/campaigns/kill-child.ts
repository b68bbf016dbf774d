import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { games } from '../../core/games';
import { openStore } from '../storage';
import { CampaignDesk } from './desk';
import { DiskCampaigns } from './files';

/**
 * For the kill test: opens a campaign, by which the results of its games are entered, and dies before its nth call to the
 * file system. In a write it dies after half of it. Says `done` where it lives.
 */
const [folder = '.', id = '', deadline = '0'] = process.argv.slice(2);
let calls = 0;

/** @param half what is still done of this very call */
async function step(half: () => Promise<unknown> = async () => undefined): Promise<void> {
  calls += 1;
  if (calls !== Number(deadline)) return;
  await half();
  process.kill(process.pid, 'SIGKILL');
  // A killed process does nothing more; until the signal arrives neither does this one.
  await new Promise(() => {});
}

const opened = await openStore(folder, { games, app: 'test' });
if (!opened.ok) throw new Error('no store');
const store = opened.value;
const find = async (match: string) => {
  const read = await store.open(match);
  if (!read.ok) return read;
  await read.value.journal?.close();
  return { ok: true, value: read.value.match } as const;
};

const { promises } = fs;
const { open, rename, link, rm, copyFile } = promises;
promises.rename = (...args) => step().then(() => rename(...args));
promises.link = (...args) => step().then(() => link(...args));
promises.rm = (...args) => step().then(() => rm(...args));
promises.copyFile = (...args) => step().then(() => copyFile(...args));
promises.open = async (...args) => {
  await step();
  const file = await open(...args);
  const { writeFile, sync } = file;
  file.writeFile = (data, options) =>
    step(async () => {
      if (typeof data === 'string') await writeFile.call(file, data.slice(0, data.length / 2));
    }).then(() => writeFile.call(file, data, options));
  file.sync = () => step().then(() => sync.call(file));
  return file;
};
syncBuiltinESMExports();

const desk = new CampaignDesk({ files: new DiskCampaigns(folder), find, now: () => 5 });
const done = await desk.open(id);
process.stdout.write(done.ok ? `done ${calls}\n` : `refused ${done.error.code}\n`);
