import { err, ok, type Result } from '../../core/engine';
import type { AnswerOf, Channel, ParsedRequest } from '../../shared/contract';
import { type Refusal, refusal } from '../../shared/refusal';
import type { StoreFault } from './ports';
import type { HostScreen } from './screen';

/** The answer to one request, or why there is none. */
export type Answer<C extends Channel> = Result<AnswerOf<C>, Refusal>;

/** Carries out one channel's requests; they have been parsed. */
export type Handler<C extends Channel> = (
  request: ParsedRequest<C>,
  screen: HostScreen,
) => Answer<C> | Promise<Answer<C>>;

/** One handler for each channel, or for some of them. */
export type Handlers<C extends Channel = Channel> = { readonly [K in C]: Handler<K> };

export const done = ok({});

/** What the disk says, as a refusal. */
export const stored = <T>(result: Result<T, StoreFault>): Result<T, Refusal> =>
  result.ok ? result : err({ ...refusal('storage'), message: result.error.message });
