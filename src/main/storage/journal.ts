import { copyFile, type FileHandle, mkdir, open, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Entry, type Match, ok, type Result } from '../../core/engine';
import { patiently, renamePatiently, syncFolder, withFile } from './disk';
import { diskFault, errnoOf, fault, type StorageFault } from './faults';
import type { SaveWriter } from './save-writer';
import { writeWhole } from './whole-file';

export type JournalParts = {
  readonly id: string;
  readonly path: string;
  readonly backup: string;
  /** Bytes of the file that are known to be on disk. */
  readonly size: number;
  readonly writer: SaveWriter;
  readonly name: string;
  /** The whole save of the match as it is in memory now, and the writer that goes on after it. */
  readonly anew: (name: string) => WholeSave;
  /** Keeps what lies at `path` (another program's work) before it is replaced. */
  readonly aside: () => Promise<Result<undefined, StorageFault>>;
};

export type WholeSave = { readonly text: string; readonly writer: SaveWriter };

/**
 * The file of one open match, only ever appended to. Lines given while a write is under way go to disk together with the
 * next one, in one write and one fsync. What the disk refuses is kept and comes first in the next write. Where the file has
 * vanished or another took its place, the whole match is written anew from memory.
 */
export class Journal {
  readonly id: string;
  private writer: SaveWriter;
  private name: string;
  private file: FileHandle | null = null;
  /** Bytes that have been synced. Everything behind them in the file is ours to overwrite. */
  private size: number;
  private waiting = '';
  private lines = 0;
  private busy: Promise<Result<undefined, StorageFault>> | null = null;
  private queued: Promise<Result<undefined, StorageFault>> | null = null;
  private backupDue = false;
  /** A write has failed: the file may hold part of it behind `size`. */
  private torn = false;
  /** What lies at the path is not the file that was written: it is gone, or another has taken its place. */
  private strange = false;
  private closed = false;

  constructor(private readonly parts: JournalParts) {
    this.id = parts.id;
    this.size = parts.size;
    this.writer = parts.writer;
    this.name = parts.name;
  }

  /** Whether it still takes lines. */
  get open(): boolean {
    return !this.closed;
  }

  /** How many lines are not on disk yet. */
  get pending(): number {
    return this.lines;
  }

  /**
   * Adds what a step of the match has put into its log. To be called at once after the step: the hash is of the match now.
   * With no entries it writes again what the disk did not take.
   * @returns once everything given so far is on disk, or could not be put there (nothing is lost: it stays here)
   */
  append(match: Match, entries: readonly Entry[]): Promise<Result<undefined, StorageFault>> {
    if (entries.length > 0) this.add(this.writer.step(match, entries), entries.length);
    if (this.writer.snapshotDue) {
      this.add(this.writer.snapshot(match), 1);
      this.backupDue = true;
    }
    return this.flush();
  }

  /** Gives the save another name. */
  rename(name: string): Promise<Result<undefined, StorageFault>> {
    this.name = name;
    this.add(this.writer.name(name), 1);
    return this.flush();
  }

  /** A last snapshot, so that it opens at once, a fresh backup, and the file is let go. With lines that the disk refuses it stays open. */
  async close(match?: Match): Promise<Result<undefined, StorageFault>> {
    if (this.closed) return ok(undefined);
    if (match && this.writer.dirty) this.add(this.writer.snapshot(match), 1);
    this.backupDue = true;
    const done = await this.release();
    this.closed = done.ok;
    return done;
  }

  /** Writes what waits and lets the file go until the next line. */
  async release(): Promise<Result<undefined, StorageFault>> {
    const done = await this.flush();
    await this.letGo();
    return done;
  }

  private add(text: string, lines: number): void {
    this.waiting += text;
    this.lines += lines;
  }

  /** One write runs at a time; all who come meanwhile share the next. */
  private flush(): Promise<Result<undefined, StorageFault>> {
    if (this.closed) return Promise.resolve(fault('io', { problem: 'the save is closed' }));
    if (!this.busy) return this.start();
    this.queued ??= this.busy.then(() => this.start());
    return this.queued;
  }

