import { z } from 'zod';
import { type Message, type MessageParams, message, messageParamSchema, messageSchema } from '../core/engine';
import type { ReadOnly } from './read-only';

/** Every reason for which the host says no. Whatever is refused has changed nothing. */
export const refusalCodes = [
  'unknown-channel',
  'bad-request',
  'foreign-sender',
  'no-such-game',
  'no-such-match',
  'no-such-seat',
  'not-your-seat',
  'not-your-turn',
  'stale-decision',
  'bad-command',
  'violation',
  'match-over',
  'read-only',
  'cannot-undo',
  'cannot-redo',
  'nothing-pending',
  'already-pending',
  'bad-options',
  'bad-seats',
  'bad-position',
  'bad-save',
  'no-such-command',
  'not-for-your-eyes',
  'no-opponent',
  'no-lesson',
  'no-such-campaign',
  'campaign',
  'unavailable',
  'storage',
  'internal',
] as const;
export const refusalCodeSchema = z.enum(refusalCodes);
export type RefusalCode = z.output<typeof refusalCodeSchema>;

const pointSchema = z.tuple([z.number(), z.number()]);
export const witnessSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('point'), at: pointSchema, role: z.string() }),
  z.strictObject({ kind: z.literal('line'), from: pointSchema, to: pointSchema, role: z.string() }),
  z.strictObject({ kind: z.literal('piece'), id: z.string(), role: z.string() }),
]);
export const violationSchema = z.strictObject({
  code: z.string(),
  clause: z.string(),
  params: z.record(z.string(), messageParamSchema).optional(),
  shows: z.array(witnessSchema).optional(),
});

export const refusalSchema = z.strictObject({
  code: refusalCodeSchema,
  /** For a `violation`: `<game>.refused.<code>`; else `host.refused.<code>`. */
  message: messageSchema,
  /** With code `violation`: which rule of the game forbids it, and what shows it. */
  violation: violationSchema.optional(),
  /** With code `bad-request` and its like: where in the request, and what is wrong there. */
  issues: z.array(z.strictObject({ path: z.string(), problem: z.string() })).optional(),
});
export type Refusal = ReadOnly<z.output<typeof refusalSchema>>;

/** @param params go into the message's sentence */
export const refusal = (code: RefusalCode, params?: MessageParams): Refusal => ({
  code,
  message: message(`host.refused.${code}`, params),
});

export const refusalWith = (code: RefusalCode, because: Message): Refusal => ({ code, message: because });

/** What was sent is not sent back at any length. */
const short = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);

/** @param error what zod found; at most eight findings are kept */
export const badRequest = (error: z.ZodError, code: RefusalCode = 'bad-request'): Refusal => {
  const issues = error.issues
    .slice(0, 8)
    .map((issue) => ({ path: short(issue.path.map(String).join('.')), problem: short(issue.message) }));
  const first = issues[0];
  return {
    ...refusal(code, { where: first?.path || '(the whole)', problem: first?.problem ?? 'not understood' }),
    issues,
  };
};
