import type { HostLink, Reply } from '../../shared/bridge';
import type { AnswerOf, Channel, RequestOf } from '../../shared/contract';
import type { Pushed } from '../../shared/pushed';
import { refusal } from '../../shared/refusal';

type Answers = { [C in Channel]?: (request: RequestOf<C>) => AnswerOf<C> | Reply<C> };

/** For tests: a host made of a few answers; what has no answer is refused. `push` sends an event, `asked` is what was asked. */
export class FakeLink implements HostLink {
  readonly asked: { readonly channel: Channel; readonly request: unknown }[] = [];
  private readonly listeners = new Set<(event: Pushed) => void>();
  private readonly watchers = new Set<(connected: boolean) => void>();

  constructor(private readonly answers: Answers) {}

  async request<C extends Channel>(channel: C, request: RequestOf<C>): Promise<Reply<C>> {
    this.asked.push({ channel, request });
    const answer = this.answers[channel];
    if (!answer) return { ok: false, refusal: refusal('unavailable') };
    const made = answer(request);
    return isReply(made) ? made : { ok: true, answer: made };
  }
  listen(listener: (event: Pushed) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  onConnection(listener: (connected: boolean) => void): () => void {
    this.watchers.add(listener);
    listener(true);
    return () => this.watchers.delete(listener);
  }
  push(event: Pushed): void {
    for (const listener of this.listeners) listener(event);
  }
  connect(connected: boolean): void {
    for (const watcher of this.watchers) watcher(connected);
  }
}

function isReply<C extends Channel>(made: AnswerOf<C> | Reply<C>): made is Reply<C> {
  return typeof made === 'object' && made !== null && 'ok' in made;
}
