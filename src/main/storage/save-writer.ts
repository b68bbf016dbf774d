import type { Entry, Match, Message } from '../../core/engine';
import { encodeLine, type Header, type SaveRecord } from './format';

/** Commands between two snapshots: so many at least, unless they weigh little against a snapshot; so many at most. */
const EVERY = { least: 100, most: 400 };

/** Makes the lines of one save, in order. Knows when a snapshot is due; knows nothing of a disk. */
export class SaveWriter {
  private sinceSnapshot = 0;
  private bytesSince = 0;
  private snapshotBytes = 0;

  /** @param next number of the next line @param entries how many entries the save holds already */
  constructor(
    readonly key: string,
    private readonly header: Header,
    private next = 0,
    private entries = 0,
  ) {}

  /** A header, and a first snapshot that repeats it. */
  begin(match: Match): string {
    return this.line(this.header) + this.snapshot(match);
  }

  /** The entries that a step has added. The hash stands with the last: in between there is no state to hash. */
  step(match: Match, entries: readonly Entry[]): string {
    const over = match.outcome() !== null;
    return entries.map((entry, i) => this.entry(match, entry, i === entries.length - 1, over)).join('');
  }

  private entry(match: Match, entry: Entry, last: boolean, over: boolean): string {
    this.entries += 1;
    this.sinceSnapshot += 1;
    const text = this.line({
      kind: 'entry',
      number: this.entries,
      entry,
      hash: last ? match.hash() : null,
      ...(last && over && { over }),
    });
    this.bytesSince += text.length;
    return text;
  }

  /** An entry as another save had it. */
  copied(record: Extract<SaveRecord, { kind: 'entry' }>): string {
    this.entries += 1;
    return this.line({ ...record, number: this.entries });
  }

  /** Anything else, as it is. */
  other(record: Exclude<SaveRecord, { kind: 'entry' }>): string {
    return this.line(record);
  }

  snapshot(match: Match): string {
    const text = this.line({
      kind: 'snapshot',
      snapshot: match.snapshot(),
      hash: match.hash(),
      header: this.header,
    });
    this.sinceSnapshot = 0;
    this.bytesSince = 0;
    this.snapshotBytes = text.length;
    return text;
  }

  get snapshotDue(): boolean {
    if (this.sinceSnapshot < EVERY.least) return false;
    return this.sinceSnapshot >= EVERY.most || this.bytesSince * 4 >= this.snapshotBytes;
  }

  /** Whether anything came after the last snapshot. */
  get dirty(): boolean {
    return this.sinceSnapshot > 0;
  }

  name(name: string): string {
    return this.line({ kind: 'name', name });
  }

  repair(report: readonly Message[]): string {
    return this.line({ kind: 'repair', report: [...report] });
  }

  private line(record: SaveRecord): string {
    const text = encodeLine({ key: this.key, n: this.next, record });
    this.next += 1;
    return text;
  }
}

/** A whole save from a match in memory; hashes stand where they are known, at its end. */
export function wholeSave(
  key: string,
  header: Header,
  match: Match,
): { readonly text: string; readonly writer: SaveWriter } {
  const writer = new SaveWriter(key, header);
  let text = writer.other(header);
  for (let i = 0; i < match.entries.length; i++) {
    const entry = match.entries[i];
    if (!entry) continue;
    const last = i === match.entries.length - 1;
    const over = last && match.outcome() !== null;
    text += writer.copied({
      kind: 'entry',
      number: i + 1,
      entry,
      hash: last ? match.hash() : null,
      ...(over && { over }),
    });
  }
  text += writer.snapshot(match);
  return { text, writer };
}
