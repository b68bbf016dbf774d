import { expect, type Page } from '@playwright/test';

/** Counts WebGL draw calls by frame from the page's first script on. Call before the page is opened. */
export async function countDrawCalls(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { now: 0, most: 0, total: 0 };
    Object.assign(window, { drawCalls: counts });
    const names = ['drawElements', 'drawArrays', 'drawElementsInstanced', 'drawArraysInstanced'] as const;
    for (const name of names) {
      const original = WebGL2RenderingContext.prototype[name];
      WebGL2RenderingContext.prototype[name] = function (this: WebGL2RenderingContext, ...args: never[]) {
        counts.now++;
        counts.total++;
        Reflect.apply(original, this, args);
      };
    }
    const tick = () => {
      counts.most = Math.max(counts.most, counts.now);
      counts.now = 0;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

/** At most 250 draw calls in any frame so far, and none in two seconds' worth of frames once the table rests. */
export async function expectThriftyDrawing(page: Page): Promise<void> {
  const drawn = await page.evaluate(async () => {
    const counts: { most: number; total: number } = Reflect.get(window, 'drawCalls');
    const frames = (n: number) =>
      new Promise<void>((done) => {
        let left = n;
        const step = () => (left-- > 0 ? requestAnimationFrame(step) : done());
        step();
      });
    for (let tries = 0, last = -1; tries < 40 && counts.total !== last; tries++) {
      last = counts.total;
      await frames(60);
    }
    const before = counts.total;
    await frames(120);
    return { most: counts.most, idle: counts.total - before };
  });
  expect(drawn.idle).toBe(0);
  expect(drawn.most).toBeGreaterThan(0);
  expect(drawn.most).toBeLessThanOrEqual(250);
}
