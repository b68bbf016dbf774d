import { z } from 'zod';

const eventSchema = z.object({
  name: z.string(),
  ph: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number().default(0),
  dur: z.number().default(0),
  /** Of the thread itself, without what other programs had of the processor meanwhile. */
  tdur: z.number().optional(),
  args: z.looseObject({ name: z.string().optional() }).default({}),
});
const traceSchema = z.object({ traceEvents: z.array(z.unknown()) });
type Span = { readonly start: number; readonly end: number; readonly cost: number; readonly name: string };

/** What runs script on the page's main thread, as Chromium's trace names it. */
const SCRIPT = new Set([
  'FunctionCall',
  'EvaluateScript',
  'FireAnimationFrame',
  'EventDispatch',
  'TimerFire',
  'RunMicrotasks',
  'v8.callFunction',
  'V8.GC_SCAVENGER',
  'MinorGC',
  'MajorGC',
]);

/**
 * Script of each frame in a Chromium trace: from one animation frame to the next, input handlers and microtasks included.
 * Nested spans count once, each with the time that its thread had the processor, so that a busy machine doesn't change it.
 * @param text the trace as JSON @returns milliseconds, one for each animation frame of the busiest page thread
 */
export function scriptByFrame(text: string): number[] {
  const events = traceSchema
    .parse(JSON.parse(text))
    .traceEvents.flatMap((raw) => eventSchema.safeParse(raw).data ?? []);
  const frames = events.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  const threads = new Map<string, number>();
  for (const { pid, tid } of frames) threads.set(`${pid} ${tid}`, (threads.get(`${pid} ${tid}`) ?? 0) + 1);
  const [main] = [...threads].sort((a, b) => b[1] - a[1])[0] ?? [];
  const spans = events
    .filter(({ pid, tid, name, ph }) => `${pid} ${tid}` === main && ph === 'X' && SCRIPT.has(name))
    .map(({ ts, dur, tdur, name }): Span => ({ start: ts, end: ts + dur, cost: tdur ?? dur, name }))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const sums: number[] = [];
  let open = 0;
  let reached = 0;
  for (const { start, end, cost, name } of spans) {
    const outer = start >= reached;
    if (outer && name === 'FireAnimationFrame') {
      sums.push(open);
      open = 0;
    }
    if (outer) open += cost / 1000;
    reached = Math.max(reached, end);
  }
  return sums.slice(1);
}
