import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { entrySchema, matchStartSchema, messageSchema, snapshotSchema } from '../../core/engine';
import { hostileFault } from './hostile';

/** The layout of a save. Rises when old saves need a migration. */
export const FORMAT = 1;

const MAGIC = 'captains-table';
/** Forty times a very long match; a forged number must not make us count for hours. */
const MOST_ENTRIES = 200_000;

const hashSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const headerSchema = z.strictObject({
  kind: z.literal('header'),
  magic: z.literal(MAGIC),
  format: z.number().int().min(1),
  /** Version of the program that began the save. */
  app: z.string().max(40),
  /** Milliseconds since 1970. */
  created: z.number().int().min(0),
  name: z.string().max(200),
  start: matchStartSchema,
});
export type Header = z.output<typeof headerSchema>;

export const makeHeader = (parts: Omit<Header, 'kind' | 'magic' | 'format'>): Header => ({
  kind: 'header',
  magic: MAGIC,
  format: FORMAT,
  ...parts,
});

/** What one line holds. */
export const recordSchema = z.discriminatedUnion('kind', [
  headerSchema,
  z.strictObject({
    kind: z.literal('entry'),
    /** The entry's number in the log, from 1. */
    number: z.number().int().min(1).max(MOST_ENTRIES),
    entry: entrySchema,
    /** Of the match after it; null inside a group of entries that are one step. */
    hash: hashSchema.nullable(),
    /** The match is over with it. */
    over: z.literal(true).optional(),
  }),
  z.strictObject({
    kind: z.literal('snapshot'),
    snapshot: snapshotSchema.refine(({ entries }) => entries <= MOST_ENTRIES, 'too many entries'),
    hash: hashSchema,
    /** Once more, in case the first line is damaged. */
    header: headerSchema,
  }),
  z.strictObject({ kind: z.literal('name'), name: z.string().max(200) }),
  /** What was found when the save was last repaired. */
  z.strictObject({ kind: z.literal('repair'), report: z.array(messageSchema) }),
]);
export type SaveRecord = z.output<typeof recordSchema>;

/** A line of a save: which save it belongs to, its place there, and what it holds. */
export type Line = { readonly key: string; readonly n: number; readonly record: SaveRecord };

const envelopeSchema = z.strictObject({
  /** The same in every line of one save, so that lines from elsewhere are noticed. */
  k: z.string().regex(/^[0-9a-f]{8}$/),
  n: z.number().int().min(0),
  r: z.unknown(),
});

const checksum = (json: string | Uint8Array): string => crc32(json).toString(16).padStart(8, '0');

/** One line of text with its line feed. */
export function encodeLine({ key, n, record }: Line): string {
  const json = JSON.stringify({ k: key, n, r: record });
  return `${checksum(json)} ${json}\n`;
}

/** A longer line is nobody's. */
const MOST_LINE = 16 * 1024 * 1024;
const SPACE = 0x20;

export type BadLine = { readonly bad: 'checksum' | 'content' | 'newer'; readonly why: string };

/** Lines of older formats are lifted here before their schema sees them; index i lifts from format i + 1. */
export type Migration = (record: unknown) => unknown;

/**
 * Reads one line. Its checksum proves that it is as it was written; its schema, that we know what it means.
 * @param migrate lifts a record of an older format; the identity for the present one
 */
export function decodeLine(bytes: Uint8Array, migrate: Migration = (record) => record): Line | BadLine {
  if (bytes.length < 10 || bytes.length > MOST_LINE || bytes[8] !== SPACE) {
    return { bad: 'checksum', why: 'no line of a save' };
  }
  const json = bytes.subarray(9);
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, 8).toString('latin1');
  if (head !== checksum(json)) return { bad: 'checksum', why: 'the checksum doesn’t fit' };
  let value: unknown;
  try {
    value = JSON.parse(Buffer.from(json.buffer, json.byteOffset, json.byteLength).toString('utf8'));
  } catch {
    return { bad: 'content', why: 'no JSON' };
  }
  const hostile = hostileFault(value);
  if (hostile) return { bad: 'content', why: hostile };
  const envelope = envelopeSchema.safeParse(value);
  if (!envelope.success) return { bad: 'content', why: 'no line of a save' };
  const record = recordSchema.safeParse(migrate(envelope.data.r));
  if (!record.success) {
    const newer = formatOf(envelope.data.r) > FORMAT;
    const [issue] = record.error.issues;
    const why = `${issue?.path.map(String).join('.') ?? ''}: ${issue?.message ?? ''}`;
    return { bad: newer ? 'newer' : 'content', why };
  }
  return { key: envelope.data.k, n: envelope.data.n, record: record.data };
}

/** The format that a header of any version names, 0 where it names none. */
export function formatOf(record: unknown): number {
  if (typeof record !== 'object' || record === null || !('format' in record)) return 0;
  return typeof record.format === 'number' ? record.format : 0;
}
