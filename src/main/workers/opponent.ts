import { parentPort } from 'node:worker_threads';
import { games } from '../../core/games';
import { decide } from './job';
import type { ToMain, ToWorker } from './worker-thinker';

/** The thread that opponents think in: one job at a time, called off or hurried by a flag in shared memory. */
const port = parentPort;
if (!port) throw new Error('this file is the opponents’ worker; it is started by the host');

port.on('message', ({ id, job, hurry }: ToWorker) => {
  const flag = new Int32Array(hurry);
  const end = performance.now() + job.milliseconds;
  const expired = (): boolean => Atomics.load(flag, 0) !== 0 || performance.now() >= end;
  try {
    const game = games.get(job.game);
    if (!game) throw new Error(`there is no game ${job.game}`);
    port.postMessage({ id, decision: decide(game, job, expired) } satisfies ToMain);
  } catch (error) {
    const why = error instanceof Error ? (error.stack ?? error.message) : String(error);
    port.postMessage({ id, why } satisfies ToMain);
  }
});
port.postMessage({ ready: true } satisfies ToMain);
