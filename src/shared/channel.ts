import type { z } from 'zod';

/** One kind of request: what it is for, its schema, and its answer's. */
export type ChannelSpec<Q extends z.ZodType = z.ZodType, A extends z.ZodType = z.ZodType> = {
  /** One sentence for docs/protocol.md. */
  readonly purpose: string;
  readonly request: Q;
  readonly answer: A;
};

export const channel = <Q extends z.ZodType, A extends z.ZodType>(
  purpose: string,
  request: Q,
  answer: A,
): ChannelSpec<Q, A> => ({ purpose, request, answer });
