import { type BadLine, decodeLine, formatOf, type Header, type Line, type Migration } from './format';

const LINE_FEED = 0x0a;

/** What the bytes of one file hold, line by line, before anybody asks whether it makes sense. */
export type Gathered = {
  readonly key: string;
  readonly header: Header;
  /** In order, each number once. */
  readonly lines: readonly Line[];
  /** The end had not been written whole. */
  readonly torn: boolean;
  /** Lines that could not be read, or came twice, out of order, or from elsewhere. */
  readonly faulty: number;
  /** Lines that only a backup still had. */
  readonly rescued: number;
  /** Some lines are of a newer program. */
  readonly newer: boolean;
};

type Raw = {
  readonly lines: readonly Line[];
  readonly bad: readonly BadLine[];
  readonly torn: boolean;
};

const isLine = (one: Line | BadLine): one is Line => 'record' in one;

function readRaw(bytes: Uint8Array, migrate?: Migration): Raw {
  const lines: Line[] = [];
  const bad: BadLine[] = [];
  let torn = false;
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(LINE_FEED, from);
    const line = bytes.subarray(from, end < 0 ? bytes.length : end);
    const read = decodeLine(line, migrate);
    const last = end < 0 || end === bytes.length - 1;
    if (isLine(read)) lines.push(read);
    else if (last && read.bad === 'checksum') torn = true;
    else bad.push(read);
    if (end < 0) break;
    from = end + 1;
  }
  return { lines, bad, torn };
}

/** The header, from the first line or from a snapshot that repeats it. */
function headerOf(lines: readonly Line[]): { readonly header: Header; readonly key: string } | null {
  for (const { key, record } of lines) {
    if (record.kind === 'header') return { header: record, key };
  }
  for (const { key, record } of lines) {
    if (record.kind === 'snapshot') return { header: record.header, key };
  }
  return null;
}

/**
 * Reads a save, and fills what is damaged in it from its backups, the newest first.
 * @returns null where none of them has a line that says what it is
 */
export function gather(
  main: Uint8Array,
  backups: readonly Uint8Array[] = [],
  migrate?: Migration,
): Gathered | null {
  const first = readRaw(main, migrate);
  const spare = backups.flatMap((bytes) => readRaw(bytes, migrate).lines);
  const found = headerOf(first.lines) ?? headerOf(spare);
  if (!found) return null;
  const { header, key } = found;

  const byPlace = new Map<number, Line>();
  let faulty = first.bad.length;
  let before = -1;
  for (const line of first.lines) {
    const known = byPlace.get(line.n);
    if (line.key !== key || known || line.n < before) faulty += 1;
    if (line.key === key && !known) byPlace.set(line.n, line);
    before = Math.max(before, line.n);
  }
  let rescued = 0;
  for (const line of spare) {
    if (line.key !== key || byPlace.has(line.n)) continue;
    byPlace.set(line.n, line);
    rescued += 1;
  }
  const lines = [...byPlace.values()].sort((a, b) => a.n - b.n);
  const newer = first.bad.some((one) => one.bad === 'newer');
  return { key, header, lines, torn: first.torn, faulty, rescued, newer };
}

/** The format of a save that can't be read, for telling "newer" from "damaged". */
export function formatOfUnreadable(bytes: Uint8Array): number {
  const end = bytes.indexOf(LINE_FEED);
  try {
    const line: unknown = JSON.parse(
      Buffer.from(bytes.subarray(9, end < 0 ? Math.min(bytes.length, 1 << 20) : end)).toString('utf8'),
    );
    return typeof line === 'object' && line !== null && 'r' in line ? formatOf(line.r) : 0;
  } catch {
    return 0;
  }
}