  private start(): Promise<Result<undefined, StorageFault>> {
    this.queued = null;
    const mine = this.write();
    this.busy = mine;
    void mine.then(() => {
      if (this.busy === mine) this.busy = null;
    });
    return mine;
  }

  private async write(): Promise<Result<undefined, StorageFault>> {
    const text = this.waiting;
    const lines = this.lines;
    try {
      if (text.length > 0 && !this.strange) {
        this.strange = !(await this.put(Buffer.from(text, 'utf8')));
        if (!this.strange) {
          this.waiting = this.waiting.slice(text.length);
          this.lines -= lines;
        }
      }
      if (this.strange) {
        const done = await this.putAnew();
        if (!done.ok) return done;
      }
    } catch (error) {
      // After a failed write nobody knows what the file holds behind `size`: it is opened and cut anew next time.
      this.torn = true;
      await this.letGo();
      return diskFault(error);
    }
    if (this.backupDue) await this.backUp();
    return ok(undefined);
  }

  /** @returns false where what has been synced is not what the path leads to */
  private async put(bytes: Buffer): Promise<boolean> {
    const file = await this.opened();
    if (!file) return false;
    const { size, ino } = await file.stat();
    if (size < this.size || (size > this.size && !this.torn)) return false;
    if (size > this.size) await file.truncate(this.size);
    let done = 0;
    while (done < bytes.length) {
      const { bytesWritten } = await file.write(bytes, done, bytes.length - done, this.size + done);
      done += bytesWritten;
    }
    await file.datasync();
    // A file whose folder was deleted or whose disk was pulled out still takes lines, and nobody will ever find them.
    const there = await stat(this.parts.path).catch(ifMissing);
    if (there?.ino !== ino) return false;
    this.size += bytes.length;
    this.torn = false;
    return true;
  }

  private async opened(): Promise<FileHandle | null> {
    this.file ??= await patiently(() => open(this.parts.path, 'r+')).catch(ifMissing);
    return this.file;
  }

  private async letGo(): Promise<void> {
    await this.file?.close().catch(() => undefined);
    this.file = null;
  }

  /** The whole match once more, from memory: nothing that was confirmed depends on a file that is gone. */
  private async putAnew(): Promise<Result<undefined, StorageFault>> {
    await this.letGo();
    await mkdir(dirname(this.parts.path), { recursive: true });
    const aside = await this.parts.aside();
    if (!aside.ok) return aside;
    const { lines } = this;
    const { text, writer } = this.parts.anew(this.name);
    // All that waits is in it; what comes while it is written waits for the next time.
    this.writer = writer;
    this.waiting = '';
    const written = await writeWhole(this.parts.path, text, 1);
    if (!written.ok) return written;
    this.size = Buffer.byteLength(text);
    this.lines -= lines;
    this.strange = false;
    this.torn = false;
    this.backupDue = true;
    return ok(undefined);
  }

  /** A copy beside, for the day on which the middle of the file is damaged. That it fails harms nothing. */
  private async backUp(): Promise<void> {
    const temporary = `${this.parts.backup}.tmp`;
    try {
      await mkdir(dirname(this.parts.backup), { recursive: true });
      await copyFile(this.parts.path, temporary);
      await withFile(temporary, 'r+', (file) => file.sync());
      // The one before stays: if the middle has rotted meanwhile, the new copy has rotted too.
      await rename(this.parts.backup, `${this.parts.backup}.1`).catch(() => undefined);
      await renamePatiently(temporary, this.parts.backup);
      await syncFolder(dirname(this.parts.backup));
      this.backupDue = false;
    } catch {
      // Tried again after the next write.
    }
  }
}

/** For the one error that is an answer: there is no such file. */
function ifMissing(error: unknown): null {
  if (errnoOf(error) === 'ENOENT') return null;
  throw error;
}
