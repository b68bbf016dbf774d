import type { Pushed } from '../../shared/pushed';
import type { Refusal } from '../../shared/refusal';

/** What a shell needs of the host: one screen for each connection, and an end. */
export interface Door {
  /** @param push takes what this screen is sent unasked */
  connect(push: (event: Pushed) => void): Screen;
  /** Stops opponents at work and waits until every save is on disk. */
  stop(): Promise<void>;
}

export type ScreenReply = { readonly answer: unknown } | { readonly refusal: Refusal };

/** One screen: who sits at it is the host's business alone. */
export interface Screen {
  /** Never rejects and never throws: what goes wrong is a refusal. */
  request(channel: string, request: unknown): Promise<ScreenReply>;
  /** The connection has gone: the curtain falls, the matches stay. */
  close(): void;
}
