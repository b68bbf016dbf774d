import type { AnswerOf, Channel, RequestOf } from './contract';
import type { Pushed } from './pushed';
import type { Refusal } from './refusal';

/** An answer, or why there is none. */
export type Reply<C extends Channel> =
  | { readonly ok: true; readonly answer: AnswerOf<C> }
  | { readonly ok: false; readonly refusal: Refusal };

/** A screen's connection to the host, whatever the shell. */
export interface HostLink {
  /** Never rejects: what goes wrong is a refusal. */
  request<C extends Channel>(channel: C, request: RequestOf<C>): Promise<Reply<C>>;
  /** @returns a function that stops it */
  listen(listener: (event: Pushed) => void): () => void;
  /** True while the host can be reached; told at once and on each change. @returns a function that stops it */
  onConnection(listener: (connected: boolean) => void): () => void;
}

/** What the preload puts on `window` in Electron; all of it plain data, parsed on both sides. */
export interface PreloadBridge {
  request(channel: string, request: unknown): Promise<unknown>;
  listen(listener: (event: unknown) => void): () => void;
}

/** The name of that object on `window`. */
export const BRIDGE = 'captainsTable';
