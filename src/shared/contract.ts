import { z } from 'zod';
import { appChannels } from './channels/app';
import { campaignChannels } from './channels/campaign';
import { lessonChannels } from './channels/lesson';
import { matchChannels } from './channels/match';
import { sandboxChannels } from './channels/sandbox';
import { replayChannels, shelfChannels } from './channels/shelf';
import { pushedSchema } from './pushed';
import type { ReadOnly } from './read-only';
import { refusalSchema } from './refusal';

/**
 * Everything that a screen, a tool or a foreign opponent can ask of the host, by name.
 * The same for all three shells; docs/protocol.md is made from it.
 */
export const channels = {
  ...appChannels,
  ...matchChannels,
  ...lessonChannels,
  ...shelfChannels,
  ...replayChannels,
  ...campaignChannels,
  ...sandboxChannels,
} as const;

export const PROTOCOL = 1;

export type Channels = typeof channels;
export type Channel = keyof Channels;
/** What a client writes: fields with a default may be left out. */
export type RequestOf<C extends Channel> = z.input<Channels[C]['request']>;
/** What the host works with after parsing. */
export type ParsedRequest<C extends Channel> = z.output<Channels[C]['request']>;
export type AnswerOf<C extends Channel> = ReadOnly<z.output<Channels[C]['answer']>>;

export const isChannel = (name: string): name is Channel => Object.hasOwn(channels, name);

/** A request on a wire: one line on standard input, one WebSocket message. */
export const wireRequestSchema = z.strictObject({
  id: z.union([z.number(), z.string().max(80)]),
  channel: z.string().max(80),
  request: z.unknown(),
});
export type WireRequest = z.output<typeof wireRequestSchema>;

/** What comes back on it. A line that can't be read at all is refused with id null. */
export const wireReplySchema = z.union([
  z.strictObject({ id: z.union([z.number(), z.string(), z.null()]), answer: z.unknown() }),
  z.strictObject({ id: z.union([z.number(), z.string(), z.null()]), refusal: refusalSchema }),
  z.strictObject({ event: pushedSchema }),
]);
export type WireReply = z.output<typeof wireReplySchema>;
