import { z } from 'zod';
import { type Seat, seatSchema } from './seat';

/**
 * What a player reads is an id with parameters, never a finished sentence: one catalogue then serves every
 * language, the screen and the screen reader. A parameter may be a seat (shown as the player's name)
 * or another message (a card's name, say).
 */
export type Message = { readonly id: string; readonly params?: MessageParams };
export type MessageParams = { readonly [name: string]: MessageParam };
export type MessageParam = string | number | { readonly seat: Seat } | Message | readonly MessageParam[];

/** @param id dotted, game first: `piratas.event.duel-won` */
export const message = (id: string, params?: MessageParams): Message => (params ? { id, params } : { id });

export const messageParamSchema: z.ZodType<MessageParam> = z.lazy(() =>
  z.union([
    z.string(),
    z.number(),
    z.strictObject({ seat: seatSchema }),
    messageSchema,
    z.array(messageParamSchema),
  ]),
);
export const messageSchema: z.ZodType<Message> = z.lazy(() =>
  z.strictObject({ id: z.string(), params: z.record(z.string(), messageParamSchema).optional() }),
);
