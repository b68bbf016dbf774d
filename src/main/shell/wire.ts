import type { z } from 'zod';
import { SAVE_LIMIT } from '../../shared/channels/shelf';
import { wireRequestSchema } from '../../shared/contract';
import { badRequest, type Refusal, refusal } from '../../shared/refusal';
import type { Screen } from '../host/door';

/** The longest request that is read, in characters: a save to be read in, with every second character escaped. */
export const REQUEST_LIMIT = 2 * SAVE_LIMIT;

/** What goes back for one request: its id, and the answer or refusal. */
export type WireAnswer = { readonly id: string | number | null } & (
  | { readonly answer: unknown }
  | { readonly refusal: Refusal }
);

/** One request as text: read, carried out, answered. Never throws: a line that can't be read is refused with the id null. */
export async function answerLine(screen: Screen, line: string): Promise<WireAnswer> {
  const parsed = parseLine(line);
  if ('refusal' in parsed) return { id: null, refusal: parsed.refusal };
  const { id, channel, request } = parsed.request;
  return { id, ...(await screen.request(channel, request)) };
}

type Parsed = { readonly request: z.output<typeof wireRequestSchema> } | { readonly refusal: Refusal };

function parseLine(line: string): Parsed {
  if (line.length > REQUEST_LIMIT)
    return { refusal: refusal('bad-request', { where: '(the whole)', problem: 'this is too long' }) };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { refusal: refusal('bad-request', { where: '(the whole)', problem: 'this is not JSON' }) };
  }
  const parsed = wireRequestSchema.safeParse(value);
  return parsed.success ? { request: parsed.data } : { refusal: badRequest(parsed.error) };
}
