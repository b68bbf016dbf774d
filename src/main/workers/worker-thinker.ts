import { Worker } from 'node:worker_threads';
import type { Decision, Job } from './job';
import type { Thinker, Thinking } from './thinker';

/** Node takes no TypeScript as a thread's own file, but the thread can import it once tsx is there. */
const fromSource = (file: URL): string =>
  `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(file.href)}); });`;

export type ToWorker = { readonly id: number; readonly job: Job; readonly hurry: SharedArrayBuffer };
export type ToMain =
  | { readonly ready: true }
  | { readonly id: number; readonly decision: Decision }
  | { readonly id: number; readonly why: string };

/** An opponent that takes this much longer than its time, in milliseconds, is ended with its thread. */
const GRACE = 8000;
/** A thread may need so long to start on a busy machine. */
const START = 120_000;

type Waiting = {
  readonly message: ToWorker;
  readonly settle: (decision: Decision | null) => void;
  readonly fail: (error: Error) => void;
  cancelled: boolean;
};

/** Thinks in one worker thread, job after job. The thread starts with the first job. */
export class WorkerThinker implements Thinker {
  private worker: Worker | null = null;
  private current: Waiting | null = null;
  private queue: Waiting[] = [];
  private watchdog: NodeJS.Timeout | null = null;
  private count = 0;
  private stopped = false;

  /** @param file the worker's own file; TypeScript as it is when the host itself runs from source */
  constructor(private readonly file: URL) {}

  think(job: Job): Thinking {
    const hurry = new SharedArrayBuffer(4);
    const flag = new Int32Array(hurry);
    let waiting: Waiting | undefined;
    const decision = new Promise<Decision | null>((settle, fail) => {
      waiting = { message: { id: ++this.count, job, hurry }, settle, fail, cancelled: false };
      this.queue.push(waiting);
    });
    this.next();
    const hurryUp = (): void => {
      Atomics.store(flag, 0, 1);
    };
    return {
      decision,
      playNow: hurryUp,
      cancel: () => {
        hurryUp();
        if (!waiting) return;
        waiting.cancelled = true;
        waiting.settle(null);
      },
    };
  }

  async stop(): Promise<void> {
    this.stopped = true;
    for (const waiting of [this.current, ...this.queue]) waiting?.settle(null);
    this.queue = [];
    await this.endWorker();
  }

  private next(): void {
    if (this.current || this.stopped) return;
    this.queue = this.queue.filter((waiting) => !waiting.cancelled);
    const waiting = this.queue.shift();
    if (!waiting) return;
    this.current = waiting;
    const starting = this.worker === null;
    this.worker ??= this.startWorker();
    this.worker.postMessage(waiting.message);
    this.watch(starting ? START : waiting.message.job.milliseconds + GRACE);
  }

  private startWorker(): Worker {
    const worker = this.file.pathname.endsWith('.ts')
      ? new Worker(fromSource(this.file), { eval: true })
      : new Worker(this.file);
    worker.on('message', (answer: ToMain) => this.receive(answer));
    worker.on('error', (error) => {
      if (this.worker === worker) this.lost(error instanceof Error ? error : new Error(String(error)));
    });
    // An idle thread must not keep the program alive.
    worker.unref();
    return worker;
  }

  private watch(limit: number): void {
    if (this.watchdog) clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.lost(new Error('the opponent took far too long')), limit);
  }

  private receive(answer: ToMain): void {
    const waiting = this.current;
    if ('ready' in answer) {
      if (waiting) this.watch(waiting.message.job.milliseconds + GRACE);
      return;
    }
    if (!waiting || waiting.message.id !== answer.id) return;
    this.finish();
    if ('decision' in answer) waiting.settle(answer.decision);
    else waiting.fail(new Error(answer.why));
    this.next();
  }

  /** The thread is gone or has to go; the next job gets a new one. */
  private lost(error: Error): void {
    const waiting = this.current;
    this.finish();
    void this.endWorker();
    waiting?.fail(error);
    this.next();
  }

  private finish(): void {
    this.current = null;
    if (this.watchdog) clearTimeout(this.watchdog);
    this.watchdog = null;
  }

  private async endWorker(): Promise<void> {
    const worker = this.worker;
    this.worker = null;
    if (this.watchdog) clearTimeout(this.watchdog);
    await worker?.terminate();
  }
}
