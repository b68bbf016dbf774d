import { expect, test, vi } from 'vitest';
import { bridgeLink, type Socket, socketLink } from './link';
import { refusal } from './refusal';

/** A WebSocket whose other end is the test. */
class FakeSocket extends EventTarget implements Socket {
  readonly sent: { id: number; channel: string; request: unknown }[] = [];
  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
  open(): void {
    this.dispatchEvent(new Event('open'));
  }
  say(value: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(value) }));
  }
}

function linked() {
  const sockets: FakeSocket[] = [];
  const link = socketLink(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  });
  const socket = (n: number): FakeSocket => {
    const found = sockets[n];
    if (!found) throw new Error(`no socket ${n}`);
    return found;
  };
  return { link, sockets, socket };
}

test('what is asked before the connection stands is sent once it does', async () => {
  const { link, socket } = linked();
  const rules = link.request('games.rules', { game: 'dice' });
  expect(socket(0).sent).toEqual([]);
  socket(0).open();
  expect(socket(0).sent).toMatchObject([{ channel: 'games.rules', request: { game: 'dice' } }]);
  socket(0).say({ id: socket(0).sent[0]?.id, answer: { clauses: [] } });
  expect(await rules).toEqual({ ok: true, answer: { clauses: [] } });
});

test('answers find their requests in any order, and refusals are answers too', async () => {
  const { link, socket } = linked();
  socket(0).open();
  const one = link.request('match.close', { match: 'a' });
  const two = link.request('match.close', { match: 'b' });
  const [first, second] = socket(0).sent;
  socket(0).say({ id: second?.id, refusal: refusal('no-such-match') });
  socket(0).say({ id: first?.id, answer: {} });
  expect(await one).toEqual({ ok: true, answer: {} });
  expect(await two).toMatchObject({ ok: false, refusal: { code: 'no-such-match' } });
});

test('an answer that its channel doesn’t give is a refusal, never a value', async () => {
  const { link, socket } = linked();
  socket(0).open();
  const rules = link.request('games.rules', { game: 'dice' });
  socket(0).say({ id: socket(0).sent[0]?.id, answer: { clauses: 'all' } });
  expect(await rules).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
});

test('pushed events reach the listeners until they stop', () => {
  const { link, socket } = linked();
  socket(0).open();
  const heard: string[] = [];
  const stop = link.listen((event) => heard.push(event.kind));
  socket(0).say({ event: { kind: 'shelf.changed' } });
  socket(0).say({ event: { kind: 'unheard.of' } });
  stop();
  socket(0).say({ event: { kind: 'shelf.changed' } });
  expect(heard).toEqual(['shelf.changed']);
});

test('a lost connection refuses what is under way and is tried again, slower each time', async () => {
  vi.useFakeTimers();
  try {
    const { link, sockets, socket } = linked();
    const states: boolean[] = [];
    link.onConnection((connected) => states.push(connected));
    socket(0).open();
    const lost = link.request('match.close', { match: 'a' });
    socket(0).close();
    expect(await lost).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    socket(1).close();
    vi.advanceTimersByTime(499);
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(1);
    socket(2).open();
    expect(states).toEqual([false, true, false, true]);
  } finally {
    vi.useRealTimers();
  }
});

test('Electron’s bridge: a request that fails on the way is a refusal', async () => {
  const link = bridgeLink({
    request: async (channel) => {
      if (channel === 'app.info') throw new Error('gone');
      return { id: null, answer: { clauses: [] } };
    },
    listen: () => () => {},
  });
  expect(await link.request('app.info', {})).toMatchObject({ ok: false, refusal: { code: 'unavailable' } });
  expect(await link.request('games.rules', { game: 'dice' })).toEqual({ ok: true, answer: { clauses: [] } });
});
