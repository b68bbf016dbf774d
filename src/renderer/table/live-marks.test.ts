import { describe, expect, test } from 'vitest';
import { LiveMarks } from './live-marks';

/** A stage by hand: `frame` is the browser's next one. */
function staged(busy = () => false) {
  const waiting: (() => void)[] = [];
  const told: string[] = [];
  const live = new LiveMarks((run) => waiting.push(run));
  live.add(() => told.push('paint'));
  const part = live.attach({ busy, draw: () => told.push('draw') });
  const frame = () => {
    for (const run of waiting.splice(0)) run();
  };
  return { live, told, part, frame, waiting };
}

describe('marks that follow a hand', () => {
  test('are painted once in a frame, however often the pointer has moved', () => {
    const { live, told, frame } = staged();
    for (let k = 0; k < 10; k++) live.touch();
    expect(told).toEqual([]);
    frame();
    expect(told).toEqual(['paint', 'draw']);
  });

  test('ask for no frame while nothing is touched', () => {
    const { live, frame, waiting } = staged();
    live.touch();
    frame();
    expect(waiting).toEqual([]);
  });

  test('are left to the whole frame where one is drawn anyway', () => {
    const { live, told, frame } = staged(() => true);
    live.touch();
    frame();
    expect(told).toEqual([]);
    live.paint();
    expect(told).toEqual(['paint']);
  });

  test('are not drawn once their stage is gone', () => {
    const { live, told, part, frame } = staged();
    live.touch();
    part();
    frame();
    expect(told).toEqual([]);
  });
});
