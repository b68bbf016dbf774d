import type { Page } from '@playwright/test';

/**
 * Drags from a point of the canvas round and round it, one step in each frame, by events of the page itself: what drives a
 * browser from outside would run scripts of its own in every frame, and they would be counted.
 * @param at the bow that is taken hold of, in pixels of the page @param frames how many steps
 */
export async function dragRound(page: Page, at: { x: number; y: number }, frames: number): Promise<void> {
  await page.evaluate(
    async ({ at, frames }) => {
      const canvas = document.querySelector('.table-stage canvas');
      if (!canvas) throw new Error('there is no canvas');
      const send = (type: string, x: number, y: number, buttons: number) =>
        canvas.dispatchEvent(
          new PointerEvent(type, { clientX: x, clientY: y, buttons, pointerId: 1, bubbles: true }),
        );
      const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
      for (let k = 0; k < frames; k++) {
        const turn = (k / 60) * 2 * Math.PI;
        send('pointermove', at.x + 130 * Math.cos(turn), at.y + 90 * Math.sin(turn), 1);
        await nextFrame();
      }
    },
    { at, frames },
  );
}
