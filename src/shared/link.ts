import { BRIDGE, type HostLink, type PreloadBridge, type Reply } from './bridge';
import { type AnswerOf, type Channel, channels, wireReplySchema } from './contract';
import { type Pushed, pushedSchema } from './pushed';
import { type Refusal, refusal } from './refusal';

/** How long a lost connection waits before it is tried again, in milliseconds; doubles up to the second. */
const RETRY = [250, 4000] as const;

/** The host as this page reaches it: through Electron's bridge, else by WebSocket to where the page came from. */
export function connect(): HostLink {
  const bridge: unknown = Reflect.get(window, BRIDGE);
  if (isBridge(bridge)) return bridgeLink(bridge);
  const address = new URL('link', window.location.href);
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
  address.search = '';
  address.hash = '';
  return socketLink(() => new WebSocket(address));
}

const isBridge = (value: unknown): value is PreloadBridge =>
  typeof value === 'object' && value !== null && 'request' in value && 'listen' in value;

/** The answer by its channel's schema; a host of another version is no use to this page. */
function answered<C extends Channel>(channel: C, answer: unknown): Reply<C> {
  const parsed = channels[channel].answer.safeParse(answer);
  // The schema that parsed it is the one that AnswerOf is made from; TypeScript can't see that through the lookup.
  return parsed.success ? { ok: true, answer: parsed.data as AnswerOf<C> } : refused(refusal('unavailable'));
}
const refused = (why: Refusal): { ok: false; refusal: Refusal } => ({ ok: false, refusal: why });

export function bridgeLink(bridge: PreloadBridge): HostLink {
  return {
    async request<C extends Channel>(channel: C, request: unknown): Promise<Reply<C>> {
      const reply = wireReplySchema.safeParse(await bridge.request(channel, request).catch(() => null));
      if (!reply.success || 'event' in reply.data) return refused(refusal('unavailable'));
      return 'refusal' in reply.data ? refused(reply.data.refusal) : answered(channel, reply.data.answer);
    },
    listen: (listener) =>
      bridge.listen((event) => {
        const parsed = pushedSchema.safeParse(event);
        if (parsed.success) listener(parsed.data);
      }),
    onConnection: (listener) => {
      listener(true);
      return () => {};
    },
  };
}

/** The part of a WebSocket that is used; a test passes its own. */
export type Socket = Pick<WebSocket, 'send' | 'close' | 'addEventListener'>;

type RawReply = { readonly answer: unknown } | { readonly refusal: Refusal };

export function socketLink(open: () => Socket): HostLink {
  const waiting = new Map<number, (reply: RawReply) => void>();
  const listeners = new Set<(event: Pushed) => void>();
  const watchers = new Set<(connected: boolean) => void>();
  let queue: string[] = [];
  let socket: Socket | null = null;
  let connected = false;
  let count = 0;
  let wait: number = RETRY[0];

  const setConnected = (now: boolean): void => {
    if (now === connected) return;
    connected = now;
    for (const watcher of watchers) watcher(now);
  };

  const start = (): void => {
    const opening = open();
    socket = opening;
    opening.addEventListener('open', () => {
      wait = RETRY[0];
      for (const line of queue) opening.send(line);
      queue = [];
      setConnected(true);
    });
    opening.addEventListener('message', (message) => receive(message.data));
    opening.addEventListener('close', () => {
      setConnected(false);
      // Whether a request on its way was carried out can't be known: the caller asks for the table again.
      for (const answer of waiting.values()) answer({ refusal: refusal('unavailable') });
      waiting.clear();
      queue = [];
      setTimeout(start, wait);
      wait = Math.min(wait * 2, RETRY[1]);
    });
  };

  const receive = (data: unknown): void => {
    const reply = wireReplySchema.safeParse(typeof data === 'string' ? JSON.parse(data) : null);
    if (!reply.success) return;
    if ('event' in reply.data) {
      for (const listener of listeners) listener(reply.data.event);
      return;
    }
    const { id } = reply.data;
    if (typeof id !== 'number') return;
    const answer = waiting.get(id);
    waiting.delete(id);
    answer?.(reply.data);
  };

  start();
  return {
    request<C extends Channel>(channel: C, request: unknown): Promise<Reply<C>> {
      const id = ++count;
      const line = JSON.stringify({ id, channel, request });
      return new Promise<Reply<C>>((resolve) => {
        waiting.set(id, (reply) =>
          resolve('refusal' in reply ? refused(reply.refusal) : answered(channel, reply.answer)),
        );
        if (connected && socket) socket.send(line);
        else queue.push(line);
      });
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onConnection: (listener) => {
      watchers.add(listener);
      listener(connected);
      return () => watchers.delete(listener);
    },
  };
}
