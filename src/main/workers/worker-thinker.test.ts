import { afterAll, expect, test } from 'vitest';
import { Random, seat } from '../../core/engine';
import { caribbean } from '../../core/games/caribbean';
import type { Job } from './job';
import { WorkerThinker } from './worker-thinker';

const file = new URL('./opponent.ts', import.meta.url);
// One thread serves all tests, job after job: starting it costs most of the time.
const thinker = new WorkerThinker(file);
afterAll(() => thinker.stop());

const state = caribbean.setUp(caribbean.options.defaults, 2, Random.fromSeed(1));
const job: Job = {
  game: 'caribbean',
  view: caribbean.view(state, seat(1)),
  seat: seat(1),
  level: 'random',
  milliseconds: 0,
  seed: 5,
};

test('a decision is made in the worker and is legal', async () => {
  const decision = await thinker.think(job).decision;
  const command = caribbean.schemas.command.parse(decision?.command);
  expect(caribbean.check(state, seat(1), command).ok).toBe(true);
  expect(decision?.reason.id).toBe('host.reason.random');
});

test('the same seed gives the same decision', async () => {
  const [one, two] = await Promise.all([thinker.think(job).decision, thinker.think(job).decision]);
  expect(one).toEqual(two);
});

test('a job that is called off gives null, and the next one is done', async () => {
  const off = thinker.think(job);
  const next = thinker.think(job);
  off.cancel();
  expect(await off.decision).toBeNull();
  expect(await next.decision).not.toBeNull();
});

test('a job that fails says why, and the next one is done', async () => {
  await expect(thinker.think({ ...job, game: 'whist' }).decision).rejects.toThrow('there is no game whist');
  expect(await thinker.think(job).decision).not.toBeNull();
});

test('stopping gives up whatever is under way', async () => {
  const other = new WorkerThinker(file);
  const { decision } = other.think(job);
  await other.stop();
  expect(await decision).toBeNull();
});
