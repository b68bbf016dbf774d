import { describe, expect, test } from 'vitest';
import { ease, type Motion, MotionQueue, step, together } from './queue';

const recorded = (duration: number, log: string[], name: string): Motion => ({
  duration,
  ease: ease.linear,
  begin: () => log.push(`${name} begins`),
  apply: (t) => log.push(`${name} ${t}`),
  end: () => log.push(`${name} ends`),
});

describe('the queue of motions', () => {
  test('plays one after another, and time left over goes to the next', () => {
    const log: string[] = [];
    const queue = new MotionQueue();
    queue.add(recorded(100, log, 'a'), recorded(100, log, 'b'));
    expect(queue.advance(150)).toBe(true);
    expect(log).toEqual(['a begins', 'a 1', 'a ends', 'b begins', 'b 0.5']);
    expect(queue.advance(50)).toBe(false);
    expect(log.slice(-2)).toEqual(['b 1', 'b ends']);
    expect(queue.busy).toBe(false);
  });

  test('asks for no frame when nothing moves', () => {
    expect(new MotionQueue().advance(16)).toBe(false);
  });

  test('skipping brings everything to its end, steps that add motions included', () => {
    const log: string[] = [];
    const queue = new MotionQueue();
    queue.add(
      step(() => queue.next(recorded(300, log, 'inner'))),
      recorded(300, log, 'after'),
    );
    queue.skip();
    expect(log.filter((l) => l.endsWith('ends'))).toEqual(['inner ends', 'after ends']);
  });

  test('reduced motion shortens to 120 ms and cuts what is decorative', () => {
    const log: string[] = [];
    const queue = new MotionQueue();
    queue.reduced = true;
    queue.add({ ...recorded(900, log, 'pretty'), decorative: true }, recorded(900, log, 'telling'));
    expect(queue.advance(60)).toBe(true);
    expect(log.at(-1)).toBe('telling 0.5');
  });

  test('a pace of no time shows only the end', () => {
    const log: string[] = [];
    const queue = new MotionQueue();
    queue.speed = Number.POSITIVE_INFINITY;
    queue.add(recorded(900, log, 'a'));
    expect(queue.advance(1)).toBe(false);
    expect(log).toEqual(['a begins', 'a 1', 'a ends']);
  });

  test('parts of a group keep their own delays and all reach their end', () => {
    const log: string[] = [];
    const queue = new MotionQueue();
    queue.add(together([recorded(100, log, 'now'), { ...recorded(100, log, 'later'), delay: 100 }]));
    queue.advance(50);
    expect(log).toEqual(['now begins', 'now 0.5']);
    queue.advance(150);
    expect(log).toContain('later begins');
    expect(log).toContain('later 1');
    expect(log).toContain('later ends');
  });

  test('clearing forgets what waits without showing it', () => {
    const log: string[] = [];
    const queue = new MotionQueue();
    queue.add(recorded(100, log, 'a'), recorded(100, log, 'b'));
    queue.advance(10);
    queue.clear();
    expect(log).toContain('a ends');
    expect(log).not.toContain('b begins');
    expect(queue.busy).toBe(false);
  });
});
