import { type Channel, channels, isChannel, type ParsedRequest } from '../../shared/contract';
import type { Pushed } from '../../shared/pushed';
import { badRequest, refusal } from '../../shared/refusal';
import { hostileFault } from '../storage/hostile';
import type { Screen, ScreenReply } from './door';
import type { Handlers } from './handlers';
import type { OpenTable, Watcher } from './open-table';
import type { Replay } from './replay-handlers';

export type ScreenParts = {
  readonly handlers: Handlers;
  readonly push: (event: Pushed) => void;
  readonly onClose: (screen: HostScreen) => void;
  /** Told of every exception; none is expected. */
  readonly onError: (error: unknown) => void;
};

/**
 * How deep a request may be nested. Less than a save may (`CAPS`): what it brings into a match lies some levels deeper
 * there, and what has been taken in must be readable again.
 */
const MOST_DEPTH = 48;

/** One connection to the host: the tables that are open on it, and the way every request takes. */
export class HostScreen implements Screen, Watcher {
  readonly tables = new Map<string, OpenTable>();
  readonly replays = new Map<string, Replay>();
  private open = true;

  constructor(private readonly parts: ScreenParts) {}

  /** False once the connection has gone, though a request of it may still be on its way. */
  get connected(): boolean {
    return this.open;
  }

  push(event: Pushed): void {
    if (this.open) this.parts.push(event);
  }

  async request(channel: string, request: unknown): Promise<ScreenReply> {
    if (!isChannel(channel))
      return { refusal: refusal('unknown-channel', { channel: channel.slice(0, 80) }) };
    try {
      return await this.carryOut(channel, request);
    } catch (error) {
      this.parts.onError(error);
      return { refusal: refusal('internal') };
    }
  }

  close(): void {
    this.open = false;
    this.parts.onClose(this);
  }

  private async carryOut<C extends Channel>(channel: C, request: unknown): Promise<ScreenReply> {
    const hostile = hostileFault(request, MOST_DEPTH);
    if (hostile) return { refusal: refusal('bad-request', { where: '(the whole)', problem: hostile }) };
    const parsed = channels[channel].request.safeParse(request);
    if (!parsed.success) return { refusal: badRequest(parsed.error) };
    // This channel's own schema has made it; the lookup hides that from TypeScript.
    const answer = await this.parts.handlers[channel](parsed.data as ParsedRequest<C>, this);
    return answer.ok ? { answer: answer.value } : { refusal: answer.error };
  }
}
