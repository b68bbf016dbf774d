import type { AnyGame } from '../../core/engine';
import { dice } from '../../core/engine/testkit/dice';
import type { AnswerOf, Channel, RequestOf } from '../../shared/contract';
import { type Pushed, pushedSchema } from '../../shared/pushed';
import type { Refusal } from '../../shared/refusal';
import { memoryCampaigns, memoryScenarios } from '../campaigns';
import { type Decision, decide } from '../workers/job';
import type { Thinker } from '../workers/thinker';
import type { ScreenReply } from './door';
import { Host, type HostParts } from './host';
import { memorySettings, memoryStore } from './memory-store';

/** What the host does is the same for every game, so the smallest will do. */
const games: ReadonlyMap<string, AnyGame> = new Map([[dice.id, dice]]);

/** Opponents that decide at once, in the test's own thread. */
export const promptThinker = (among = games): Thinker => ({
  think: (job) => {
    const game = among.get(job.game);
    if (!game) throw new Error(`no game ${job.game}`);
    return { decision: Promise.resolve(decide(game, job, () => true)), playNow: () => {}, cancel: () => {} };
  },
  stop: async () => {},
});

/** Opponents that decide when the test says so. */
export class SlowThinker implements Thinker {
  readonly waiting: {
    readonly answer: (decision: Decision | null) => void;
    hurried: boolean;
    cancelled: boolean;
  }[] = [];

  think() {
    let answer: (decision: Decision | null) => void = () => {};
    const decision = new Promise<Decision | null>((resolve) => {
      answer = resolve;
    });
    const one = { answer, hurried: false, cancelled: false };
    this.waiting.push(one);
    return {
      decision,
      playNow: () => {
        one.hurried = true;
      },
      cancel: () => {
        one.cancelled = true;
        answer(null);
      },
    };
  }

  stop = async (): Promise<void> => {};
}

export async function testHost(parts: Partial<HostParts> = {}): Promise<Host> {
  let salt = 0;
  const entropy = () => ++salt;
  const host = await Host.open({
    games,
    store: memoryStore(entropy),
    settings: memorySettings(),
    campaigns: memoryCampaigns(),
    scenarios: memoryScenarios(),
    thinker: promptThinker(),
    entropy,
    now: () => salt,
    shell: 'stdio',
    version: '0.0.0',
    saves: { folder: '/saves', writable: true },
    files: null,
    onError: (error) => {
      throw error;
    },
    ...parts,
  });
  await host.setSettings({ pace: 0 });
  return host;
}

/** A screen that keeps what it was sent, each parsed by its schema. */
export class TestScreen {
  readonly pushed: Pushed[] = [];
  private readonly waiting: {
    readonly wanted: (event: Pushed) => boolean;
    readonly found: (event: Pushed) => void;
  }[] = [];
  private readonly screen;

  constructor(host: Host) {
    this.screen = host.connect((event) => {
      const parsed = pushedSchema.parse(JSON.parse(JSON.stringify(event)));
      this.pushed.push(parsed);
      for (const one of this.waiting) if (one.wanted(parsed)) one.found(parsed);
    });
  }

  /** @throws Error where it is refused */
  async ask<C extends Channel>(channel: C, request: RequestOf<C>): Promise<AnswerOf<C>> {
    const reply = await this.screen.request(channel, request);
    if ('refusal' in reply) throw new Error(`${channel} refused: ${JSON.stringify(reply.refusal)}`);
    return reply.answer as AnswerOf<C>;
  }

  raw(channel: string, request: unknown): Promise<ScreenReply> {
    return this.screen.request(channel, request);
  }

  /** @throws Error where it is not refused */
  async refused(channel: string, request: unknown): Promise<Refusal> {
    const reply = await this.raw(channel, request);
    if ('answer' in reply) throw new Error(`${channel} was not refused: ${JSON.stringify(reply.answer)}`);
    return reply.refusal;
  }

  /** The first event of that kind that fits, sent already or still to come. */
  async event<K extends Pushed['kind']>(
    kind: K,
    fits: (event: Extract<Pushed, { kind: K }>) => boolean = () => true,
  ): Promise<Extract<Pushed, { kind: K }>> {
    const wanted = (event: Pushed): event is Extract<Pushed, { kind: K }> =>
      event.kind === kind && fits(event as Extract<Pushed, { kind: K }>);
    const there = this.pushed.find(wanted);
    if (there) return there;
    return new Promise((resolve) => {
      this.waiting.push({ wanted, found: (event) => wanted(event) && resolve(event) });
    });
  }

  /** The tables pushed for matches. */
  get changes() {
    return this.pushed.filter((event) => event.kind === 'match.changed');
  }

  close(): void {
    this.screen.close();
  }
}

export const person = (name: string) => ({ kind: 'person' as const, name });
export const opponent = (name: string) => ({ kind: 'opponent' as const, name, level: 'mate' as const });
