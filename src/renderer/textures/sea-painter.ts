import type { SeaDetail, SeaPlan } from './paint/sea';

export type SeaJob = {
  readonly id: number;
  readonly kind: 'night' | 'chart';
  readonly plan: SeaPlan;
  readonly detail: SeaDetail;
};
export type SeaPicture = { readonly id: number; readonly bitmap: ImageBitmap };

let worker: Worker | null = null;
let nextId = 1;
const waiting = new Map<number, (bitmap: ImageBitmap) => void>();

/** Starts the painter before it is needed: its script and fonts load while the page goes on. */
export function warmSeaPainter(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./sea.worker.ts', import.meta.url), { type: 'module', name: 'sea' });
    worker.onmessage = ({ data }: MessageEvent<SeaPicture>) => {
      waiting.get(data.id)?.(data.bitmap);
      waiting.delete(data.id);
    };
  }
  return worker;
}

/** Paints a sea in the worker; the page stays free. The bitmap is flipped for upload. */
export function paintSea(kind: SeaJob['kind'], plan: SeaPlan, detail: SeaDetail): Promise<ImageBitmap> {
  const id = nextId++;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    const job: SeaJob = { id, kind, plan, detail };
    warmSeaPainter().postMessage(job);
  });
}
