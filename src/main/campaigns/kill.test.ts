import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { campaignOf, must } from '../../core/campaign/campaign.testing';
import { buildChild, startChild } from '../storage/crash';
import { inTemporary } from '../storage/testing';
import { captains, deskIn, foundIn, playOneGame, purses } from './campaigns.testing';

/** Runs the child until it is killed before its nth call, or lives. @returns what it said */
async function runChild(script: string, folder: string, id: string, deadline: number): Promise<string> {
  const child = startChild(script, folder, id, String(deadline));
  let said = '';
  child.stdout?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  await once(child, 'close');
  return said;
}

test('killed at each step of entering a result, it counts exactly once', () =>
  inTemporary(async (folder) => {
    const whole = join(folder, 'whole');
    const parts = await deskIn(whole);
    const id = await foundIn(parts.desk, campaignOf({ masts: 'repair', sunk: 'fee', roundLimit: 1 }));
    const { before, saved } = await playOneGame(parts, id, ['c1', 'c2'], 11);
    await parts.store.close();
    const script = await buildChild(folder, new URL('./kill-child.ts', import.meta.url));

    // What it must come to, entered in peace.
    const peace = join(folder, 'peace');
    await cp(whole, peace, { recursive: true });
    const expected = captains(must(await (await deskIn(peace)).desk.open(id)).campaign);
    expect(expected.games).toMatchObject([{ match: saved, state: 'entered' }]);
    expect(purses(expected)).not.toEqual(purses(before));

    const wrong: string[] = [];
    let killed = 0;
    for (let deadline = 1; ; deadline++) {
      const trial = join(folder, `trial-${deadline}`);
      await cp(whole, trial, { recursive: true });
      const said = await runChild(script, trial, id, deadline);
      const { desk, files } = await deskIn(trial);
      const left = captains(must(await files.read(id)).campaign);
      const isOld = JSON.stringify(left) === JSON.stringify(before);
      const isNew = JSON.stringify(left) === JSON.stringify(expected);
      if (!isOld && !isNew) wrong.push(`${deadline}: half of it is there`);
      for (const opening of ['first', 'second']) {
        const opened = captains(must(await desk.open(id)).campaign);
        if (JSON.stringify(opened) !== JSON.stringify(expected))
          wrong.push(`${deadline}: ${opening} opening`);
      }
      if (said.startsWith('done')) break;
      if (said !== '') wrong.push(`${deadline}: ${said}`);
      killed += 1;
    }
    expect(wrong).toEqual([]);
    // Open, write, sync, move the generations, rename, sync the folder: none was left out.
    expect(killed).toBeGreaterThanOrEqual(8);
  }));
